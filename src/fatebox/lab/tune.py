"""Tuning: a game's bots play themselves, and the weights of its evaluation are fitted to the results.

1. Games are played with the current weights; at some decisions each seat's standing is measured, in a world
   that the seat imagines, since that is what bots judge.
2. Weights are fitted to most of the games; the others show whether the new weights predict results better.
3. New and old weights play each other on the same deals. Only weights that are at least as good there are
   worth having: to predict well is not to play well.
"""

from __future__ import annotations

import contextlib
import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from statistics import fmean
from typing import Any, TypeVar

from fatebox.bots import bot_maker
from fatebox.kernel import Evaluator, Game, OptionsError, Perspective, Rng, RulesError, Weights

from .fit import Position, fit, improvement, mean_loss
from .plan import Plan
from .stats import Estimate, mean_interval

POSITIONS = 12
"""Decisions of a game at which all seats are measured."""
HELD_OUT = 5
"""Every fifth game is held out, to be predicted."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Tuning:
    """The outcome of tuning a game."""

    plan: Plan
    positions: list[Position]
    old: Weights
    new: Weights
    loss_before: float
    loss_after: float
    """Of the games that were held out."""
    gain: Estimate
    """By how much that loss is lower."""
    lead: Estimate
    """In a match on the same deals: by how much the result of the new weights is above that of the old."""
    pairs: int

    @property
    def better(self) -> bool:
        """Whether the new weights predict better and play no worse."""
        return self.gain.value > 0 and self.lead.value >= 0


def tune(
    plan: Plan,
    pairs: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    pool: Executor | None = None,
    *,
    afresh: bool = False,
    positions: list[Position] | None = None,
) -> Tuning:
    """Play, fit, predict, and let new weights play against old ones: the current ones, or afresh all 1.

    The list `positions` is filled while games are played, so nothing is lost if a later step fails.
    """
    evaluator = evaluator_of(plan.game)
    link = evaluator.chance
    old = (1.0,) * len(evaluator.weights) if afresh else evaluator.weights
    if plan.games < HELD_OUT:
        raise OptionsError(
            f"games: expected at least {HELD_OUT}, some to fit and some to check, got {plan.games}"
        )
    if pairs < 2:
        raise OptionsError(f"pairs: expected at least 2, got {pairs}")
    positions = [] if positions is None else positions
    for position in collect(plan, old, jobs, progress, pool):
        positions.append(position)
    seen = [p for p in positions if p.game % HELD_OUT]
    unseen = [p for p in positions if not p.game % HELD_OUT]
    if not seen or not unseen:
        raise OptionsError("games: nothing was to be decided in them; expected more games")
    new = tuple(round(weight, 3) for weight in fit(link, old, seen))
    return Tuning(
        plan, positions, old, new,
        mean_loss(link, old, unseen), mean_loss(link, new, unseen), improvement(link, old, new, unseen),
        compete(plan, new, old, pairs, jobs, progress, pool), pairs,
    )  # fmt: skip


def evaluator_of(game: Game[Any]) -> Evaluator[Any]:
    """The judgement of a game that has terms to be tuned."""
    if game.judgement.evaluator is None:
        raise OptionsError(f"{game.title}: its evaluation is not made of terms with weights")
    return game.judgement.evaluator


def weights_text(tuning: Tuning) -> str:
    """The new weights as a file, with a header that says how they were made."""
    plan, gain, lead = tuning.plan, tuning.gain, tuning.lead
    game = plan.game
    names = evaluator_of(game).names
    lines = [
        f"# Made by:  {command_of(tuning)}",
        f"# Rules version {game.version}, content {game.pack(plan.changes).hash}; see docs/tuning.md",
        f"# {plan.games} games, {len(tuning.positions)} positions",
        f"# loss of games held out: {tuning.loss_before:.4f} before, {tuning.loss_after:.4f} after;"
        f" lower by {interval(gain, 4)}",
        f"# {tuning.pairs} pairs of games against the weights before: result better by {interval(lead, 3)}",
        "",
        "[weights]",
        *(f"{name} = {weight}" for name, weight in zip(names, tuning.new, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def command_of(tuning: Tuning) -> str:
    """The command that repeats it."""
    plan = tuning.plan
    default = plan.game.complete(plan.seats, {})[1]
    words = ["fatebox", "tune", plan.game.id, "-n", str(plan.games), "--pairs", str(tuning.pairs)]
    words += ["--bots", ",".join(plan.bots), "--seats", str(plan.seats), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        if value != default[name]:
            words += ["--option", f"{name}={json.dumps(value)}"]
    if set(tuning.old) == {1.0}:
        words.append("--afresh")
    return shlex.join(words)


def interval(estimate: Estimate, digits: int) -> str:
    """An estimate with its interval, in words."""
    value, low, high = estimate
    if low is None or high is None:
        return f"{value:.{digits}f}"
    return f"{value:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


# --- positions ---------------------------------------------------------------------------------------


def collect(
    plan: Plan,
    weights: Weights,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    pool: Executor | None = None,
) -> Iterator[Position]:
    """Positions of all games of a plan, played with these weights, and their results."""
    tasks = [(plan, number, weights) for number in range(plan.games)]
    for positions in _spread(_positions_of, tasks, jobs, progress, pool):
        yield from positions


def _positions_of(task: tuple[Plan, int, Weights]) -> list[Position]:
    plan, number, weights = task
    evaluator = evaluator_of(plan.game)
    rng = Rng.from_seed(f"positions {plan.seed_of(number)}")
    kept: list[list[tuple[int, Any]]] = []
    decisions: list[int] = []

    def look(seats: Sequence[Perspective], count: int) -> None:
        """Keep some decisions, each with the same probability, however long the game will be."""
        place = count if count < POSITIONS else rng.below(count + 1)
        if place >= POSITIONS:
            return
        terms = [(each.seat, evaluator.measure(each.imagine(rng).state, each.seat)) for each in seats]
        if place == len(kept):
            kept.append(terms)
            decisions.append(count)
        else:
            kept[place], decisions[place] = terms, count

    results = play(plan, number, [weights] * plan.seats, look)
    return [
        Position(number, count, seat, terms, results[seat])
        for count, measured in sorted(zip(decisions, kept, strict=True))
        for seat, terms in measured
        if not isinstance(terms, float)
    ]


def play(
    plan: Plan,
    number: int,
    weights: Sequence[Weights],
    look: Callable[[Sequence[Perspective], int], None] = lambda seats, count: None,
) -> list[float]:
    """Play a game of a plan in which each seat judges by its own weights; return the result for each.

    `look` gets the seats' views whenever one of them has a choice.
    """
    game, seed = plan.game, plan.seed_of(number)
    match = game.start(seed, seats=plan.seats, options=plan.options, changes=plan.changes)
    seats, bots = [], []
    for seat, name in enumerate(plan.bots_of(number)):
        judgement = replace(game.judgement, evaluate=evaluator_of(game).reweighted(weights[seat]))
        mind = replace(game, judgement=judgement)
        seats.append(Perspective(match, seat).judged_by(mind))
        bots.append(bot_maker(name, mind)(f"{seed}:{seat}"))
    choices = 0
    for _ in range(game.max_decisions + 1):
        decision = match.decision
        if decision is None:
            return [game.judgement.evaluate(match.state, seat) for seat in range(plan.seats)]
        if len(decision.options) > 1:
            look(seats, choices)
            choices += 1
        match.answer(bots[decision.seat].choose(seats[decision.seat]), decision.seat)
    raise RulesError(f"{game.id}: no end after {game.max_decisions} decisions")


# --- the match ---------------------------------------------------------------------------------------


def compete(
    plan: Plan,
    new: Weights,
    old: Weights,
    pairs: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    pool: Executor | None = None,
) -> Estimate:
    """The lead of new weights over old ones in the mean result, on pairs of equal deals.

    In the second game of a pair they change seats; players who win or lose together have the same weights.
    Equal weights come out as equal, exactly.
    """
    match = replace(plan, games=pairs, seed=f"match {plan.seed}")
    leads = _spread(_lead, [(match, pair, new, old) for pair in range(pairs)], jobs, progress, pool)
    return mean_interval(list(leads))


def _lead(task: tuple[Plan, int, Weights, Weights]) -> float:
    plan, pair, new, old = task
    together = plan.game.ranking.cooperative
    ours: list[float] = []
    theirs: list[float] = []
    for turn in range(2):
        newer = [((0 if together else seat) + turn) % 2 == 0 for seat in range(plan.seats)]
        results = play(plan, pair, [new if is_new else old for is_new in newer])
        for is_new, result in zip(newer, results, strict=True):
            (ours if is_new else theirs).append(result)
    return fmean(ours) - fmean(theirs)


def _spread(
    work: Callable[[Any], T],
    tasks: Iterable[Any],
    jobs: int,
    progress: Callable[[int], None],
    pool: Executor | None,
) -> Iterator[T]:
    """Run all tasks, in several processes or by a pool; return the results in the order of the tasks."""
    with contextlib.ExitStack() as stack:
        if pool is None and jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(jobs, get_context("spawn")))
        for result in map(work, tasks) if pool is None else pool.map(work, tasks):
            progress(1)
            yield result
