"""Paying: all ways to pay a cost that are worth offering, complete, so that one choice is enough.

A cost is paid with gift cards and markers. Four things help (SEV-QST.6, SEV-ELX.7, .8, SEV-BLD.7, .8):
an elixir is *taken* (its gifts come from the pools, and what is left over stays) or *spent* (it stands
for the gifts whatever the pools hold, and a surplus is lost); a castle or estate is taken (cashed in) or
spent likewise; a manned building counts gifts of a quest as paid (`wild_gifts`); a manned temple makes
a quest cheaper (`cost_mod`). Where an effect demands the payment, nothing can be taken (SEV-FREE.3).

A way to pay takes nothing that it could do without: who wants that as well takes it first, as an instant.
Way P *dominates* way Q if P uses no helper that Q does not use, and whoever takes, besides P, some of
the helpers that only Q uses, in the pools as they are before the payment, has at least as much of
everything as Q leaves: gifts of each color, gold, fame, elixirs, buildings, manned buildings. Q is then
no choice of its own: it is P and an instant, which the rules allow at any moment (SEV-FREE.1, .2).
Exactly the ways that no other one dominates are offered, one of each kind that is alike.
"""

from __future__ import annotations

from itertools import combinations
from operator import add
from typing import Any, NamedTuple

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState, moves
from fatebox.games.seven.state.pieces import Cost, Player, by_color
from fatebox.games.seven.state.terms import COLORS, FAME, GOLD, MIGHT, NO_GIFTS
from fatebox.kernel import NOBODY_ASKED, Card, Decision, LongDecision, Option, Prompt, Rules

from .gift_payment import SPEND, TAKE, WILD, Gifts, GiftWays, Help, can_pay_gifts, missing
from .prices import money_within_reach, rating

PAY = Prompt("pay", "SEV-ACT.2")


class Payment(NamedTuple):
    """A complete way to pay: cards that are used up or cashed in, and the gifts and markers that are paid.

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
        gold, fame = money_within_reach(s, player)
        if gold < cost.gold or fame < cost.fame:
            return False
    if cost.gifts is NO_GIFTS and not cost.any_gifts:
        return True
    short = missing(player.gifts, cost.gifts)
    if not short:
        if sum(player.gifts) >= sum(cost.gifts) + cost.any_gifts:
            return True
    else:
        spared = quests_eased(s, player) if cost.quest else 0
        if short > spared and missing(with_elixirs(s, player), cost.gifts) > spared:
            return False
    return can_pay_gifts(s, seat, cost)


def quests_eased(s: SevenState, player: Player) -> int:
    """The most gifts of a quest space that a hero's manned buildings spare (`wild_gifts`, `cost_mod`)."""
    spared = 0
    for card in player.manned:
        spared += s.pack.spares[card]
    return spared


def with_elixirs(s: SevenState, player: Player) -> list[int]:
    """Of each color the most gifts that a hero could have with all that his elixirs may grant."""
    most = player.gifts
    for card in player.elixirs:
        most = list(map(add, most, s.pack.most_granted[card]))
    return most


def payments(s: SevenState, seat: int, cost: Cost) -> list[Payment]:
    """The ways to pay a cost that no other way dominates, those with fewest helpers first (R77)."""
    player = s.players[seat]
    if player.might < cost.might:
        return []
    gift_cards_alone = _gift_cards_alone(s, player, cost)
    gold_ways = _money_ways(s, player, GOLD, cost.gold, cost.forced)
    fame_ways = _money_ways(s, player, FAME, cost.fame, cost.forced)
    if not gold_ways or not fame_ways:
        return []
    gift_ways = None if gift_cards_alone else GiftWays(s, seat, cost)
    found: list[Payment] = []
    for gold_helps, gold in gold_ways:
        for fame_helps, fame in fame_ways:
            helps = gold_helps + fame_helps
            if gift_ways is None:
                found.append(Payment(_by_key(s, helps), cost.gifts, gold, fame, cost.might))
                continue
            for gift_helps, gifts in gift_ways.worthwhile({help.card for help in helps}):
                found.append(Payment(_by_key(s, gift_helps + helps), gifts, gold, fame, cost.might))
    return sorted(found, key=lambda payment: len(payment.helps))  # D11: cards and markers alone first


def _gift_cards_alone(s: SevenState, player: Player, cost: Cost) -> bool:
    """Whether gift cards alone pay the gifts of a cost, and nothing else that could is worth offering.

    That is so if no manned building helps, and whatever an elixir could stand for can be taken with it too.
    """
    if cost.any_gifts or (cost.quest and player.manned and quests_eased(s, player)):
        return False
    if cost.gifts is NO_GIFTS:
        return True
    gifts = player.gifts
    for color, need in enumerate(cost.gifts):
        if need and (gifts[color] < need or (s.pools[color] < need and player.elixirs)):
            return False
    return True


