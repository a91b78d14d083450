"""Means: what a player can pay with and may use; equal resources under equal text are the same means."""

from __future__ import annotations

from functools import lru_cache
from operator import ge, itemgetter

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.standing import Standing
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
    total = sum(amounts)
    return {
        cost: len(cost) <= total and all(map(ge, amounts, symbols)) for cost, symbols in pack.costs.items()
    }


@lru_cache(PURSES)
def _purse(
    pack: PhantomPack, amounts: tuple[int, ...], barred: tuple[Resource, ...]
) -> tuple[dict[Resource, int], dict[str, bool], int]:
    """The resources that may be spent, whether they pay a cost of the box, and their number."""
    held = dict(zip(RESOURCES, amounts, strict=True)) | dict.fromkeys(barred, 0)
    return held, _payable(pack, _amounts(held)), sum(held.values())


class Means:
    """Resources that a player can pay with, and the continuous text that holds; nothing of it changes."""

    __slots__ = ("held", "pays", "pays_combat", "standing")

    def __init__(self, pack: PhantomPack, standing: Standing, amounts: tuple[int, ...]) -> None:
        self.standing = standing
        self.held, self.pays, total = _purse(pack, amounts, standing.barred)
        """The resources that may be spent, and whether they pay a cost of the box."""
        self.pays_combat = standing.combat_cost <= total
        """Whether they pay for combat (PHA-COM.1)."""


def means_of(s: PhantomState, player: Player) -> Means:
    """The means of a player now."""
    text, amounts = player.standing or standing(s, player), _amounts(player.resources)
    means: Means | None = text.means.get(amounts)
    if means is None:
        means = text.means[amounts] = Means(s.pack, text, amounts)
    return means


def covers(s: PhantomState, held: dict[Resource, int], cost: str) -> bool:
    """Whether these resources pay a cost."""
    return _payable(s.pack, _amounts(held))[cost]
