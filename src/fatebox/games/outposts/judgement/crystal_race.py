"""The race for three Mana Crystals: how many turns a player is away from the last one."""

from __future__ import annotations

from fatebox.games.outposts.rules.play import income
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES, TURN_DRAW

FAR = 7
"""The number of turns beyond which the race is not considered."""


def turns_to_crystals(
    s: OutpostsState, player: Player, crystals: int, hand: int, creatures: int, price: int
) -> int:
    """Turns until the last crystal can be bought, if all goes there; creatures are sacrificed last.

    A turn without a crystal brings one more creature. What the opponents do about it is not considered.
    """
    crystal = s.pack.crystal
    base = income(s, player) - crystal.income * player.crystals + upkeep(s, player)
    if len(player.posts) < s.pack.outpost.per_player:  # the next Outpost arrives
        base += 1
    for turn in range(1, FAR):
        hand += TURN_DRAW
        need = max(0, price - base - crystal.income * crystals)
        discards = min(MANA_DISCARDS, hand, need)
        sacrifices = need - discards
        if sacrifices <= min(MANA_SACRIFICES, creatures):
            crystals += 1
            if crystals >= crystal.to_win:
                return turn
            hand += crystal.draw - discards
            creatures -= sacrifices
        elif hand:
            hand -= 1
            creatures += 1
    return FAR


def upkeep(s: OutpostsState, player: Player) -> int:
    """Abilities that bring mana at the start of the Second Step."""
    mana = s.pack.upkeep_mana
    return sum([mana[card] for post in player.posts for card in post.upgrades + post.defenders])
