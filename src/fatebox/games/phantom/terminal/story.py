"""Events in sentences; Lore cards are read out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import LoreCard, MissionCard
from fatebox.games.phantom.effects.words import roman
from fatebox.games.phantom.state.terms import RESOURCE_NAMES, Resource
from fatebox.kernel import Card, Event, View
from fatebox.terminal.sentences import Sentences
from fatebox.text.words import counted, sentence

from .drawing import Names

SILENT = ("entered", "put-away", "combat-added", "gained-to", "drew")
"""Seen on the table, or reported by another event."""
PATTERNS = {
    **dict.fromkeys(SILENT, ""),
    # a seat and a card
    "played": "{0:does play} {1:card}",
    "discarded": "{0:does discard} {1:card} from play",
    "dropped": "{0:does discard} {1:card}",
    "exhausted": "{0:does exhaust} {1:card}",
    "readied": "{0:does ready} {1:card}",
    "defeated": "{0:does defeat} {1:card}",
    "damage": "{0:does take} 1 damage: {1:card}",
    "healed": "{0:does heal} {1:card}",
    "restored": "{0:does put} {1:card} on the bottom of the Injury deck",
    "recovered": "{0:does return} {1:card} to hand",
    "gained": "{0:does gain} {1:card}",
    "peeked": "{0:does peek} at {1:card}",
    "turned-up": "{0:does turn} up {1:card}",
    "drew-cards": "{0:does draw} {1:cards}",
    # a card
    "revealed": "{0:card} is revealed",
    "placed": "{0:card} joins the row",
    "resolved": "{0:card} goes to the Resolved pile",
    "boxed": "{0:card} returns to the box",
    "beside": "{0:card} lies beside the Mission",
    "cancelled": "{0:card}'s attack is canceled",
    "held": "{0:card} will not attack this turn",
    "attack": "{0:card} attacks {1:seat}",
    "wounded": "{0:card} takes {1:count Wound}, {2} in all",
    "loot": "{2:count Loot point} for {1:card}",
    # a seat, and the table
    "turn": "turn {1}, {0:whose} turn",
    "combat": "{0:does fight}",
    "combat-value": "the Combat value is {1}",
    "knocked-out": "{0:does are} Knocked Out",
    "achieved": "{0:does achieve} {1}",
    "reshuffled": "the Resolved pile becomes a new Destiny deck of {0:count card}",
    "destiny-built": "a Destiny deck of {0:count card} is shuffled",
    "shuffled": "{0:does shuffle} a Player deck of {1:count card}",
    "deck-renewed": "{0:does shuffle} the Discard pile into a new Player deck of {1:count card}",
}


def story(view: View, pack: PhantomPack, events: Sequence[Event]) -> list[Text]:
    """A paragraph for each turn; the story of a Lore card stands alone."""
    names = Names(view, pack)
    paragraphs: list[Text] = []
    sentences: list[str] = []

    def close() -> None:
        if sentences:
            paragraphs.append(Text(" ".join(sentences)))
            sentences.clear()

    for event in events:
        if event.kind == "turn":
            close()
        if event.kind in ("lore", "mission"):
            close()
            paragraphs.append(read_out(pack, event))
            continue
        words = SENTENCES.words(names, event)
        if words:
            sentences.append(sentence(words))
    close()
    return paragraphs


def read_out(pack: PhantomPack, event: Event) -> Text:
    """A Lore card or a Mission, with its story."""
    card = event.args[-1]
    design = pack.designs[card]
    title = f"Lore {roman(event.args[0])}" if event.kind == "lore" else f"Mission: {design.name}"
    text = design.story if isinstance(design, LoreCard | MissionCard) else ""
    return Text.assemble((title, "bold yellow"), f"\n{text}")


# --- those that no pattern can say --------------------------------------------------------------


def _legend(names: Names, seat: int, legend: str) -> str:
    return f"{names.does(seat, 'play')} {names.pack.boards[legend].name}"


def _activated(names: Names, seat: int, card: Card | None, *_: object) -> str:
    return f"{names.does(seat, 'use')} {names.card(card, seat)}"


def _consent(names: Names, seat: int, card: Card | None, given: bool) -> str:
    return f"{names.does(seat, 'allow' if given else 'refuse')} the use of {names.card(card)}"


def _resources(names: Names, seat: int, resource: Resource, amount: int) -> str:
    verb = "gain" if amount > 0 else "return"
    return f"{names.does(seat, verb)} {counted(abs(amount), RESOURCE_NAMES[resource])}"


def _tokens(names: Names, card: Card, kind: str, change: int, now: int) -> str:
    be = "is" if abs(change) == 1 else "are"
    moved = "placed on" if change > 0 else "removed from"
    left = f", {now or 'none'} left" if change < 0 else f", {now} in all" if now > change else ""
    return f"{counted(abs(change), f'{kind} token')} {be} {moved} {names.card(card)}{left}"


def _moved(names: Names, seat: int, card: Card, where: str) -> str:
    place = "the Resolved pile" if where == "resolve" else "the bottom of the deck"
    return f"{names.does(seat, 'put')} {names.card(card)} on {place}"


def _ended(names: Names, outcome: str, *_: object) -> str:
    del names
    return f"the adventure is {'won' if outcome == 'win' else 'lost'}"


WRITERS: dict[str, Callable[..., str]] = {
    "legend": _legend,
    "activated": _activated,
    "consent": _consent,
    "resources": _resources,
    "tokens": _tokens,
    "moved": _moved,
    "ended": _ended,
}
SENTENCES: Sentences[Names] = Sentences(PATTERNS, WRITERS)
