"""The thinking time of the levels on one core, over positions of real games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from fatebox.bots import LEVELS, make_bot
from fatebox.kernel import Game, Match, Perspective

FEWEST = 1
"""Decisions that are timed however long they take."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """The time of decisions, in milliseconds of CPU time."""

    decisions: int
    median_ms: float
    p95_ms: float
    longest_ms: float


def measure_levels(
    game: Game[Any], positions: Sequence[tuple[Match[Any], int]], seconds: float
) -> dict[str, Thinking]:
    """Time each level for about `seconds` each, all at the same positions as far as they get."""
    choices = [
        (match, seat) for match, seat in positions if len(Perspective(match, seat).decision.options) > 1
    ]
    return {level: _measure(game, level, choices, seconds) for level in LEVELS}


def _measure(
    game: Game[Any], level: str, positions: Sequence[tuple[Match[Any], int]], seconds: float
) -> Thinking:
    times: list[float] = []
    stride = max(1, len(positions) // 7)  # first some from all parts of the games, then those between
    ordered = [position for first in range(stride) for position in positions[first::stride]]
    for number, (match, seat) in enumerate(ordered):
        if number >= FEWEST and sum(times) > seconds:
            break
        bot = make_bot(level, game, number)
        start = process_time()
        bot.choose(Perspective(match, seat))
        times.append(process_time() - start)
    times.sort()
    ms = [1000 * time for time in times]
    return Thinking(len(ms), median(ms), ms[-1 - len(ms) // 20], ms[-1])
