"""Fewer rounds of the garbage collector while a search, a series of games or a server runs.

They make and drop worlds or boards by the hundreds, each of about a hundred lists and objects. These are
freed without the collector, which would normally look at those in use again and again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG = 10_000
"""New objects after which the collector looks at them; Python's own measure is 700."""


@contextmanager
def rare_collections() -> Iterator[None]:
    """Let the collector look less often; where it is off, or looks even less often, nothing changes."""
    before = gc.get_threshold()
    if not 0 < before[0] < YOUNG:
        yield
        return
    gc.set_threshold(YOUNG, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
