"""What the assaults of this turn will come to, judged by what lies open."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.kernel import Card

from .attack import open_posts
from .pieces import Player, Post
from .state import OutpostsState
from .values import ActiveAura, Stats, auras, is_elusive, pierce_of, post_limit, post_stats, stats

COUNTER = 0.9
RUIN = 7.0
"""The fall of an Outpost, besides its counters."""
SURE, LIKELY = 0.85, 0.5
"""How much of a forecast counts: of an assault that is assigned, of one that might be."""
TRAP_DEFENSE, TRAP_STRIKE = 1.0, 1.5
"""What a face-down upgrade is expected to add."""


class Force(NamedTuple):
    """An attacking group in numbers."""

    strength: int
    pierce: int
    siege: int
    health: list[tuple[int, Card]]


def forecasts(s: OutpostsState) -> float:
    """The gain of the active player from groups that attack, or may yet attack, in points."""
    total = 0.0
    if s.assault is not None:
        total += _in_progress(s)
    if not s.groups:
        return total
    attacker = s.players[s.active]
    active = auras(s, attacker)
    planned: dict[int, float] = {}
    for number, group in enumerate(s.groups):
        if not group:
            continue
        if number < len(s.targets):
            target = s.targets[number]
            if target is not None and s.post(target).standing:
                force = _force(s, attacker, group, active)
                total += SURE * _gain(s, force, s.post(target), planned)
        elif s.step == "third" or s.step == "fourth":
            force = _force(s, attacker, group, active)
            gains = [_gain(s, force, post, {}) for post in open_posts(s, s.active)]
            total += LIKELY * max(gains, default=0.0)
    return total


def _in_progress(s: OutpostsState) -> float:
    """While the attacker distributes: the points not yet given will fall on the Outpost."""
    a = s.assault
    assert a is not None
    post = s.post(a.post)
    if not a.remaining or not post.standing or a.struck:
        return 0.0
    guarded = any(s.pack.guard[card] and card not in a.doomed for card in post.defenders)
    return 0.0 if guarded else _damage(s, post, a.remaining + a.siege, 0.0)


def _force(s: OutpostsState, attacker: Player, group: list[Card], active: list[ActiveAura]) -> Force:
    values: list[Stats] = [stats(s, attacker, card, None, active) for card in group]
    return Force(
        sum(attack for attack, _, _ in values),
        sum(pierce_of(s, card) for card in group),
        sum(s.pack.siege[card] for card in group),
        sorted((health, card) for (_, _, health), card in zip(values, group, strict=True)),
    )


def _gain(s: OutpostsState, force: Force, post: Post, planned: dict[int, float]) -> float:
    """What an assault brings: the better of counters and kills, less what the strike back costs."""
    defender = s.players[post.owner]
    active = auras(s, defender)
    strike, defense = (float(value) for value in post_stats(s, post))
    strike += TRAP_STRIKE * len(post.hidden)
    defense += TRAP_DEFENSE * len(post.hidden)
    kills: list[tuple[int, Card]] = []
    guards = 0
    for card in post.defenders:
        attack, wall, health = stats(s, defender, card, post, active)
        strike += attack
        defense += wall
        kills.append((max(1, health), card))
        if s.pack.guard[card]:
            guards += max(1, health)
    left = force.strength - max(0.0, defense - force.pierce)
    battered = 0.0
    if left - guards >= 1:
        points = left - guards + force.siege
        battered = _damage(s, post, points, planned.get(post.id, 0.0)) + 0.8 * guards
        planned[post.id] = planned.get(post.id, 0.0) + points
    return max(battered, _kills(s, kills, left)) - _losses(s, force, strike)


def _damage(s: OutpostsState, post: Post, points: float, planned: float) -> float:
    left = post_limit(s, post) - post.counters - planned
    if left <= 0:
        return 0.0
    return COUNTER * min(points, left) + (RUIN if points >= left else 0.0)


def _kills(s: OutpostsState, creatures: list[tuple[int, Card]], points: float) -> float:
    """The worth of the creatures that so many points can destroy, the cheapest to destroy first."""
    worth = 0.0
    for health, card in sorted(creatures):
        if health <= points:
            points -= health
            worth += s.pack.worth[card]
    return worth


def _losses(s: OutpostsState, force: Force, strike: float) -> float:
    shielded = [each for each in force.health if not is_elusive(s, each[1])]
    return _kills(s, shielded or force.health, strike)
