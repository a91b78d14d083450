"""The gifts of a payment: all ways to pay them that are worth offering.

Gift cards pay for the gifts of a cost (SEV-QST.1). Three things stand in for them:

- an elixir grants the gifts of one option that the hero's banners allow (SEV-ELX.4, .5). *Taken*, it brings
  gift cards from the pools, as far as they reach, and what is left over stays (SEV-ELX.6). *Spent*, it
  stands for its gifts whatever the pools hold, and what is left over is lost (SEV-ELX.7). Several may help
  in one payment, each in one way (SEV-ELX.8). A demand can only be met with spent ones (SEV-FREE.3);
- a manned building counts some gifts of a quest space as paid (SEV-MAN.4, `wild_gifts`);
- a manned temple takes gifts off the price of a quest space (SEV-MAN.3, `cost_mod`).

`payment` says which ways dominate others and why those are left out (R77).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from operator import add, ge, sub
from typing import TYPE_CHECKING, NamedTuple

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import COLORS, NO_GIFTS
from fatebox.kernel import Card

from .lasting import BonusGift, CostMod

if TYPE_CHECKING:
    from fatebox.games.seven.content import SevenPack

Gifts = tuple[int, ...]
"""A number of gifts for each color, in ring order."""
TAKE, SPEND, WILD = "take", "spend", "wild"
_COLORS = range(len(COLORS))


class Help(NamedTuple):
    """A card that helps to pay."""

    card: Card
    how: str
    """TAKE or SPEND for an elixir, a castle or an estate; WILD for a manned building."""
    gifts: Gifts = NO_GIFTS
    """The gifts that the elixir grants, or that count as paid."""


def grants(s: SevenState, seat: int, elixir: Card) -> Sequence[Gifts]:
    """The gifts that discarding an elixir may grant now, one entry for each choice (SEV-ELX.4, .5)."""
    player = s.players[seat]
    options = _allowed(s.pack, elixir, tuple(player.banners))
    bonuses = sum(rule.when == "elixir" for rule in s.standing(seat, BonusGift)) if player.manned else 0
    if not bonuses:
        return options
    found = {
        _plus(gifts, colors): None
        for gifts in options
        for colors in combinations_with_replacement([c for c in _COLORS if gifts[c]], bonuses)
    }
    return list(found)


@lru_cache(maxsize=20_000)
def _allowed(pack: SevenPack, elixir: Card, banners: tuple[int, ...]) -> tuple[Gifts, ...]:
    """The options of an elixir that a hero with these banners may choose from (SEV-ELX.4)."""
    options = pack.options[elixir]
    return tuple(gifts for color, count, gifts in options if not count or banners[color] >= count)


def _plus(gifts: Gifts, colors: tuple[int, ...]) -> Gifts:
    return tuple(amount + colors.count(color) for color, amount in enumerate(gifts))


@lru_cache(maxsize=20_000)
def _sum(vectors: tuple[Gifts, ...]) -> Gifts:
    return tuple(map(sum, zip(*vectors, strict=True))) if vectors else NO_GIFTS


def missing(held: Sequence[int], needed: Sequence[int]) -> int:
    """The number of gifts that are lacking, all colors together."""
    lacking = 0
    for number, gifts in zip(needed, held, strict=True):
        if number > gifts:
            lacking += number - gifts
    return lacking


def _covers(more: Gifts, less: Gifts) -> bool:
    return all(map(ge, more, less))


def can_pay_gifts(s: SevenState, seat: int, cost: Cost) -> bool:
    """Whether the gifts of a cost can be paid at all: spending every elixir goes farthest."""
    player, asked, free = s.players[seat], sum(cost.gifts), 0
    if cost.quest and player.manned:
        free = _spared_by_temples(s, seat, asked) + sum([s.pack.wild[card] for card in player.manned])
    number = max(0, asked - free) + cost.any_gifts
    granted = [grants(s, seat, card) for card in player.elixirs]
    return _within_reach(player.gifts, cost.gifts, free, number, granted)


def _within_reach(
    held: Sequence[int], needed: Gifts, free: int, number: int, granted: Sequence[Sequence[Gifts]]
) -> bool:
    """Whether gift cards and one grant of each elixir are enough: all that is needed but for the free ones,
    and the number in all.
    """
    enough = missing(held, needed) <= free if free else all(map(ge, held, needed))
    if enough and sum(held) >= number:
        return True
    for gifts in granted[0] if granted else ():
        if _within_reach(tuple(map(add, held, gifts)), needed, free, number, granted[1:]):
            return True
    return False


class GiftWay(NamedTuple):
    """A way to pay the gifts, and the gifts that it leaves."""

    helps: tuple[Help, ...]
    cards: frozenset[Card]
    """The cards that help."""
    gifts: Gifts
    left: Gifts

    def taken(self) -> tuple[Gifts, ...]:
        """The gifts of the elixirs that are taken."""
        return tuple([help.gifts for help in self.helps if help.how == TAKE])


class GiftWays:
    """The ways to pay the gifts of a cost."""

    def __init__(self, s: SevenState, seat: int, cost: Cost) -> None:
        player = s.players[seat]
        self.hand: Gifts = tuple(player.gifts)
        self.pools: Gifts = tuple(s.pools)
        self._hands: dict[tuple[Gifts, ...], Gifts] = {(): self.hand}
        """By gifts that are taken, the hand after that: many ways take the same."""
        self.need = cost.gifts
        self.any = cost.any_gifts
        self.forced = cost.forced
        self.less = _spared_by_temples(s, seat, sum(cost.gifts)) if cost.quest else 0
        self.wild: list[tuple[Card, int]] = []
        """Manned buildings that count gifts as paid, with how many."""
        if cost.quest:
            self.wild = [(card, s.pack.wild[card]) for card in player.manned if s.pack.wild[card]]
        self.elixirs = [
            (card, useful)
            for card in player.elixirs
            if (useful := [g for g in grants(s, seat, card) if self.any or _meet(g, self.need)])
        ]
        """The elixirs that could help, with what they may grant."""

    def _modes(self) -> tuple[str, ...]:
        """The ways in which elixirs may help: where everything can be taken, spending leaves no more."""
        if self.forced:
            return (SPEND,)
        return (TAKE,) if self._roomy() else (TAKE, SPEND)

    def _roomy(self) -> bool:
        """Whether the pools could give all that the elixirs grant, whichever options are chosen."""
        most = _sum(tuple(tuple(map(max, zip(*granted, strict=True))) for _, granted in self.elixirs))
        return _covers(self.pools, most)

    def worthwhile(self, gone: set[Card]) -> list[tuple[tuple[Help, ...], Gifts]]:
        """The ways that no other one dominates; a manned building that goes anyway helps for nothing."""
        if not (self.wild or self.less or self.elixirs):
            return [((), gifts) for gifts in self._gift_cards()]
        ways = sorted(self.ways(), key=lambda way: (len(way.cards - gone), [-n for n in way.left]))
        by_hand = not (self.wild or self.less)
        kept: list[GiftWay] = []
        for way in ways:
            # gift cards alone always leave as many gifts: no such way dominates another
            if (by_hand and not way.helps) or not any(self._dominates(other, way, gone) for other in kept):
                kept.append(way)
        return [(way.helps, way.gifts) for way in kept]

    def _gift_cards(self) -> list[Gifts]:
        """The gifts to pay with where nothing stands in for them: all leave as many, so none dominates."""
        if not _covers(self.hand, self.need):
            return []
        more = _parts(tuple(map(sub, self.hand, self.need)), self.any)
        return [tuple(map(add, self.need, gifts)) for gifts in reversed(more)]

    def ways(self) -> Iterator[GiftWay]:
        """All ways in which every helper may be needed; those that need none come first."""
        asked = sum(self.need)
        for number in range(len(self.wild) + 1):
            for used in combinations(self.wild, number):
                free = min(asked, self.less + sum(gifts for _, gifts in used))
                for spared in _parts(self.need, free):
                    rest = tuple(map(sub, self.need, spared))
                    wild = _wild_helps(used, spared, self.less)
                    if wild is not None:
                        yield from self._with_elixirs(wild, rest)

    def _with_elixirs(self, wild: tuple[Help, ...], rest: Gifts) -> Iterator[GiftWay]:
        yield from self._from_hand(wild, (), rest)
        units = sum(rest) + self.any
        enough = not self.any and _covers(self.hand, rest)
        if enough and all(not n or pool >= n for n, pool in zip(rest, self.pools, strict=True)):
            return  # whatever an elixir could stand for can be taken with it as well
        modes = self._modes()
        if enough:  # nothing that is taken could be needed
            modes = tuple(how for how in modes if how != TAKE)
        each = [[Help(card, *way) for way in product(modes, granted)] for card, granted in self.elixirs]
        for number in range(1, min(units, len(each)) + 1):
            for some in combinations(each, number):
                for helps in product(*some):
                    yield from self._from_hand(wild, helps, rest)

    def _from_hand(self, wild: tuple[Help, ...], elixirs: tuple[Help, ...], rest: Gifts) -> Iterator[GiftWay]:
        """Pay with gift cards whatever the helpers leave to pay, those of any color last."""
        takes = tuple([gifts for _, how, gifts in elixirs if how == TAKE])
        paid, number = rest, self.any
        if len(takes) < len(elixirs):
            spent = _sum(tuple([gifts for _, how, gifts in elixirs if how == SPEND]))
            paid = tuple([n - covered if n > covered else 0 for n, covered in zip(rest, spent, strict=True)])
            if number:
                surplus = sum(spent) - sum(rest) + sum(paid)
                number = max(0, number - surplus)
        hand = self._hand_after(takes)
        if not _suffices(hand, paid, number):
            return
        for place in range(len(takes)):
            if _suffices(self._hand_after(takes[:place] + takes[place + 1 :]), paid, number):
                return
        helps = wild + elixirs
        cards = frozenset([card for card, _, _ in helps])
        for more in _parts(tuple(map(sub, hand, paid)), number):
            gifts = tuple(map(add, paid, more))
            yield GiftWay(helps, cards, gifts, tuple(map(sub, hand, gifts)))

    def _hand_after(self, takes: tuple[Gifts, ...]) -> Gifts:
        """The gift cards after these have been taken, as far as the pools reach (SEV-ELX.6)."""
        hand = self._hands.get(takes)
        if hand is None:
            hand = self._hands[takes] = tuple(map(add, self.hand, map(min, _sum(takes), self.pools)))
        return hand

    def _dominates(self, way: GiftWay, other: GiftWay, gone: set[Card]) -> bool:
        """See the module's text."""
        mine, theirs = way.cards, other.cards
        if not mine - gone <= theirs:
            return False
        if _covers(way.left, other.left):
            return True
        if mine >= theirs:  # it keeps no elixir that could bring the rest
            return False
        pools = tuple(max(0, pool - n) for pool, n in zip(self.pools, _sum(way.taken()), strict=True))
        extra = [granted for card, granted in self.elixirs if card in theirs and card not in mine]
        return any(
            _covers(tuple(map(add, way.left, map(min, _sum(choice), pools))), other.left)
            for choice in product(*extra)
        )


