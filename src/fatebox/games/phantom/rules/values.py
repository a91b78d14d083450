"""Limits, costs, health and permissions, as continuous text changes them.

On a Player or Injury card it holds for the owner, on shared cards for all players. Nothing of a Knocked Out
player is in play (R65). Where a card disagrees with a number of the rulebook, the card is right (PHA-GEN.3).
"""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.phantom.effects.base import Static
from fatebox.games.phantom.effects.filters import Filter, cards
from fatebox.games.phantom.effects.numbers import Varying
from fatebox.games.phantom.effects.statics import (
    AttackDamage,
    Change,
    EnemyHealth,
    ForbidActivate,
    ForbidSpend,
    PlayDiscount,
    Quantity,
    ReadyLimit,
    SteadyCombatCost,
)
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import Resource
from fatebox.kernel import Card

ATTACK_DAMAGE = 1  # PHA-FAT.1


def statics_for(s: PhantomState, player: Player) -> list[Static]:
    """All continuous text that holds for a player."""
    statics = s.pack.statics[s.level]
    piles = [s.missions, s.objectives, s.row]
    if not player.out:
        piles += [player.injuries, player.play]
    return [static for pile in piles for card in pile for static in statics[card]]


def _changed(s: PhantomState, player: Player, what: Quantity) -> int:
    return sum(
        static.by for static in statics_for(s, player) if type(static) is Change and static.what == what
    )


def hand_limit(s: PhantomState, player: Player) -> int:
    """The hand limit, for the Preparation phase alone (PHA-PRE.1, PHA-PRE.3); never below 1 (R14)."""
    return max(1, s.pack.boards[player.legend].hand_limit + _changed(s, player, "hand_limit"))


def resource_limit(s: PhantomState, player: Player) -> int:
    """The most that is kept in the Cleanup phase (PHA-CLN.3), and only there (PHA-RES.3); 0 or more (R14)."""
    return max(0, s.pack.boards[player.legend].resource_limit + _changed(s, player, "resource_limit"))


def base_combat(s: PhantomState, player: Player) -> int:
    """The Combat value that a combat starts with (PHA-COM.2)."""
    return max(0, s.pack.boards[player.legend].base_combat + _changed(s, player, "base_combat"))


def combat_bonus(s: PhantomState, player: Player) -> int:
    """The Combat value that continuous text adds to every combat."""
    return _changed(s, player, "combat")


def combat_cost(s: PhantomState, player: Player) -> int:
    """The cost of combat in resources of any kind: the printed one, or more (PHA-COM.1)."""
    printed = len(s.pack.boards[player.legend].combat_cost)
    cost = max(0, printed + _changed(s, player, "combat_cost"))
    if cost > printed and any(type(static) is SteadyCombatCost for static in statics_for(s, player)):
        return printed
    return cost


def ready_limit(s: PhantomState, player: Player) -> int | None:
    """The most cards that are readied in the Recovery phase; None: all."""
    limits = [static.cards for static in statics_for(s, player) if type(static) is ReadyLimit]
    return min(limits, default=None)


def spendable(s: PhantomState, player: Player) -> dict[Resource, int]:
    """The resources that the player may spend."""
    held = dict(player.resources)
    for static in statics_for(s, player):
        if type(static) is ForbidSpend:
            held[static.resource] = 0
    return held


def bans(s: PhantomState, player: Player) -> list[Filter]:
    """The cards that continuous text forbids a player to activate."""
    return [cards(static.of) for static in statics_for(s, player) if type(static) is ForbidActivate]


def discount(s: PhantomState, player: Player, card: Card) -> int:
    """The number of symbols that a card costs less to play."""
    cause = Cause(player.seat)
    return sum(
        static.by
        for static in statics_for(s, player)
        if type(static) is PlayDiscount and cards(static.of).matches(s, card, cause)
    )


def health(s: PhantomState, enemy: Card) -> int:
    """An Enemy's health with all that raises or lowers it, never below 0 (R14).

    What a Player card says of Enemies holds for its owner: in the owner's turns.
    """
    total = s.face(enemy).health or 0
    for static, card in _health_changes(s):
        cause = Cause(s.active, card)
        if cards(static.of).matches(s, enemy, cause):
            total += static.by.of(s, cause) if isinstance(static.by, Varying) else static.by
    return max(0, total)


def _health_changes(s: PhantomState) -> Iterator[tuple[EnemyHealth, Card]]:
    statics = s.pack.statics[s.level]
    for pile in (s.missions, s.objectives, s.row, () if s.you.out else s.you.play):
        for card in pile:
            for static in statics[card]:
                if type(static) is EnemyHealth:
                    yield static, card


def attack_damage(s: PhantomState, enemy: Card) -> int:
    """The damage of an Enemy's attack (PHA-FAT.1)."""
    for static in s.pack.statics[s.level][enemy]:
        if type(static) is AttackDamage:
            return static.damage
    return ATTACK_DAMAGE
