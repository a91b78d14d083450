"""Mission goals and other conditions, looked at between two cards, actions or attacks (PHA-MIS.3, R25)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.ending import TurnEnds
from fatebox.kernel import Rules

from .instructions import defeats, fallen, follow
from .lore import read_step


def settled(s: PhantomState) -> bool:
    """Whether nothing has come of what was carried out; otherwise the rules go `onward` only after that."""
    if s.to_read or (s.struck and fallen(s)):
        return False
    return not s.unsettled or first_condition(s) is None


def onward(s: PhantomState, segment: str) -> Rules[str]:
    """Something has been carried out completely: settle what comes of it, then go on with a segment.

    If a Lore card is to be read, it comes first (PHA-LORE.5).
    """
    yield from defeats(s)
    while not s.to_read and (true := first_condition(s)) is not None:  # R26: until none is, or Lore is due
        effects, cause = true
        yield from follow(s, effects, cause)
        yield from defeats(s)
    if s.to_read:
        s.resume = segment
        return "lore"
    return segment


def first_condition(s: PhantomState) -> tuple[Sequence[Effect], Cause] | None:
    """The first condition that is true: the Mission from top to bottom, then Objectives as they lie (R26).

    If none is, they need not be looked at again before something changes that they count.
    """
    moments = s.pack.moments[s.level]
    checks = moments.checks[s.seats]
    for pile in (s.missions, s.objectives, s.row):
        for card in pile:
            for holds, effects in checks.get(card, ()):
                if holds(s, card):
                    return effects, Cause(s.active, card)
    s.unsettled = not moments.counts_shared
    return None


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
