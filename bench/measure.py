"""The clock that all subjects are measured by, and the tables that their rates are shown in.

The clock is the CPU time of the process. Each figure is measured in slices, the slices of all subjects take
turns, and the best slice stands, as in `timeit`: other work on the machine can only slow a slice down.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Protocol

from fatebox.lab.speed import quiet_heap

Choose = Callable[[Sequence[Any]], Any]
Call = Callable[[], object]

ENDLESS = sys.maxsize
SLICES = 10
POSITIONS = 8  # mid-game positions that are copied and viewed
CALLS_PER_POSITION = 8  # between two looks at the clock


@dataclass(frozen=True)
class Rate:
    """The work that one library does with one game in a second of CPU time."""

    peer: str
    game: str
    version: str
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float | None  # None: the library has no way to copy a running game
    views_per_s: float | None  # None: the library has no view of a single seat
    mean_options: float
    decisions_per_game: float
    forced: float = 0.0  # share of the decisions that have one option only
    chances_per_game: float = 0.0  # chance nodes that the caller has to resolve
    spread: float = 0.0  # how far the slowest slice of decisions fell below the best
    copied_by: str = ""
    viewed_by: str = ""


class Table(Protocol):
    """A place where one game after another is played, from one seed."""

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        """Play a new game to its end, or its first `limit` decisions; return the decisions made."""

    def chances(self) -> int:
        """The chance nodes that the last game asked the caller to resolve."""

    def copier(self) -> Call | None:
        """A function that copies the game as it is."""

    def viewer(self) -> Call | None:
        """A function that makes the view of the seat that has to decide."""


@dataclass(frozen=True)
class Subject:
    """One game of one library, ready to be measured."""

    peer: str
    game: str
    version: str
    open: Callable[[int], Table]
    copied_by: str = ""
    viewed_by: str = ""


def chooser(random: Callable[[], float]) -> Choose:
    """A uniform choice, cheaper than `Random.choice`: use it for everything that is compared."""
    return lambda options: options[int(random() * len(options))]


def _pace(calls: Sequence[Call], seconds: float) -> float:
    done = 0
    start = now = process_time()
    while now < start + seconds:
        for call in calls:
            call()
        done += len(calls)
        now = process_time()
    return done / (now - start)


class _Trial:
    """The measurement of one subject, in slices."""

    def __init__(self, subject: Subject, warm_up: float) -> None:
        self._subject = subject
        self._census(warm_up)
        self._table = subject.open(1)
        self._choose = chooser(Random(1).random)
        self._games = 0
        self._decisions = 0
        self._paces: list[float] = []
        middles = self._middles()
        self._copiers = [call for table in middles if (call := table.copier()) is not None]
        self._viewers = [call for table in middles if (call := table.viewer()) is not None]
        self._copies: list[float] = []
        self._views: list[float] = []

    def _census(self, warm_up: float) -> None:
        """Count options and chances over some games: apart from the timed ones, which count nothing."""
        table, choose = self._subject.open(2), chooser(Random(2).random)
        options: list[int] = []

        def note(legal: Sequence[Any]) -> Any:
            options.append(len(legal))
            return choose(legal)

        games = chances = 0
        end = process_time() + warm_up
        while games < 10 or process_time() < end:
            table.play(note)
            chances += table.chances()
            games += 1
        self._mean_options = sum(options) / len(options)
        self._forced = options.count(1) / len(options)
        self._chances_per_game = chances / games

    def _middles(self) -> list[Table]:
        """Games that stand at half their length: each is played to its end first, then again half-way."""
        tables: list[Table] = []
        seed = 100
        while len(tables) < POSITIONS:
            seed += 1
            length = self._subject.open(seed).play(chooser(Random(seed).random))
            table = self._subject.open(seed)
            if length > 1 and table.play(chooser(Random(seed).random), length // 2) == length // 2:
                tables.append(table)
        return tables

    def slice_of_games(self, seconds: float) -> None:
        play, choose = self._table.play, self._choose
        decisions = games = 0
        start = now = process_time()
        while now < start + seconds:
            decisions += play(choose)
            games += 1
            now = process_time()
        self._decisions += decisions
        self._games += games
        self._paces.append(decisions / (now - start))

    def slice_of_copies(self, seconds: float) -> None:
        if self._copiers:
            self._copies.append(_pace(self._copiers * CALLS_PER_POSITION, seconds))

    def slice_of_views(self, seconds: float) -> None:
        if self._viewers:
            self._views.append(_pace(self._viewers * CALLS_PER_POSITION, seconds))

    def rate(self) -> Rate:
        subject = self._subject
        best = max(self._paces)
        decisions_per_game = self._decisions / self._games
        return Rate(
            peer=subject.peer,
            game=subject.game,
            version=subject.version,
            decisions_per_s=best,
            games_per_s=best / decisions_per_game,
            copies_per_s=max(self._copies, default=None),
            views_per_s=max(self._views, default=None),
            mean_options=self._mean_options,
            decisions_per_game=decisions_per_game,
            forced=self._forced,
            chances_per_game=self._chances_per_game,
            spread=1 - min(self._paces) / best,
            copied_by=subject.copied_by,
            viewed_by=subject.viewed_by,
        )


def measure(subjects: Sequence[Subject], seconds: float) -> list[Rate]:
    """Measure games, copies and views for `seconds` of CPU time each, the subjects taking turns."""
    trials = [_Trial(subject, warm_up=seconds / 4) for subject in subjects]
    part = seconds / SLICES
    with quiet_heap():
        for _ in range(SLICES):
            for trial in trials:
                trial.slice_of_games(part)
                trial.slice_of_copies(part)
                trial.slice_of_views(part)
    return [trial.rate() for trial in trials]


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def table_of(rates: Sequence[Rate]) -> str:
    """The rates as a table of plain text."""
    head = (
        "peer", "version", "game", "decisions/s", "games/s", "copies/s", "views/s",
        "options", "forced", "decisions/game", "chances/game", "spread", "copy", "view",
    )  # fmt: skip
    rows = [
        (
            rate.peer,
            rate.version,
            rate.game,
            _number(rate.decisions_per_s),
            _number(rate.games_per_s),
            _number(rate.copies_per_s),
            _number(rate.views_per_s),
            f"{rate.mean_options:.1f}",
            f"{rate.forced:.0%}",
            f"{rate.decisions_per_game:.1f}",
            f"{rate.chances_per_game:.1f}",
            f"{rate.spread:.0%}",
            rate.copied_by or "-",
            rate.viewed_by or "-",
        )
        for rate in rates
    ]
    return text_table(head, rows, words={0, 1, 2, 12, 13})


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]], words: set[int]) -> str:
    """A table of plain text; columns of words are set left, columns of numbers right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        return "  ".join(
            cell.ljust(width) if index in words else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()

    return "\n".join([line(head), line(["-" * width for width in widths]), *map(line, rows)])
