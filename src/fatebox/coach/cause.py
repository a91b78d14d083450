"""The cause of a lost game: the loser's own mistakes, a rival's move, or luck; and which one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from fatebox.kernel.messages import Message
from fatebox.kernel.replay import Replay

from .course import Chances
from .highlights import LEAST, WHILE, Highlight, swing_at
from .outcome import turn_of
from .telling import aftermath, deed, loudest

Kind: TypeAlias = Literal["mistakes", "rival", "luck", "slow", "slim"]
SENTENCES = 8
"""The most events that are kept of the moment that decided; some of them go without saying."""
FAR_MORE = 1.5
"""A turn is named instead of a single moment elsewhere if the chance fell this many times as far in it."""
GRAVE = 0.06
"""The least cost of the worst mistake: slips alone lose no game."""


class Cause(NamedTuple):
    """The reason why a seat lost."""

    seat: int
    kind: Kind
    scene: int | None = None
    """The place in the course of the worst mistake or of the blow; None: it was no single one."""
    before: float = 0.0
    after: float = 0.0
    """The chances before and after it: with the better answer and the chosen one, if it was a mistake."""
    who: int = -1
    """The seat whose answer it was."""
    story: tuple[Message, ...] = ()
    """The public events of a blow that the seat is sorry for; all of them if there are none."""


class Mistake(NamedTuple):
    """A bad answer of a seat: its place in the course, and the chances with the better one and with it."""

    place: int
    better: float
    chosen: float

    @property
    def cost(self) -> float:
        """The chance to win that was given away."""
        return self.better - self.chosen


def cause_of(
    seat: int,
    course: Sequence[Chances],
    mistakes: Sequence[Mistake],
    told: Callable[[Highlight], bool] | None = None,
    turns: Sequence[range] = (),
) -> Cause:
    """The largest cause of a seat's defeat: its mistakes, or a fall of the chance that they do not explain.

    Falls count if they are told of; `explained` tells luck from a rival's move. What was made good later lost
    no game. What a mistake costs may show only later in its turn: such a fall counts for no more than what
    the mistake leaves of it.
    """
    peaks = _peaks(seat, course)
    places = [mistake.place for mistake in mistakes]
    swings = (swing_at(course, scene, seat) for scene in range(1, len(course)) if scene - 1 not in places)
    late = {
        turn: sum(_unseen(seat, course, each) for each in mistakes if each.place in turn) for turn in turns
    }

    def unexplained(fall: Highlight) -> float:
        turn = next((turn for turn in turns if fall.scene - 1 in turn), range(0))
        begun = any(place in turn and place < fall.scene for place in places)
        lost = min(fall.lasting, fall.before - peaks[fall.scene])
        return lost - late[turn] if begun else lost

    falls = (swing for swing in swings if swing.after < swing.before and unexplained(swing) >= LEAST)
    blow = next(filter(told, sorted(falls, key=lambda fall: -unexplained(fall))), None)
    cost = sum(mistake.cost for mistake in mistakes)
    worst = max(mistakes, key=lambda mistake: mistake.cost, default=None)
    if worst is not None and worst.cost >= GRAVE and (blow is None or cost >= unexplained(blow)):
        return Cause(seat, "mistakes", worst.place + 1, worst.better, worst.chosen, seat)
    if blow is None:
        return Cause(seat, "slow" if course[0][seat] >= LEAST else "slim", before=course[0][seat])
    return Cause(seat, "luck", blow.scene, blow.before, blow.after)


def _peaks(seat: int, course: Sequence[Chances]) -> list[float]:
    """The highest chance of a seat from each place on, confirmed by several positions in a row."""
    peaks, peak = [], 0.0
    for place in reversed(range(len(course))):
        peak = max(peak, min(chances[seat] for chances in course[place : place + WHILE]))
        peaks.append(peak)
    return peaks[::-1]


def _unseen(seat: int, course: Sequence[Chances], mistake: Mistake) -> float:
    """The cost of a mistake beyond the fall of the chance right after it."""
    fall = course[mistake.place][seat] - course[mistake.place + 1][seat]
    return max(0.0, mistake.cost - max(0.0, fall))


def explained(causes: Sequence[Cause], replay: Replay, course: Sequence[Chances]) -> list[Cause]:
    """The causes with what happened at their moments; a turn may have cost far more than any moment."""
    turned = ("slow", "luck")
    found = [_in_one_turn(cause, replay, course) if cause.kind in turned else cause for cause in causes]
    return [_explain(cause, replay) if cause.kind == "luck" else cause for cause in found]


def _in_one_turn(cause: Cause, replay: Replay, course: Sequence[Chances]) -> Cause:
    """The worst event of the turn in which the chance fell most; the same cause if none stands out.

    What is declared, answered and resolved step by step lowers the chance step by step.
    """
    seat = cause.seat
    peaks = _peaks(seat, course)
    falls = {turn: course[turn.start][seat] - peaks[turn.stop] for turn in turns_of(replay)}
    turn = max(falls, key=lambda each: falls[each], default=None)
    blow = 0.0 if cause.scene is None else cause.before - cause.after
    if turn is None or falls[turn] < max(LEAST, FAR_MORE * blow) or (cause.scene or 0) - 1 in turn:
        return cause
    after, tells = replay.at(turn.stop).state, replay.game.judgement.tells
    weights = {
        scene: max((-tells(after, seat, event) for event in events if event.visible(None)), default=0)
        for scene, events in enumerate(replay.events)
        if turn.start < scene <= turn.stop
    }
    scene = max(weights, key=lambda each: weights[each])
    if weights[scene] <= 0:
        return cause
    return Cause(seat, "luck", scene, course[turn.start][seat], course[turn.stop][seat])


def turns_of(replay: Replay) -> list[range]:
    """The turns of a game: from the scene in which one begins to that in which the next one does."""
    if replay.game.judgement.turn is None:
        return []
    turns = [turn_of(match) for match in replay.record.steps(replay.game)]
    starts = [0, *(scene for scene in range(1, len(turns)) if turns[scene] != turns[scene - 1])]
    return [range(start, stop) for start, stop in pairwise([*starts, len(turns) - 1]) if stop > start]


def _explain(cause: Cause, replay: Replay) -> Cause:
    """The cause of a defeat by one blow: a rival's move, unless chance had a hand in it."""
    assert cause.scene is not None
    scene = deed(replay, cause.scene)
    who, _ = replay.answer(scene)
    before, (after, happenings) = replay.at(cause.scene - 1), aftermath(replay, cause.scene, cause.seat)
    by_chance = after.state.rng.count != before.state.rng.count
    rival = who != cause.seat and not replay.game.ranking.cooperative and not by_chance
    tells = replay.game.judgement.tells
    sad = loudest((-tells(after.state, cause.seat, each.event), each) for each in happenings)
    story = tuple(event.message() for event in sad[:SENTENCES])
    return cause._replace(kind="rival" if rival else "luck", scene=scene, who=who, story=story)
