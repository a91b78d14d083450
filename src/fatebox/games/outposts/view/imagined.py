"""Imagined worlds: which cards a seat may take for which (OUT-INFO).

What a player knows of another's deck is a list, not places: how many Silver cards it has, which cards
have been seen, in starter games all the others. So hidden cards are exchanged in two steps: first which
cards belong to each deck, then where in it they lie. A face-down upgrade must be an upgrade that would
have cost what was paid for it (OUT-INFO.4).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import chain

from fatebox.games.outposts.rules.decks import default_deck
from fatebox.games.outposts.rules.play import discount as price_cut
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import SHARD, SILVER
from fatebox.kernel import Card, Rng
from fatebox.kernel.cards import Eye
from fatebox.kernel.mixing import Mixer
from fatebox.kernel.undo import visible_cards

Mapping = dict[Card, Card]
ATTEMPTS = 50


class Place:
    """The place of a hidden upgrade: what was paid for it (None: nothing yet), and the discount then."""

    __slots__ = ("card", "discount", "fitting", "paid", "player")

    def __init__(self, player: Player, card: Card, paid: int | None, discount: int) -> None:
        self.player = player
        self.card = card
        self.paid = paid
        self.discount = discount
        self.fitting: set[Card] = set()
        """The hidden cards that could lie here."""

    def find_fitting(self, s: OutpostsState, upgrades: list[Card]) -> None:
        """Keep those of the upgrades that have cost what was paid, or are affordable."""
        prices = [max(0, s.pack.facedown_cost[card] - self.discount) for card in upgrades]
        low, high = (0, self.player.mana) if self.paid is None else (self.paid, self.paid)
        self.fitting = {card for card, price in zip(upgrades, prices, strict=True) if low <= price <= high}


class Hidden:
    """The hidden cards of one player's deck, wherever they lie."""

    def __init__(self, s: OutpostsState, eye: Eye, player: Player) -> None:
        own = player.seat == eye.seat
        cards = player.deck if own else player.deck + player.hand + player.aside
        self.loose = eye.unknown(cards)
        """Those that could lie anywhere."""
        self.places = [] if own else _places(s, eye, player)
        self.spare = [] if own else eye.unknown(player.spare)
        self.draft = [] if own else eye.unknown(player.kept + player.held)
        self.listed = self.loose + [place.card for place in self.places]
        """All of them that belong to the deck."""


class Area:
    """The places of one deck's hidden cards that were, or were not, seen at the start of the segment."""

    def __init__(self, hidden: Hidden, before: set[Card], seen_before: bool) -> None:
        self._cards = [card for card in hidden.listed if (card in before) is seen_before]
        self.places = [place for place in hidden.places if (place.card in before) is seen_before]
        self.loose = self._cards[: len(self._cards) - len(self.places)]
        numbers = range(len(self.loose))
        self.mixer = Mixer([numbers] if len(numbers) > 1 else [])

    def cards(self, lists: Mapping) -> list[Card]:
        """The cards that lie here, in an order that reveals nothing, if the decks have been exchanged so."""
        return sorted(map(lists.get, self._cards, self._cards))

    def upgrades(self, lists: Mapping, rng: Rng) -> Mapping | None:
        """A card for each place of an upgrade; None if none is left that could be there."""
        free, chosen = self.cards(lists), dict[Card, Card]()
        for place in self.places:
            fitting = list(filter(place.fitting.__contains__, free))
            if not fitting:
                return None
            chosen[place.card] = card = rng.choose("imagine", fitting)
            free.remove(card)
        return chosen


