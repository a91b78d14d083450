"""The HTTP interface to lessons: which there are, what the guide says, and the table of one's own."""

from __future__ import annotations

import msgspec

from fatebox.lessons import lesson_ids
from fatebox.server.http.calls import Call, Route
from fatebox.server.http.tables import TableData, table_data
from fatebox.server.lessons.progress import LessonData, LessonLine, texts


class Beginning(msgspec.Struct, forbid_unknown_fields=True):
    """Whether to begin anew although an unfinished lesson is there."""

    again: bool = False


async def get_lessons(call: Call, body: None) -> list[LessonLine]:
    """All lessons, and how far I am."""
    return await call.lessons.lines(call.person)


async def get_lesson(call: Call, body: None) -> LessonData:
    """The guide's texts in a lesson."""
    return texts(call.game(lesson_ids()))


async def post_lesson(call: Call, body: Beginning) -> TableData:
    """The table of my lesson: where I have left it, or a new one."""
    table, invite = await call.lessons.begin(call.somebody(), call.game(lesson_ids()), body.again)
    return table_data(call, table, invite)


ROUTES = (
    Route("GET", "/api/lessons", get_lessons, None, list[LessonLine]),
    Route("GET", "/api/lessons/{game}", get_lesson, None, LessonData, lasting=True),
    Route("POST", "/api/lessons/{game}", post_lesson, Beginning, TableData),
)
