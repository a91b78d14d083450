"""What the mana of the Second Step can become: a Mana Crystal, or cards of the hand.

The worth of a plan is what it leads to, less what has still to be given for it. So every step of a plan
leaves its worth as it is, and a bot that looks one step ahead can follow it to the end.
"""

from __future__ import annotations

from fatebox.kernel import Card

from .pieces import Player
from .play import crystal_price, playable
from .state import OutpostsState
from .terms import MANA_DISCARDS, MANA_SACRIFICES

SPELL = 0.3
"""What playing a spell is expected to gain; its effect shows as soon as it is tried."""


class Purse:
    """The mana that the active player has and can still raise."""

    def __init__(self, s: OutpostsState, player: Player, hand_costs: list[float]) -> None:
        self.s = s
        self.player = player
        self.discards = hand_costs[: max(0, MANA_DISCARDS - s.discarded)]
        """What each further discard costs, the cheapest first."""

    def crystal(self, sacrifice_costs: list[tuple[float, int]]) -> tuple[float, int, int] | None:
        """The least that has to be given for a crystal now, with the number of cards and of creatures."""
        s, player = self.s, self.player
        need = crystal_price(s, player) - player.mana
        offers = [(cost, 1, 0) for cost in self.discards]
        room = MANA_SACRIFICES - s.sacrificed
        offers += [(cost / mana, mana, 1) for cost, mana in sorted(sacrifice_costs)[:room]]
        given, cards, creatures = 0.0, 0, 0
        for cost, mana, is_creature in sorted(offers):
            if need <= 0:
                break
            need -= mana
            given += cost * mana
            creatures += is_creature
            cards += 1 - is_creature
        return None if need > 0 else (given, cards, creatures)

    def cards(self) -> float:
        """The best cards that can be played now, and one that could be after discarding others."""
        s, player = self.s, self.player
        cost = s.pack.cost
        left, gain = player.mana, 0.0
        dear: list[tuple[float, int]] = []
        options = [(profit(s, card), cost[card], card) for card in player.hand]
        for value, price, card in sorted(options, reverse=True):
            if value <= 0:
                break
            if price <= left and playable(s, player, card):
                gain += value
                left -= price
            elif price > left:
                dear.append((value, price - left))
        helped = [
            value - sum(self.discards[:missing]) for value, missing in dear if missing <= len(self.discards)
        ]
        return gain + max(0.0, *helped, 0.0)


def profit(s: OutpostsState, card: Card) -> float:
    """What playing a card gains over holding it."""
    pack = s.pack
    if pack.type[card] == "spell":
        return SPELL
    return max(pack.worth[card], pack.worth_face_down[card]) - pack.worth_in_hand[card]
