"""The story of a game: one paragraph for each turn, one sentence for what belongs together.

Events are told in their order. Some swallow those that follow from them: the cards of a draw, creatures that
move to the same zone, groups that are about to attack. An event that comes alone, as in the log, always has a
sentence of its own (see `sentences`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from fatebox.games.outposts.content import OutpostsPack
from fatebox.kernel import Card, Event, View
from fatebox.terminal import sentences
from fatebox.text.words import counted, listed, sentence, totalled

from .names import Names
from .sentences import SENTENCES, ZONES

ATTACKS = "attack"
"""An assault is a sentence of its own: what follows from it comes next."""


def story(view: View, pack: OutpostsPack, events: Sequence[Event]) -> list[Text]:
    """Paragraphs, each beginning with whose turn it is if that is told."""
    names = Names(view, pack)
    reader = Reader(names, events)
    paragraphs: list[tuple[str, list[str]]] = [("", [])]
    while reader.events:
        if turn := reader.take("turn"):
            seat, number = turn.args
            paragraphs.append((f"Round {number}, {names.whose(seat)} turn", []))
        elif words := reader.next_words():
            paragraphs[-1][1].append(words)
    return [
        Text.assemble(
            names.coloured(f"{heading}{': ' if words else '.'}" if heading else "", "bold"),
            names.coloured(" ".join(map(sentence, _joined(names, words)))),
        )
        for heading, words in paragraphs
        if heading or words
    ]


def _joined(names: Names, clauses: Sequence[str]) -> list[str]:
    """One player's moves in a row as one sentence: `Cinder draws 2 cards, has 3 mana, plays Ash Hound`."""
    subjects = [f"{names.who(seat)} " for seat in range(len(names.short))]
    found: list[str] = []
    last = None
    for clause in clauses:
        subject = next((each for each in subjects if clause.startswith(each)), None)
        if subject is not None and subject == last and ATTACKS not in clause:
            found[-1] += f", {clause.removeprefix(subject)}"
        else:
            found.append(clause)
        last = None if ATTACKS in clause else subject
    return found


class Reader(sentences.Reader[Names]):
    """Events still to be reported, and the attacking groups of this turn as far as they were."""

    def __init__(self, names: Names, events: Sequence[Event]) -> None:
        super().__init__(names, events, SENTENCES, TOGETHER)
        self.groups: list[Sequence[Card]] = []

    def cards(self, events: Sequence[Event], place: int = 1) -> str:
        """The cards that events are about: `Ash Hound ×2 and Ram Crew`."""
        return listed(totalled(self.names.card(event.args[place]) for event in events))


# --- what belongs together ----------------------------------------------------------------------


def _drew(reader: Reader, event: Event) -> str:
    """Cards are named to those who may know them."""
    cards = reader.take("drew-cards")
    return reader.words(event if cards is None else cards)


def _in_a_row(verb: str, after: str = "") -> Callable[[Reader, Event], str]:
    """Cards with which the same player does the same, one after the other."""

    def words(reader: Reader, event: Event) -> str:
        seat = event.args[0]
        same = reader.take_all(event.kind, lambda other: bool(other.args[0] == seat))
        return f"{reader.names.does(seat, verb)} {reader.cards([event, *same])}{after}"

    return words


def _sacrificed(reader: Reader, event: Event) -> str:
    """That it is destroyed goes without saying."""
    card = event.args[1]
    reader.take("destroyed", lambda other: bool(other.args[1] == card))
    return reader.words(event)


def _destroyed(reader: Reader, event: Event) -> str:
    """Creatures that are destroyed at once."""
    all_ = [event, *reader.take_all("destroyed")]
    return f"{reader.cards(all_)} {'is' if len(all_) == 1 else 'are'} destroyed"


def _lost(reader: Reader, event: Event) -> str:
    """Upgrades that go down with their Outpost."""
    all_ = [event, *reader.take_all("upgrade-lost")]
    return f"{reader.cards(all_)} {'is' if len(all_) == 1 else 'are'} lost with it"


