"""Rough values of single things, in might: for the evaluation, not for the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import MIGHT
from fatebox.kernel import Card

if TYPE_CHECKING:
    from fatebox.games.seven.content import SevenPack

MONEY = 0.5
"""A gold or a fame (1 might is worth about 1.5 to 2 of them)."""
GIFT = 0.55
BODY = 0.15
"""A character beside its gifts, income and might: one more of its banner."""
BUILDING = 2.5
"""A castle or an estate in the middle of a game."""
PICK = 1.9
"""A treasure of one's choice out of the reward pool."""
TREASURE = 1.6
"""A treasure that chance chooses."""
ARTIFACT = 2.4
HARM = 0.4
"""A rival's loss of one might."""
CHOICE = 0.1
"""One card or marker more to choose from."""
LATE = 0.25
"""The part of the value of money and gifts that is left when the last turn has come."""


def value_of_money(amount: int, turns: float) -> float:
    """The value of gold or fame: less if there is much of it or little time."""
    useful = amount if amount <= 10 else 7 + 0.3 * amount
    return MONEY * useful * (LATE + 0.4 * turns if turns < 1.875 else 1.0)


def value_of(what: str, amount: int, turns: float) -> float:
    """The value of gold, fame or might."""
    return float(amount) if what == MIGHT else value_of_money(amount, turns)


def value_of_cost(cost: Cost, turns: float) -> float:
    """The value of everything that paying a cost takes."""
    return (
        GIFT * sum(cost.gifts)
        + value_of_money(cost.gold, turns)
        + value_of_money(cost.fame, turns)
        + cost.might
    )


def value_of_character(pack: SevenPack, card: Card, turns: float) -> float:
    """The gifts of two uses, the income and the might of the turns to come."""
    use, turn = value_per_use_and_turn(pack)[card]
    return use * min(2.0, turns) + turn * turns + BODY


@lru_cache(maxsize=8)
def value_per_use_and_turn(pack: SevenPack) -> list[tuple[float, float]]:
    """For each character the value of one use and of one turn; they depend on nothing else."""
    return [
        (0.9 * GIFT * sum(gifts), 0.9 * (MONEY * (fame + gold) + might))
        for gifts, fame, gold, might in zip(
            pack.grants, pack.income_fame, pack.income_gold, pack.might_each_turn, strict=True
        )
    ]
