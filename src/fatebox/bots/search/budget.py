"""Budgets: how long a search may last, in iterations (which can be repeated) or by the clock (for play)."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """A number of iterations or of milliseconds; the first to run out if both are given."""

    def __init__(self, iterations: int, ms: int) -> None:
        self._iterations = iterations
        self._ms = ms
        self._start = perf_counter()
        self.spent = 0

    def allows(self, more: int, part: float) -> bool:
        """Whether `more` iterations are within this part of the budget (from 0 to 1)."""
        if self._iterations and self.spent + more > part * self._iterations:
            return False
        return not self._ms or (perf_counter() - self._start) * 1000 < part * self._ms
