"""Imagined worlds: which cards a seat may take for which (OUT-INFO).

What a player knows of another's deck is a list, not places: how many Silver cards it has, which cards
have been seen, in starter games all the others. So hidden cards are exchanged in two steps: first which
cards belong to each deck, then where in it they lie. A face-down upgrade must be an upgrade that would
have cost what was paid for it (OUT-INFO.4).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from fatebox.kernel import Card, Rng
from fatebox.kernel.cards import Eye

from .decks import default_deck
from .pieces import Player
from .play import discount as price_cut
from .state import OutpostsState
from .terms import SHARD, SILVER

Mapping = dict[Card, Card]
Place = tuple["int | None", int, Card]
ATTEMPTS = 50


def exchange(s: OutpostsState, seat: int | None, rng: Rng) -> Mapping:
    """Which hidden card takes the place of which, for a seat (None: a spectator)."""
    eye = Eye(seat, s.seen)
    for _ in range(ATTEMPTS):
        mapping = _try(s, eye, rng, _lists(s, eye, rng))
        if mapping is not None:
            return mapping
    found = _try(s, eye, rng, {})
    return {} if found is None else found


def forget(s: OutpostsState, seat: int | None, rng: Rng) -> None:
    """The lists that others bring, and what others have learned, are not known (OUT-INFO.2)."""
    del rng
    for player in s.players:
        if player.seat != seat:
            player.learned = []
            if player.brings:
                player.brings = default_deck(s.pack, player.faction, player.owns)


def kind(s: OutpostsState, card: Card) -> Hashable:
    """Cards that can surely take each other's place: in one deck, of one type and price, known or not."""
    pack = s.pack
    holder = next(
        (player.seat for player in s.players if any(card in pile for pile, _, _ in player.piles())), None
    )
    return pack.box.kinds[card], pack.type[card], pack.facedown_cost[card], holder, card in s.shown


def _hidden(eye: Eye, cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if not eye.knows(card)]


def _others(s: OutpostsState, eye: Eye) -> list[Player]:
    return [player for player in s.players if player.seat != eye.seat]


def _upgrades(s: OutpostsState, eye: Eye, player: Player) -> list[Place]:
    """The places of upgrades that the eye does not know: what was paid, the discount, the card."""
    places: list[Place] = [
        (paid, discount, card)
        for post in player.posts
        for (paid, discount, _), card in zip(post.bills, post.hidden, strict=True)
    ]
    places += [(None, price_cut(s, player), card) for card in player.placing]
    return [place for place in places if not eye.knows(place[2])]


def _loose(eye: Eye, player: Player) -> list[Card]:
    """Hidden cards that could lie anywhere in deck and hand."""
    return _hidden(eye, player.deck + player.hand + player.aside)


# --- first step: which cards belong to each deck ----------------------------------------------------


def _lists(s: OutpostsState, eye: Eye, rng: Rng) -> Mapping:
    """Exchange cards of other decks that the eye has never seen with those that are in no deck."""
    learned = {*s.shown, *([] if eye.seat is None else s.players[eye.seat].learned)}
    pools: dict[object, list[Card]] = {
        SILVER: _hidden(eye, s.silver_deck),
        SHARD: _hidden(eye, s.shard_deck),
    }
    for player in _others(s, eye):
        if s.custom:
            pools[player.seat] = _hidden(eye, player.spare)
        in_list = _loose(eye, player) + _hidden(eye, player.kept + player.held)
        in_list += [card for _, _, card in _upgrades(s, eye, player)]
        for card in in_list:
            if card not in learned:
                kind = s.pack.box.kinds[card]
                pool = pools.get(kind if kind in (SILVER, SHARD) else player.seat)
                if pool is not None:
                    pool.append(card)
    mapping: Mapping = {}
    for pool in pools.values():
        drawn = sorted(pool)
        rng.shuffle("imagine", drawn)
        mapping.update(zip(pool, drawn, strict=True))
    return mapping


# --- second step: where they lie --------------------------------------------------------------------


def _try(s: OutpostsState, eye: Eye, rng: Rng, lists: Mapping) -> Mapping | None:
    """Put the cards of each deck into its hidden places; None if an upgrade cannot be where one is."""
    mapping = dict(lists)
    for player in s.players:
        places: list[Place] = []
        if player.seat == eye.seat:
            loose = _hidden(eye, player.deck)  # the player's own hand and upgrades are no secret
        else:
            loose = _loose(eye, player)
            places = _upgrades(s, eye, player)
        cards = sorted(lists.get(card, card) for card in [*loose, *(card for _, _, card in places)])
        for paid, discount, truth in places:
            fitting = [card for card in cards if _fits(s, player, paid, discount, card)]
            if not fitting:
                return None
            chosen = rng.choose("imagine", fitting)
            cards.remove(chosen)
            mapping[truth] = chosen
        rng.shuffle("imagine", cards)
        mapping.update(zip(loose, cards, strict=True))
    return mapping


def _fits(s: OutpostsState, player: Player, paid: int | None, discount: int, card: Card) -> bool:
    """Whether a card could lie where an upgrade does: it must have cost what was paid, or be affordable."""
    if s.pack.type[card] != "upgrade":
        return False
    price = max(0, s.pack.facedown_cost[card] - discount)
    return price <= player.mana if paid is None else price == paid
