"""The damage that rivals may still do to a Citadel, in Shards: for the evaluation, not for the rules."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.games.fantos.effects.base import AVERAGE_ROLL
from fatebox.games.fantos.effects.standing import AimWar
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import TASKED, UNTASKED

EXPOSED = 0.15
"""The share of a War's likely spoils that counts before anybody declares it."""
ENVY = 0.15
"""The share of a lead that the others will take away while there is time: votes, Wars, Tributes, Labor."""
TIME_TO_GANG_UP = 2.0
"""The rounds that they need for that."""


def exposures(s: FantosState, seats: list[int]) -> dict[int, float]:
    """The likely losses of each Citadel by Wars: attackers have the aim that rules and Trials give them."""
    found = dict.fromkeys(seats, 0.0)
    if len(seats) == 1:
        return found
    aims = [effect.at for card in s.trials for effect in s.pack.trial_effects[card] if type(effect) is AimWar]
    reign = s.reign()
    forces = [_forces(s, s.citadels[seat]) for seat in seats]
    for place, foe in enumerate(seats):
        attack = forces[place].attack
        if "any" in aims or foe == reign:
            for target, other in enumerate(forces):
                if target != place and attack > other.defense:
                    found[seats[target]] += EXPOSED * (attack - other.defense) / (len(seats) - 1)
        else:
            target = place - 1 if "right" in aims else (place + 1) % len(seats)
            found[seats[target]] += EXPOSED * max(0.0, attack - forces[target].defense)
    return found


class Forces(NamedTuple):
    """The War Scores that a Citadel is likely to make."""

    attack: float
    """In its next turn."""
    defense: float
    """If it is attacked now."""


def _forces(s: FantosState, citadel: Citadel) -> Forces:
    attack = untasked = 0.0
    guards = 0
    for legacy in citadel.legacies:
        if legacy.state == UNTASKED:
            power = s.stat(legacy, 1) + AVERAGE_ROLL
            attack += power
            untasked += power
            guards += s.pack.traits[legacy.card].guard
        elif legacy.state == TASKED:
            attack += s.stat(legacy, 1) + AVERAGE_ROLL
    return Forces(attack, max(AVERAGE_ROLL + guards, untasked))


def envy(wealth: list[float], rounds: float) -> float:
    """The Shards that the others will take from the leader, if there are rounds left to do it.

    Two Citadels have nobody to gang up with.
    """
    if len(wealth) <= 2:
        return 0.0
    second, most = sorted(wealth)[-2:]
    return ENVY * (most - second) * min(1.0, rounds / TIME_TO_GANG_UP)
