"""Sides of the table, judged once: most of them stay the same from one tried option to the next."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.values import auras
from fatebox.kernel.evaluation import Memory

from .assaults import RECRUIT, Fighter, Garrison, can_attack_next, fighters, garrisons, in_groups
from .holdings import Possessions, possessions

KNOWN = 1024
"""The number of sides that are remembered."""


class Side:
    """All that follows from one player's side of the table alone."""

    __slots__ = ("_army", "_targets", "has")

    def __init__(self, has: Possessions) -> None:
        self.has = has
        self._army: list[list[Fighter]] | None = None
        self._targets: list[Garrison] | None = None

    def targets(self, s: OutpostsState, player: Player) -> list[Garrison]:
        """The player's Outposts that can be attacked."""
        if self._targets is None:
            self._targets = garrisons(s, player, (), auras(s, player))
        return self._targets

    def army(self, s: OutpostsState, player: Player) -> list[list[Fighter]]:
        """The groups that the player could attack with next; this turn they depend on more than the side."""
        if self._army is not None and player.seat != s.active:
            return self._army
        attackers = fighters(s, player, can_attack_next(s, player), auras(s, player))
        if player.hand:
            attackers.append(RECRUIT)
        groups = in_groups(attackers)
        if player.seat != s.active:
            self._army = groups
        return groups


sides: Memory[Hashable, Side] = Memory(KNOWN)


def side_of(s: OutpostsState, player: Player) -> Side:
    """The side of a player."""
    if s.boosts or s.forts:  # these change values from outside
        return Side(possessions(s, player))
    key = _key(s, player)
    side = sides.get(key)
    if side is None:
        side = sides[key] = Side(possessions(s, player))
    return side


def _key(s: OutpostsState, player: Player) -> Hashable:
    """All that a side is made of."""
    posts = [
        (
            post.standing,
            post.sanctuary,
            post.counters,
            tuple(post.defenders),
            tuple(post.upgrades),
            tuple(post.hidden),
        )
        for post in player.posts
    ]
    return (
        s.pack,
        player.seat,
        player.crystals,
        player.tax,
        player.cut,
        len(player.deck),
        tuple(player.hand),
        tuple(player.reserve),
        tuple(player.offense),
        tuple(posts),
    )
