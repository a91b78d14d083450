"""Funds: the mana that a player can still raise in this Second Step, and what it can be spent on."""

from __future__ import annotations

from fatebox.games.outposts.effects.economy import Mana
from fatebox.games.outposts.rules.play import crystal_price, discount, upgrade_total
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES
from fatebox.kernel import Card

UPGRADE = "upgrade"


def from_discards(s: OutpostsState, player: Player, kept: int = 0) -> int:
    """The most mana that cards in hand can still be given up for (OUT-MANA.3)."""
    return max(0, min(MANA_DISCARDS - s.discarded, len(player.hand) - kept))


def from_sacrifices(s: OutpostsState, player: Player, given: Card | None = None) -> int:
    """The most mana that creatures in play can still be given up for, after one of them (OUT-MANA.4)."""
    left = MANA_SACRIFICES - s.sacrificed - (given is not None)
    values = [1 + s.pack.harvest[card] for card in player.creatures() if card != given]
    return sum(sorted(values, reverse=True)[:left])


def harvest_of(s: OutpostsState, player: Player, most: int) -> int:
    """The mana for a few creatures (OUT-MANA.4); those that make Crystals cheaper are kept (OUT-CRYS.8)."""
    values = (1 + s.pack.harvest[card] for card in player.creatures() if not s.pack.cut[card])
    return sum(sorted(values, reverse=True)[:most])


def from_sacrifice(s: OutpostsState, player: Player, card: Card) -> int:
    """The mana that a creature is given up for (OUT-MANA.4, OUT-EFF.12)."""
    first = 0 if s.sacrificed else upgrade_total(s.pack.sac_bonus, player)
    return 1 + s.pack.harvest[card] + first


def crystal_in_view(s: OutpostsState, player: Player) -> bool:
    """Whether a Mana Crystal can be paid this turn that wins or is half paid for (OUT-CRYS.2, .9)."""
    most = player.mana + from_sacrifices(s, player) + from_discards(s, player)
    return player.mana < crystal_price(s, player) <= most and is_half_paid(s, player, player.mana)


def is_half_paid(s: OutpostsState, player: Player, mana: int) -> bool:
    """Whether this mana is half the price of a Mana Crystal; for one that wins, anything will do."""
    wins = player.crystals + 1 >= s.pack.crystal.to_win
    return wins or mana >= crystal_price(s, player) / 2


def given_by(s: OutpostsState, card: Card) -> int:
    """The mana that a card gives when it is played."""
    abilities = (*s.pack.on["cast"][card], *s.pack.on["arrive"][card])
    amounts = (e.amount for ability in abilities for e in ability.effects if isinstance(e, Mana))
    return sum(amount for amount in amounts if isinstance(amount, int))


def price_of(s: OutpostsState, player: Player, card: Card) -> int:
    """The mana that a card of the hand costs at least (OUT-PLAY.8)."""
    if s.pack.type[card] != UPGRADE:
        return s.pack.cost[card]
    return max(0, s.pack.cheaper_side[card] - discount(s, player))
