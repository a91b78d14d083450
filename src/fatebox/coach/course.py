"""The course of a game: the chance of every seat to win, at its start and after each answer.

It is for games that are over, so it looks at the true state: the chances are free of the luck of imagined
worlds, and a moment costs one look. What a person could know when it decided is the matter of `review`. Hints
and reviews take their chances from the same source, so all of them agree.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from statistics import fmean
from typing import Any, TypeAlias

from fatebox.kernel import Event, Game, Match, Record

from .calibration import curve_of, raw_chances

Chances: TypeAlias = tuple[float, ...]
"""The chance of each seat to win, from 0 to 1."""


def course(record: Record, game: Game[Any]) -> list[Chances]:
    """The chances along a record: as it starts and after each answer."""
    found, forced, quiet = [], [], []
    for place, (match, happened) in enumerate(scenes(record, game)):
        found.append(chances_at(match))
        if is_forced(match):
            forced.append(place)
        if not happened:
            quiet.append(place)
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
    """Calm the flicker: seats that are asked in turn see the same table, each with cards of its own.

    While nothing happens (at the `quiet` places), all positions have the mean of their chances. Forced ones
    have the chances of what they lead to: the answer before them decided that.
    """
    first, still, fixed = 0, set(quiet), set(forced)
    for place in range(1, len(course) + 1):
        if place not in still:
            own = [course[each] for each in range(first, place) if each not in fixed]
            if len(own) > 1:
                course[first:place] = [tuple(map(fmean, zip(*own, strict=True)))] * (place - first)
            first = place
    for place in sorted(forced, reverse=True):
        if place + 1 < len(course):
            course[place] = course[place + 1]


def chances_at(match: Match[Any]) -> Chances:
    """The chances as the match stands: who has won, or what the coach makes of the table."""
    if match.result is not None:
        return tuple(float(seat in match.result.winners) for seat in range(match.state.seats))
    curve = curve_of(match.game)
    return tuple(curve(chance) for chance in raw_chances(match))
