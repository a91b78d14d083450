"""What rivals and Trials may still do to a Citadel, in Shards: for the evaluation, not for the rules."""

from __future__ import annotations

from fatebox.games.fantos.effects.standing import (
    AimWar,
    ExtraDie,
    HarvestScore,
    PaidUntask,
    SellCards,
    TrialEffect,
)
from fatebox.games.fantos.effects.trials import Levy, Relief, Sicken
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import TASKED, UNTASKED

from .actions import AVERAGE

EXPOSED = 0.15
"""How much of what a War could take counts before anybody declares it."""
ENVY = 0.15
"""How much of a lead the others will take away together while there is time: votes, Wars, Tributes, Labor."""
TIME_TO_GANG_UP = 2.0
"""Rounds after which there was time for that."""


def exposures(s: FantosState, seats: list[int]) -> dict[int, float]:
    """What Wars could take from each Citadel: attackers have the aim that rules and Trials give them."""
    found = dict.fromkeys(seats, 0.0)
    if len(seats) == 1:
        return found
    aims = [effect.at for card in s.trials for effect in s.pack.trial_effects[card] if type(effect) is AimWar]
    reign = s.reign()
    forces = [_forces(s, s.citadels[seat]) for seat in seats]
    for place, foe in enumerate(seats):
        attack = forces[place][0]
        if "any" in aims or foe == reign:
            for target, (_, defence) in enumerate(forces):
                if target != place and attack > defence:
                    found[seats[target]] += EXPOSED * (attack - defence) / (len(seats) - 1)
        else:
            target = place - 1 if "right" in aims else (place + 1) % len(seats)
            found[seats[target]] += EXPOSED * max(0.0, attack - forces[target][1])
    return found


def _forces(s: FantosState, citadel: Citadel) -> tuple[float, float]:
    """The War Scores that a Citadel is likely to make in an attack of its next turn, and in defence now."""
    attack = untasked = 0.0
    guards = 0
    for legacy in citadel.legacies:
        if legacy.state == UNTASKED:
            power = s.stat(legacy, 1) + AVERAGE
            attack += power
            untasked += power
            guards += s.pack.traits[legacy.card].guard
        elif legacy.state == TASKED:
            attack += s.stat(legacy, 1) + AVERAGE
    return attack, max(AVERAGE + guards, untasked)


def envy(wealth: float, best_rival: float, rounds: float) -> float:
    """What the others will take from a leader, if there are rounds left to do it."""
    return ENVY * max(0.0, wealth - best_rival) * min(1.0, rounds / TIME_TO_GANG_UP)


def trial(s: FantosState, citadel: Citadel, effect: TrialEffect, rounds: float) -> float:
    """How a Trial in play suits a Citadel."""
    reserve = citadel.reserve
    if isinstance(effect, Levy):
        others = [s.citadels[seat].reserve for seat in s.others(citadel.seat)]
        if reserve > max(others):
            return -1.5 * effect.amount
        return 0.5 * effect.amount if reserve <= min(others) else 0.0
    if isinstance(effect, Relief):
        return 2.0 * effect.amount if reserve < effect.below else 0.0
    if isinstance(effect, Sicken):
        return -float(effect.amount)
    if isinstance(effect, SellCards):
        return 0.5
    if isinstance(effect, ExtraDie):
        return AVERAGE * effect.amount * _harvests(s, citadel, rounds)
    if isinstance(effect, HarvestScore):
        return effect.amount * _harvests(s, citadel, rounds)
    if isinstance(effect, PaidUntask):
        tasked = sum(legacy.state == TASKED for legacy in citadel.legacies)
        return -0.5 * effect.price * tasked * min(1.0, rounds)
    return 0.0


def _harvests(s: FantosState, citadel: Citadel, rounds: float) -> float:
    """How many Harvests a Citadel will make: those whose Legacies are best at it make the most."""
    harvest = others = 0
    for legacy in citadel.legacies:
        stats = s.stats(legacy)
        harvest += stats[0]
        others += max(stats[1], stats[2])
    return min(2.0, rounds) * harvest / max(1, harvest + others)