def _moved(reader: Reader, event: Event) -> str:
    """All moves of a Third Step, by zone, with the Outposts that are defended."""
    names, seat = reader.names, event.args[0]
    zones: dict[str, list[Event]] = {}
    for move in [event, *reader.take_all("moved")]:
        zones.setdefault(move.args[2], []).append(move)
    assigned = reader.take_all("assigned")
    if assigned:
        del zones["defense"]
    moves = [f"{reader.cards(moved)} to {ZONES[zone]}" for zone, moved in zones.items()]
    posts: dict[int, list[Event]] = {}
    for each in assigned:
        posts.setdefault(each.args[2], []).append(each)
    moves += [f"{reader.cards(cards)} to defend {names.post(post)}" for post, cards in posts.items()]
    return f"{names.does(seat, 'move')} {listed(moves)}"


def _grouped(reader: Reader, event: Event) -> str:
    """Groups that attack are told with their assaults."""
    reader.groups = [each.args[1] for each in (event, *reader.take_all("grouped"))]
    if reader.events and reader.events[0].kind == "assigned-attack":
        return ""
    return listed(f"{reader.names.cards(group)} will attack" for group in reader.groups)


def _assigned_attacks(reader: Reader, event: Event) -> str:
    """Only what is held back, if the assaults follow; else where each group goes."""
    names, seat = reader.names, event.args[0]
    all_ = [event, *reader.take_all("assigned-attack")]
    told = reader.events and reader.events[0].kind in ("assault", "no-assault")
    sent, held = [], []
    for _, number, post in (each.args for each in all_):
        group = names.cards(reader.groups[number]) if number < len(reader.groups) else f"group {number + 1}"
        if post is None:
            held.append(group)
        elif not told:
            sent.append(f"{group} against {names.post(post)}")
    parts = [f"send{'' if seat == names.viewer else 's'} {listed(sent)}"] * bool(sent)
    parts += [f"hold{'' if seat == names.viewer else 's'} back {listed(held)}"] * bool(held)
    return f"{names.who(seat)} {listed(parts)}" if parts else ""


def _changed(reader: Reader, event: Event) -> str:
    """Creatures that get the same change."""
    change = event.args[1:]
    others = reader.take_all("changed", lambda other: bool(other.args[1:] == change))
    if not others:
        return reader.words(event)
    bonus = reader.words(event).partition(" gets ")[2]
    return f"{reader.cards([event, *others], 0)} get {bonus}"


def _fortified(reader: Reader, event: Event) -> str:
    """Outposts that get the same change."""
    change = event.args[1:]
    others = reader.take_all("fortified", lambda other: bool(other.args[1:] == change))
    if not others:
        return reader.words(event)
    posts = listed(reader.names.post(each.args[0]) for each in (event, *others))
    return f"{posts} have {reader.words(event).partition(' has ')[2]}"


def _dealt(reader: Reader, event: Event) -> str:
    """The Silver draft begins."""
    reader.take_all("dealt")
    return f"everybody gets {counted(event.args[1], 'Silver card')}"


def _kept(reader: Reader, event: Event) -> str:
    """One pass of the draft."""
    reader.take_all("kept")
    reader.take_all("shuffled")
    return f"everybody keeps {counted(event.args[1], 'card')}"


def _decks(reader: Reader, event: Event) -> str:
    """All decks are made."""
    others = reader.take_all("deck", lambda other: bool(other.args[1] == event.args[1]))
    if not others:
        return reader.words(event)
    return f"all decks have {counted(event.args[1], 'card')}"


def _posts(reader: Reader, event: Event) -> str:
    """Outposts that one player gains."""
    seat = event.args[0]
    more = reader.take_all("outpost", lambda other: bool(other.args[0] == seat))
    return f"{reader.names.does(seat, 'gain')} {counted(1 + len(more), 'Outpost')}"


TOGETHER: dict[str, Callable[[Reader, Event], str]] = {
    "drew": _drew,
    "played": _in_a_row("play"),
    "discarded-for-mana": _in_a_row("discard", " for mana"),
    "discarded": _in_a_row("discard"),
    "sacrificed": _sacrificed,
    "destroyed": _destroyed,
    "upgrade-lost": _lost,
    "moved": _moved,
    "grouped": _grouped,
    "assigned-attack": _assigned_attacks,
    "changed": _changed,
    "fortified": _fortified,
    "dealt": _dealt,
    "kept": _kept,
    "deck": _decks,
    "outpost": _posts,
}
