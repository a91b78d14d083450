"""The table of a lesson: a guide follows the learner, and the others answer by the script.

Whoever strays from the script, or has come to its end, plays on with bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, update

from fatebox.kernel import Option
from fatebox.kernel.gestures import goes_on
from fatebox.kernel.keeping import Finished
from fatebox.lessons import LEARNER, Lesson, load_lesson
from fatebox.server.http.protocol import Answer, Concede, Gesture, Guided, Shown, TakeBack
from fatebox.server.store.schema import lessons
from fatebox.server.tables.autoplay import Autoplay
from fatebox.server.tables.log import Entry, TableConfig
from fatebox.server.tables.table import Status, Table


class Scripted(Autoplay):
    """The others answer by the script; bots think when it has ended."""

    _table: LessonTable

    def _is_needed(self) -> bool:
        return True  # the script knows

    async def think(self) -> bool:
        """Give the next answer of the script, or let bots answer; False if the learner has to."""
        table = self._table
        async with table.lock:
            progress = table.lesson.progress(table.match)
            if progress.scripted is not None:
                seat, option = progress.scripted
                await table.commit([Entry(seat, "answer", option)])
                await table.publish()
                return True
        return not progress.expects and await super().think()


class LessonTable(Table):
    """A table at which somebody learns."""

    autoplay = Scripted

    @property
    def lesson(self) -> Lesson:
        """The lesson of this table."""
        return load_lesson(self.config.game)

    def guided(self) -> Guided:
        """The data sent to the learner: never what the others will answer."""
        progress, of = self.lesson.progress(self.match), len(self.lesson.steps)
        expects = [list(option) for option in progress.expects]
        then = self._rest_of_the_choice(progress.expects)
        return Guided(progress.step, of, progress.strayed, progress.step >= of, expects, then)

    def _rest_of_the_choice(self, expects: tuple[Option, ...]) -> list[list[Any]]:
        """For a choice of several things in one gesture: the other parts that the guide waits for."""
        rest: list[list[Any]] = []
        decision = self.match.decision_of(LEARNER)
        if decision is None or decision.group is None:
            return rest
        trial = self.match.copy()
        while expects:
            trial.answer(expects[0], LEARNER)
            following = trial.decision_of(LEARNER)
            if following is None or not goes_on(decision, following):
                break
            expects = self.lesson.progress(trial).expects
            rest += [list(option) for option in expects[:1]]
            decision = following
        return rest

    def _shown(self, seat: int | None) -> Shown:
        shown = super()._shown(seat)
        if seat == LEARNER:
            shown.lesson = self.guided()
        return shown

    def _entries_of(self, seat: int, message: Answer | Gesture | TakeBack | Concede) -> list[Entry]:
        entries = super()._entries_of(seat, message)
        return entries * self._steps_back() if isinstance(message, TakeBack) and message.force else entries

    def _steps_back(self) -> int:
        """The number of answers to undo to be back in the lesson; at least one."""
        progress = self.lesson.progress(self.match)
        given = sum(seat == LEARNER for seat, _ in self.match.answers())
        return max(1, given - progress.step) if progress.strayed else 1

    def _finished(self) -> Finished | None:
        return None  # it counts for nothing

    def _append(
        self, entries: Sequence[Entry], status: Status, asked: Sequence[int]
    ) -> Callable[[Connection], None]:
        append = super()._append(entries, status, asked)
        done = self.lesson.progress(self.match).step >= len(self.lesson.steps)

        def job(db: Connection) -> None:
            append(db)
            if done:
                db.execute(update(lessons).where(lessons.c.table_id == self.id).values(done=1))

        return job


def kind_of(config: TableConfig) -> type[Table]:
    """The kind of table that a config is for."""
    return LessonTable if config.lesson else Table
