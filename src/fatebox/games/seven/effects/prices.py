"""Prices, with the temples that a hero mans (SEV-MAN.3, `cost_mod`), and the ratings of buildings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost, Offers, Player
from fatebox.kernel import Card, Option

from .lasting import CostMod

if TYPE_CHECKING:
    from fatebox.games.seven.content import SevenPack


def money_within_reach(s: SevenState, player: Player) -> tuple[int, int]:
    """The gold and the fame that a hero can pay, with all that his estates and castles bring (SEV-BLD.8)."""
    gold, fame = _brought(s.pack, tuple(player.buildings), tuple(player.banners))
    return player.gold + gold, player.fame + fame


@lru_cache(maxsize=20_000)
def _brought(pack: SevenPack, buildings: tuple[Card, ...], banners: tuple[int, ...]) -> tuple[int, int]:
    """The gold and the fame that estates and castles bring: asked for in every step of their owner."""
    gold = fame = 0
    for card in buildings:
        if pack.is_castle[card]:
            fame += _rated(pack, banners, card)
        elif pack.is_estate[card]:
            gold += _rated(pack, banners, card)
    return gold, fame


def discounts(s: SevenState, player: Player) -> list[CostMod]:
    """The rules of manned temples that make something cheaper for a hero (SEV-MAN.3)."""
    return s.standing(player.seat, CostMod)


def reduced(mods: list[CostMod], kind: str, price: int) -> int:
    """A price after the temples that reduce this kind of price; they never raise it to their minimum."""
    for mod in mods:
        if kind in mod.of:
            price = min(price, max(mod.least, price - mod.less))
    return price


def affordable(offers: Offers, money: int, mods: list[CostMod]) -> Sequence[Option]:
    """The offers that cost no more than this, with these discounts (SEV-REC.1, SEV-ELX.1, SEV-BLD.1)."""
    most = money
    for mod in mods:
        if not offers.kinds.isdisjoint(mod.of):
            most += mod.less
    if most == money:
        return offers[money]
    return [
        option
        for price, kind, option in offers.cards
        if price <= money or (price <= most and reduced(mods, kind, price) <= money)
    ]


def _own_price(s: SevenState, seat: int, kind: str, card: Card) -> int:
    """The price of a card of this kind to a hero (SEV-MAN.3)."""
    return reduced(discounts(s, s.players[seat]), kind, s.pack.cost[card])


@lru_cache
def _in_fame(price: int) -> Cost:
    return Cost(fame=max(0, price))


@lru_cache
def _in_gold(price: int) -> Cost:
    return Cost(gold=max(0, price))


def recruit_cost(s: SevenState, seat: int, card: Card, discount: int = 0) -> Cost:
    """The cost of a character in fame (SEV-REC.1)."""
    return _in_fame(_own_price(s, seat, "recruit", card) - discount)


def elixir_cost(s: SevenState, seat: int, card: Card, discount: int = 0) -> Cost:
    """The cost of an elixir in gold (SEV-ELX.1)."""
    return _in_gold(_own_price(s, seat, "elixir", card) - discount)


def building_cost(s: SevenState, seat: int, card: Card) -> Cost:
    """The cost of a building in gold (SEV-BLD.1)."""
    return _in_gold(_own_price(s, seat, s.pack.building_kind[card], card))


def rating(s: SevenState, player: Player, card: Card) -> int:
    """The production rating of a castle or an estate (SEV-BLD.4)."""
    return _rated(s.pack, player.banners, card)


def _rated(pack: SevenPack, banners: Sequence[int], card: Card) -> int:
    color, count, improved, base = pack.ratings[card]
    return improved if banners[color] >= count else base
