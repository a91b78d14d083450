"""Atoning: an action that takes a corruption card away (SEV-COR.14)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.effects.payment import can_pay, pay
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost
from fatebox.kernel import Rules

ATONEMENT = Cost(gold=1, fame=1, might=1)  # SEV-COR.14


def can_atone(s: SevenState, seat: int) -> bool:
    """Whether a hero may atone (SEV-COR.14)."""
    return s.falling and s.players[seat].corruption > 0 and can_pay(s, seat, ATONEMENT)


def atone(s: SevenState, seat: int) -> Rules[None]:
    """Pay, and discard a corruption card (SEV-COR.14)."""
    yield from pay(s, seat, ATONEMENT, "SEV-COR.14")
    s.players[seat].corruption -= 1
    s.emit(events.Atoned, seat, clause="SEV-COR.14")
