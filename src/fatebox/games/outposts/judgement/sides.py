"""Sides of the table, judged once: most of them stay the same from one tried option to the next."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.values import auras
from fatebox.kernel.evaluation import Memory

from .assaults import RECRUIT, Fighter, Garrison, can_attack_next, fighters, garrisons, in_groups
from .holdings import Possessions, possessions

KNOWN = 1024
"""The number of sides that are remembered."""


class Forces:
    """The creatures and Outposts of one player: all of a side that assaults depend on."""

    __slots__ = ("_armies", "_targets")

    def __init__(self) -> None:
        self._armies: dict[bool, list[list[Fighter]]] = {}
        self._targets: list[Garrison] | None = None

    def targets(self, s: OutpostsState, player: Player) -> list[Garrison]:
        """The player's Outposts that can be attacked."""
        if self._targets is None:
            self._targets = garrisons(s, player, (), auras(s, player))
        return self._targets

    def army(self, s: OutpostsState, player: Player) -> list[list[Fighter]]:
        """The groups that the player could attack with next; this turn they depend on more than the side."""
        recruits = bool(player.hand)
        groups = self._armies.get(recruits)
        if groups is not None and player.seat != s.active:
            return groups
        attackers = fighters(s, player, can_attack_next(s, player), auras(s, player))
        if recruits:
            attackers.append(RECRUIT)
        groups = in_groups(attackers)
        if player.seat != s.active:
            self._armies[recruits] = groups
        return groups


class Side(NamedTuple):
    """All that follows from one player's side of the table alone."""

    forces: Forces
    has: Possessions


known_forces: Memory[Hashable, Forces] = Memory(KNOWN)
sides: Memory[Hashable, Side] = Memory(KNOWN)


def side_of(s: OutpostsState, player: Player) -> Side:
    """The side of a player."""
    key = _forces_key(s, player)
    forces = known_forces.get(key)
    if forces is None:
        forces = known_forces[key] = Forces()
    whole = (forces, tuple(player.hand), len(player.deck), player.tax, player.cut)
    side = sides.get(whole)
    if side is None:
        side = sides[whole] = Side(forces, possessions(s, player))
    return side


def _forces_key(s: OutpostsState, player: Player) -> Hashable:
    """All that forces are made of."""
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
        tuple(player.reserve),
        tuple(player.offense),
        tuple(posts),
        _changes(s) if s.boosts or s.forts else None,
    )


def _changes(s: OutpostsState) -> Hashable:
    """All changes of creatures and Outposts for some time (OUT-EFF.8)."""
    boosts = [(b.card, b.attack, b.defense, b.health, b.pierce, b.elusive) for b in s.boosts]
    return tuple(boosts), tuple([(fort.post, fort.attack, fort.defense) for fort in s.forts])
