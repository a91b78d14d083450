"""The likely outcome of actions, in Shards: for the evaluation, not for the rules."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.fantos.effects.base import AVERAGE_ROLL, Changes
from fatebox.games.fantos.rules.scores import score
from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Citadel, Legacy
from fatebox.games.fantos.state.terms import DECLARED, DUEL, HARVEST, ROLLED, TRIBUTE, UNTASKED, WAR

TITLE = 2.0
"""The value of the favors of the Reigning Tribute."""
LIKELY = 0.7
"""The share of a lead in Stats that the dice will leave of it in a contest that has not begun."""


def best_action(s: FantosState, citadel: Citadel, kinds: Sequence[str]) -> float:
    """The most that one Fantos Action of these kinds is likely to bring."""
    return max((GAINS[kind](s, citadel) for kind in kinds), default=0.0)


def harvest(s: FantosState, citadel: Citadel) -> float:
    """A Harvest with all that can."""
    return sum(s.stat(legacy, 0) + AVERAGE_ROLL for legacy in citadel.free_for(HARVEST))


def war(s: FantosState, citadel: Citadel) -> float:
    """A War with all that can, against the weakest."""
    attack = strength(s, citadel.free_for(WAR))
    return max((_spoils(s, attack - defense(s, s.citadels[t]), t) for t in targets(s)), default=0.0)


def _spoils(s: FantosState, lead: float, target: int) -> float:
    """The spoils of a lead in Scores; emptying a Reserve removes a rival."""
    if lead >= s.citadels[target].reserve:
        return lead + 10
    return lead


def tribute(s: FantosState, citadel: Citadel) -> float:
    """A Tribute with the best nominee; a stronger rival may challenge or not."""
    own = max((s.stat(legacy, 2) for legacy in citadel.free_for(TRIBUTE)), default=0) + AVERAGE_ROLL
    rivals = [
        s.stat(legacy, 2) + AVERAGE_ROLL
        for seat in s.others(citadel.seat)
        for legacy in s.citadels[seat].free_for(TRIBUTE)
    ]
    lead = own - max(rivals, default=0.0)
    return own if not rivals else 0.35 * own + 0.65 * lead + (TITLE if lead > 0 else 0)


GAINS = {HARVEST: harvest, WAR: war, TRIBUTE: tribute}


def strength(s: FantosState, legacies: list[Legacy]) -> float:
    """The War Score that these Legacies are likely to make."""
    return sum(s.stat(legacy, 1) + AVERAGE_ROLL for legacy in legacies)


def defense(s: FantosState, citadel: Citadel) -> float:
    """The War Score that a Citadel can make if it is attacked now."""
    untasked = [legacy for legacy in citadel.legacies if legacy.state == UNTASKED]
    guards = sum(s.pack.traits[legacy.card].guard for legacy in untasked)
    return max(AVERAGE_ROLL + guards, strength(s, untasked))


def value_of_action(s: FantosState, action: Action) -> Changes:
    """The likely gains and losses by an unfinished action."""
    expected = [_expected(s, action, i) for i in range(len(action.sides))]
    seats = [side.seat for side in action.sides]
    if not expected:
        return {}
    if action.kind == HARVEST:
        return {seats[0]: expected[0]}
    if action.kind in (WAR, DUEL):
        if action.kind == WAR and action.stage == DECLARED:
            expected[1] = defense(s, s.citadels[seats[1]])
        return _fight(s, action, expected, seats)
    return _contest(s, action, expected, seats)


def _expected(s: FantosState, action: Action, index: int) -> float:
    if action.stage == ROLLED:
        return score(s, action, index)
    return score(s, action, index) + AVERAGE_ROLL * max(1, len(action.sides[index].parts))


def _fight(s: FantosState, action: Action, expected: list[float], seats: list[int]) -> Changes:
    lead = expected[0] - expected[1]
    winner, loser = (0, 1) if lead > 0 else (1, 0)
    lost = min(abs(lead) - action.sides[loser].prevented, _means(s.citadels[seats[loser]]))
    if lost <= 0 or seats[0] == seats[1]:
        return {}
    return {seats[winner]: lost, seats[loser]: -lost}


def _means(citadel: Citadel) -> float:
    """All that a Citadel could lose."""
    return float(citadel.reserve + sum(legacy.shards for legacy in citadel.legacies))


def _contest(s: FantosState, action: Action, expected: list[float], seats: list[int]) -> Changes:
    """A Tribute: the best Score takes the lead from the others, or all of it if alone."""
    best = max(range(len(expected)), key=lambda i: expected[i])
    rivals = [expected[i] for i in range(len(expected)) if i != best]
    if action.kind == TRIBUTE and action.stage == DECLARED:
        rivals.append(0.5 * expected[best])  # somebody may still challenge
    reward = expected[best] - max(rivals, default=0.0)
    others = s.others(seats[best])
    changes = {seat: -reward / len(others) for seat in others}
    changes[seats[best]] = reward + TITLE
    return changes


def value_of_duel(s: FantosState, challenger: Legacy, target: Legacy) -> Changes:
    """The likely gains and losses by a Duel between two Legacies."""
    lead = float(s.stat(challenger, 1) - s.stat(target, 1))
    giver = target if lead > 0 else challenger
    moved = min(abs(lead), giver.shards)
    if challenger.seat == target.seat:
        return {}
    sign = 1 if lead > 0 else -1
    return {challenger.seat: sign * moved, target.seat: -sign * moved}


def value_of_special_tribute(s: FantosState) -> Changes:
    """The likely gains and losses by a Special Tribute: every Citadel sends its best nominee (FAN-STA.2)."""
    stats = {}
    for seat in s.order(s.active):
        free = s.citadels[seat].free_for(TRIBUTE)
        if free:
            stats[seat] = max(s.stat(legacy, 2) for legacy in free)
    if not stats:
        return {}
    winner = max(stats, key=lambda seat: stats[seat])
    rivals = [stat for seat, stat in stats.items() if seat != winner]
    reward = LIKELY * (stats[winner] - max(rivals)) if rivals else stats[winner] + AVERAGE_ROLL
    others = s.others(winner)
    changes = {seat: -reward / len(others) for seat in others}
    changes[winner] = reward + LIKELY * TITLE
    return changes
