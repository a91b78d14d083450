"""The cause of a lost game: mistakes of the loser's own, a rival's move, or luck; and which."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from fatebox.kernel import Game, Record
from fatebox.kernel.events import Event
from fatebox.kernel.messages import Message

from .course import Chances
from .highlights import LEAST, Highlight, swing_at

Kind: TypeAlias = Literal["mistakes", "rival", "luck", "slow"]
SENTENCES = 8
"""The most events that are kept of the moment that decided; some of them go without saying."""


class Cause(NamedTuple):
    """The reason why a seat lost."""

    seat: int
    kind: Kind
    cost: float
    """The chance to win that was lost: by all mistakes together, or by the one blow."""
    fall: Highlight | None = None
    """The blow, unless mistakes lost the game, or nothing in particular."""
    who: int = -1
    """The seat whose answer dealt the blow."""
    story: tuple[Message, ...] = ()
    """The public events of that moment."""


def cause_of(
    seat: int, course: Sequence[Chances], answers: Sequence[int], costs: Mapping[int, float], allied: bool
) -> Cause:
    """The largest of what a seat lost by.

    `answers` has the seat that gave each answer of the course, `costs` the price of its own bad ones by their
    place there. A fall of the chance after an answer of its own side that was no mistake is bad luck.
    """
    mistakes = sum(costs.values())
    blow = max(_falls(seat, course, costs), key=lambda fall: fall.lasting, default=None)
    if mistakes >= LEAST and (blow is None or mistakes >= blow.lasting):
        return Cause(seat, "mistakes", mistakes)
    if blow is None:
        return Cause(seat, "slow", course[0][seat])
    who = answers[blow.scene - 1]
    kind: Kind = "luck" if allied or who == seat else "rival"
    return Cause(seat, kind, blow.before - blow.after, blow, who)


def _falls(seat: int, course: Sequence[Chances], costs: Mapping[int, float]) -> Iterable[Highlight]:
    """The falls of a seat's chance that no mistake of its own explains."""
    for scene in range(1, len(course)):
        swing = swing_at(course, scene, seat)
        if swing.after < swing.before and swing.lasting >= LEAST and scene - 1 not in costs:
            yield swing


def with_stories(causes: Sequence[Cause], record: Record, game: Game[Any]) -> list[Cause]:
    """The causes with the events of their moments."""
    moments = {cause.fall.scene for cause in causes if cause.fall is not None}
    stories: dict[int, tuple[Message, ...]] = {}
    heard: list[Event] = []
    for scene, match in enumerate(record.steps(game) if moments else ()):
        if scene in moments:
            public = [event.message() for event in heard if event.visible(None)]
            stories[scene] = tuple(public[:SENTENCES])
        heard.clear()
        match.state.listener = heard.append if scene + 1 in moments else None
    return [
        cause if cause.fall is None else cause._replace(story=stories[cause.fall.scene]) for cause in causes
    ]
