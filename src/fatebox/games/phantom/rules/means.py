"""Means: what a player can pay with and may use, worked out once for all that is asked at one moment."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import RESOURCES, Resource

from .values import standing

PURSES = 4096
"""Resources at hand that are remembered with the costs they pay; far fewer come up in an adventure."""

_amounts = itemgetter(*RESOURCES)


@lru_cache(PURSES)
def _payable(pack: PhantomPack, amounts: tuple[int, ...]) -> dict[str, bool]:
    """Whether certain resources pay a cost in full (PHA-ADV.4), for every cost that there is.

    A symbol but Wild is paid only by itself (PHA-RES.4, R11).
    """
    held, total = dict(zip(RESOURCES, amounts, strict=True)), sum(amounts)
    return {
        cost: len(cost) <= total and all(held[r] >= cost.count(r) for r in RESOURCES) for cost in pack.costs
    }


class Means:
    """Resources that a player can pay with, and the continuous text that holds for them, at one moment."""

    __slots__ = ("held", "pays", "player", "standing")

    def __init__(self, s: PhantomState, player: Player) -> None:
        self.player = player
        self.standing = standing(s, player)
        held = player.resources
        if self.standing.barred:
            held = {**held, **dict.fromkeys(self.standing.barred, 0)}
        self.held = held
        """The resources that may be spent; not to be changed."""
        self.pays = _payable(s.pack, _amounts(held))
        """Whether they pay a cost of the box; not to be changed."""


def covers(s: PhantomState, held: dict[Resource, int], cost: str) -> bool:
    """Whether these resources pay a cost."""
    return _payable(s.pack, _amounts(held))[cost]