def _spared_by_temples(s: SevenState, seat: int, asked: int) -> int:
    """The number of gifts that manned temples take off a quest space (SEV-MAN.3)."""
    less = 0
    for mod in s.standing(seat, CostMod):
        if "quest_gifts" in mod.of:
            less += max(0, min(mod.less, asked - less - mod.least))
    return less


def _meet(gifts: Gifts, need: Gifts) -> bool:
    return any(n and gifts[color] for color, n in enumerate(need))


def _suffices(hand: Gifts, paid: Gifts, more: int) -> bool:
    return _covers(hand, paid) and (not more or sum(hand) >= sum(paid) + more)


@lru_cache(maxsize=20_000)
def _parts(whole: Gifts, number: int) -> tuple[Gifts, ...]:
    """All ways to choose `number` of these gifts; none if there are fewer.

    The same hands come back in every world of a search, so the answers are remembered.
    """
    if not number:
        return (NO_GIFTS[: len(whole)],)
    if sum(whole) < number:
        return ()
    most, others = min(whole[0], number), whole[1:]
    return tuple([(n, *more) for n in range(most, -1, -1) for more in _parts(others, number - n)])


def _wild_helps(used: tuple[tuple[Card, int], ...], spared: Gifts, less: int) -> tuple[Help, ...] | None:
    """Share the spared gifts among the manned buildings, after those that temples spare.

    None if one of them would have nothing to do.
    """
    colors = [color for color, n in enumerate(spared) for _ in range(n)][less:]
    helps = []
    for card, most in used:
        mine, colors = colors[:most], colors[most:]
        if not mine:
            return None
        helps.append(Help(card, WILD, _plus(NO_GIFTS, tuple(mine))))
    return tuple(helps)
