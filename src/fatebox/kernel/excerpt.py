"""Excerpts: a record of a running match that one seat may give away, to report a problem.

The record of a running match holds its seed, and with it everything that is hidden. An excerpt is made from
an imagined world instead: what the seat knows is as it is, all else is as it might be, and chance to come is
another. So it reveals no more than the seat knows.
"""

from __future__ import annotations

from typing import Any

from .decision import Option
from .errors import RecordError
from .game import Match
from .imagine import imagine
from .record import Record, Snapshot
from .rng import Rng


def excerpt(match: Match[Any], seat: int, rng: Rng) -> Record:
    """A record that leads to what the seat sees now; if chance was drawn since, to the segment's start."""
    if match.result is not None:
        return Record.of(match)
    world = imagine(match, seat, rng)
    answers = world.answers()
    whole = _record(world, answers, rng)
    try:
        again = whole.replay(match.game)
    except RecordError:
        return _record(world, [], rng)
    same = again.view(seat) == match.view(seat)
    return whole if same else _record(world, [], rng)


def _record(world: Match[Any], answers: list[tuple[int, Option]], rng: Rng) -> Record:
    state = world.checkpoint().copy()
    state.rng = rng.fork()  # the match's own generator knows what is still to come
    pack = state.pack
    return Record(
        game=world.game.id,
        version=world.game.version,
        content=pack.hash,
        seats=state.seats,
        options=dict(world.options),
        seed=world.seed,
        changes=pack.changes,
        answers=answers,
        snapshot=Snapshot(at=0, resumed=True, cards=pack.box.keys, state=state.to_data()),
    )
