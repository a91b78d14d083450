"""Deals between seats: the deals that a learned player proposes and accepts, and when it keeps its word.

Nearly everything that networks propose while they learn is foolish, so they learn to refuse it all. Here
the game names deals, and each is judged by the chances to win after it, if everybody keeps their word. A bot
may live for one answer only: it reconsiders a proposal that it has begun, if there is still a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from fatebox.kernel import PASS, ImagineError, Match, Option, Perspective, Rng
from fatebox.kernel.features import Bargaining, Plan

from .mind import Mind
from .thinking import Line, in_worlds, think_all

FAIR = 0.002
"""The chance to win that a deal has to bring to the seat that agrees."""
WORTHWHILE = 0.01
"""The chance to win that it has to bring to the seat that proposes it: it costs the table time."""
OWED = 0.005
"""The price of a promise that is still to be kept, in chances to win."""
TRUST = 0.5
"""The share of that which such a promise is worth to the other: nothing makes anybody keep it."""
TREASON = 0.1
"""The least gain for which a promise is broken: nobody deals with bots that break it for less."""
SURELY = 2
"""The number of standard errors by which the gain must exceed it."""
WORLDS = 4
"""Worlds in which a deal or a broken promise is considered."""
STEPS = 40
"""The most answers for which a matter is followed."""


class Gain(NamedTuple):
    """The change of both seats' chances to win that a deal brings."""

    proposer: float
    other: float

    @property
    def good(self) -> bool:
        """Whether both gain by it."""
        return self.proposer >= WORTHWHILE and self.other >= FAIR


def dealer_for(mind: Mind, seat: Perspective, rng: Rng) -> Dealer | None:
    """The dealer for a seat, if its game knows deals."""
    bargaining = seat.game.judgement.features.bargaining
    return None if bargaining is None else Dealer(mind, seat, bargaining, rng)


