"""The bot that looks before it leaps: the best few options are played on, past the coming Fate phase.

One step of looking ahead cannot see that two cards together pay for a third, nor what the Enemies that are
left will do. So the options that look best are each played to the end of the turn and through the next
Destiny phase, in a few imagined worlds, by the bot that looks one step ahead; then the table is judged.
All options are tried in the same worlds with the same chance.
"""

from __future__ import annotations

from typing import Any

from fatebox.games.phantom.rules.adventure import ACTION
from fatebox.games.phantom.rules.combat import WOUNDS
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Card, Decision, Game, Match, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import BotMaker
from fatebox.kernel.evaluation import log_odds, logistic

ANSWERS = 160
"""The number of imagined answers after which a decision is made: long turns mean fewer worlds."""

Plan = tuple[Option, Card | None]
"""An answer, and the Enemy that all Wounds are placed on, if it is about Wounds."""


class CarefulBot:
    """Takes the option after which the players stand best a turn later, on average."""

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        make: BotMaker,
        *,
        options: int = 4,
        worlds: int = 5,
        turns: int = 1,
    ) -> None:
        for name, value in (("options", options), ("worlds", worlds), ("turns", turns)):
            if value < 1:
                raise OptionsError(f"bot careful: {name}: expected at least 1, got {value}")
        self._evaluate = game.judgement.evaluate
        self._rng = rng
        self._options = options
        self._worlds = worlds
        self._turns = turns
        self._answers = 0
        self._make = make
        self._quick = make("greedy", rng.fork())

    def choose(self, seat: Perspective) -> Option:
        """The best option by a turn of looking ahead; the quick judgement decides between equals."""
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        worlds = [(seat.imagine(self._rng), self._rng.fork()) for _ in range(self._worlds)]
        plans = self._promising(seat, [world for world, _ in worlds])
        values = [0.0] * len(plans)
        self._answers = 0
        for number, (world, chance) in enumerate(worlds):
            for index, plan in enumerate(plans):
                values[index] += self._forecast(world, chance.copy(), plan)
            if self._answers > ANSWERS:
                break
            if number > 0 and len(plans) > 2:  # the worse half is left out
                best = sorted(range(len(plans)), key=lambda i: -values[i])[: max(2, len(plans) // 2)]
                plans, values = [plans[i] for i in best], [values[i] for i in best]
        return plans[values.index(max(values))][0]

    def _promising(self, seat: Perspective, worlds: list[Match[PhantomState]]) -> list[Plan]:
        """The choice of the bot that looks one step ahead, then the options that look best after one step.

        Wounds are shared out in several steps: the other plans are to place them all on one Enemy.
        """
        first = self._quick.choose(seat)
        if seat.decision.prompt is WOUNDS:
            assert seat.decision.group is not None
            targets = seat.decision.group.items
            return [(first, None), *((_all_on(target, seat.decision), target) for target in targets)]
        values: dict[Option, float] = {}
        for option in seat.decision.options:
            if option != first:
                values[option] = 0.0
                for world in worlds[:2]:
                    trial = world.copy()
                    trial.answer(option)
                    values[option] += self._chance(trial.state, world.state)
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        return [(first, None), *((option, None) for option in ranked[: self._options - 1])]

    def _forecast(self, world: Match[PhantomState], chance: Rng, plan: Plan) -> float:
        """The chance that a plan leads to in one world, if all then do what looks best at once."""
        option, target = plan
        trial = world.copy()
        trial.answer(option)
        while target is not None and trial.decision is not None and trial.decision.prompt is WOUNDS:
            trial.answer(_all_on(target, trial.decision))
        player = self._make("greedy:worlds=1", chance)
        last = world.state.turn + self._turns
        while trial.decision is not None:
            if trial.state.turn >= last and trial.decision.prompt is ACTION:
                break
            trial.answer(player.choose(Perspective(trial, trial.decision.seat)))
            self._answers += 1
        return self._chance(trial.state, world.state)

    def _chance(self, s: PhantomState, before: PhantomState) -> float:
        """From 0 (lost) to 1 (won), one half if the players stand as well as before."""
        if s.result is not None:
            return s.result.value(0)
        return logistic(log_odds(self._evaluate(s, 0)) - log_odds(self._evaluate(before, 0)))


def _all_on(target: Card, decision: Decision) -> Option:
    """A step of placing all Wounds on one Enemy, or as many as can be."""
    least, *_, most = sorted(decision.options)
    return most if decision.options[0][1] == target else least
