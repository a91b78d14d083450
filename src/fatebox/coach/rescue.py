"""The move that saves what an option begins, where that would fail otherwise.

Without it such an option looks like a mistake: the advice is only as good as the move that follows.
"""

from __future__ import annotations

from fatebox.bots import Analyst
from fatebox.kernel import Option, Perspective, Rng
from fatebox.kernel.messages import Message

WORLDS = 3
"""The worlds in which the analyst must say the same."""


def rescue(seat: Perspective, option: Option, analyst: Analyst, rng: Rng) -> Message | None:
    """The label of the move that must follow an option; None if none must, or if nobody can know it yet."""
    failing, moves = seat.game.judgement.failing, set()
    for _ in range(WORLDS):
        world = seat.imagine(rng)
        world.answer(option, seat.seat)
        if world.decision_of(seat.seat) is None or not failing(world.state):
            return None
        move = analyst.choose(Perspective(world, seat.seat))
        moves.add(None if len(move) == 1 else world.label(move))
    return moves.pop() if len(moves) == 1 else None
