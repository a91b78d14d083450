"""The course of a game: the chance of every seat to win, at its start and after each answer.

It is for games that are over, so it looks at the true state: the chances are free of the luck of imagined
worlds, and a moment costs one look. `review` is about what people could know when they decided. Hints and
reviews take their chances from the same source, so they all agree.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from statistics import fmean, median
from typing import Any, TypeAlias

from fatebox.bots.learned.thinking import Line, begun, think_all
from fatebox.kernel import Event, Game, Match, Record

from .calibration import curve_of, raw_chances
from .ending import played_out

Chances: TypeAlias = tuple[float, ...]
"""The chance of each seat to win, from 0 to 1."""
AROUND = 3
"""A table with its neighbors before and after."""


def course(record: Record, game: Game[Any]) -> list[Chances]:
    """The chances along a record: as it starts and after each answer."""
    lines, forced, quiet = [], [], []
    for place, (match, happened) in enumerate(scenes(record, game)):
        lines.append(begun(chances_at(match)))
        if is_forced(match):
            forced.append(place)
        if not happened:
            quiet.append(place)
    found = think_all(lines)
    settle(found, forced, quiet)
    return found


def scenes(record: Record, game: Game[Any]) -> Iterator[tuple[Match[Any], bool]]:
    """The match as it starts and after each answer, and whether anything happened at that answer."""
    heard: list[Event] = []
    for place, match in enumerate(record.steps(game)):
        yield match, place == 0 or bool(heard) or match.decision is None
        heard.clear()
        match.state.listener = heard.append


def is_forced(match: Match[Any]) -> bool:
    """Whether there is nothing to choose now."""
    return match.decision is not None and not match.joint and len(match.decision.options) == 1


def settle(course: list[Chances], forced: Collection[int], quiet: Collection[int]) -> None:
    """Calm the flicker of a course, so that it moves only when something happens on the table.

    Seats that are asked in turn while nothing happens (at the `quiet` places) see the same table, each with
    cards of its own: it has the mean of their chances. A swing that the next position takes back is none:
    questions that are rarely asked are judged worse than others. A forced position has the chances of what it
    leads to: the answer before it decided that.
    """
    places, fixed = _tables(len(course), set(quiet)), set(forced)
    calm = [_mean(course, stretch, fixed) for stretch in places]
    for number, stretch in enumerate(places):
        around = calm[max(0, number - 1) : number + 2]
        chances = _middle(around) if len(around) == AROUND else calm[number]
        course[stretch.start : stretch.stop] = [chances] * len(stretch)
    for place in sorted(fixed, reverse=True):
        if place + 1 < len(course):
            course[place] = course[place + 1]


def _tables(length: int, quiet: Collection[int]) -> list[range]:
    """The stretches of a course in which nothing happens."""
    starts = [place for place in range(length) if place not in quiet or place == 0]
    return [range(start, stop) for start, stop in zip(starts, [*starts[1:], length], strict=True)]


def _mean(course: Sequence[Chances], stretch: range, forced: Collection[int]) -> Chances:
    """The mean chances of a stretch, by the positions in which somebody could choose, if there are any."""
    chosen = [course[place] for place in stretch if place not in forced]
    return tuple(map(fmean, zip(*(chosen or course[stretch.start : stretch.stop]), strict=True)))


def _middle(around: Sequence[Chances]) -> Chances:
    """The chances between those of both neighbors."""
    return tuple(map(median, zip(*around, strict=True)))


def chances_at(match: Match[Any]) -> Line[Chances]:
    """The chances as the match stands: a sure winner, or the coach's judgment of the table."""
    sure = played_out(match)
    if sure is not None:
        return sure
    curve = curve_of(match.game)
    chances = yield from raw_chances(match)
    return tuple(curve(chance) for chance in chances)