def pay(s: SevenState, seat: int, cost: Cost, clause: str, prompt: Prompt = PAY) -> Rules[None]:
    """Ask how a cost that can be paid is paid, and pay it (SEV-ACT.3)."""
    player = s.players[seat]
    if player.gold >= cost.gold and player.fame >= cost.fame and _gift_cards_alone(s, player, cost):
        _hand_in(s, seat, cost.gifts, cost.gold, cost.fame, cost.might, clause)
        return NOBODY_ASKED
    return _pay_some_way(s, seat, cost, clause, prompt)


def _pay_some_way(s: SevenState, seat: int, cost: Cost, clause: str, prompt: Prompt) -> Rules[None]:
    """Pay in the way that is chosen, of all that are worth offering."""
    if _several_ways(s, seat, cost):
        answer = yield LongDecision(seat, prompt, _options, s, seat, cost)
    else:
        answer = yield Decision(seat, prompt, _options(s, seat, cost))
    settle(s, seat, Payment(*answer[1]), clause)


def _options(s: SevenState, seat: int, cost: Cost) -> list[Option]:
    return [("pay", way) for way in payments(s, seat, cost)]


def _several_ways(s: SevenState, seat: int, cost: Cost) -> bool:
    """Whether there is a choice for sure: gifts of any colors, with some to spare and of more than one color.

    No help makes it a worse choice to pay with gift cards alone.
    """
    gifts = s.players[seat].gifts
    return (
        0 < cost.any_gifts < sum(gifts)
        and gifts.count(0) < len(gifts) - 1
        and not (cost.gold or cost.fame or cost.might)
        and cost.gifts is NO_GIFTS
    )


def _by_key(s: SevenState, helps: tuple[Help, ...]) -> tuple[tuple[str, str, Gifts], ...]:
    return tuple([(s.pack.box.keys[help.card], help.how, help.gifts) for help in helps])


def settle(s: SevenState, seat: int, payment: Payment, clause: str) -> None:
    """Pay in this way: helpers first, then gifts and markers go to the pools (SEV-ACT.5)."""
    player = s.players[seat]
    for key, how, gifts in payment.helps:
        (card,) = s.pack.box.find(key)
        if how == WILD:
            moves.unman(s, player, card, "SEV-MAN.4")
            _count_gifts(s, seat, card, gifts, "SEV-MAN.4")
        elif card in player.elixirs:
            moves.discard_elixir(s, card, "SEV-ELX.8")
            if how == TAKE:
                moves.take_all_gifts(s, seat, gifts, "SEV-ELX.6")
            else:
                _count_gifts(s, seat, card, gifts, "SEV-ELX.7")
        else:
            produce = FAME if s.pack.is_castle[card] else GOLD
            amount = rating(s, player, card)
            moves.lose_building(s, card, "SEV-BLD.8")
            if how == TAKE:
                moves.gain(s, seat, produce, amount, "SEV-BLD.7")
            else:
                s.emit(events.Counted, seat, card, produce, amount, clause="SEV-BLD.8")
    _hand_in(s, seat, payment.gifts, payment.gold, payment.fame, payment.might, clause)


def _count_gifts(s: SevenState, seat: int, card: Card, gifts: Gifts, clause: str) -> None:
    """A card stands for these gifts in a payment, of each color by itself."""
    for color, amount in zip(COLORS, gifts, strict=True):
        if amount:
            s.emit(events.Counted, seat, card, color, amount, clause=clause)


def _hand_in(s: SevenState, seat: int, gifts: Gifts, gold: int, fame: int, might: int, clause: str) -> None:
    """Gift cards and markers go to the pools (SEV-ACT.5)."""
    if gifts is not NO_GIFTS:
        moves.drop_all_gifts(s, seat, gifts, clause)
    if gold:
        moves.lose(s, seat, GOLD, gold, clause)
    if fame:
        moves.lose(s, seat, FAME, fame, clause)
    if might:
        moves.lose(s, seat, MIGHT, might, clause)


# --- gold and fame -----------------------------------------------------------------------------------

MoneyWay = tuple[tuple[Help, ...], int]


def _producers(s: SevenState, player: Player, what: str) -> list[Card]:
    """The castles (for fame) or the estates (for gold) of a player (SEV-BLD.3)."""
    produces = s.pack.is_estate if what == GOLD else s.pack.is_castle
    return [card for card in player.buildings if produces[card]]


def _money_ways(s: SevenState, player: Player, what: str, cost: int, forced: bool) -> list[MoneyWay]:
    """Markers if they suffice, else any buildings of which none could be spared (SEV-BLD.7, .8)."""
    stock = moves.stock(player, what)
    if stock >= cost:
        return [((), cost)]
    cards = _producers(s, player, what)
    ratings = {card: rating(s, player, card) for card in cards}
    ways: list[MoneyWay] = []
    for number in range(1, len(cards) + 1):
        for some in combinations(cards, number):
            total = sum(ratings[card] for card in some)
            spare = stock + total - cost
            if spare >= 0 and all(ratings[card] > spare for card in some):
                helps = tuple(Help(card, SPEND if forced else TAKE) for card in some)
                ways.append((helps, max(0, cost - total) if forced else cost))
    return ways
