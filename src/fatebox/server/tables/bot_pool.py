"""Bots think in processes of their own, so that the table never waits for them.

A process keeps the matches it thought about last: it is sent the whole log and plays only what is new. A bot
is made anew for each decision, with a seed that follows from the table and how often its seat has answered: a
server that was killed in the middle of a thought has the same thought again, and who else answers first does
not matter.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from fatebox.bots import make_bot
from fatebox.games import game_ids, load_game
from fatebox.kernel import FateboxError, Match, Option, Perspective
from fatebox.server import words
from fatebox.server.metrics import THOUGHTS, WAITING
from fatebox.server.tables.log import Entry, Snapshot, TableConfig, apply, open_match

T = TypeVar("T")
KEPT = 64
"""The most matches that a process keeps."""
SLICE_S = 0.4
"""After so long the answers found so far are handed over, so that the table shows how the bots go on."""
TRIES = 3
THOUGHT_S = 15.0
"""The longest that one thought may take; then a bot takes the default answer, and a hint is refused."""
HANGING_S = 10.0
"""A process that does not stop so long after the limit is ended, and the others with it."""

_matches: OrderedDict[str, tuple[Match[Any], list[Entry]]] = OrderedDict()
"""By table: a match, and the entries that led to it."""


WAITED_FOR, ASKED, LATER = range(3)
"""Ranks of work: bots for whom people wait, hints, reviews."""
RANKS = ("bot", "hint", "review")


class TookTooLong(FateboxError):
    """A thought that was stopped because it took too long."""


class Turns:
    """Slots for work that people take in turn: nobody can fill the queue for others."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._free = slots
        self._running: Counter[str] = Counter()
        self._waiting: dict[int, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            rank: OrderedDict() for rank in (WAITED_FOR, ASKED, LATER)
        }

    @property
    def _most(self) -> int:
        """The most slots that one person may have at once, so that others find one free."""
        return max(1, self._slots - 1)

    def resize(self, slots: int) -> None:
        """Have more or fewer slots from now on; what is running goes on."""
        self._free += slots - self._slots
        self._slots = slots
        self._hand_out()

    @asynccontextmanager
    async def turn(self, person: str, rank: int) -> AsyncIterator[None]:
        """Wait for a slot, and give it back."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(person, deque()).append(waiter)
        self._hand_out()
        try:
            with WAITING.track_inprogress():
                await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._give_back(person)
            raise
        try:
            yield
        finally:
            self._give_back(person)

    def _give_back(self, person: str) -> None:
        self._free += 1
        self._running[person] -= 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free > 0 and (found := self._next()) is not None:
            person, waiter = found
            self._free -= 1
            self._running[person] += 1
            waiter.set_result(None)

    def _next(self) -> tuple[str, asyncio.Future[None]] | None:
        """Take the next one in turn; it goes to the end of the line."""
        for people in self._waiting.values():
            for person in list(people):
                row = people[person]
                while row and row[0].done():  # cancelled meanwhile
                    del row[0]
                if not row:
                    del people[person]
                elif self._running[person] < self._most:
                    waiter = row.popleft()
                    people.move_to_end(person)
                    return person, waiter
        return None


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None, limit_s: float = THOUGHT_S) -> None:
        self._limit_s = limit_s
        self._count = processes or max(2, (os.cpu_count() or 2) - 1)  # one is free when somebody has many
        self._pool = self._start()
        self._turns = Turns(self._count)

    @property
    def slots(self) -> int:
        """The number of thoughts at the same time."""
        return self._count

    async def review(self, kept: str, key: str, rank: int, report: Callable[[Any], None]) -> bool:
        """Let somebody else review a game and keep the review; False if nobody does."""
        return False

    async def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, load_games) for _ in range(self._count)))

    async def think(
        self,
        person: str,
        table: str,
        config: TableConfig,
        entries: Sequence[Entry],
        snapshot: Snapshot | None,
        bots: Mapping[int, str],
        stand_ins: Iterable[int] = (),
    ) -> list[Entry]:
        """Let the bots answer from here on, until a person is asked or some time has passed.

        `stand_ins` are those seats at which they do so for people, `person` is on whose account it goes.
        """
        jobs = (table, config, list(entries), snapshot, dict(bots), set(stand_ins))
        return await self.run(think, *jobs, person=person, rank=WAITED_FOR)

    async def run(self, job: Callable[..., T], *args: Any, person: str, rank: int) -> T:
        """The result of a function in one of the processes; arguments and result can be sent there.

        Work of a lower rank goes first; within a rank, people take turns, however much each has waiting.
        """
        async with self._turns.turn(person, rank):
            with THOUGHTS.labels(RANKS[rank]).time():
                return await self._run(job, *args)

    async def _run(self, job: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            thought = loop.run_in_executor(pool, limited, self._limit_s, job, *args)
            try:
                return await asyncio.wait_for(thought, self._limit_s + HANGING_S)
            except BrokenProcessPool:  # a process was killed: the others of its pool are of no use either
                self._renew(pool)
            except TimeoutError:  # it does not listen: the other thoughts of its pool are thought again
                self._renew(pool)
                raise TookTooLong(words.THOUGHT_LONG()) from None
        raise RuntimeError("the processes in which bots think keep dying")

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        """Replace a pool that is of no use any more, once."""
        if self._pool is pool:
            self._pool = self._start()
            _end(pool)

    def close(self) -> None:
        """End all processes; a thought that is not finished is lost and will be thought again."""
        _end(self._pool)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot end its processes: they notice, and are not left over."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def load_games() -> int:
    """Load the content of all games, before somebody waits for it."""
    return len([load_game(game).pack() for game in game_ids()])


def limited(seconds: float, job: Callable[..., T], *args: Any) -> T:
    """The result of a job that is stopped when it takes too long."""
    with time_limit(seconds):
        return job(*args)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stop what takes too long with an error, in the main thread; where there is no such alarm, never."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise TookTooLong(words.THOUGHT_LONG())

    start, left = time.monotonic(), 0.0
    before = signal.signal(signal.SIGALRM, stop)
    try:
        left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:  # a limit around this one goes on
        rest = max(0.001, left - (time.monotonic() - start)) if left else 0
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, rest)


def think(
    table: str,
    config: TableConfig,
    entries: list[Entry],
    snapshot: Snapshot | None,
    bots: dict[int, str],
    stand_ins: Collection[int] = (),
    limit_s: float = THOUGHT_S / 2,
) -> list[Entry]:
    """Play for the bots, one answer after the other; one that thinks too long takes the default answer."""
    match = match_of(table, config, entries, snapshot)
    found: list[Entry] = []
    answered = Counter(entry.seat for entry in entries)
    start = time.monotonic()
    while time.monotonic() - start < SLICE_S:
        seat = next((d.seat for d in match.decisions if d.seat in bots), None)
        if seat is None:
            break
        bot = make_bot(bots[seat], match.game, f"{config.seed} {seat} {answered[seat]}")
        by = bots[seat] if seat in stand_ins else ""
        try:
            with time_limit(limit_s):
                option = bot.choose(Perspective(match, seat))
        except TookTooLong:
            match = open_match(config, [*entries, *found], snapshot)  # it may have been stopped anywhere
            option = _default(match, seat)
        entry = Entry(seat, "answer", option, by)
        apply(match, entry)
        found.append(entry)
        answered[seat] += 1
    keep(table, match, entries + found)
    return found


def _default(match: Match[Any], seat: int) -> Option:
    decision = match.decision_of(seat)
    assert decision is not None
    return decision.default(match.state)


def keep(table: str, match: Match[Any], entries: list[Entry]) -> None:
    """Remember a match in this process, with the entries that led to it."""
    _matches[table] = match, entries


def match_of(table: str, config: TableConfig, entries: list[Entry], snapshot: Snapshot | None) -> Match[Any]:
    """The match of a table, played on from where this process has left it; its own until it is kept again."""
    match, known = _matches.pop(table, (None, []))
    if match is None or entries[: len(known)] != known:  # what was found here did not become the log
        match = open_match(config, entries, snapshot)
    else:
        for entry in entries[len(known) :]:
            apply(match, entry)
    while len(_matches) >= KEPT:
        _matches.popitem(last=False)
    return match
