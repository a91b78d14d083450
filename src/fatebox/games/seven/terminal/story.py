"""What happened, in sentences: one for each event that a person would tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.terms import COLOURS
from fatebox.kernel import Card, Event, View
from fatebox.words import counted, listed, sentence

from .drawing import Names

Writer = Callable[[Names, tuple[Any, ...]], str]

CARD_VERBS = {
    "recruited": "recruit",
    "bought": "buy",
    "founded": "found",
    "manned": "man",
    "special": "use",
    "artifact-used": "use",
    "reaction": "react with",
    "treasure": "gain",
    "building-lost": "lose",
    "character-discarded": "discard",
    "elixir-discarded": "discard",
    "turned": "turn",
    "untapped": "untap",
    "unmanned": "take the marker from",
    "artifact-seen": "look at",
    "unnamed-card": "play",
}
"""Events of a seat and a card."""
SEAT_SENTENCES = {
    "passed": "pass",
    "hero-tapped": "use the hero's ability",
    "atoned": "atone for a corruption card",
    "fell": "fall and turn to the evil side",
    "returned": "return to the good side",
    "artifact-drawn": "draw an artifact",
    "sin-discarded": "discard a sin",
    "sin-buried": "put a sin under the deck",
    "cancelled": "are stopped: what was declared is cancelled",
    "demand-met": "meet the demand",
}
"""Events of a seat alone."""
PLAIN_SENTENCES = {
    "phase-over": "the Quest Phase is over",
    "rows-moved": "the rows of quests move down",
    "heroes-untapped": "all heroes are upright again",
    "sin-fed": "a sin goes from the deck to the discard pile",
    "unnamed-refreshed": "all fourteen cards return to the Unnamed's hand",
}
SILENT = {"declared", "laid-out", "treasures-laid", "order", "quest"}
"""Followed by what comes of them, or seen on the table."""


def story(view: View, pack: SevenPack, events: Sequence[Event]) -> list[Text]:
    """All events in one paragraph for each turn."""
    names = Names(view, pack)
    paragraphs: list[list[str]] = [[]]
    for event in events:
        if event.kind == "turn":
            paragraphs.append([])
        text = tell(names, event)
        if text:
            paragraphs[-1].append(sentence(text))
    return [Text(" ".join(paragraph)) for paragraph in paragraphs if paragraph]


def tell(names: Names, event: Event) -> str:
    """One event in words; nothing if it needs none."""
    kind, args = event.kind, event.args
    if kind in SILENT:
        return ""
    if kind in CARD_VERBS:
        return f"{names.does(args[0], CARD_VERBS[kind])} {names.pack.name(Card(args[1]))}"
    if kind in SEAT_SENTENCES:
        return names.does(args[0], SEAT_SENTENCES[kind])
    if kind in PLAIN_SENTENCES:
        return PLAIN_SENTENCES[kind]
    return WRITERS[kind](names, args)


def _cards(names: Names, cards: Sequence[int]) -> str:
    return listed(names.pack.name(Card(card)) for card in cards)


WRITERS: dict[str, Writer] = {
    "turn": lambda n, a: f"turn {a[0]} begins: first {n.who(a[1][0])}",
    "hero": lambda n, a: f"{n.does(a[0], 'are')} {n.pack.heroes[a[1]].name}",
    "gained": lambda n, a: f"{n.does(a[0], 'gain')} {a[2]} {a[1]}",
    "lost": lambda n, a: f"{n.does(a[0], 'lose')} {a[2]} {a[1]}",
    "gifts-taken": lambda n, a: f"{n.does(a[0], 'take')} {counted(a[2], f'{a[1]} gift')}",
    "gifts-dropped": lambda n, a: f"{n.does(a[0], 'give')} back {counted(a[2], f'{a[1]} gift')}",
    "gifts-handed": lambda n, a: f"{n.does(a[0], 'hand')} {n.who(a[1])} {counted(a[3], f'{a[2]} gift')}",
    "elixir-handed": lambda n, a: f"{n.does(a[0], 'hand')} {n.who(a[1])} {n.pack.name(Card(a[2]))}",
    "sin-played": lambda n, a: (
        f"{n.does(a[0], 'play')} {n.pack.name(Card(a[1]))}: {n.pack.box.cards[a[1]].functions[a[2]].name}"
    ),
    "sins-drawn": lambda n, a: f"{n.does(a[0], 'draw')} {counted(a[1], 'sin')}",
    "sins-seen": lambda n, a: f"{n.does(a[0], 'hold')} {_cards(n, a[1])} now",
    "sins-returned": lambda n, a: f"{n.does(a[0], 'shuffle')} {counted(a[1], 'sin')} into the deck",
    "sins-remade": lambda n, a: f"the sins are shuffled into the deck, which has {a[0]} cards",
    "marked": lambda n, a: f"{n.does(a[0], 'take')} part in {n.pack.name(Card(a[1]))}",
    "unmarked": lambda n, a: f"a marker leaves {n.pack.name(Card(a[0]))}",
    "neutralised": lambda n, a: f"a marker on {n.pack.name(Card(a[0]))} becomes neutral",
    "completing": lambda n, a: f"{n.pack.name(Card(a[0]))} is completed",
    "completed": lambda n, a: f"{n.pack.name(Card(a[0]))} leaves the board",
    "rewards": lambda n, a: f"to be picked: {_cards(n, a[0])}",
    "armour": lambda n, a: f"armour piece {a[0]} of 7 is found",
    "cataclysm": lambda n, a: f"cataclysm {a[1]}: {n.pack.name(Card(a[0]))}",
    "cataclysms-seen": lambda n, a: f"{n.does(a[0], 'see')} {_cards(n, a[1])} on the cataclysm deck",
    "looked": lambda n, a: f"{n.does(a[0], 'look')} at {counted(a[1], 'card')} of the cataclysm deck",
    "building-ruined": lambda n, a: f"{n.pack.name(Card(a[0]))} is ruined",
    "closed": lambda n, a: f"a space of the {a[0]} closes",
    "refreshed": lambda n, a: f"the {a[0]} is laid out anew",
    "reshuffled": lambda n, a: f"the discard pile of the {a[0]} becomes its deck",
    "characters-revealed": lambda n, a: f"{n.does(a[0], 'reveal')} {_cards(n, a[1])}",
    "treasure-discarded": lambda n, a: f"{n.pack.name(Card(a[0]))} is discarded",
    "sealed": lambda n, a: f"{n.does(a[0], 'seal')} the {COLOURS[a[1]]} portal",
    "corrupted": lambda n, a: f"{n.does(a[0], 'receive')} {counted(a[1], 'corruption card')}",
    "most": lambda n, a: f"{n.does(a[0], 'have')} most {str(a[1]).replace('_', ' ')}",
    "game-over": lambda n, a: "the game is over",
}
