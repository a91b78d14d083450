"""How well a seat stands: the chance that the heroes succeed, and who of them would then be the mightiest."""

from __future__ import annotations

from math import exp

from .pending import pending_worth
from .prospects import decided, heroes_succeed, spare_sins, turns_left
from .state import SevenState
from .terms import FALL, QUESTING
from .worth import LEAD, hero_worth, leads, price_of_a_sin

TREASON = 0.25
"""A fallen hero's hope that the Unnamed wins, beside a good one's that the heroes succeed: who falls loses
his markers and all say in how it ends."""
LAST_SPREAD = 1.0
"""How much might can still change when only the treasures of the last quests are to come."""
RETURN = 0.3
"""How much of what there is to win by atoning a fallen hero sees before him, one card from the good side."""


def evaluate(s: SevenState, seat: int) -> float:
    """From 0 (lost) to 1 (won), by what the seat may know."""
    if s.result is not None:
        return s.result.value(seat)
    if decided(s):
        good = seat < len(s.players) and not s.players[seat].corrupted
        return (
            _mightiest(s, seat, [float(player.might) for player in s.players], LAST_SPREAD) if good else 0.0
        )
    turns = turns_left(s)
    spare = spare_sins(s, turns)
    success = heroes_succeed(spare)
    price = price_of_a_sin(s, spare)
    values = [hero_worth(s, player, turns, price) for player in s.players]
    if s.phase == QUESTING:
        for other, number in enumerate(leads(s)):
            values[other] += LEAD * number
    if seat >= len(s.players):
        return _failure(s, success, values)
    values[seat] += pending_worth(s, seat, turns)
    spread = 8.0 + 1.6 * min(turns, 7.0)
    if not s.players[seat].corrupted:
        return success * _mightiest(s, seat, values, spread)
    return _fallen(s, seat, success, values, spread)


def _mightiest(s: SevenState, seat: int, values: list[float], spread: float) -> float:
    """The chance of one hero to be the mightiest of the good ones."""
    own = values[seat]
    others = sum(
        exp(min(30.0, (values[other] - own) / spread))
        for other, player in enumerate(s.players)
        if other != seat and not player.corrupted
    )
    return 1.0 / (1.0 + others)


def _failure(s: SevenState, success: float, values: list[float]) -> float:
    """The chance that the heroes fail; what weakens all good heroes helps to that."""
    good = [value for value, player in zip(values, s.players, strict=True) if not player.corrupted]
    mean = sum(good) / len(good) if good else 0.0
    return 0.95 * (1.0 - success) + 0.03 * exp(-max(0.0, mean) / 30.0)


def _fallen(s: SevenState, seat: int, success: float, values: list[float], spread: float) -> float:
    """A fallen hero wins with the Unnamed and all other fallen ones; or he atones and is good again."""
    winners = sum(player.corrupted for player in s.players) + (s.unnamed is not None)
    value = TREASON * _failure(s, success, values) / winners + 0.0005 * values[seat]
    good = success * _mightiest(s, seat, values, spread)
    cards = s.players[seat].corruption - FALL + 1
    return value + RETURN * max(0.0, good - value) / max(1, cards)
