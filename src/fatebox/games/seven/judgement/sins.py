"""The price of a sin that leaves the hand, and the value of sins and corruption cards that a hero holds."""

from __future__ import annotations

from math import exp

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Player
from fatebox.games.seven.state.terms import FALL, SINS

HELD_SIN = 0.5
"""The cost of a sin in hand while it may still be played; one that is left costs a might (SEV-REG.3)."""
PRICE, CARE = 5.0, 8.0
"""The highest price of a sin for the pile, in might, and how fast it falls with the sins to spare."""
CORRUPTION = (0.0, 1.0, 2.6, 4.8, 7.8, 12.3, 19.3, 28.3)
"""The cost of 0 to 7 corruption cards: the nearer the fall, the more one card counts (SEV-COR.3)."""
MORE_CORRUPTION, AWAITED = 4.0, 8.0
"""The cost of each card beyond the fall: of one that a fallen hero has, and of one that still threatens."""
FALL_PRICE, NEAR_FALL = 0.5, 5.0
"""If heroes can fall, sins in hand are dangerous themselves: the part of their price for the pile that is
left, and the corruption cards for each hero at which nearly nothing of it is left."""


def price_of_a_sin(s: SevenState, spare: float) -> float:
    """The least that a hero should gain by a sin that goes to the pile: more if fewer can be spared.

    It covers more than his own loss: the others think alike and would do the same. When
    heroes are near their fall, sins are better in the pile than in their hands.
    """
    price = PRICE / (1.0 + exp(CARE * max(-4.0, min(4.0, spare))))
    if s.falling:
        cards = sum(player.corruption for player in s.players)
        price *= FALL_PRICE * max(0.2, 1.0 - cards / (NEAR_FALL * len(s.players)))
        if s.unnamed is not None:
            price *= 0.5  # he corrupts, too (SEV-UNN.6)
    return price


def value_of_sins(s: SevenState, held: int, price: float) -> float:
    """The sins in hand keep cataclysms away, but for the one that must be discarded if the hand is full.

    Those that are left cost might (SEV-REG.3) or corrupt (SEV-COR.1).
    """
    value = price * min(held, SINS - 1)
    return value if s.falling else value - HELD_SIN * held


def value_of_corruption(player: Player, held: int, turns: float) -> float:
    """The cost of corruption cards, and of sins in hand that will bring more."""
    return -_cost_of_corruption(player, player.corruption + 0.9 * held) * min(1.0, 0.3 + 0.35 * (turns - 1.0))


def _cost_of_corruption(player: Player, cards: float) -> float:
    """The cost of a number of corruption cards, those that are sure to come included."""
    if cards >= FALL:
        return CORRUPTION[FALL] + (MORE_CORRUPTION if player.corrupted else AWAITED) * (cards - FALL)
    whole = int(cards)
    return CORRUPTION[whole] + (cards - whole) * (CORRUPTION[whole + 1] - CORRUPTION[whole])
