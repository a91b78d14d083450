"""Means: what a player can pay with and may use, worked out once for all that is asked at one moment."""

from __future__ import annotations

from functools import cache

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import WILD, Resource

from .values import standing


class Means:
    """Resources that a player can pay with, and the continuous text that holds for them, at one moment."""

    __slots__ = ("held", "player", "standing", "total")

    def __init__(self, s: PhantomState, player: Player) -> None:
        self.player = player
        self.standing = standing(s, player)
        held = player.resources
        if self.standing.barred:
            held = {**held, **dict.fromkeys(self.standing.barred, 0)}
        self.held = held
        """The resources that may be spent; not to be changed."""
        self.total = sum(held.values())

    def cover(self, cost: str) -> bool:
        """Whether a cost can be paid in full (PHA-ADV.4)."""
        if len(cost) > self.total:
            return False
        held = self.held
        for symbol, number in _asked(cost):  # noqa: SIM110 - the quickest way, and asked for every card
            if held[symbol] < number:
                return False
        return True


def covers(held: dict[Resource, int], cost: str) -> bool:
    """Whether these resources pay a cost; a symbol but Wild is paid only by itself (PHA-RES.4, R11)."""
    if len(cost) > sum(held.values()):
        return False
    return all(held[symbol] >= number for symbol, number in _asked(cost))


@cache
def _asked(cost: str) -> tuple[tuple[Resource, int], ...]:
    """The resources that a cost asks for by their symbols."""
    return tuple((symbol, cost.count(symbol)) for symbol in dict.fromkeys(cost) if symbol != WILD)  # type: ignore[misc]
