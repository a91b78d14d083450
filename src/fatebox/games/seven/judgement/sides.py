"""Beliefs about the heroes: the chances to be good in the end, and so who may win with whom.

Sides lie open (SEV-COR.5), but they change: corruption cards come, and atonement takes them away. For each
hero there is a chance to be good when it ends; from these follow the rivals for the might and the traitors
to share a victory of the Unnamed with.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Player
from fatebox.games.seven.state.terms import FALL, QUESTING
from fatebox.kernel.evaluation import logistic

PER_TURN = 0.3
"""Corruption cards that a hero receives in a turn beside those for the sins he holds."""
DOUBT = 1.2
"""The uncertainty of that forecast, in cards."""
RETURN = 0.3
"""The chance that a fallen hero who is one card from the good side will atone."""


def beliefs(s: SevenState, turns: float) -> list[float]:
    """For each hero the chance to be good in the end."""
    if not s.falling:
        return [1.0] * len(s.players)
    return [_stays_good(s, player, turns) for player in s.players]


def _stays_good(s: SevenState, player: Player, turns: float) -> float:
    if player.corrupted:
        return RETURN / max(1, player.corruption - FALL + 1)
    held = len(player.sins) if s.phase == QUESTING else 0
    cards = player.corruption + 0.9 * held + PER_TURN * (turns - 1.0)
    return logistic((FALL - cards) / DOUBT)


def mightiest(seat: int, good: Sequence[float], values: Sequence[float], spread: float) -> float:
    """The chance of a hero, if he is good, to be the mightiest of the good ones."""
    own, others = values[seat], 0.0
    for other, chance in enumerate(good):
        if other != seat and chance:
            others += chance * exp(min(30.0, (values[other] - own) / spread))
    return 1.0 / (1.0 + others)


def traitors(good: Sequence[float], seat: int, unnamed: int) -> float:
    """The expected number of seats that share a victory of the Unnamed with a seat, itself included."""
    return 1.0 + sum(1.0 - chance for other, chance in enumerate(good) if other != seat) + unnamed
