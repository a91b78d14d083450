"""Costs: the symbols that cards and abilities are paid with, and what a discount leaves of them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from fatebox.games.phantom.state.terms import RESOURCES, WILD

from .designs import AnyCard, Board, PlayerCard


def lowered(cost: str, by: int) -> list[str]:
    """The costs to choose from after a discount: Wild symbols go first, then those of the payer's choice."""
    if not by:
        return [cost]
    wilds = cost.count(WILD)
    fixed = cost.replace(WILD, "")
    if by <= wilds:
        return [fixed + WILD * (wilds - by)]
    left = max(0, len(fixed) - (by - wilds))
    return list(dict.fromkeys("".join(symbols) for symbols in combinations(fixed, left)))


def all_costs(cards: Iterable[AnyCard], boards: Iterable[Board]) -> dict[str, tuple[int, ...]]:
    """All costs that may ever have to be paid for playing a card or using an ability.

    Of each, the number of its symbols of each resource; the rest are Wild.
    """
    costs = {""}
    for each in (*cards, *boards):
        costs.update(ability.spend for ability in each.abilities if ability.spend)
        if isinstance(each, PlayerCard):
            for by in range(1 + len(each.cost)):
                costs.update(lowered(each.cost, by))
    return {cost: tuple(map(cost.count, RESOURCES)) for cost in sorted(costs)}
