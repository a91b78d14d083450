"""The effects of cards: how tests look them up and set them off.

Numbers are read from the cards, so that no test depends on one that may be tuned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar, get_args

from fatebox.games.outposts import GAME
from fatebox.games.outposts.effects import AnyEffect, PerCrystal, StaticEffect
from fatebox.games.outposts.effects.choices import Choose, OppChoose

from .table import GivenPlayer, Table, player, table

E = TypeVar("E")
Test = TypeVar("Test", bound=Callable[..., None])

VOCABULARY: frozenset[type] = frozenset(get_args(AnyEffect) + get_args(StaticEffect))
"""Every effect that a card may have."""
PROVED: set[type] = set()
"""Those that a test proves on a card of the box."""


def proves(*effects: type) -> Callable[[Test], Test]:
    """Mark a test as the proof of these effects."""
    PROVED.update(effects)
    return lambda test: test


def cost(name: str) -> int:
    """The cost of a card."""
    return int(_design(name).cost)


def stats(name: str) -> tuple[int, int, int]:
    """Printed Attack, Defense and Health."""
    attack, defense, health = _design(name).stats
    return attack, defense, health


def effect(name: str, kind: type[E]) -> E:
    """The effect of this kind that a card has, also as a part of a choice."""
    return next(each for each in _effects(name) if isinstance(each, kind))


def played(name: str, own: GivenPlayer, *others: GivenPlayer) -> Table:
    """A plays a card of their hand, with mana enough."""
    t = table(own, *others)
    t.play(name)
    return t


def hand(cards: str, *, mana: int = 20, **fields: Any) -> GivenPlayer:
    """A player with these cards in hand and mana enough."""
    return player(hand=cards, mana=mana, **fields)


def amount(given: int | PerCrystal, crystals: int = 0) -> int:
    """A number on a card, for a player with that many Mana Crystals."""
    return given if isinstance(given, int) else given.base + given.per_crystal * crystals


def _effects(name: str) -> Iterator[Any]:
    for ability in _design(name).abilities:
        for each in ability.effects:
            yield each
            if isinstance(each, Choose | OppChoose):
                yield from each.modes


def _design(name: str) -> Any:
    """A card by the name it has in tests."""
    designs = GAME.pack().designs.values()
    return next(each for each in designs if each.name.lower().replace("'", "").replace(" ", "-") == name)
