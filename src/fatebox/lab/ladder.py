"""The ladder: how much stronger one bot is than another, on equal deals, with intervals.

A *pair* is one deal played twice. Where seats compete, the two bots take alternate seats and change places
for the second game; the pair's score is the stronger one's share of the wins. Where all win or lose together,
each bot plays all seats once, and the better result scores. Either way two equal bots score exactly one half,
because they play the same game twice.

Intervals come from the bootstrap over pairs: the two games of a pair are not independent, pairs are.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, pairwise
from math import log10
from multiprocessing import get_context
from statistics import fmean
from typing import Any

import numpy as np
from scipy import stats

from fatebox.bots.learned.thinking import Line, think_all
from fatebox.kernel import Game, Match, OptionsError, Result

from .plan import Plan
from .play import playing
from .stats import LEVEL, Estimate

SAMPLES = 2000
FEWEST = 10
"""Pairs before anybody may say that it is clear."""
CLEAR = 0.99
"""The confidence needed to call a result clear while games go on, since it is checked many times."""
BOUND = 0.99
"""Ratings of bots that never lose would be infinite."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two bots in one game. It travels to other processes."""

    better: str
    """The one that is thought to be stronger."""
    lower: str
    plan: Plan
    """The game with its options, the deals, and the two bots."""

    def bots_of(self, turn: int) -> tuple[str, ...]:
        """The seating of the first (0) and of the second (1) game of a pair."""
        pair = (self.better, self.lower)
        if self.plan.game.ranking.cooperative:
            return (pair[turn],) * self.plan.seats
        return tuple(pair[(seat + turn) % 2] for seat in range(self.plan.seats))


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal that was played twice."""

    score: float
    """From 0 to 1: how the better bot did."""
    won: tuple[float, float]
    """The wins of the higher and of the lower bot: games in cooperative games, otherwise shares of wins."""


@dataclass(slots=True)
class DuelResult:
    """The outcome of a duel."""

    duel: Duel
    pairs: list[Pair] = field(default_factory=list)
    interrupted: bool = False
    broken: str | None = None
    """The reason why a process or the cluster died, if it did; the pairs before that are here."""

    def share(self, level: float = LEVEL) -> Estimate:
        """The mean score with its bootstrap interval."""
        return bootstrap([pair.score for pair in self.pairs], level)

    def is_clear(self, bound: float) -> bool:
        """Whether the share is surely above or below a bound."""
        if len(self.pairs) < FEWEST:
            return False
        _, low, high = self.share(CLEAR)
        return low is not None and high is not None and (low > bound or high < bound)

    def to_data(self) -> dict[str, Any]:
        """The figures as JSON data."""
        share, (first, second) = self.share(), zip(*(pair.won for pair in self.pairs), strict=True)
        return {
            "better": self.duel.better,
            "lower": self.duel.lower,
            "pairs": len(self.pairs),
            "share": share.value,
            "low": share.low,
            "high": share.high,
            "elo": elo(share.value),
            "elo_low": None if share.low is None else elo(share.low),
            "elo_high": None if share.high is None else elo(share.high),
            "won_by_better": fmean(first),
            "won_by_lower": fmean(second),
            "gain": bootstrap([ours - theirs for ours, theirs in zip(first, second, strict=True)])._asdict(),
        }


def bootstrap(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """A mean with the interval in which most means of as many values, drawn again from these, lie."""
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean, None, None)
    found = stats.bootstrap(
        (values,), np.mean, n_resamples=SAMPLES, confidence_level=level, method="percentile", rng=len(values)
    )
    return Estimate(mean, float(found.confidence_interval.low), float(found.confidence_interval.high))


def elo(share: float) -> float:
    """The rating points by which a bot is ahead that gets this share of the wins.

    By the formula, not by a rating library: two fixed bots and a measured share, with nothing to update.
    """
    share = min(BOUND, max(1 - BOUND, share))
    return 400 * log10(share / (1 - share))


def ratings(results: Sequence[DuelResult]) -> dict[str, float]:
    """Ratings along the ladder: the lowest bot has 0, each next one its lead over the one before."""
    found = {results[0].duel.lower: 0.0}
    for result in results:
        found[result.duel.better] = found[result.duel.lower] + elo(result.share().value)
    return found


def make_ladder(
    game: Game[Any], bots: Sequence[str], pairs: int, *, seed: int | str = 0, **details: Any
) -> list[Duel]:
    """Duels of each bot with the one before it."""
    if len(bots) < 2:
        raise OptionsError(f"levels: expected at least two, got {len(bots)}")
    plan = Plan.of(game, pairs, bots, seed=seed, **details)
    if plan.seats == 1 and not game.ranking.cooperative:
        raise OptionsError(f"{game.title}: a game for one seat has no opponents to compare")
    return [Duel(better, lower, replace(plan, bots=(lower, better))) for lower, better in pairwise(bots)]


def climb(
    duels: Sequence[Duel],
    jobs: int = 1,
    until: float | None = None,
    progress: Callable[[DuelResult], None] = lambda result: None,
    pool: Executor | None = None,
) -> Iterator[DuelResult]:
    """Play all duels; those that are clear of the bound end there. The pairs do not depend on the jobs.

    They are done by a pool if one is given.

    After an interrupt, or when the pool breaks, the pairs that are finished count; no other duel is fought.
    """
    for duel in duels:
        play, deals = partial(play_pairs, duel), duel.plan.groups(0, duel.plan.games)
        if pool is not None:
            result = _fight(duel, pool.map(play, deals), until, progress)
        elif jobs == 1:
            result = _fight(duel, map(play, deals), until, progress)
        else:
            with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as own:
                result = _fight(duel, own.map(play, deals), until, progress)
                own.shutdown(wait=True, cancel_futures=True)
        if result.pairs or result.broken is not None:
            yield result
        if result.interrupted or result.broken is not None:
            return


def _ignore_interrupts() -> None:
    """In a worker process: only the main one handles an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _fight(
    duel: Duel, groups: Iterator[list[Pair]], until: float | None, progress: Callable[[DuelResult], None]
) -> DuelResult:
    result = DuelResult(duel)
    try:
        for pair in chain.from_iterable(groups):
            result.pairs.append(pair)
            progress(result)
            if until is not None and result.is_clear(until):
                break
    except KeyboardInterrupt:
        result.interrupted = True
    except BrokenExecutor as error:
        result.broken = str(error)
    return result


