"""Forecasts of assaults: those of this turn, and those that the creatures in play could make next.

A forecast is made of what lies open. Face-down upgrades of others are those of an imagined world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fatebox.games.outposts.rules.war import may_attack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import GROUP_SIZE
from fatebox.games.outposts.state.values import (
    ActiveAura,
    every_post,
    is_elusive,
    pierce_of,
    post_limit,
    post_stats,
    stats,
)
from fatebox.kernel import Card

from .card_value import card_values

COUNTER = 0.9
"""The value of a counter on an Outpost: a creature that costs two mana is worth about three of them."""
RUIN = (0.0, 40.0, 9.0, 6.0)
"""The fall of an Outpost besides its counters, by how many stand: the last one is the game."""
EXILE = 14.0
"""The fall of the last one that stands, when its player will receive another (OUT-ELIM.2)."""
TRAP_DEFENSE, TRAP_STRIKE = 1.0, 2.0
"""The Defense and Attack that the Ambush of a face-down upgrade is expected to add."""


class Fighter(NamedTuple):
    """A creature as an attacker."""

    attack: int
    pierce: int
    siege: int
    health: int
    elusive: bool
    value: float


ELSEWHERE = 0.3
"""The weight of targets other than the best one: attackers do not always find it, so every wall is of use."""
RECRUIT = Fighter(2, 0, 0, 2, False, 2.0)
"""Whoever has cards in hand will attack with somebody more than is seen now."""


class Garrison:
    """An Outpost as a target: what it takes to get through, and what that costs."""

    __slots__ = ("bodies", "defense", "guards", "left", "post", "strike")

    def __init__(
        self, s: OutpostsState, player: Player, post: Post, common: tuple[int, int], active: list[ActiveAura]
    ) -> None:
        strike, defense = post_stats(s, post, common)
        self.post = post
        self.strike: float = strike
        self.defense: float = defense
        self.left: float = post_limit(s, post) - post.counters
        """Counters that it can still take, less one, are not enough."""
        self.guards = 0
        """Damage that must go to Guards first (OUT-EFF.10)."""
        self.bodies: list[tuple[int, float]] = []
        """Health and value of each defender."""
        for card in post.hidden:
            self._expect(s, player, card)
        for card in post.defenders:
            self.join(s, player, card, active)

    def _expect(self, s: OutpostsState, player: Player, card: Card) -> None:
        """A face-down upgrade is turned up before totals are made (OUT-UPG.6)."""
        pack = s.pack
        self.left += pack.cap[card]
        for bonus in pack.post_bonus[card]:
            self.strike += bonus.attack if isinstance(bonus.attack, int) else bonus.attack.of(player)
            self.defense += bonus.defense if isinstance(bonus.defense, int) else bonus.defense.of(player)
        if pack.on["ambush"][card] or pack.on["hold"][card]:
            self.strike += TRAP_STRIKE
            self.defense += TRAP_DEFENSE

    def join(self, s: OutpostsState, player: Player, card: Card, active: list[ActiveAura]) -> None:
        """One more defender."""
        attack, defense, health = stats(s, player, card, self.post, active)
        self.strike += attack
        self.defense += defense
        self.bodies.append((max(1, health), card_values(s.pack).in_play[card]))
        if s.pack.guard[card]:
            self.guards += max(1, health)

    @property
    def full(self) -> bool:
        """Whether no more creature may defend here (OUT-ZONE.4)."""
        return len(self.bodies) >= GROUP_SIZE


def fighters(
    s: OutpostsState, player: Player, cards: Sequence[Card], active: list[ActiveAura]
) -> list[Fighter]:
    """Creatures as attackers, the strongest first."""
    pack, value, found = s.pack, card_values(s.pack).in_play, []
    for card in cards:
        attack, _, health = stats(s, player, card, None, active)
        found.append(
            Fighter(attack, pierce_of(s, card), pack.siege[card], health, is_elusive(s, card), value[card])
        )
    found.sort(reverse=True)
    return found


def garrisons(
    s: OutpostsState, player: Player, more: Sequence[Card], active: list[ActiveAura]
) -> list[Garrison]:
    """The Outposts of a player that can be attacked; additional defenders go where the defense is weakest."""
    common = every_post(s, player)
    found = [Garrison(s, player, post, common, active) for post in player.posts if post.standing]
    for card in more:
        free = [garrison for garrison in found if not garrison.full]
        if free:
            min(free, key=lambda each: each.defense + 0.3 * each.left).join(s, player, card, active)
    return [garrison for garrison in found if not garrison.post.sanctuary]


def can_attack_next(s: OutpostsState, player: Player) -> list[Card]:
    """The creatures that the player's next Fourth Step may see (OUT-WAR.1): defenders only if Swift."""
    pack = s.pack
    cards = player.reserve + player.offense
    if player.seat == s.active:
        cards = [card for card in cards if card in player.offense or may_attack(s, card)]
        cards = [card for card in cards if card not in s.arriving]
    else:
        cards = [card for card in cards if not pack.immobile[card]]
    cards += [card for post in player.posts for card in post.defenders if pack.swift[card]]
    return cards


