"""The coach at the table: hints for whoever may ask, and reviews of games that are over.

Both are thought in the processes of the bots. A review is done in slices, so that bots at other tables get
their turn in between, and is kept in the store when it is complete.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy import Table as Kind
from sqlalchemy.exc import IntegrityError

from fatebox.coach import Cause, Finding, Hint, Reviewing, coach_name, hint, in_words, make_coach, people_of
from fatebox.coach.cause import Kind as CauseKind
from fatebox.coach.review import Degree, Verdict
from fatebox.games import load_game
from fatebox.kernel import Perspective, Rng
from fatebox.kernel.messages import MessageData
from fatebox.kernel.replay import Replay
from fatebox.server import words
from fatebox.server.http.limits import Buckets
from fatebox.server.store import schema
from fatebox.server.store.engine import Store
from fatebox.server.store.statements import put
from fatebox.server.tables.bot_pool import ASKED, LATER, BotPool, keep, match_of
from fatebox.server.tables.log import Entry, Snapshot, TableConfig, record_of
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.table import Table

HINTS = (0.2, 5.0)
"""Hints for one person: how many a second, and the largest burst."""
SLICE_S = 0.4
WAIT_S = 1.5
"""The time a request waits for a complete review; after that it gets the progress."""
AT_ONCE = 2
"""The most reviews at the same time; others wait."""
KEPT = 256

Kept = Literal["reviews", "file_reviews"]
"""The tables that hold reviews: those of tables, and those of record files that people brought."""
KEPT_IN: dict[Kept, Kind] = {"reviews": schema.reviews, "file_reviews": schema.file_reviews}
KEYS: dict[Kept, str] = {"reviews": "table_id", "file_reviews": "replay"}


class AdviceData(msgspec.Struct):
    """An option that a hint names."""

    option: list[Any]
    label: MessageData
    chance: float
    """The chance to win, from 0 to 1."""
    reasons: list[MessageData]


class Advised(msgspec.Struct):
    """The thoughts of the coach about a decision."""

    advice: list[AdviceData]
    """The options, the best first."""
    threat: MessageData | None
    """A win of a rival's next turn to be warned of."""


class HintData(Advised):
    """A hint about a decision."""

    number: int
    """The number of the decision."""


class VerdictData(msgspec.Struct):
    """An option that was or could have been chosen."""

    label: MessageData
    chance: float


class FindingData(msgspec.Struct):
    """A decision that cost something."""

    answer: int
    """The number of the answer, from 1."""
    seat: int
    question: MessageData
    clause: str
    degree: Degree
    cost: float
    chosen: VerdictData
    best: VerdictData
    reasons: list[MessageData]


class CauseData(msgspec.Struct):
    """The reason why a seat lost."""

    seat: int
    kind: CauseKind
    answer: int | None
    """The number of the worst answer, or of the blow, from 1; None: it was no single one."""
    who: int
    """The seat that gave it."""
    before: float
    after: float
    """The chances before and after it."""
    story: list[MessageData]
    """The public events of that moment; some go without saying."""


class ReviewData(msgspec.Struct):
    """A review, as far as it has come."""

    done: bool
    progress: float
    seats: list[int]
    """The seats whose decisions are judged."""
    decisions: int
    """The number of them with a choice."""
    first: int
    """The number of answers before the course."""
    course: list[list[float]]
    """The chance of every seat to win: at the start and after each answer."""
    findings: list[FindingData]
    """The costliest first."""
    causes: list[CauseData] = []
    """The reason of each defeat."""