class Exchanges:
    """Exchanges of hidden cards for one seat (None: a spectator) at one decision.

    `start` is the start of the open segment: what the seat saw then is exchanged among itself only,
    because the segment is played again with the cards exchanged.
    """

    def __init__(self, start: OutpostsState, state: OutpostsState, eye: Eye) -> None:
        self.state = state
        before = visible_cards(start, eye.seat)
        self.hidden = [Hidden(state, eye, player) for player in state.players]
        known: set[int] = {*before, *state.shown}
        if eye.seat is not None:
            known.update(state.players[eye.seat].learned)
        self.pools = [pool for pool in self._pools(eye, before, known) if len(pool) > 1]
        self.mixer = Mixer([sorted(pool) for pool in self.pools])
        self.drawn = [card for pool in self.pools for card in pool]
        areas = [Area(hidden, before, seen) for hidden in self.hidden for seen in (True, False)]
        self.areas = [area for area in areas if area.loose or area.places]
        self._find_upgrades()

    def _pools(self, eye: Eye, before: set[Card], known: set[int]) -> list[list[Card]]:
        """Cards of other decks that the seat has never seen, with those that are in no deck."""
        s = self.state
        silver = [card for card in eye.unknown(s.silver_deck) if card not in before]
        shards = [card for card in eye.unknown(s.shard_deck) if card not in before]
        pools = [silver, shards]
        for player, hidden in zip(s.players, self.hidden, strict=True):
            own_cards = [card for card in hidden.spare if card not in before]
            if player.seat != eye.seat:
                for card in hidden.listed + hidden.draft:
                    if card not in known:
                        kind = s.pack.box.kinds[card]
                        (silver if kind == SILVER else shards if kind == SHARD else own_cards).append(card)
            if s.custom:
                pools.append(own_cards)
        return pools

    def _find_upgrades(self) -> None:
        """Find out which cards could be the upgrades that lie hidden."""
        places = [place for hidden in self.hidden for place in hidden.places]
        if places:
            s, hidden = self.state, {*self.drawn, *(card for deck in self.hidden for card in deck.listed)}
            upgrades = [card for card in hidden if s.pack.type[card] == "upgrade"]
            for place in places:
                place.find_fitting(s, upgrades)

    def __call__(self, rng: Rng) -> Mapping:
        """One exchange. Where chance hardly finds an upgrade for each place, these are dealt out first."""
        for attempt in range(2 * ATTEMPTS):
            dealt = {} if attempt < ATTEMPTS else self._deal_upgrades(rng)
            mapping = self._place(rng, self._lists(rng, dealt))
            if mapping is not None:
                return mapping
        return self._place(rng, {}) or {}

    def _deal_upgrades(self, rng: Rng) -> Mapping:
        """For each place a card that fits, instead of one of that deck that could be another as well."""
        dealt: Mapping = {}
        for hidden in self.hidden:
            for place in hidden.places:
                choices: list[tuple[Card, Card]] = []
                for pool in map(set, self.pools):
                    slot = next((card for card in hidden.listed if card in pool and card not in dealt), None)
                    if slot is not None:
                        free = sorted((place.fitting & pool).difference(dealt.values()))
                        choices += [(slot, card) for card in free]
                if choices:
                    slot, card = rng.choose("imagine", choices)
                    dealt[slot] = card
        return dealt

    def _lists(self, rng: Rng, dealt: Mapping) -> Mapping:
        """First step: which cards belong to each deck, some of which are dealt already."""
        if not dealt:
            return dict(zip(self.drawn, chain.from_iterable(self.mixer.mixed(rng)), strict=True))
        mapping = dict(dealt)
        for pool in self.pools:
            drawn = sorted(set(pool) - set(dealt.values()))
            rng.shuffle("imagine", drawn)
            mapping.update(zip((card for card in pool if card not in dealt), drawn, strict=True))
        return mapping

    def _place(self, rng: Rng, lists: Mapping) -> Mapping | None:
        """Second step: where they lie; None if no upgrade is left that could be where one is."""
        upgrades: Mapping = {}
        orders: list[list[Sequence[int]]] = []
        for area in self.areas:
            if area.places:
                chosen = area.upgrades(lists, rng)
                if chosen is None:
                    return None
                upgrades |= chosen
            orders.append(area.mixer.mixed(rng))
        mapping, taken = lists | upgrades, set(upgrades.values())
        for area, mixed in zip(self.areas, orders, strict=True):
            free = [card for card in area.cards(lists) if card not in taken]
            for order in mixed:
                free = [free[number] for number in order]
            mapping.update(zip(area.loose, free, strict=True))
        return mapping


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


def _places(s: OutpostsState, eye: Eye, player: Player) -> list[Place]:
    """Upgrades that the eye does not know: face-down ones, and one that is being placed."""
    places = [
        Place(player, card, paid, discount)
        for post in player.posts
        for (paid, discount, _), card in zip(post.bills, post.hidden, strict=True)
    ]
    places += [Place(player, card, None, price_cut(s, player)) for card in player.placing]
    return [place for place in places if not eye.knows(place.card)]