class Campaign:
    """Assaults one after the other, and what they bring."""

    def __init__(self, s: OutpostsState, targets: Sequence[Garrison]) -> None:
        self.s = s
        self.targets = targets
        self.left = [garrison.left for garrison in targets]
        owners = {garrison.post.owner for garrison in targets}
        self.standing = {seat: len(s.players[seat].standing()) for seat in owners}
        self.gain = 0.0
        self.damage = 0.0
        """Counters on all Outposts."""

    def send(self, groups: Sequence[Sequence[Fighter]]) -> None:
        """Each group attacks where it gains most, or stays at home."""
        for group in groups:
            best, at, points, total = 0.0, -1, 0.0, 0.0
            for number in range(len(self.targets)):
                gain, counters = self.clash(group, number)
                if gain > 0:
                    total += gain
                    if gain > best:
                        best, at, points = gain, number, counters
            if at >= 0:
                self._take(at, best, points)
                self.gain -= ELSEWHERE * (best - total / len(self.targets))

    def attack(self, group: Sequence[Fighter], post: int) -> None:
        """A group attacks this Outpost, whatever comes of it."""
        for number, garrison in enumerate(self.targets):
            if garrison.post.id == post:
                self._take(number, *self.clash(group, number))

    def _take(self, number: int, gain: float, counters: float) -> None:
        self.gain += gain
        if counters:
            left = self.left[number]
            self.damage += min(counters, left)
            self.left[number] -= counters
            if left <= counters:
                self.standing[self.targets[number].post.owner] -= 1

    def clash(self, group: Sequence[Fighter], number: int) -> tuple[float, float]:
        """The gain of an assault, by counters or by kills, less the cost of the strike back; the counters."""
        left_here = self.left[number]
        if left_here <= 0:
            return 0.0, 0.0
        garrison = self.targets[number]
        strength = pierce = siege = 0
        for fighter in group:
            strength += fighter.attack
            pierce += fighter.pierce
            siege += fighter.siege
        losses = _losses(group, garrison.strike) if garrison.strike else 0.0
        points = strength - max(0.0, garrison.defense - pierce)
        if points <= 0:
            return -losses, 0.0
        killed = _kills(garrison.bodies, points) if garrison.bodies else 0.0
        counters = points - garrison.guards
        if counters < 1:
            return killed - losses, 0.0
        counters += siege
        battered = COUNTER * min(counters, left_here)
        if garrison.guards:
            battered += 0.8 * garrison.guards
        if counters >= left_here:
            owner = garrison.post.owner
            if self.standing[owner] == 1:
                # the game is over before the strike back (OUT-ASLT.8)
                return last_of(self.s, self.s.players[owner]), counters
            battered += RUIN[self.standing[owner]]
        if battered >= killed:
            return battered - losses, counters
        return killed - losses, 0.0


def in_groups(attackers: list[Fighter]) -> list[list[Fighter]]:
    """Groups of three, the strongest together."""
    return [attackers[i : i + GROUP_SIZE] for i in range(0, len(attackers), GROUP_SIZE)]


def last_of(s: OutpostsState, player: Player) -> float:
    """The loss of a player whose last standing Outpost falls."""
    receives_more = len(player.posts) < s.pack.outpost.per_player
    return EXILE if receives_more and len(s.in_game()) > 2 else RUIN[1]


def in_progress(s: OutpostsState) -> float:
    """While the attacker distributes: the points not yet given will fall on the Outpost."""
    a = s.assault
    if a is None or not a.remaining or a.struck:
        return 0.0
    post = s.post(a.post)
    if not post.standing or any(s.pack.guard[card] and card not in a.doomed for card in post.defenders):
        return 0.0
    owner = s.players[post.owner]
    left = post_limit(s, post) - post.counters
    points = a.remaining + a.siege
    if points < left:
        return COUNTER * points
    standing = len(owner.standing())
    return last_of(s, owner) if standing == 1 else COUNTER * left + RUIN[standing]


def _kills(creatures: list[tuple[int, float]], points: float) -> float:
    """The value of the creatures that `points` can destroy, the cheapest to destroy first."""
    destroyed = 0.0
    for health, value in sorted(creatures):
        if health > points:
            break
        points -= health
        destroyed += value
    return destroyed


def _losses(group: Sequence[Fighter], strike: float) -> float:
    """The value that the strike back destroys: Elusive creatures only after all others."""
    open_ones = [(max(1, each.health), each.value) for each in group if not each.elusive]
    if len(open_ones) < len(group) and sum(health for health, _ in open_ones) <= strike:
        open_ones = [(max(1, each.health), each.value) for each in group]
    return _kills(open_ones, strike)