class Dealer:
    """A seat that is asked something, with the network that judges deals for it."""

    def __init__(self, mind: Mind, seat: Perspective, bargaining: Bargaining[Any], rng: Rng) -> None:
        self._mind = mind
        self._seat = seat
        self._bargaining = bargaining
        self._rng = rng

    def answer(self) -> Option | None:
        """The answer to a question about a deal; None if it is about something else."""
        options, bargaining = self._seat.decision.options, self._bargaining
        if bargaining.refuse in options:
            return bargaining.agree if self._agrees() else bargaining.refuse
        plan = self._proposal()
        if plan:
            return plan[0]
        if bargaining.drop in options:
            return bargaining.drop
        return next((bargaining.begin[option] for option in options if option in bargaining.begin), None)

    def true_to_its_word(self, ranked: Sequence[Option]) -> Option:
        """The first of these answers, or the first that keeps the seat's word if that costs little."""
        broken = self._seat.breaks()
        kept = [option for option in ranked if option not in broken]
        if not kept or kept[0] == ranked[0]:
            return ranked[0]
        return ranked[0] if self._pays(ranked[0], kept[0]) else kept[0]

    def _pays(self, broken: Option, kept: Option) -> bool:
        """Whether breaking its word gains enough, beyond the luck of the dice."""
        try:
            worlds = [self._seat.imagine(self._rng) for _ in range(2 * WORLDS)]
        except ImagineError:
            return False
        after_broken, after_kept = in_worlds(worlds, [broken, kept], self._by_the_end_of_the_turn)
        gains = [ours - theirs for ours, theirs in zip(after_broken, after_kept, strict=True)]
        return fmean(gains) - SURELY * stdev(gains) / sqrt(len(gains)) >= TREASON

    def _by_the_end_of_the_turn(self, world: Match[Any], option: Option) -> Line[float]:
        """The chance to win at the end of the turn in which the seat gives this answer."""
        turn, trial = self._turn(world.state), world.copy()
        trial.answer(option, self._seat.seat)
        yield from self._follow(trial, lambda state: self._turn(state) != turn)
        return (yield from self._mind.values(trial))[self._seat.seat]

    def _agrees(self) -> bool:
        """Whether the seat gains by what it is offered."""
        seat, bargaining = self._seat, self._bargaining
        sensible = {seat.decision.options[number] for number in seat.sensible()}
        if not {bargaining.agree, bargaining.refuse} <= sensible:
            return bargaining.agree in sensible
        try:
            worlds = [seat.imagine(self._rng) for _ in range(WORLDS)]
        except ImagineError:
            return False
        agreed, refused = in_worlds(worlds, [bargaining.agree, bargaining.refuse], self._outcome)
        gains = [ours[seat.seat] - theirs[seat.seat] for ours, theirs in zip(agreed, refused, strict=True)]
        return fmean(gains) >= FAIR

    def _proposal(self) -> Plan:
        """The good deal that gains the seat most, or the rest of the one that it has begun."""
        plans = self._seat.plans()
        begins = any(option in self._bargaining.begin for option in self._seat.decision.options)
        if not plans or (not begins and len({plan[0] for plan in plans}) == 1):
            return plans[0] if plans else ()
        try:
            gains = self._judged(plans)
        except ImagineError:
            return () if begins else plans[0]
        if begins:
            gains = {plan: gain for plan, gain in gains.items() if gain.good}
        return max(gains, key=lambda plan: (gains[plan].good, gains[plan].proposer), default=())

    def _judged(self, plans: list[Plan]) -> dict[Plan, Gain]:
        """The deals with their gains; those that look bad in the first world are not tried in others."""
        found = {plan: [gain] for plan, gain in self._gains(plans).items()}
        hopeful = [plan for plan in plans if found[plan][0].good]
        for _ in range(WORLDS - 1 if hopeful else 0):
            for plan, gain in self._gains(hopeful).items():
                found[plan].append(gain)
        return {
            plan: Gain(fmean(gain.proposer for gain in gains), fmean(gain.other for gain in gains))
            for plan, gains in found.items()
        }

    def _gains(self, plans: list[Plan]) -> dict[Plan, Gain]:
        """The gains of both seats by each of these deals in one world."""
        seat, world = self._seat.seat, self._seat.imagine(self._rng)
        asked = [self._proposed(world, plan) for plan in plans]
        lines = [self._outcome(each, self._bargaining.agree) for each in asked]
        # all that is refused comes to the same
        *agreed, refused = think_all([*lines, self._outcome(asked[0], self._bargaining.refuse)])
        found = {}
        for plan, question, chances in zip(plans, asked, agreed, strict=True):
            assert question.decision is not None
            other = question.decision.seat
            found[plan] = Gain(chances[seat] - refused[seat], chances[other] - refused[other])
        return found

    def _proposed(self, world: Match[Any], plan: Plan) -> Match[Any]:
        """The world in which a deal has been proposed."""
        asked = world.copy(keeps=True)
        for option in plan:
            asked.answer(option, self._seat.seat)
        return asked

    def _outcome(self, asked: Match[Any], answer: Option) -> Line[list[float]]:
        """The chances of all seats once the matter of a proposal is decided, after this answer."""
        trial = asked.copy()
        assert trial.decision is not None
        trial.answer(answer, trial.decision.seat)
        yield from self._follow(trial, partial(self._bargaining.decided, asked.state))
        promises = self._bargaining.forget(trial.state)  # networks have learned nothing about them
        chances = yield from self._mind.values(trial)
        for seat, other in promises:
            chances[seat] -= OWED
            chances[other] += TRUST * OWED
        return chances

    def _turn(self, state: Any) -> Hashable:
        turn_of = self._seat.game.judgement.turn
        return None if turn_of is None else turn_of(state)

    def _follow(self, trial: Match[Any], ends: Callable[[Any], bool]) -> Line[None]:
        """Play for all seats to that point; they keep their word, and pass where they may."""
        for _ in range(STEPS):
            decision = trial.decision
            if decision is None:
                return
            if not trial.joint and not decision.prompt.follow_up and ends(trial.state):
                return
            if PASS in decision.options and self._seat.game.may_pass(decision.prompt.id):
                trial.answer(PASS, decision.seat)
            else:
                yield from self._mind.answer(trial, decision)
