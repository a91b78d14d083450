"""Events in sentences."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.content.describe import pays
from fatebox.games.weaver.content.designs import Adventurer, FateCard
from fatebox.games.weaver.state.terms import HOUR_NAMES
from fatebox.kernel import Card, Event
from fatebox.text.words import counted

from .drawing import ROMAN

TURN_NOTES = ("", "", " (second time, X2)", " (second time, X2, spent)")
"""By half turns: from the second on, the upright face is seen for the second time (WEA-GEN.7, WEA-X2.1)."""


def sentence(pack: WeaverPack, event: Event) -> str | None:
    """An event in words; None if there is nothing to say."""
    write = WRITERS.get(event.kind)
    return None if write is None else write(pack, *event.args)


def upright(pack: WeaverPack, card: Card, rot: int) -> str:
    """The name of the face that is upright after this number of half turns (WEA-GEN.7)."""
    fate: FateCard = pack.box.cards[card]
    return fate.clear.name if rot % 2 else fate.clouded.name


def _round(pack: WeaverPack, number: int, hour: str) -> str:
    del pack
    return f"Round {number}, {HOUR_NAMES[hour]}."


def _visitor(pack: WeaverPack, visitor: Card) -> str:
    who: Adventurer = pack.box.cards[visitor]
    return f"{who.name}, {who.who}, comes in."


def _turned_up(pack: WeaverPack, suit: str, card: Card) -> str:
    death = "the Death card " if pack.death[card] else ""
    return f"{suit.capitalize()} shows {death}{pack.name(card)}."


def _played(pack: WeaverPack, card: Card, place: int) -> str:
    return f"You play {pack.name(card)} at place {place + 1}."


def _turned(pack: WeaverPack, turned: list[tuple[Card, int]]) -> str:
    names = []
    for card, rot in turned:
        note = " (conquered)" if pack.death[card] else TURN_NOTES[rot]
        names.append(upright(pack, card, rot) + note)
    return f"Now upright: {', '.join(names)}."


def _used(pack: WeaverPack, relic: str, line: int, target: object) -> str:
    del target
    top = pack.abilities[pack.relic_keys.index(relic)][-1]
    return f"You use {top[line - 1].name} of {pack.relics[relic].name}."


def _swallowed(pack: WeaverPack, suit: str, card: Card) -> str:
    return f"{pack.name(card)} goes to the bottom of the {suit.capitalize()} deck."


def _tied(pack: WeaverPack, left: Card, right: Card) -> str:
    return f"{pack.name(left)} and {pack.name(right)} are tied and count as matching."


def _hour_set(pack: WeaverPack, hour: str) -> str:
    del pack
    return f"This round counts as {HOUR_NAMES[hour]} now."


def _hastened(pack: WeaverPack, steps: int) -> str:
    del pack
    return f"The next Refresh moves the cover {counted(steps, 'icon')} further."


def _gazed(pack: WeaverPack, clairvoyance: int) -> str:
    del pack
    return f"You gain {clairvoyance} clairvoyance."


def _paid(pack: WeaverPack, gold: int, shards: int, clairvoyance: int) -> str:
    del pack
    return f"The reading {pays((gold, shards, clairvoyance))}."


def _bought(pack: WeaverPack, relic: str, rank: int) -> str:
    return f"You buy {pack.relics[relic].name}, rank {ROMAN[rank]}."


def _spilled(pack: WeaverPack, shards: int) -> str:
    del pack
    return f"Your rank cannot store more: {counted(shards, 'shard')} {'is' if shards == 1 else 'are'} lost."


def _won(pack: WeaverPack, score: int) -> str:
    del pack
    return f"All visitors have been served: you win with {score} points."


def _lost(pack: WeaverPack, cause: str) -> str:
    del pack
    causes = {
        "death": "a Death card was not conquered",
        "suit": "the suit that the visitor needs was missing",
        "no_cards": "no card is left for the row",
        "gave_up": "you gave up",
    }
    return f"The game is lost: {' and '.join(causes[part] for part in cause.split('+'))}."


WRITERS: dict[str, Callable[..., str]] = {
    "round": _round,
    "turned-up": _turned_up,
    "visitor": _visitor,
    "played": _played,
    "turned": _turned,
    "used": _used,
    "swallowed": _swallowed,
    "tied": _tied,
    "hour-set": _hour_set,
    "hastened": _hastened,
    "gazed": _gazed,
    "paid": _paid,
    "bought": _bought,
    "spilled": _spilled,
    "won": _won,
    "lost": _lost,
}
