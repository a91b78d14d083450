"""Crew: the processes that step games, and the memory they share with the one that thinks."""

from __future__ import annotations

import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from .rows import Rows
from .settings import Settings
from .stepping import STOP, work


class Crew:
    """Worker processes; rows and actions of both halves lie in memory that all of them see."""

    def __init__(self, settings: Settings, rows: Rows) -> None:
        count = settings.half
        self.memory = [mmap.mmap(-1, count * rows.size) for _ in range(2)]
        self.actions = [mmap.mmap(-1, count) for _ in range(2)]
        self._lines: list[Connection] = []
        self._waiting = [False, False]
        views = [memoryview(each) for each in self.memory]
        answers = [memoryview(each) for each in self.actions]
        context: Any = get_context("fork")  # the memory is inherited
        each = settings.games // 2
        for number in range(settings.workers):
            ours, theirs = context.Pipe()
            places = range(number * each, (number + 1) * each)
            args = (theirs, views, answers, places, settings.game, settings.seed)
            context.Process(target=work, args=args, daemon=True).start()
            self._lines.append(ours)

    def step(self, half: int) -> None:
        """Advance all games of a half by one answer."""
        for line in self._lines:
            line.send_bytes(bytes([half]))
        self._waiting[half] = True

    def wait(self, half: int) -> None:
        """Wait until all games of a half have come to their next decision."""
        if self._waiting[half]:
            for line in self._lines:
                line.recv_bytes()
            self._waiting[half] = False

    def stop(self) -> None:
        """Stop all processes."""
        for half in (0, 1):
            self.wait(half)
        for line in self._lines:
            line.send_bytes(bytes([STOP]))
