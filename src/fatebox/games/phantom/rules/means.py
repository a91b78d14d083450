"""Means: what a player can pay with and may use, worked out once for all that is asked at one moment."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import RESOURCES, WILD, Resource

from .values import standing

PURSES = 4096
"""Resources at hand that are remembered with the costs they pay; far fewer come up in an adventure."""

_amounts = itemgetter(*RESOURCES)


class Affordable(dict[str, bool]):
    """Whether certain resources pay a cost in full (PHA-ADV.4); each cost is looked at when first asked for.

    A symbol but Wild is paid only by itself (PHA-RES.4, R11).
    """

    def __init__(self, amounts: tuple[int, ...]) -> None:
        self.total = sum(amounts)
        self._held: dict[str, int] = dict(zip(RESOURCES, amounts, strict=True))

    def __missing__(self, cost: str) -> bool:
        found = self[cost] = len(cost) <= self.total and all(
            self._held[symbol] >= cost.count(symbol) for symbol in cost if symbol != WILD
        )
        return found


_affordable = lru_cache(PURSES)(Affordable)


class Means:
    """Resources that a player can pay with, and the continuous text that holds for them, at one moment."""

    __slots__ = ("affordable", "held", "player", "standing")

    def __init__(self, s: PhantomState, player: Player) -> None:
        self.player = player
        self.standing = standing(s, player)
        held = player.resources
        if self.standing.barred:
            held = {**held, **dict.fromkeys(self.standing.barred, 0)}
        self.held = held
        """The resources that may be spent; not to be changed."""
        self.affordable = _affordable(_amounts(held))
        """Whether they pay a cost."""


def covers(held: dict[Resource, int], cost: str) -> bool:
    """Whether these resources pay a cost."""
    return _affordable(_amounts(held))[cost]