def play_pairs(duel: Duel, deals: Iterable[int]) -> list[Pair]:
    """Play each of these deals twice, all deals side by side."""
    return think_all(_pair(duel, deal) for deal in deals)


def _pair(duel: Duel, deal: int) -> Line[Pair]:
    first = yield from _play(duel, deal, 0)
    second = yield from _play(duel, deal, 1)
    return _score(duel, (first, second))


def _score(duel: Duel, matches: tuple[Match[Any], Match[Any]]) -> Pair:
    if duel.plan.game.ranking.cooperative:
        first, second = (match.game.ranking.rank(_result(match), 0) for match in matches)
        won = float(bool(_result(matches[0]).winners)), float(bool(_result(matches[1]).winners))
        return Pair((first > second) / 2 + (first >= second) / 2, won)
    ours, theirs = 0.0, 0.0
    for turn, match in enumerate(matches):
        for seat in range(duel.plan.seats):
            value = _result(match).value(seat)
            if (seat + turn) % 2 == 0:
                ours += value / 2
            else:
                theirs += value / 2
    return Pair(0.5 + (ours - theirs) / 2, (ours, theirs))


def _play(duel: Duel, deal: int, turn: int) -> Line[Match[Any]]:
    plan, seed = duel.plan, f"{duel.plan.seed}:{deal}"
    match = plan.game.start(seed, seats=plan.seats, options=plan.options, changes=plan.changes)
    makers = plan.bot_makers()
    bots = [makers[name](f"{seed}:{seat}") for seat, name in enumerate(duel.bots_of(turn))]
    yield from playing(match, bots)
    return match


def _result(match: Match[Any]) -> Result:
    assert match.result is not None
    return match.result
