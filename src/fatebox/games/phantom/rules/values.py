"""Limits, costs, health and permissions, as continuous text changes them.

On a Player or Injury card it holds for the owner, on shared cards for all players. Nothing of a Knocked Out
player is in play (R65). Where a card disagrees with a number of the rulebook, the card is right (PHA-GEN.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from fatebox.games.phantom.content.standing import Standing
from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.effects.numbers import amount_of
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Card

ATTACK_DAMAGE = 1  # PHA-FAT.1


def speaking(s: PhantomState, player: Player) -> list[Card]:
    """The cards whose continuous text holds for a player."""
    speaks = s.pack.moments[s.level].speaks
    return [card for card in _in_play(s, player) if card in speaks]


def _in_play(s: PhantomState, player: Player) -> Iterator[Card]:
    """The cards in play whose text could hold for a player."""
    own = () if player.out else (player.injuries, player.play)
    return chain(s.missions, s.objectives, s.row, *own)


def standing(s: PhantomState, player: Player) -> Standing:
    """The numbers of a player's board and all continuous text that holds for the player, added up."""
    if player.standing is None:
        player.standing = s.pack.moments[s.level].standing(player.legend, _in_play(s, player))
    return player.standing


def hand_limit(s: PhantomState, player: Player) -> int:
    """The hand limit, for the Preparation phase alone (PHA-PRE.1, PHA-PRE.3)."""
    return standing(s, player).hand_limit


def resource_limit(s: PhantomState, player: Player) -> int:
    """The most that is kept in the Cleanup phase (PHA-CLN.3), and only there (PHA-RES.3)."""
    return standing(s, player).resource_limit


def combat_start(s: PhantomState, player: Player) -> int:
    """The Combat value that a combat starts with (PHA-COM.2)."""
    return standing(s, player).combat_start


def combat_cost(s: PhantomState, player: Player) -> int:
    """The cost of combat in resources of any kind (PHA-COM.1)."""
    return standing(s, player).combat_cost


def ready_limit(s: PhantomState, player: Player) -> int | None:
    """The most cards that are readied in the Recovery phase; None: all."""
    return standing(s, player).ready_limit


def health(s: PhantomState, enemy: Card) -> int:
    """An Enemy's health with all that raises or lowers it, never below 0 (R14).

    What a Player card says of Enemies holds for its owner: in the owner's turns.
    """
    total = s.pack.moments[s.level].health[enemy]
    changes = standing(s, s.players[s.active]).health
    if not changes:
        return total
    for card, change in changes:
        cause = Cause(s.active, card)
        if cards(change.of).matches(s, enemy, cause):
            total += amount_of(change.by, s, cause)
    return max(0, total)


def attack_damage(s: PhantomState, enemy: Card) -> int:
    """The damage of an Enemy's attack (PHA-FAT.1)."""
    return s.pack.moments[s.level].attack.get(enemy, ATTACK_DAMAGE)
