"""The damage that rivals may still do to a Citadel, in Shards: for the evaluation, not for the rules."""

from __future__ import annotations

from fatebox.games.fantos.effects.standing import AimWar
from fatebox.games.fantos.state import FantosState

from .tableau import Tableau

EXPOSED = 0.15
"""The share of a War's likely spoils that counts before anybody declares it."""
ENVY = 0.15
"""The share of a lead that the others will take away while there is time: votes, Wars, Tributes, Labor."""
TIME_TO_GANG_UP = 2.0
"""The rounds that they need for that."""


def exposures(s: FantosState, seats: list[int], tableaus: list[Tableau]) -> dict[int, float]:
    """The likely losses of each Citadel by Wars: attackers have the aim that rules and Trials give them."""
    found = dict.fromkeys(seats, 0.0)
    if len(seats) == 1:
        return found
    aims = [effect.at for card in s.trials for effect in s.pack.trial_effects[card] if type(effect) is AimWar]
    anyone, reign = "any" in aims, s.reign()
    step = -1 if "right" in aims else 1
    number = len(seats)
    for place, foe in enumerate(seats):
        attack = tableaus[place].attack
        if anyone or foe == reign:
            for target, each in enumerate(tableaus):
                if target != place and attack > each.defense:
                    found[seats[target]] += EXPOSED * (attack - each.defense) / (number - 1)
        else:
            target = (place + step) % number
            defense = tableaus[target].defense
            if attack > defense:
                found[seats[target]] += EXPOSED * (attack - defense)
    return found


def envy(wealth: list[float], rounds: float) -> float:
    """The Shards that the others will take from the leader, if there are rounds left to do it.

    Two Citadels have nobody to gang up with.
    """
    if len(wealth) <= 2:
        return 0.0
    second, most = sorted(wealth)[-2:]
    return ENVY * (most - second) * min(1.0, rounds / TIME_TO_GANG_UP)
