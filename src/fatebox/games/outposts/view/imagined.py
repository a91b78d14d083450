"""Imagined worlds: which cards a seat may take for which (OUT-INFO).

What a player knows of another's deck is a list, not places: how many Silver cards it has, which cards
have been seen, in starter games all the others. So cards that the seat has never seen are exchanged with
those that are in no deck, and the hidden cards of a deck with one another. A face-down upgrade must be an
upgrade that would have cost what was paid for it (OUT-INFO.4).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from itertools import chain
from typing import NamedTuple

from fatebox.games.outposts.rules.decks import default_deck
from fatebox.games.outposts.rules.play import discount as price_cut
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import SHARD, SILVER
from fatebox.kernel import Card, Pile, Rng
from fatebox.kernel.cards import Eye
from fatebox.kernel.kinds import KindExchanges
from fatebox.kernel.undo import visible_cards


class Place(NamedTuple):
    """The place of a hidden upgrade, and what was paid for it: from least to most, after a discount."""

    card: Card
    least: int
    most: int
    discount: int


class Hidden:
    """The hidden cards of one player, wherever they lie."""

    def __init__(self, s: OutpostsState, eye: Eye, player: Player) -> None:
        own = player.seat == eye.seat
        self.places = [] if own else [place for place in _places(s, player) if not eye.knows(place.card)]
        loose = player.deck if own else player.deck + player.hand + player.aside
        self.listed = eye.unknown(loose) + [place.card for place in self.places]
        """Those that belong to the deck."""
        self.draft = [] if own else eye.unknown(player.kept + player.held)
        self.spare = [] if own else eye.unknown(player.spare)


def exchange(start: OutpostsState, state: OutpostsState, eye: Eye) -> KindExchanges:
    """Exchanges of hidden cards for one seat (None: a spectator) at one decision.

    `start` is the start of the open segment: what the seat saw then is exchanged among itself only,
    because the segment is played again with the cards exchanged.
    """
    before = visible_cards(start, eye.seat)
    decks = [Hidden(state, eye, player) for player in state.players]
    pools = _pools(state, eye, decks, before)
    kinds = {card: name for name, pool in pools.items() for card in pool}
    piles: list[Pile] = []
    for number, deck in enumerate(decks):
        for seen in (True, False):
            pile = [card for card in deck.listed if (card in before) is seen]
            piles.append(pile)
            for card in pile:
                kinds.setdefault(card, (number, seen))
    listed = set(chain.from_iterable(piles))
    piles += [[card for card in pool if card not in listed] for pool in pools.values()]
    places = [place for deck in decks for place in deck.places]
    return KindExchanges([*filter(None, piles)], kinds.__getitem__, _fitting(state, places, kinds))


def _pools(s: OutpostsState, eye: Eye, decks: list[Hidden], before: set[Card]) -> dict[Hashable, Pile]:
    """By name: cards of other decks that the seat has never seen, with those that are in no deck."""
    known: set[int] = {*before, *s.shown}
    if eye.seat is not None:
        known.update(s.players[eye.seat].learned)
    pools: dict[Hashable, Pile] = {
        SILVER: [card for card in eye.unknown(s.silver_deck) if card not in before],
        SHARD: [card for card in eye.unknown(s.shard_deck) if card not in before],
    }
    for player, deck in zip(s.players, decks, strict=True):
        own_cards = [card for card in deck.spare if card not in before]
        if player.seat != eye.seat:
            for card in deck.listed + deck.draft:
                if card not in known:
                    pools.get(s.pack.box.kinds[card], own_cards).append(card)
        if s.custom:
            pools[player.seat] = own_cards
    return pools


def _fitting(s: OutpostsState, places: list[Place], hidden: Iterable[Card]) -> dict[Card, set[Card]]:
    """By the card of each place: the hidden upgrades that could lie there instead."""
    upgrades = [card for card in hidden if s.pack.type[card] == "upgrade"] if places else []
    prices = [s.pack.facedown_cost[card] for card in upgrades]
    return {
        place.card: {
            card
            for card, price in zip(upgrades, prices, strict=True)
            if place.least <= max(0, price - place.discount) <= place.most
        }
        for place in places
    }


def _places(s: OutpostsState, player: Player) -> list[Place]:
    """Upgrades that lie hidden: face-down ones, and one that is being placed and not paid yet."""
    places = [
        Place(card, paid, paid, discount)
        for post in player.posts
        for (paid, discount, _), card in zip(post.bills, post.hidden, strict=True)
    ]
    if player.placing:
        discount = price_cut(s, player)
        places += [Place(card, 0, player.mana, discount) for card in player.placing]
    return places


def forget(s: OutpostsState, seat: int | None, rng: Rng) -> None:
    """The lists that others bring, and what others have learned, are not known (OUT-INFO.2)."""
    del rng
    for player in s.players:
        if player.seat != seat:
            player.learned = []
            if player.brings:
                player.brings = default_deck(s.pack, player.faction, player.owns)


def kinds(s: OutpostsState) -> Callable[[Card], Hashable]:
    """Keys that are the same for cards that may be exchanged for one another."""
    return partial(_kind, s)


def _kind(s: OutpostsState, card: Card) -> Hashable:
    """Cards that can surely take each other's place: in one deck, of one type and price, known or not."""
    pack = s.pack
    holder = next((p.seat for p in s.players if any(card in pile for pile, _, _ in p.piles())), None)
    return pack.box.kinds[card], pack.type[card], pack.facedown_cost[card], holder, card in s.shown
