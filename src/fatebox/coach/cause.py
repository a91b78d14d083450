"""The cause of a lost game: mistakes of the loser's own, a rival's move, or luck; and which."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from fatebox.kernel import Game, Match, Record
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
    """The public events of that moment, first those that the seat is sorry for."""


def cause_of(seat: int, course: Sequence[Chances], costs: Mapping[int, float]) -> Cause:
    """The largest of what a seat lost by: its mistakes, or a fall of the chance that none of them explains.

    `costs` has the price of its own bad answers by their place in the course. `explained` tells luck from a
    rival's move.
    """
    mistakes = sum(costs.values())
    swings = (swing_at(course, scene, seat) for scene in range(1, len(course)) if scene - 1 not in costs)
    falls = (swing for swing in swings if swing.after < swing.before and swing.lasting >= LEAST)
    blow = max(falls, key=lambda fall: fall.lasting, default=None)
    if mistakes >= LEAST and (blow is None or mistakes >= blow.lasting):
        return Cause(seat, "mistakes", mistakes)
    if blow is None:
        return Cause(seat, "slow", course[0][seat])
    return Cause(seat, "luck", blow.before - blow.after, blow)


def explained(causes: Sequence[Cause], record: Record, game: Game[Any]) -> list[Cause]:
    """The causes with what happened at their moments."""
    moments = {cause.fall.scene: cause for cause in causes if cause.fall is not None}
    found = [cause for cause in causes if cause.fall is None]
    heard: list[Event] = []
    drawn = 0
    for scene, match in enumerate(record.steps(game) if moments else ()):
        if scene in moments:
            who, _ = record.answers[len(match.answers()) - 1]
            by_chance = match.state.rng.count != drawn
            found.append(_explain(moments[scene], match, heard, who, by_chance=by_chance))
        heard.clear()
        drawn = match.state.rng.count
        match.state.listener = heard.append if scene + 1 in moments else None
    return found


def _explain(cause: Cause, match: Match[Any], heard: Iterable[Event], who: int, *, by_chance: bool) -> Cause:
    """The cause of a defeat by one blow: a rival's move, unless chance had a hand in it."""
    rival = who != cause.seat and not match.game.ranking.cooperative and not by_chance
    public = [event for event in heard if event.visible(None)]
    public.sort(key=lambda event: match.game.judgement.tells(match.state, cause.seat, event))
    story = tuple(event.message() for event in public[:SENTENCES])
    return cause._replace(kind="rival" if rival else "luck", who=who, story=story)
