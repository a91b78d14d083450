"""Deals between seats: what a learned player proposes, and what it agrees to.

Nearly all that networks propose while they learn is foolish, so they learn to refuse everything. Here a deal
is judged by the chance to win after it: a fair one is agreed to, and none is begun that comes to nothing.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any

from fatebox.kernel import ImagineError, Match, Option, Perspective, Rng
from fatebox.kernel.features import Proposal

from .mind import Mind

FAIR = 0.004
"""The chance to win that a deal has to bring."""
WORLDS = 4
"""Worlds in which a deal is thought over by the seat that it was proposed to."""
STEPS = 24
"""A proposal that takes longer to put together is not begun."""


def thought_over(mind: Mind, seat: Perspective, chosen: Option, rng: Rng) -> Option:
    """The answer of a network, or a wiser one if it is about a deal."""
    deal = seat.game.judgement.features.proposal
    if deal is None:
        return chosen
    try:
        return _decided(mind, seat, chosen, deal, rng)
    except ImagineError:
        return deal.instead(chosen, seat.decision.options)


def _decided(mind: Mind, seat: Perspective, chosen: Option, deal: Proposal, rng: Rng) -> Option:
    options = seat.decision.options
    if {deal.agree, deal.refuse} <= {options[number] for number in seat.sensible()}:
        gain = fmean(_gain(mind, seat.imagine(rng), seat.seat, deal) for _ in range(WORLDS))
        if gain >= FAIR:
            return deal.agree
        chosen = deal.refuse if chosen == deal.agree else chosen
    if chosen in deal.begin or chosen == deal.send:
        good = _is_agreed(mind, seat.imagine(rng), seat.seat, chosen, deal)
        return chosen if good else deal.instead(chosen, options)
    return chosen


def _is_agreed(mind: Mind, world: Match[Any], seat: int, chosen: Option, deal: Proposal) -> bool:
    """Whether a proposal that a seat begins or makes comes to an agreement in a world."""
    for _ in range(STEPS):
        world.answer(chosen, seat)
        decision = world.decision
        if decision is None or chosen == deal.drop:
            return False
        if decision.seat != seat:
            return deal.agree in decision.options and _gain(mind, world, decision.seat, deal) >= FAIR
        chosen = mind.best(world, decision)
    return False


def _gain(mind: Mind, world: Match[Any], seat: int, deal: Proposal) -> float:
    """The chance to win that the asked seat gains by agreeing."""
    chances = []
    for answer in (deal.agree, deal.refuse):
        trial = world.copy()
        trial.answer(answer, seat)
        while (decision := trial.decision) is not None and decision.prompt.follow_up:
            trial.answer(mind.best(trial, decision), decision.seat)
        chances.append(mind.chances(trial)[seat])
    agreed, refused = chances
    return agreed - refused
