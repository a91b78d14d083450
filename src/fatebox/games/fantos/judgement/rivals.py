"""Sense about rivals: Shards are taken from the one who is well ahead, and votes are for oneself."""

from __future__ import annotations

from collections.abc import Iterable

from fatebox.games.fantos.effects.base import Effect
from fatebox.games.fantos.effects.trials import Levy, Relief
from fatebox.games.fantos.rules.votes import NAY, YEA
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


def votes_for_rivals(seat: int, options: list[Option]) -> list[Option]:
    """The Citadels to which votes are given, while they could be one's own (FAN-DIP.2)."""
    return [option for option in options if option[1] != seat]


def foolish_vote(s: FantosState, seat: int) -> list[Option]:
    """A vote that costs a Citadel something, or gives it to a rival alone, unless promised (FAN-DIP.4)."""
    if not s.revealed or any(each.seat == seat and each.kind == "vote" for each in s.promises):
        return []
    return list(_against_oneself(s, seat, s.pack.trial_effects[s.revealed[0]]))


def _against_oneself(s: FantosState, seat: int, effects: Iterable[Effect]) -> Iterable[Option]:
    """Votes against one's own Reserve, where it is clear who gains by a Trial and who pays."""
    own = s.citadels[seat].reserve
    rivals = [s.citadels[other].reserve for other in s.others(seat)]
    for effect in effects:
        match effect:
            case Levy():
                if own >= max(rivals) + AHEAD:
                    yield YEA
                elif max(rivals) >= max([own, *sorted(rivals)[:-1]]) + AHEAD:
                    yield NAY
            case Relief(below=below):
                if own < below <= min(rivals):
                    yield NAY
                elif own >= below + AHEAD and min(rivals) < below:
                    yield YEA


def _outranks(s: FantosState, rival: int, other: int, due: int = 0) -> bool:
    """Whether a rival can pay this and is still well ahead of another, who is not nearly out."""
    rich, poor = s.citadels[rival], s.citadels[other]
    return rich.reserve >= due and poor.reserve > NEARLY_OUT and score(rich) - due >= score(poor) + AHEAD
