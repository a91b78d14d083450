"""Events that tell of a swing: what a seat is glad of or sorry for, beside the change of its chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fatebox.kernel import DONE, PASS, Match
from fatebox.kernel.capabilities import tells_nothing
from fatebox.kernel.events import Event
from fatebox.kernel.replay import Replay

from .course import is_forced
from .highlights import Highlight

DECIDED = (0.0, 1.0)
"""The chances of seats that have lost or won."""


def is_told(replay: Replay, swing: Highlight) -> bool:
    """Whether something happened that speaks for a swing; what decides the game speaks for itself.

    Chances also move when a routine step is done and another question is asked. For whoever plays alone,
    anything but the end of a step speaks for itself, too.
    """
    judgement = replay.game.judgement
    if swing.after in DECIDED or judgement.tells is tells_nothing:
        return True
    if any(weight > 0 for weight, _ in _weighed(replay, swing)):
        return True
    ends = (PASS, DONE, *judgement.ends)
    return replay.end.state.seats == 1 and replay.answer(swing.scene)[1] not in ends


def told(replay: Replay, swing: Highlight) -> list[Event]:
    """The public events that speak for a swing, the weightiest first; all of them if none does."""
    return loudest(_weighed(replay, swing))


def loudest(weighed: Iterable[tuple[int, Event]]) -> list[Event]:
    """The events whose weight is above 0, the weightiest first; all of them if there are none."""
    ordered = sorted(weighed, key=lambda pair: -pair[0])
    return [event for weight, event in ordered if weight > 0] or [event for _, event in ordered]


def aftermath(replay: Replay, scene: int) -> tuple[Match[Any], list[Event]]:
    """The match after an answer, and the public events of it; forced answers belong to the one before."""
    match, events = replay.at(scene), replay.events[scene][:]
    while is_forced(match) and scene + 1 < len(replay):
        scene += 1
        match = replay.at(scene)
        events += replay.events[scene]
    return match, [event for event in events if event.visible(None)]


def _weighed(replay: Replay, swing: Highlight) -> list[tuple[int, Event]]:
    """The public events of a swing, each with how much it speaks for it."""
    after, events = aftermath(replay, swing.scene)
    sign = 1 if swing.after > swing.before else -1
    tells = replay.game.judgement.tells
    return [(sign * tells(after.state, swing.seat, event), event) for event in events]
