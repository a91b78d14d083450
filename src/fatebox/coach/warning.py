"""Warnings: a win that a rival can surely make next turn, and the options that stop it."""

from __future__ import annotations

from fatebox.bots import make_bot
from fatebox.kernel import Option, Perspective, Rng
from fatebox.kernel.messages import Message

from .outcome import FINISHER, outcome

WORLDS = 3
"""The worlds in which an option must stop a threat."""


def warning(seat: Perspective) -> Message | None:
    """The threat of a rival's next turn, unless the game is won before."""
    return None if seat.winner_in_sight() is not None else seat.threat()


def stops(seat: Perspective, option: Option, rng: Rng) -> bool:
    """Whether an option alone surely stops the threat, and no other threat remains or arises."""
    threat_to = seat.game.judgement.threat
    for number in range(WORLDS):
        world, luck = seat.imagine(rng), rng.fork()
        if seat.decision.group is None:
            world = outcome(world, seat.seat, option, make_bot(FINISHER, seat.game, number), luck).match
        else:  # several are moved one by one: others may still follow, but do not have to
            world.answer(option, seat.seat)
        if world.result is not None or threat_to(world.state, seat.seat) is not None:
            return False
    return True
