"""Sense about rivals: Shards are taken from the one who is well ahead."""

from __future__ import annotations

from fatebox.games.fantos.rules.winning import score
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import Decision, Option

AHEAD = 5
"""A rival with this many Shards more than another is the one to weaken."""
NEARLY_OUT = 6
"""A Reserve this small can soon be emptied, which may be worth more than to weaken the leader."""


def poor_givers(s: FantosState, options: list[Option]) -> list[Option]:
    """Reserves to take from, while one of a rival who is well ahead could be named (FAN-RES.3, FAN-WIN.1)."""
    seats = [option[1] for option in options]
    return [option for option in options if any(_outranks(s, seat, option[1]) for seat in seats)]


def misjudged_reward(s: FantosState, decision: Decision) -> list[Option]:
    """Shares of a reward that spare a rival who stays well ahead even by paying all of it (FAN-TRB.10).

    Those who were promised to be spared do not count.
    """
    assert decision.group is not None
    items, due, payer = decision.group.items, decision.group.least, decision.options[0][1]
    spared = {p.to for p in s.promises if p.seat == decision.seat and p.kind == "spare_in_reward"}
    others = items[items.index(payer) + 1 :]
    if any(_outranks(s, other, payer, due) for other in others if other not in spared):
        return [option for option in decision.options if option[2]]
    if payer not in spared and all(_outranks(s, payer, other, due) for other in others):
        return [option for option in decision.options if option[2] < due]
    return []


def _outranks(s: FantosState, rival: int, other: int, due: int = 0) -> bool:
    """Whether a rival can pay this and is still well ahead of another, who is not nearly out."""
    rich, poor = s.citadels[rival], s.citadels[other]
    return rich.reserve >= due and poor.reserve > NEARLY_OUT and score(rich) - due >= score(poor) + AHEAD
