"""The bot that plays what a trained network thinks best, at once and without looking ahead."""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Game, ImagineError, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Appraisal

from .mind import Mind, mind_of, weights_for

_WORDS = 2.0**32
ALIKE = 0.5
"""Options that are at least this share as likely to be chosen as the best are about as good."""
WORLDS = 4
"""Worlds in which the position after each option is looked at, for those who ask."""


class LearnedBot:
    """Plays the network's first choice, or one of those that it likes nearly as much."""

    def __init__(
        self, game: Game[Any], rng: Rng, *, weights: str = "", after: int = 0, variety: float = 0.0
    ) -> None:
        if not 0 <= variety <= 1:
            raise OptionsError(f"bot learned: variety: expected a number from 0 to 1, got {variety}")
        self._weights = weights_for(game, weights, after)
        self._rng = rng
        self._variety = variety
        """Options whose chance to be chosen is at least 1 - variety of the best's are drawn by chance."""

    def choose(self, seat: Perspective) -> Option:
        """The answer of the network."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        chosen = options[self._chosen(self.mind(seat).likely(seat))]
        return self._considered(seat, chosen)

    def shortlist(self, seat: Perspective) -> list[Option]:
        """The options that the network likes about as much as its first choice, that one first."""
        options, likely = seat.decision.options, self.mind(seat).likely(seat)
        chosen = options[likely[0][0]]
        considered = self._considered(seat, chosen)
        if considered != chosen:
            return [considered]
        near = [options[number] for number, share in likely if share >= ALIKE * likely[0][1]]
        return [option for option in near if not self._proposes(seat, option)] or [chosen]

    def _proposes(self, seat: Perspective, option: Option) -> bool:
        """Whether an option other than the first choice proposes something: that is thought over first."""
        proposal = seat.game.judgement.features.proposal
        return proposal is not None and option == proposal[0]

    def _considered(self, seat: Perspective, chosen: Option) -> Option:
        """The answer, unless it proposes what the bot itself would decline in the other's place."""
        proposal = seat.game.judgement.features.proposal
        if proposal is None or chosen != proposal[0] or proposal[1] not in seat.decision.options:
            return chosen
        _, drop, agree = proposal
        try:
            world = seat.imagine(self._rng)
        except ImagineError:
            return drop
        world.answer(chosen, seat.seat)
        answer = world.decision
        agreed = answer is not None and self.mind(seat).best(world, answer) == agree
        return chosen if agreed else drop

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option with the chance to win after it; first the one that the network chooses."""
        chosen = self.choose(seat)
        chances = chances_after(self.mind(seat), seat, seat.decision.options, self._rng, WORLDS)
        return sorted(chances, key=lambda each: (each.option != chosen, -each.value))

    def mind(self, seat: Perspective) -> Mind:
        """The network for the content that this match is played with."""
        return mind_of(self._weights, seat.game, seat.pack)

    def _chosen(self, likely: list[tuple[int, float]]) -> int:
        """The best option, or one of the nearly best."""
        near = [pair for pair in likely if pair[1] >= (1 - self._variety) * likely[0][1]]
        if len(near) == 1 or not self._variety:
            return likely[0][0]
        drawn = self._rng.word() / _WORDS * sum(share for _, share in near)
        for number, share in near:
            drawn -= share
            if drawn < 0:
                return number
        return near[-1][0]


def chances_after(
    mind: Mind, seat: Perspective, options: list[Option], rng: Rng, worlds: int
) -> list[Appraisal]:
    """The chance of a seat to win right after each of these options, on average over imagined worlds."""
    sums = [0.0] * len(options)
    for _ in range(worlds):
        world = seat.imagine(rng)
        for number, option in enumerate(options):
            trial = world.copy()
            trial.answer(option, seat.seat)
            mind.settle(trial)
            sums[number] += mind.chances(trial)[seat.seat]
    return [Appraisal(option, total / worlds, worlds) for option, total in zip(options, sums, strict=True)]
