"""The course of a game that is over: everybody's chances along it, and its highlights."""

from __future__ import annotations

from functools import partial

import msgspec

from fatebox.coach import Chances, Highlight, course, deed, highlights, is_told, told
from fatebox.kernel.messages import MessageData
from fatebox.kernel.replay import Replay
from fatebox.server.http.protocol import Happened
from fatebox.server.live.watching import happened


class HighlightData(msgspec.Struct):
    """An answer after which somebody's chance was another one."""

    scene: int
    seat: int
    """The seat whose chance changed most."""
    before: float
    after: float
    who: int
    """The seat that answered."""
    what: MessageData | None
    """The answer in words, if it has any."""
    events: list[Happened]
    """The public events that followed, first those that tell of it."""


class CourseData(msgspec.Struct):
    """The chances along a game that is over."""

    first: int
    """The number of answers before the course."""
    course: list[list[float]]
    """The chance of every seat to win: at the start and after each answer."""
    highlights: list[HighlightData]


def followed(replay: Replay) -> CourseData:
    """The course of a replay: one evaluation for each seat and answer."""
    chances: list[Chances] = course(replay.record, replay.game)
    return CourseData(
        replay.before,
        [[round(chance, 3) for chance in each] for each in chances],
        [
            _highlight_data(replay, highlight)
            for highlight in highlights(chances, told=partial(is_told, replay))
        ],
    )


def _highlight_data(replay: Replay, highlight: Highlight) -> HighlightData:
    scene = deed(replay, highlight.scene)
    who, _ = replay.answer(scene)
    label = replay.answer_label(scene)
    return HighlightData(
        highlight.scene,
        highlight.seat,
        round(highlight.before, 3),
        round(highlight.after, 3),
        who,
        None if label is None else label.to_data(),
        [happened(event) for event in told(replay, highlight)],
    )
