"""Patience with garbage: while a search runs, Python's collector looks for cycles less often.

Copies of worlds come and go by the thousand. They hold no cycles, so each is freed as soon as nobody needs
it, and the collector finds nothing; with its usual threshold it would look through those that are alive once
or twice in every iteration.
"""

from __future__ import annotations

import gc
from threading import Lock

MANY = 20_000
"""The number of new objects after which the collector looks at them, usually 700."""


class Patience:
    """A higher threshold as long as a search runs in any thread; then the usual one holds again."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._searches = 0
        self._usual = gc.get_threshold()

    def __enter__(self) -> None:
        with self._lock:
            if not self._searches:
                self._usual = gc.get_threshold()
                if self._usual[0]:  # 0: somebody wants no collector at all
                    gc.set_threshold(max(MANY, self._usual[0]), *self._usual[1:])
            self._searches += 1

    def __exit__(self, *failure: object) -> None:
        with self._lock:
            self._searches -= 1
            if not self._searches:
                gc.set_threshold(*self._usual)


patience = Patience()
"""The one for all searches: the threshold is the same for the whole process."""
