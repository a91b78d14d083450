"""Judgement: how well a seat stands, as named terms times weights. Bots and coach need no more."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dot, logistic

from .state import LamplightState


class Terms(NamedTuple):
    """The lead of a player over the best rival; also the weights of its parts."""

    light: float
    hand: float


def measure(s: LamplightState, seat: int) -> Measured | float:
    """The lead in light, and the best lamps that can still be lit."""
    if s.result is not None:
        return s.result.value(seat)
    player = s.players[seat]
    rivals = [s.light_of(other) for other in s.players if other.seat != seat]
    values = sorted((_value(s, card) for card in player.hand), reverse=True)
    return Terms(light=s.light_of(player) - max(rivals), hand=sum(values[: s.turns - player.turns]))


def _value(s: LamplightState, card: int) -> float:
    lamp = s.pack.box.cards[card]
    return float(lamp.light + sum(effect.value() for effect in lamp.effects))


def link(weights: Terms, measured: Measured) -> float:
    """The lead as a chance to win."""
    return logistic(0.4 * dot(weights, measured))


evaluate: Evaluator[LamplightState] = Evaluator.of(__package__, Terms, measure, link)
