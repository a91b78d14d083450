"""Amounts on cards: numbers, and those that grow with Mana Crystals."""

from __future__ import annotations

from fatebox.games.outposts.state.pieces import Player
from fatebox.kernel import Natural, Positive, Struct

CRYSTALS_EXPECTED = 0.7
"""The Mana Crystals that a player has on average when a card is used."""


class PerCrystal(Struct, frozen=True):
    """An amount that grows with the Mana Crystals of the effect's controller (`C` in the card lists)."""

    base: Natural
    per_crystal: Positive

    def of(self, player: Player) -> int:
        """The amount for this player now."""
        return self.base + self.per_crystal * player.crystals


Amount = Natural | PerCrystal


def expected(amount: int | PerCrystal) -> float:
    """An amount as it will be on average."""
    return amount if isinstance(amount, int) else amount.base + CRYSTALS_EXPECTED * amount.per_crystal


def amount_of(amount: int | PerCrystal, player: Player) -> int:
    """An amount in numbers, for the effect's controller."""
    return amount if isinstance(amount, int) else amount.of(player)
