"""Paying: all ways to pay a cost that are worth offering, complete, so that one choice is enough.

A cost is paid with gift cards and markers. Four things help (SEV-QST.6, SEV-ELX.7, .8, SEV-BLD.7, .8):
an elixir is *taken* (its gifts come from the pools, and what is left over stays) or *spent* (it stands
for the gifts whatever the pools hold, and a surplus is lost); a castle or estate is taken (cashed in) or
spent likewise; a manned building counts gifts of a quest as paid (`wild_gifts`); a manned temple makes
a quest cheaper (`cost_mod`). Where an effect demands the payment, nothing can be taken (SEV-FREE.3).

A way to pay takes nothing that it could do without: who wants that as well takes it first, as an instant.
Way P *dominates* way Q if P uses no helper that Q does not use, and whoever takes, besides P, some of
the helpers that only Q uses, in the pools as they are before the payment, has at least as much of
everything as Q leaves: gifts of each colour, gold, fame, elixirs, buildings, manned buildings. Q is then
no choice of its own: it is P and an instant, which the rules allow at any moment (SEV-FREE.1, .2).
Exactly the ways that no other one dominates are offered, one of each kind that is alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any, NamedTuple

from fatebox.games.seven.state import SevenState, moves
from fatebox.games.seven.state.pieces import Cost, Player, by_color
from fatebox.games.seven.state.terms import COLOURS, FAME, GOLD, MIGHT, NO_GIFTS
from fatebox.kernel import Card, Decision, Prompt, Rules

from .lasting import BonusGift, CostMod
from .prices import rating

Gifts = tuple[int, ...]
TAKE, SPEND, WILD = "take", "spend", "wild"
_COLOURS = range(len(COLOURS))

PAY = Prompt("pay", "SEV-ACT.2", "How do you pay?")


class Help(NamedTuple):
    """A card that helps to pay."""

    card: Card
    how: str
    """TAKE or SPEND for an elixir, a castle or an estate; WILD for a manned building."""
    gifts: Gifts = NO_GIFTS
    """What the elixir grants, or the gifts that count as paid."""


class Payment(NamedTuple):
    """A complete way to pay: what is used up or turned into money, and what is then paid.

    It is part of an option, and its cards have no place there that the kernel knows: they go by their keys.
    """

    helps: tuple[tuple[str, str, Gifts], ...] = ()
    """The key of each card, how it helps, and its gifts."""
    gifts: Gifts = NO_GIFTS
    gold: int = 0
    fame: int = 0
    might: int = 0

    def spent(self) -> dict[str, Any]:
        """All that is paid, by name: `{red: 2, gold: 1, elx_dew_drop: [take, {red: 1}]}`."""
        money = {what: n for what, n in ((GOLD, self.gold), (FAME, self.fame), (MIGHT, self.might)) if n}
        return by_color(self.gifts) | money | {key: [how, by_color(gifts)] for key, how, gifts in self.helps}


def can_pay(s: SevenState, seat: int, cost: Cost) -> bool:
    """Whether the whole cost can be paid in some way (SEV-ACT.2)."""
    player = s.players[seat]
    if player.might < cost.might:
        return False
    if player.gold < cost.gold or player.fame < cost.fame:
        if not player.buildings or not _money_suffices(s, player, cost):
            return False
    if cost.gifts is NO_GIFTS and not cost.any_gifts:
        return True
    if all(map(int.__le__, cost.gifts, player.gifts)):
        if sum(player.gifts) >= sum(cost.gifts) + cost.any_gifts:
            return True
    elif not player.manned and not _elixirs_may_do(s, player, cost):
        return False
    return _GiftWays(s, seat, cost).possible()


def _elixirs_may_do(s: SevenState, player: Player, cost: Cost) -> bool:
    """A quick test: whether the elixirs of a player could grant what his hand lacks of each colour."""
    options = s.pack.options
    for colour, need in enumerate(cost.gifts):
        lack = need - player.gifts[colour]
        for card in player.elixirs if lack > 0 else ():
            lack -= max(gifts[colour] for _, _, gifts in options[card])
        if lack > 0:
            return False
    return True


def _money_suffices(s: SevenState, player: Player, cost: Cost) -> bool:
    """Whether gold and fame suffice with what castles and estates are worth."""
    return (
        player.gold + _worth(s, player, GOLD) >= cost.gold
        and player.fame + _worth(s, player, FAME) >= cost.fame
    )


def payments(s: SevenState, seat: int, cost: Cost) -> list[Payment]:
    """The ways to pay a cost that no other way dominates, those with fewest helpers first."""
    player = s.players[seat]
    if player.might < cost.might:
        return []
    gold_ways = _money_ways(s, player, GOLD, cost.gold, cost.forced)
    fame_ways = _money_ways(s, player, FAME, cost.fame, cost.forced)
    if not gold_ways or not fame_ways:
        return []
    gift_ways = _GiftWays(s, seat, cost)
    found = [
        Payment(_by_key(s, (*gift_helps, *gold_helps, *fame_helps)), gifts, gold, fame, cost.might)
        for gold_helps, gold in gold_ways
        for fame_helps, fame in fame_ways
        for gift_helps, gifts in gift_ways.worthwhile({help.card for help in (*gold_helps, *fame_helps)})
    ]
    return sorted(found, key=lambda payment: len(payment.helps))  # D11: cards and markers alone first


def pay(s: SevenState, seat: int, cost: Cost, clause: str, prompt: Prompt = PAY) -> Rules[None]:
    """Ask how a cost that can be paid is paid, and pay it."""
    ways = payments(s, seat, cost)
    answer = yield Decision(seat, prompt, [("pay", way) for way in ways])
    settle(s, seat, Payment(*answer[1]), clause)


def _by_key(s: SevenState, helps: tuple[Help, ...]) -> tuple[tuple[str, str, Gifts], ...]:
    return tuple((s.pack.box.keys[help.card], help.how, help.gifts) for help in helps)


def settle(s: SevenState, seat: int, payment: Payment, clause: str) -> None:
    """Pay in this way: helpers first, then gifts and markers go to the pools (SEV-ACT.5)."""
    player = s.players[seat]
    for key, how, gifts in payment.helps:
        (card,) = s.pack.box.find(key)
        if how == WILD:
            moves.unman(s, player, card, "SEV-MAN.4")
        elif card in player.elixirs:
            moves.discard_elixir(s, card, "SEV-ELX.8")
            if how == TAKE:
                for colour, amount in enumerate(gifts):
                    moves.take_gifts(s, seat, colour, amount, "SEV-ELX.6")
        else:
            produce = FAME if s.pack.is_castle[card] else GOLD
            worth = rating(s, player, card)
            moves.lose_building(s, card, "SEV-BLD.8")
            if how == TAKE:
                moves.gain(s, seat, produce, worth, "SEV-BLD.7")
    for colour, amount in enumerate(payment.gifts):
        moves.drop_gifts(s, seat, colour, amount, clause)
    for what, amount in ((GOLD, payment.gold), (FAME, payment.fame), (MIGHT, payment.might)):
        moves.lose(s, seat, what, amount, clause)


# --- what helpers are worth --------------------------------------------------------------------------


def grants(s: SevenState, seat: int, elixir: Card) -> list[Gifts]:
    """The gifts that discarding an elixir may grant now, one entry for each choice (SEV-ELX.4, .5)."""
    banners = s.players[seat].banners
    options = [
        gifts for colour, count, gifts in s.pack.options[elixir] if not count or banners[colour] >= count
    ]
    bonuses = sum(bonus.when == "elixir" for bonus in s.standing(seat, BonusGift))
    if not bonuses:
        return options
    found = {
        _plus(gifts, colours): None
        for gifts in options
        for colours in combinations_with_replacement([c for c in _COLOURS if gifts[c]], bonuses)
    }
    return list(found)


def _plus(gifts: Gifts, colours: tuple[int, ...]) -> Gifts:
    return tuple(amount + colours.count(colour) for colour, amount in enumerate(gifts))


def _sum(vectors: list[Gifts]) -> Gifts:
    return tuple(map(sum, zip(*vectors, strict=True))) if vectors else NO_GIFTS


def _covers(more: Gifts, less: Gifts) -> bool:
    return all(map(int.__ge__, more, less))


# --- gold and fame -----------------------------------------------------------------------------------

MoneyWay = tuple[tuple[Help, ...], int]


def _worth(s: SevenState, player: Player, what: str) -> int:
    return sum(rating(s, player, card) for card in _producers(s, player, what))


def _producers(s: SevenState, player: Player, what: str) -> list[Card]:
    """The castles (for fame) or the estates (for gold) of a player (SEV-BLD.3)."""
    produces = s.pack.is_estate if what == GOLD else s.pack.is_castle
    return [card for card in player.buildings if produces[card]]


def _money_ways(s: SevenState, player: Player, what: str, cost: int, forced: bool) -> list[MoneyWay]:
    """With markers if they suffice, else with any buildings of which none could be spared."""
    stock = moves.stock(player, what)
    if stock >= cost:
        return [((), cost)]
    cards = _producers(s, player, what)
    worth = {card: rating(s, player, card) for card in cards}
    ways: list[MoneyWay] = []
    for number in range(1, len(cards) + 1):
        for some in combinations(cards, number):
            total = sum(worth[card] for card in some)
            spare = stock + total - cost
            if spare >= 0 and all(worth[card] > spare for card in some):
                helps = tuple(Help(card, SPEND if forced else TAKE) for card in some)
                ways.append((helps, max(0, cost - total) if forced else cost))
    return ways


# --- gifts -------------------------------------------------------------------------------------------


class _GiftWay(NamedTuple):
    """A way to pay the gifts, and the gifts that it leaves."""

    helps: tuple[Help, ...]
    gifts: Gifts
    left: Gifts

    def cards(self) -> set[Card]:
        """The cards that help."""
        return {help.card for help in self.helps}


class _GiftWays:
    """The ways to pay the gifts of a cost."""

    def __init__(self, s: SevenState, seat: int, cost: Cost) -> None:
        player = s.players[seat]
        self.hand: Gifts = tuple(player.gifts)
        self.pools: Gifts = tuple(s.pools)
        self.need = cost.gifts
        self.any = cost.any_gifts
        self.modes = (SPEND,) if cost.forced else (TAKE, SPEND)
        asked = sum(cost.gifts)
        less = 0
        self.wild: list[tuple[Card, int]] = []
        if cost.quest:
            for mod in s.standing(seat, CostMod):
                if "quest_gifts" in mod.of:
                    less += max(0, min(mod.less, asked - less - mod.least))
            self.wild = [(card, s.pack.wild[card]) for card in player.manned if s.pack.wild[card]]
        self.less = less
        self.elixirs = [
            (card, useful)
            for card in player.elixirs
            if (useful := [g for g in grants(s, seat, card) if self.any or _meet(g, self.need)])
        ]
        """The elixirs that could help, with what they may grant."""
        if not cost.forced and self._roomy():
            self.modes = (TAKE,)  # where everything can be taken, spending leaves nothing more

    def _roomy(self) -> bool:
        """Whether the pools could give all that the elixirs grant, whichever options are chosen."""
        most = _sum([tuple(map(max, zip(*granted, strict=True))) for _, granted in self.elixirs])
        return _covers(self.pools, most)

    def possible(self) -> bool:
        """Whether the gifts can be paid at all: spending every elixir goes farthest."""
        return self._possible(self.hand, 0)

    def _possible(self, have: Gifts, start: int) -> bool:
        free = self.less + sum(gifts for _, gifts in self.wild)
        asked = sum(self.need)
        short = sum(max(0, n - held) for n, held in zip(self.need, have, strict=True))
        if short <= free and sum(have) >= max(0, asked - free) + self.any:
            return True
        return start < len(self.elixirs) and any(
            self._possible(tuple(map(int.__add__, have, gifts)), start + 1)
            for gifts in self.elixirs[start][1]
        )

    def worthwhile(self, gone: set[Card]) -> list[tuple[tuple[Help, ...], Gifts]]:
        """The ways that no other one dominates; a manned building that goes anyway helps for nothing."""
        ways = sorted(self.ways(), key=lambda way: (len(way.cards() - gone), tuple(-n for n in way.left)))
        kept: list[_GiftWay] = []
        for way in ways:
            if not any(self._dominates(other, way, gone) for other in kept):
                kept.append(way)
        return [(way.helps, way.gifts) for way in kept]

    def ways(self) -> Iterator[_GiftWay]:
        """All ways in which every helper may be needed; those that need none come first."""
        asked = sum(self.need)
        for number in range(len(self.wild) + 1):
            for used in combinations(self.wild, number):
                free = min(asked, self.less + sum(gifts for _, gifts in used))
                for spared in _parts(self.need, free):
                    rest = tuple(map(int.__sub__, self.need, spared))
                    wild = _wild_helps(used, spared, self.less)
                    if wild is not None:
                        yield from self._with_elixirs(wild, rest)

    def _with_elixirs(self, wild: tuple[Help, ...], rest: Gifts) -> Iterator[_GiftWay]:
        yield from self._from_hand(wild, (), rest)
        units = sum(rest) + self.any
        enough = not self.any and _covers(self.hand, rest)
        if enough and all(not n or pool >= n for n, pool in zip(rest, self.pools, strict=True)):
            return  # whatever an elixir could stand for can be taken with it as well
        for number in range(1, min(units, len(self.elixirs)) + 1):
            for some in combinations(self.elixirs, number):
                for choice in product(*(product(self.modes, granted) for _, granted in some)):
                    helps = tuple(
                        Help(card, how, gifts) for (card, _), (how, gifts) in zip(some, choice, strict=True)
                    )
                    yield from self._from_hand(wild, helps, rest)

    def _from_hand(
        self, wild: tuple[Help, ...], elixirs: tuple[Help, ...], rest: Gifts
    ) -> Iterator[_GiftWay]:
        """What the helpers leave to pay is paid with gift cards, those of any colour last."""
        spent = _sum([help.gifts for help in elixirs if help.how == SPEND])
        paid = tuple(max(0, n - covered) for n, covered in zip(rest, spent, strict=True))
        surplus = sum(max(0, covered - n) for n, covered in zip(rest, spent, strict=True))
        number = max(0, self.any - surplus)
        takes = [help.gifts for help in elixirs if help.how == TAKE]
        hand = self._hand_after(takes)
        if not _suffices(hand, paid, number) or any(
            _suffices(self._hand_after(takes[:i] + takes[i + 1 :]), paid, number) for i in range(len(takes))
        ):
            return
        for more in _parts(tuple(map(int.__sub__, hand, paid)), number):
            gifts = tuple(map(int.__add__, paid, more))
            yield _GiftWay(wild + elixirs, gifts, tuple(map(int.__sub__, hand, gifts)))

    def _hand_after(self, takes: list[Gifts]) -> Gifts:
        """The gift cards after these have been taken, as far as the pools reach (SEV-ELX.6)."""
        return tuple(map(int.__add__, self.hand, map(min, _sum(takes), self.pools))) if takes else self.hand

    def _dominates(self, way: _GiftWay, other: _GiftWay, gone: set[Card]) -> bool:
        """See the module's text."""
        mine, theirs = way.cards(), other.cards()
        if not mine - gone <= theirs:
            return False
        if _covers(way.left, other.left):
            return True
        pools = tuple(
            max(0, pool - n)
            for pool, n in zip(self.pools, _sum([h.gifts for h in way.helps if h.how == TAKE]), strict=True)
        )
        extra = [granted for card, granted in self.elixirs if card in theirs and card not in mine]
        return any(
            _covers(tuple(map(int.__add__, way.left, map(min, _sum(list(choice)), pools))), other.left)
            for choice in product(*extra)
        )


