"""The lessons of people: begun, resumed, begun again, and which of them were ever finished."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import Connection, select

from fatebox.games import load_game
from fatebox.kernel import FateboxError
from fatebox.lessons import LEARNER, Lesson, Step, lesson_ids, load_lesson
from fatebox.server.http.protocol import Guided
from fatebox.server.lessons.table import LessonTable
from fatebox.server.people.people import Person
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import lessons
from fatebox.server.store.statements import put
from fatebox.server.tables.log import TableConfig, fingerprint
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Seat

BOT = "normal"
"""The bot that plays the other seats when the script has ended."""
Words = dict[str, str]
"""A text, by language."""


class LessonLine(msgspec.Struct):
    """A lesson in the list of lessons."""

    game: str
    name: Words
    about: Words
    done: bool
    """Whether I have ever come to its end."""
    table: str | None
    """The table where it continues."""
    step: int
    of: int


class StepData(msgspec.Struct):
    """The guide's text before one of the learner's decisions."""

    pages: dict[str, list[str]]
    """By language."""
    clauses: list[str]
    points: list[list[str]]
    """The things pointed at on each page: `card:17`, `seat:0`, `spot:hand`, `option`, `log`, `menu`."""
    free: bool
    """Whether any option will do."""


class LessonData(msgspec.Struct):
    """The guide's texts in a lesson; never what others will do or what will be drawn."""

    game: str
    name: Words
    about: Words
    steps: list[StepData]
    farewell: StepData


def texts(game_id: str) -> LessonData:
    """All that the guide says."""
    lesson = load_lesson(game_id)
    sheet = lesson.sheet
    steps = [_said(lesson, step) for step in lesson.steps]
    return LessonData(game_id, sheet.name, sheet.about, steps, _said(lesson, sheet.farewell))


def _said(lesson: Lesson, step: Step) -> StepData:
    pages = {language: list(text) for language, text in step.texts.items()}
    return StepData(pages, list(step.clauses), [list(page) for page in lesson.pointed(step)], step.free)


class Lessons:
    """The lessons of all people."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def lines(self, person: Person | None) -> list[LessonLine]:
        """All lessons, and how far a person has come."""
        known = await asyncio.to_thread(lambda: [load_lesson(game) for game in lesson_ids()])
        return [await self._line(person, lesson) for lesson in known]

    async def begin(self, person: Person, game_id: str, again: bool) -> tuple[LessonTable, str]:
        """The table of a lesson, with its invitation: the unfinished one, or a new one."""
        last, _ = await self._last(person, game_id)
        if last is not None and _resumable(last) is not None and not again:
            return last, await self._tables.seating.invitation(last)
        if last is not None and not _played_on(last):
            left = await self._tables.claim(last.id)
            assert left is not None
            await self._tables.seating.forget(left, person, lambda sitter, status, others: _nobody(sitter))

        def bind(db: Connection, table_id: str) -> None:
            put(db, lessons, person=person.id, game=game_id, table_id=table_id)

        config = _config(load_lesson(game_id))
        table, invite = await self._tables.open(person, config, _seats(person, config), binding=bind)
        assert isinstance(table, LessonTable)
        return table, invite

    async def _line(self, person: Person | None, lesson: Lesson) -> LessonLine:
        last, done = (None, False) if person is None else await self._last(person, lesson.sheet.game)
        guided = None if last is None else _resumable(last)
        return LessonLine(
            lesson.sheet.game,
            lesson.sheet.name,
            lesson.sheet.about,
            done,
            None if last is None or guided is None else last.id,
            0 if guided is None else guided.step,
            len(lesson.steps),
        )

    async def _last(self, person: Person, game_id: str) -> tuple[LessonTable | None, bool]:
        """The table at which a person has begun a lesson last, and whether it ever came to its end."""
        own = (lessons.c.person == person.id) & (lessons.c.game == game_id)
        row = await self._store.read(lambda db: db.execute(select(lessons).where(own)).first())
        if row is None:
            return None, False
        table = await self._tables.look(row.table_id)
        assert isinstance(table, LessonTable)
        await asyncio.to_thread(table.prepare)
        return table, bool(row.done)


def _resumable(table: LessonTable) -> Guided | None:
    """The progress of a lesson that can be resumed; None: it is over or has changed."""
    try:
        guided = table.guided() if table.status == "playing" else None
    except FateboxError:
        return None
    return None if guided is None or guided.done else guided


def _played_on(table: LessonTable) -> bool:
    """Whether the game of a lesson is worth keeping: over, or past the farewell."""
    try:
        return table.status == "over" or table.guided().done
    except FateboxError:
        return False


def _config(lesson: Lesson) -> TableConfig:
    game = load_game(lesson.sheet.game)
    match = lesson.start()
    return TableConfig(
        game.id,
        game.version,
        game.pack().hash,
        match.state.seats,
        dict(match.options),
        lesson.sheet.seed,
        lesson=fingerprint(lesson),
    )


def _seats(person: Person, config: TableConfig) -> list[Seat]:
    """The learner is asked everything, for the guide has something to say about it."""
    others = [Seat("bot", None, BOT.capitalize(), BOT) for _ in range(config.seats - 1)]
    others.insert(LEARNER, Seat("person", person.id, person.name, passing="ask"))
    return others


def _nobody(sitter: Seat) -> Seat:
    """A lesson that was begun again is nobody's any more, and stops where it was."""
    return Seat("person", None, sitter.name, passing=sitter.passing)
