"""Events that tell of a swing: what a seat is glad of or sorry for, beside the change of its chance."""

from __future__ import annotations

from fatebox.kernel import DONE, PASS
from fatebox.kernel.capabilities import tells_nothing
from fatebox.kernel.events import Event
from fatebox.kernel.replay import Replay

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
    """The public events of a swing, first those that speak for it most."""
    return [event for _, event in sorted(_weighed(replay, swing), key=lambda pair: -pair[0])]


def _weighed(replay: Replay, swing: Highlight) -> list[tuple[int, Event]]:
    """The public events of a swing, each with how much it speaks for it."""
    state, tells = replay.at(swing.scene).state, replay.game.judgement.tells
    sign = 1 if swing.after > swing.before else -1
    public = [event for event in replay.events[swing.scene] if event.visible(None)]
    return [(sign * tells(state, swing.seat, event), event) for event in public]
