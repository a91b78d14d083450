"""What happened, in sentences; Lore cards are read out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.designs import LoreCard, MissionCard
from fatebox.games.phantom.effects.words import roman
from fatebox.games.phantom.terms import RESOURCE_NAMES
from fatebox.kernel import Card, Event, View
from fatebox.words import counted, listed, sentence

from .drawing import Names

Writer = Callable[[Names, tuple[Any, ...]], str]

SEAT_VERBS = {
    "played": "play",
    "discarded": "discard",
    "dropped": "discard",
    "exhausted": "exhaust",
    "readied": "ready",
    "defeated": "defeat",
    "damage": "take damage, an Injury:",
    "healed": "heal",
    "restored": "put under the Injury deck",
    "recovered": "return to hand",
    "gained": "gain",
    "peeked": "look at",
    "turned-up": "turn up",
}
"""Events of a seat and a card."""
CARD_SENTENCES = {
    "revealed": "{} is revealed",
    "placed": "{} joins the row",
    "resolved": "{} goes to the Resolved pile",
    "boxed": "{} returns to the box",
    "beside": "{} lies beside the Mission",
    "cancelled": "the attack of {} is cancelled",
    "held": "{} will not attack this turn",
}
"""Events of a card alone."""
SILENT = {"entered", "put-away", "combat-added", "gained-to", "drew"}
"""Seen on the table, or told by another event."""


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
        text = tell(names, event)
        if text:
            sentences.append(sentence(text))
    close()
    return paragraphs


def read_out(pack: PhantomPack, event: Event) -> Text:
    """A Lore card or a Mission, with its story."""
    card = event.args[-1]
    design = pack.designs[card]
    title = (
        f"Lore {roman(event.args[0])}: {design.name}" if event.kind == "lore" else f"Mission: {design.name}"
    )
    told = design.story if isinstance(design, LoreCard | MissionCard) else ""
    return Text.assemble((title, "bold yellow"), f"\n{told}")


def tell(names: Names, event: Event) -> str:
    """One event in words; nothing if it needs none."""
    kind, args = event.kind, event.args
    if kind in SILENT:
        return ""
    if kind in SEAT_VERBS:
        return f"{names.does(args[0], SEAT_VERBS[kind])} {names.card(args[1], args[0])}"
    if kind in CARD_SENTENCES:
        return CARD_SENTENCES[kind].format(names.card(args[0]))
    return WRITERS[kind](names, args)


def _cards(names: Names, cards: Sequence[int]) -> str:
    return listed(names.pack.names[Card(card)] for card in cards)


def _resources(names: Names, args: tuple[Any, ...]) -> str:
    seat, resource, amount = args
    verb = "gain" if amount > 0 else "return"
    return f"{names.does(seat, verb)} {counted(abs(amount), RESOURCE_NAMES[resource])}"


def _tokens(names: Names, args: tuple[Any, ...]) -> str:
    card, kind, change, now = args
    moved = "placed on" if change > 0 else "removed from"
    return f"{counted(abs(change), f'{kind} token')} {moved} {names.card(card)}, which has {now}"


WRITERS: dict[str, Writer] = {
    "turn": lambda n, a: f"turn {a[1]}: {n.who(a[0])}",
    "legend": lambda n, a: f"{n.does(a[0], 'are')} {n.pack.boards[a[1]].name}",
    "activated": lambda n, a: f"{n.does(a[0], 'use')} {n.card(a[1], a[0])}",
    "attack": lambda n, a: f"{n.card(a[0])} attacks {n.who(a[1])}",
    "combat": lambda n, a: n.does(a[0], "fight"),
    "combat-value": lambda n, a: f"the Combat value is {a[1]}",
    "wounded": lambda n, a: f"{n.card(a[0])} takes {counted(a[1], 'Wound')}, {a[2]} in all",
    "consent": lambda n, a: f"{n.does(a[0], 'allow' if a[2] else 'refuse')} the use of {n.card(a[1])}",
    "drew-cards": lambda n, a: f"{n.does(a[0], 'draw')} {_cards(n, a[1])}",
    "knocked-out": lambda n, a: f"{n.does(a[0], 'are')} Knocked Out",
    "loot": lambda n, a: f"{counted(a[2], 'Loot point')} for {n.card(a[1])}",
    "achieved": lambda n, a: f"{n.does(a[0], 'achieve')} {a[1]}",
    "moved": lambda n, a: f"{n.does(a[0], 'move')} {n.card(a[1])}",
    "reshuffled": lambda n, a: f"the Resolved pile becomes the Destiny deck, {counted(a[0], 'card')}",
    "shuffled": lambda n, a: f"{n.does(a[0], 'shuffle')} the Discard pile into a deck of {a[1]}",
    "resources": _resources,
    "tokens": _tokens,
    "ended": lambda n, a: f"the adventure is {'won' if a[0] == 'win' else 'lost'}",
}
