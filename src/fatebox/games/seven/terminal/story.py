"""The story of the game: a sentence for each event that a person would mention."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.state.terms import COLORS
from fatebox.kernel import Card, Event, View
from fatebox.terminal.sentences import Sentences
from fatebox.text.words import sentence

from .drawing import Names

SILENT = ("declared", "laid-out", "treasures-laid", "order", "quest")
"""Followed by what comes of them, or seen on the table."""
PATTERNS = {
    **dict.fromkeys(SILENT, ""),
    # a seat and a card
    "recruited": "{0:does recruit} {1:card}",
    "bought": "{0:does buy} {1:card}",
    "founded": "{0:does found} {1:card}",
    "manned": "{0:does man} {1:card}",
    "special": "{0:does use} {1:card}",
    "artifact-used": "{0:does use} {1:card}",
    "reaction": "{0:does react} with {1:card}",
    "treasure": "{0:does gain} {1:card}",
    "building-lost": "{0:does lose} {1:card}",
    "character-discarded": "{0:does discard} {1:card}",
    "elixir-discarded": "{0:does discard} {1:card}",
    "turned": "{0:does turn} {1:card}",
    "untapped": "{0:does untap} {1:card}",
    "unmanned": "{0:does take} the marker from {1:card}",
    "artifact-seen": "{0:does look} at {1:card}",
    "unnamed-card": "{0:does play} {1:card}",
    "elixir-handed": "{0:does hand} {1:seat} {2:card}",
    "marked": "{0:does take} part in {1:card}",
    "characters-revealed": "{0:does reveal} {1:cards}",
    "sins-seen": "{0:does hold} {1:cards} now",
    "cataclysms-seen": "{0:does see} {1:cards} on the cataclysm deck",
    # a seat
    "passed": "{0:does pass}",
    "hero-tapped": "{0:does use} the hero's ability",
    "atoned": "{0:does atone} for a corruption card",
    "fell": "{0:does fall} and turn to the evil side",
    "returned": "{0:does return} to the good side",
    "artifact-drawn": "{0:does draw} an artifact",
    "sin-discarded": "{0:does discard} a sin",
    "sin-buried": "{0:does put} a sin under the deck",
    "cancelled": "{0:does are} stopped: what was declared is cancelled",
    "demand-met": "{0:does meet} the demand",
    "gained": "{0:does gain} {2} {1}",
    "lost": "{0:does lose} {2} {1}",
    "gifts-taken": "{0:does take} {2:count {1} gift}",
    "gifts-dropped": "{0:does give} back {2:count {1} gift}",
    "gifts-handed": "{0:does hand} {1:seat} {3:count {2} gift}",
    "sins-drawn": "{0:does draw} {1:count sin}",
    "sins-returned": "{0:does shuffle} {1:count sin} into the deck",
    "looked": "{0:does look} at {1:count card} of the cataclysm deck",
    "sealed": "{0:does seal} the {1:color} portal",
    "corrupted": "{0:does receive} {1:count corruption card}",
    # a card
    "unmarked": "a marker leaves {0:card}",
    "neutralised": "a marker on {0:card} becomes neutral",
    "completing": "{0:card} is completed",
    "completed": "{0:card} leaves the board",
    "cataclysm": "cataclysm {1}: {0:card}",
    "building-ruined": "{0:card} is ruined",
    "treasure-discarded": "{0:card} is discarded",
    # the table
    "rewards": "to be picked: {0:cards}",
    "armour": "armour piece {0} of 7 is found",
    "closed": "a space of the {0} closes",
    "refreshed": "the {0} is laid out anew",
    "reshuffled": "the discard pile of the {0} becomes its deck",
    "sins-remade": "the sins are shuffled into the deck, which has {0} cards",
    "phase-over": "the Quest Phase is over",
    "rows-moved": "the rows of quests move down",
    "heroes-untapped": "all heroes are upright again",
    "sin-fed": "a sin goes from the deck to the discard pile",
    "unnamed-refreshed": "all fourteen cards return to the Unnamed's hand",
    "game-over": "the game is over",
}


def story(view: View, pack: SevenPack, events: Sequence[Event]) -> list[Text]:
    """All events in one paragraph for each turn."""
    names = Names(view, pack)
    paragraphs: list[list[str]] = [[]]
    for event in events:
        if event.kind == "turn":
            paragraphs.append([])
        words = SENTENCES.words(names, event)
        if words:
            paragraphs[-1].append(sentence(words))
    return [Text(" ".join(paragraph)) for paragraph in paragraphs if paragraph]


# --- those that no pattern can say --------------------------------------------------------------


def _turn(names: Names, number: int, order: Sequence[int]) -> str:
    return f"turn {number} begins: first {names.who(order[0])}"


def _hero(names: Names, seat: int, hero: str) -> str:
    return f"{names.does(seat, 'are')} {names.pack.heroes[hero].name}"


def _sin_played(names: Names, seat: int, card: Card, which: int) -> str:
    function = names.pack.box.cards[card].functions[which].name
    return f"{names.does(seat, 'play')} {names.card(card)}: {function}"


def _most(names: Names, seat: int, what: str) -> str:
    return f"{names.does(seat, 'have')} most {what.replace('_', ' ')}"


WRITERS: dict[str, Callable[..., str]] = {
    "turn": _turn,
    "hero": _hero,
    "sin-played": _sin_played,
    "most": _most,
}
SENTENCES: Sentences[Names] = Sentences(PATTERNS, WRITERS, {"color": lambda names, color, _: COLORS[color]})
