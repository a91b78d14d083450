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
from typing import Any, NamedTuple

from fatebox.games.seven.state import SevenState, moves
from fatebox.games.seven.state.pieces import Cost, Player, by_color
from fatebox.games.seven.state.terms import FAME, GOLD, MIGHT, NO_GIFTS
from fatebox.kernel import Card, Decision, Prompt, Rules

from .gift_payment import SPEND, TAKE, WILD, Gifts, GiftWays, Help
from .prices import rating

PAY = Prompt("pay", "SEV-ACT.2", "How do you pay?")


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
        if not player.buildings or not _money_suffices(s, player, cost):
            return False
    if cost.gifts is NO_GIFTS and not cost.any_gifts:
        return True
    if all(map(int.__le__, cost.gifts, player.gifts)):
        if sum(player.gifts) >= sum(cost.gifts) + cost.any_gifts:
            return True
    elif not player.manned and not _elixirs_may_do(s, player, cost):
        return False
    return GiftWays(s, seat, cost).possible()


def _elixirs_may_do(s: SevenState, player: Player, cost: Cost) -> bool:
    """A quick test: whether the elixirs of a player could grant what his hand lacks of each color."""
    options = s.pack.options
    for color, need in enumerate(cost.gifts):
        lack = need - player.gifts[color]
        for card in player.elixirs if lack > 0 else ():
            lack -= max(gifts[color] for _, _, gifts in options[card])
        if lack > 0:
            return False
    return True


def _money_suffices(s: SevenState, player: Player, cost: Cost) -> bool:
    """Whether gold and fame suffice with the ratings of castles and estates (SEV-BLD.8)."""
    return (
        player.gold + _total_rating(s, player, GOLD) >= cost.gold
        and player.fame + _total_rating(s, player, FAME) >= cost.fame
    )


def payments(s: SevenState, seat: int, cost: Cost) -> list[Payment]:
    """The ways to pay a cost that no other way dominates, those with fewest helpers first (R77)."""
    player = s.players[seat]
    if player.might < cost.might:
        return []
    gold_ways = _money_ways(s, player, GOLD, cost.gold, cost.forced)
    fame_ways = _money_ways(s, player, FAME, cost.fame, cost.forced)
    if not gold_ways or not fame_ways:
        return []
    gift_ways = GiftWays(s, seat, cost)
    found = [
        Payment(_by_key(s, (*gift_helps, *gold_helps, *fame_helps)), gifts, gold, fame, cost.might)
        for gold_helps, gold in gold_ways
        for fame_helps, fame in fame_ways
        for gift_helps, gifts in gift_ways.worthwhile({help.card for help in (*gold_helps, *fame_helps)})
    ]
    return sorted(found, key=lambda payment: len(payment.helps))  # D11: cards and markers alone first


def pay(s: SevenState, seat: int, cost: Cost, clause: str, prompt: Prompt = PAY) -> Rules[None]:
    """Ask how a cost that can be paid is paid, and pay it (SEV-ACT.3)."""
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
                for color, amount in enumerate(gifts):
                    moves.take_gifts(s, seat, color, amount, "SEV-ELX.6")
        else:
            produce = FAME if s.pack.is_castle[card] else GOLD
            amount = rating(s, player, card)
            moves.lose_building(s, card, "SEV-BLD.8")
            if how == TAKE:
                moves.gain(s, seat, produce, amount, "SEV-BLD.7")
    for color, amount in enumerate(payment.gifts):
        moves.drop_gifts(s, seat, color, amount, clause)
    for what, amount in ((GOLD, payment.gold), (FAME, payment.fame), (MIGHT, payment.might)):
        moves.lose(s, seat, what, amount, clause)


# --- gold and fame -----------------------------------------------------------------------------------

MoneyWay = tuple[tuple[Help, ...], int]


def _total_rating(s: SevenState, player: Player, what: str) -> int:
    """The fame or gold that all castles or estates of a player would bring (SEV-BLD.7)."""
    return sum(rating(s, player, card) for card in _producers(s, player, what))


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