class Coaching:
    """Hints and reviews for all tables."""

    def __init__(self, store: Store, bot_pool: BotPool) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._asking = Buckets(*HINTS)
        self._hints: OrderedDict[tuple[str, int, int], asyncio.Task[HintData]] = OrderedDict()
        self._reviews: dict[str, tuple[asyncio.Task[None], list[ReviewData]]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    # --- hints -------------------------------------------------------------------------------------------

    async def hint(self, table: Table, seat: int, person: str) -> HintData:
        """The best options of a seat that is asked; the same question gets the same answer."""
        async with table.lock:
            if not table.hints(seat):
                raise Refuse("not-yours", words.HINT_NONE())
            if table.status != "playing" or table.match.decision_of(seat) is None:
                raise Refuse("not-asked", words.UNASKED())
            key = table.id, seat, len(table.entries)
            number, entries, snapshot = table.number(seat), list(table.entries), table.snapshot
        if key not in self._hints:
            if not self._asking.take(person):
                raise Refuse("too-fast", words.HINT_FAST())
            task = self._advise(person, table.id, table.config, entries, snapshot, seat, number)
            self._hints[key] = asyncio.create_task(task)
            while len(self._hints) > KEPT:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[key])
        except Exception:
            self._hints.pop(key, None)  # what went wrong once is tried again
            raise

    async def _advise(
        self,
        person: str,
        table: str,
        config: TableConfig,
        entries: list[Entry],
        snapshot: Snapshot | None,
        seat: int,
        number: int,
    ) -> HintData:
        found = await self._bot_pool.run(
            advise, table, config, entries, snapshot, seat, person=person, rank=ASKED
        )
        return HintData(found.advice, found.threat, number)

    # --- reviews -----------------------------------------------------------------------------------------

    async def review(self, table: Table) -> ReviewData:
        """The review of a game that is over, as far as it has come; asking begins it."""

        async def begin() -> Reviewing:
            async with table.lock:
                if table.status != "over":
                    raise Refuse("not-running", words.REVIEW_EARLY())
                record = await asyncio.to_thread(lambda: record_of(table.match, table.entries))
                return Reviewing(record, _people(table))

        return await self._reviewed("reviews", table.id, begin)

    async def review_file(self, replay_id: str, replay: Replay) -> ReviewData:
        """The same for a record file that somebody brought."""

        async def begin() -> Reviewing:
            if replay.end.result is None:
                raise Refuse("not-running", words.REVIEW_EARLY())
            return Reviewing(replay.record, people_of(replay.record, replay.game))

        return await self._reviewed("file_reviews", replay_id, begin)

    async def _reviewed(self, kept: Kept, key: str, begin: Callable[[], Awaitable[Reviewing]]) -> ReviewData:
        stored = await self._store.read(lambda db: _stored(db, kept, key))
        if stored is not None:
            return stored
        if key not in self._reviews:
            reviewing = await begin()
            first = await asyncio.to_thread(review_data, reviewing)
            if key not in self._reviews:
                latest = [first]
                work = self._carry_out(kept, key, reviewing, latest)
                self._reviews[key] = asyncio.create_task(work), latest
        task, latest = self._reviews[key]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(task), WAIT_S)
        return latest[0]

    async def _carry_out(self, kept: Kept, key: str, reviewing: Reviewing, latest: list[ReviewData]) -> None:
        """Review slice by slice, then keep what was found, unless the game has been thrown away meanwhile."""

        def report(data: ReviewData) -> None:
            latest[0] = data

        try:
            if await self._bot_pool.review(kept, key, LATER, report):
                return
            async with self._slots:
                while not reviewing.done:
                    reviewing = await self._bot_pool.run(go_on, reviewing, person=key, rank=LATER)
                    report(await asyncio.to_thread(review_data, reviewing))  # it takes a while
            data = msgspec.json.encode(latest[0]).decode()
            with contextlib.suppress(IntegrityError):
                await self._store.write(lambda db: put(db, KEPT_IN[kept], **{KEYS[kept]: key, "data": data}))
        finally:
            del self._reviews[key]

    async def close(self) -> None:
        """Stop thinking; a review that is not complete is begun again when somebody asks."""
        tasks = [*self._hints.values(), *(task for task, _ in self._reviews.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _stored(db: Connection, kept: Kept, key: str) -> ReviewData | None:
    table = KEPT_IN[kept]
    data = db.execute(select(table.c.data).where(table.c[KEYS[kept]] == key)).scalar()
    return None if data is None else msgspec.json.decode(data, type=ReviewData)


def _people(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat, sitter in enumerate(table.seats) if sitter.kind == "person")


# --- in the processes of the bots ------------------------------------------------------------------------


def advise(
    table: str, config: TableConfig, entries: list[Entry], snapshot: Snapshot | None, seat: int
) -> Advised:
    """A hint, from what the seat knows."""
    match = match_of(table, config, entries, snapshot)
    game, seed = match.game, f"hint {config.seed} {seat} {len(entries)}"
    found: Hint = hint(
        Perspective(match, seat), make_coach(coach_name(game), game, seed), Rng.from_seed(seed)
    )
    keep(table, match, entries)
    advice = [
        AdviceData(
            list(each.option),
            match.label(each.option).to_data(),
            round(each.chance, 3),
            [why.to_data() for why in each.why],
        )
        for each in found.advice
    ]
    return Advised(advice, None if found.threat is None else found.threat.to_data())


def go_on(reviewing: Reviewing) -> Reviewing:
    """One slice of a review."""
    reviewing.go_on(load_game(reviewing.record.game), SLICE_S)
    return reviewing


def review_data(reviewing: Reviewing) -> ReviewData:
    """A review as the client gets it."""
    return ReviewData(
        done=reviewing.done,
        progress=round(reviewing.progress, 3),
        seats=list(reviewing.seats),
        decisions=reviewing.looked,
        first=reviewing.first,
        course=[[round(chance, 3) for chance in chances] for chances in reviewing.course],
        findings=[_finding(finding) for finding in reviewing.worst],
        causes=[_cause(cause, reviewing.first) for cause in reviewing.causes or ()],
    )


def _cause(cause: Cause, first: int) -> CauseData:
    return CauseData(
        cause.seat,
        cause.kind,
        None if cause.scene is None else first + cause.scene,
        cause.who,
        round(cause.before, 3),
        round(cause.after, 3),
        [message.to_data() for message in cause.story],
    )


def _finding(finding: Finding) -> FindingData:
    return FindingData(
        finding.number + 1,
        finding.seat,
        finding.question.to_data(),
        finding.clause,
        finding.degree,
        round(finding.cost, 3),
        _verdict(finding.chosen),
        _verdict(finding.best),
        [why.to_data() for why in in_words(finding.reasons)],
    )


def _verdict(verdict: Verdict) -> VerdictData:
    return VerdictData(verdict.label.to_data(), round(verdict.chance, 3))
