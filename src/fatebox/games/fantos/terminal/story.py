"""Events as a story: one paragraph for each turn, one sentence for what belongs together.

Events appear in their order. Some swallow the events that follow from them: those who are tasked to an
action that was just declared, what a card that was just played costs, dice one after the other. An event that
comes alone, as in the log, always has a sentence of its own (see `sentences`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.view.names import ACTION_NAMES
from fatebox.kernel import Event, View
from fatebox.terminal import sentences
from fatebox.text.words import counted, listed, sentence

from .bargains import deal_words
from .names import Names
from .sentences import SENTENCES, TASKS

Reader = sentences.Reader[Names]
PAID = ("FAN-LAB.1", "FAN-LEG.4", "FAN-CARD.19")
"""Clauses by which Shards are paid for a card that was just played."""
SPENT = ("FAN-LAB.8", "FAN-LAB.9", "FAN-LAB.10", "FAN-CAN.4", "FAN-CAN.9")
"""Clauses by which a card that was played goes to the discard pile, which goes without saying."""


def story(view: View, pack: FantosPack, events: Sequence[Event]) -> list[Text]:
    """Paragraphs, each beginning with whose turn it is if the events say so."""
    names = Names(view, pack)
    reader = Reader(names, events, SENTENCES, TOGETHER)
    paragraphs: list[tuple[str, list[str]]] = [("", [])]
    while reader.events:
        if turn := reader.take("turn"):
            reader.take("untasked-all")
            number, seat = turn.args
            paragraphs.append((f"Turn {number}, {names.who(seat)}: ", []))
        elif words := reader.next_words():
            paragraphs[-1][1].append(sentence(words))
    return [
        Text.assemble(names.colored(heading, "bold"), names.colored(" ".join(sentences)))
        for heading, sentences in paragraphs
        if heading or sentences
    ]


def by_clause(*clauses: str) -> Callable[[Event], bool]:
    """Whether an event comes from one of these clauses."""
    return lambda event: event.clause in clauses


# --- what belongs together ----------------------------------------------------------------------


def _declared(reader: Reader, event: Event) -> str:
    """An action with those who are tasked to it; a War with its target."""
    names = reader.names
    kind, seat = event.args
    reader.take_all("shards", by_clause(*PAID))
    tasked = reader.take_all("tasked")
    if not tasked:
        return reader.words(reader.take("duel") or event)
    legacies = listed(names.card(each.args[0]) for each in tasked)
    if war := reader.take("war-declared"):
        return f"{names.does(seat, 'declare')} War on {names.who(war.args[1])} with {legacies}"
    if kind == "harvest":
        return f"{names.does(seat, 'harvest')} with {legacies}"
    if kind == "tribute":
        return f"{names.does(seat, 'nominate')} {legacies} for a Tribute"
    return f"{reader.words(event)} with {legacies}"


def _tasked(reader: Reader, event: Event) -> str:
    """Legacies that are tasked to the same thing."""
    role = event.args[1]
    others = reader.take_all("tasked", lambda other: bool(other.args[1] == role))
    cards = [each.args[0] for each in (event, *others)]
    return f"{reader.names.cards(cards)} {TASKS[role][bool(others)]}"


def _played(reader: Reader, event: Event) -> str:
    """Labor with its payer; that it resolves at once goes without saying."""
    reader.take_all("shards", by_clause(*PAID))
    reader.take_all("tasked", lambda other: bool(other.args[0] in event.args[3]))
    reader.take("resolves", lambda other: bool(other.args[2] == event.args[1]))
    return reader.words(event)


def _activated(reader: Reader, event: Event) -> str:
    """An ability, without its condition."""
    by, targets = event.args[2], event.args[3]
    reader.take_all("shards", by_clause(*PAID))
    reader.take_all("tasked", lambda other: bool(other.args[0] == by or other.args[0] in targets))
    reader.take("resolves", lambda other: bool(other.args[2] == event.args[1]))
    return reader.words(event)


def _rolled(reader: Reader, event: Event) -> str:
    """Dice of one action, one after the other."""
    kind = event.args[0]
    others = reader.take_all("rolled", lambda other: bool(other.args[0] == kind))
    if not others or kind not in ACTION_NAMES:
        return ", ".join(reader.words(each) for each in (event, *others))
    dice = [
        f"{'the die alone' if who is None else reader.names.card(who)} {die}"
        for _, who, die in (each.args for each in (event, *others))
    ]
    return f"dice: {', '.join(dice)}"


def _scores(reader: Reader, event: Event) -> str:
    """Scores, with what a Harvest brings."""
    words = reader.words(event)
    gain = reader.take("shards", by_clause("FAN-HAR.4"))
    return words if gain is None else f"{words}: {reader.words(gain)}"


def _hired(reader: Reader, event: Event) -> str:
    """A hire with its price."""
    paid = reader.take_all("shards", by_clause("FAN-HIR.3"))
    own = sum(each.args[-1] for each in paid if each.args[0] == "reserve")
    help_ = sum(each.args[-1] for each in paid if each.args[0] == "trove")
    reader.take("pool-refilled")
    price = f" for {own}{f' (the Trove pays {help_})' if help_ else ''}" if paid else ""
    return reader.words(event) + price


def _drew(reader: Reader, event: Event) -> str:
    """Name the cards to those who may know them."""
    cards = reader.take("drew-cards")
    return reader.words(event) if cards is None else reader.words(cards)


def _discarded(reader: Reader, event: Event) -> str:
    """Cards that are thrown away together; those that were played go without saying."""
    thrown = [event, *reader.take_all("labor-discarded")]
    cards = [each.args[0] for each in thrown if reader.alone or each.clause not in SPENT]
    verb = "goes" if len(cards) == 1 else "go"
    return f"{reader.names.cards(cards)} {verb} to the discard pile" if cards else ""


def _revealed(reader: Reader, event: Event) -> str:
    """A Trial with what it says."""
    card = event.args[0]
    reader.take("trial-stays")
    trial = reader.names.pack.box.cards[card]
    return f"the {trial.kind.title()} Trial {trial.name} is revealed. {trial.text()}"


def _vote(reader: Reader, event: Event) -> str:
    """A vote with its result."""
    words = reader.words(event)
    reader.take("trial-stays")
    result = reader.take("vote-result")
    return words if result is None else f"{reader.words(result)}: {words}"


def _offer(reader: Reader, event: Event) -> str:
    """An Offer and its answer."""
    names = reader.names
    seat, to, give, count, want, want_cards, titles, promises = event.args
    shown = reader.take("offered-cards")
    cards = (
        [counted(count, "card")] * bool(count) if shown is None else [names.card(c) for c in shown.args[0]]
    )
    words = deal_words(names, seat, to, give, cards, want, want_cards, titles, promises)
    if refused := reader.take("offer-declined"):
        return f"{words}: {'answered by another Offer' if refused.args[1] else 'declined'}"
    if reader.take("offer-accepted"):
        return f"{words}: {_accepted(reader, event)}"
    return words


def _accepted(reader: Reader, event: Event) -> str:
    """A deal; the story has already named what was offered."""
    traded = reader.take("traded-cards")
    reader.take_all("shards", by_clause("FAN-NEG.3"))
    reader.take_all("promised")
    back = traded.args[1] if traded is not None else ()
    return "accepted" + (f", with {reader.names.cards(back)}" if back else "")


TOGETHER: dict[str, Callable[[Reader, Event], str]] = {
    "action-declared": _declared,
    "tasked": _tasked,
    "played": _played,
    "activated": _activated,
    "rolled": _rolled,
    "scores": _scores,
    "hired": _hired,
    "drew": _drew,
    "labor-discarded": _discarded,
    "trial-revealed": _revealed,
    "vote": _vote,
    "offer": _offer,
}
