"""Events that explain a swing: what a seat is glad of or sorry for, besides the change of its chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from fatebox.kernel import DONE, PASS, Match
from fatebox.kernel.capabilities import tells_nothing
from fatebox.kernel.events import Event
from fatebox.kernel.record import give_again
from fatebox.kernel.replay import Replay

from .course import is_forced
from .highlights import Highlight

DECIDED = (0.0, 1.0)
"""The chances of seats that have lost or won."""
PALER = 1
"""Events that weigh less than the weightiest by more than this pale beside it."""

FAINTER = 0.5
"""Of events without weight, those that change no more than this part of the greatest change are left out."""


def is_told(replay: Replay, swing: Highlight) -> bool:
    """Whether something happened that explains a swing; an event that decides the game always does.

    Chances also move when a routine step is done and another question is asked. For a player alone,
    anything but the end of a step counts, too.
    """
    judgement = replay.game.judgement
    if swing.after in DECIDED or judgement.tells is tells_nothing:
        return True
    if any(weight > 0 for weight, _ in _weighed(replay, swing)):
        return True
    ends = (PASS, DONE, *judgement.ends)
    return replay.end.state.seats == 1 and replay.answer(swing.scene)[1] not in ends


def told(replay: Replay, swing: Highlight) -> list[Event]:
    """The public events that explain a swing, the weightiest first; all of them if none does."""
    return loudest(_weighed(replay, swing))


class Happening(NamedTuple):
    """A public event, and what it changed."""

    event: Event
    change: float
    """The change of a seat's chance by the evaluation since the event before."""


def loudest(weighed: Iterable[tuple[int, Happening]]) -> list[Event]:
    """The events with the greatest weight, first those that changed most; if none weighs, those that changed
    about as much as the first, or all of them.

    Those that pale beside the first are left out: what falls was damaged, what is done was declared.
    """
    ordered = sorted(weighed, key=lambda pair: (-pair[0], -abs(pair[1].change)))
    least = max(1, ordered[0][0] - PALER) if ordered else 0
    loud = [happening for weight, happening in ordered if weight >= least]
    most = max((abs(happening.change) for _, happening in ordered), default=0)
    telling = loud or [each for _, each in ordered if abs(each.change) > FAINTER * most]
    return [happening.event for happening in telling or (happening for _, happening in ordered)]


def aftermath(replay: Replay, scene: int, seat: int) -> tuple[Match[Any], list[Happening]]:
    """The match after an answer, and its public events; forced answers belong to the one before."""
    match, evaluate = replay.at(scene - 1), replay.game.judgement.evaluate
    found: list[Happening] = []
    height = evaluate(match.state, seat)

    def hear(event: Event) -> None:
        nonlocal height
        before, height = height, evaluate(match.state, seat)
        if event.visible(None):
            found.append(Happening(event, height - before))

    match.state.listener = hear
    give_again(match, *replay.answer(scene))
    while is_forced(match) and scene + 1 < len(replay):
        scene += 1
        give_again(match, *replay.answer(scene))
    match.state.listener = None
    return match, found


def deed(replay: Replay, scene: int) -> int:
    """The scene with the answer that caused a scene's events.

    A move that nobody stops was begun by the player who acts, not by the last pass.
    """
    (who, option), before = replay.answer(scene), replay.at(scene - 1)
    asked = before.decision_of(who)
    if asked is None or (option != PASS and PASS in asked.options):
        return scene
    doer = replay.game.judgement.doer(before.state, asked)
    if doer in (None, who):
        return scene
    earlier = (each for each in range(scene - 1, 0, -1) if replay.answer(each)[0] == doer)
    return next((each for each in earlier if replay.answer(each)[1] != PASS), scene)


def _weighed(replay: Replay, swing: Highlight) -> list[tuple[int, Happening]]:
    """The public events of a swing, each with its weight."""
    after, happenings = aftermath(replay, swing.scene, swing.seat)
    sign = 1 if swing.after > swing.before else -1
    tells = replay.game.judgement.tells
    return [(sign * tells(after.state, swing.seat, each.event), each) for each in happenings]
