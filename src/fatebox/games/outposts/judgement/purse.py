"""Plans for the mana of the Second Step: a Mana Crystal, or cards of the hand.

The value of a plan is what it leads to, less what has still to be paid for it. So every step of a plan
leaves its value as it is, and a bot that looks one step ahead can follow it to the end.
"""

from __future__ import annotations

from fatebox.games.outposts.rules.play import crystal_price, playable
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES
from fatebox.kernel import Card

from .card_value import card_values

HOPELESS = 1000.0
"""The price of what cannot be paid."""
SPELL = 0.3
"""The expected gain of playing a spell; its effect shows as soon as it is tried."""


class Purse:
    """The mana that the active player has and can still raise."""

    def __init__(self, s: OutpostsState, player: Player, discards: list[tuple[float, Card]]) -> None:
        self.s = s
        self.player = player
        self.discards = discards
        """The cards of the hand with what their loss costs, the cheapest first."""
        self.most_discards = MANA_DISCARDS - s.discarded

    def crystal(self, sacrifice_costs: list[tuple[float, int]]) -> tuple[float, int, int] | None:
        """The least that has to be given for a crystal now, with the number of cards and of creatures."""
        s, player = self.s, self.player
        need = crystal_price(s, player) - player.mana
        offers = [(cost, 1, 0) for cost, _ in self.discards[: self.most_discards]]
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
        dear: list[tuple[float, int, Card]] = []
        options = [(profit(s, card), cost[card], card) for card in player.hand]
        for value, price, card in sorted(options, reverse=True):
            if value <= 0:
                break
            if price <= left and playable(s, player, card):
                gain += value
                left -= price
            elif price > left:
                dear.append((value, price - left, card))
        helped = [value - self._raised(missing, card) for value, missing, card in dear]
        return gain + max([0.0, *helped])

    def _raised(self, mana: int, card: Card) -> float:
        """The least value that must be discarded for this mana, if this card is kept."""
        others = [cost for cost, other in self.discards if other != card][: self.most_discards]
        return sum(others[:mana]) if mana <= len(others) else HOPELESS


def profit(s: OutpostsState, card: Card) -> float:
    """The gain of playing a card over holding it."""
    if s.pack.type[card] == "spell":
        return SPELL
    values = card_values(s.pack)
    return max(values.in_play[card], values.face_down[card]) - values.in_hand[card]
