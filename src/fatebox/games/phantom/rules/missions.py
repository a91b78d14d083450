"""Mission goals and other conditions, looked at between two cards, actions or attacks (PHA-MIS.3, R25)."""

from __future__ import annotations

from fatebox.games.phantom.effects.numbers import all_hold
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.ending import TurnEnds
from fatebox.kernel import Rules

from .instructions import defeats, follow
from .lore import read_step


def onward(s: PhantomState, segment: str) -> Rules[str]:
    """Something has been carried out completely: settle what comes of it, then go on with a segment.

    If a Lore card is to be read, it comes first (PHA-LORE.5).
    """
    yield from defeats(s)
    yield from _conditions(s)
    if s.to_read:
        s.resume = segment
        return "lore"
    return segment


def _conditions(s: PhantomState) -> Rules[None]:
    """Follow conditions that are true, the first one first, until none is or a Lore card is due (R26)."""
    while not s.to_read and (yield from _first_condition(s)):
        yield from defeats(s)


def _first_condition(s: PhantomState) -> Rules[bool]:
    """The Mission from top to bottom, then Objectives from left to right (R26)."""
    for card in s.shared():
        for ability in s.face(card).on("check"):
            cause = Cause(s.active, card)
            if all_hold(ability.tests, s, cause):
                yield from follow(s, ability.effects, cause)
                return True
    return False


def lore(s: PhantomState) -> Rules[str | None]:
    """One instruction of the Lore card being read; then the phase goes on where it was (PHA-LORE.5)."""
    try:
        yield from read_step(s)
        if s.lore or s.to_read:
            return "lore"
        return (yield from onward(s, s.resume))
    except TurnEnds:
        if s.result is not None:
            return None
        s.following, s.settling = [], False
        s.resume = "next_turn"  # R64: but the Lore card is followed to its end
        return "lore" if s.lore or s.to_read else s.resume