def _meet(gifts: Gifts, need: Gifts) -> bool:
    return any(n and gifts[colour] for colour, n in enumerate(need))


def _suffices(hand: Gifts, paid: Gifts, more: int) -> bool:
    return _covers(hand, paid) and sum(hand) >= sum(paid) + more


def _parts(whole: Gifts, number: int) -> Iterator[Gifts]:
    """All ways to choose so many of these gifts; none if there are fewer."""
    if not number:
        yield NO_GIFTS
    elif sum(whole) >= number:
        yield from _parts_from(whole, number, 0)


def _parts_from(whole: Gifts, number: int, colour: int) -> Iterator[Gifts]:
    if colour == len(whole):
        if not number:
            yield ()
        return
    for n in range(min(whole[colour], number), -1, -1):
        for others in _parts_from(whole, number - n, colour + 1):
            yield (n, *others)


def _wild_helps(used: tuple[tuple[Card, int], ...], spared: Gifts, less: int) -> tuple[Help, ...] | None:
    """Who of the manned buildings counts which of the spared gifts as paid, after what the temples spare.

    None if one of them would have nothing to do.
    """
    colours = [colour for colour, n in enumerate(spared) for _ in range(n)][less:]
    helps = []
    for card, most in used:
        mine, colours = colours[:most], colours[most:]
        if not mine:
            return None
        helps.append(Help(card, WILD, _plus(NO_GIFTS, tuple(mine))))
    return tuple(helps)
