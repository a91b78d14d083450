"""Posts: nobody pays for a marker on a building that can do nothing before it comes back (SEV-MAN.1, .6)."""

from __future__ import annotations

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.fate import BurySin
from fatebox.games.seven.effects.gift_payment import missing
from fatebox.games.seven.effects.holdings import BuyElixir, Recruit
from fatebox.games.seven.effects.lasting import BonusGift, Cancel, CostMod, Ward
from fatebox.games.seven.effects.payment import quests_eased, with_elixirs
from fatebox.games.seven.effects.prices import discounts, reduced
from fatebox.games.seven.rules.instants import USE, usable_special
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Player
from fatebox.games.seven.state.quests import open_marks, requirement
from fatebox.games.seven.state.terms import MAN, SIN_PILE
from fatebox.kernel import Card, Decision, Option

from .thrift import means, recruits_for_castles_alone, reveals_for_nobody


def idle_posts(s: SevenState, decision: Decision) -> list[Option]:
    """A marker and might for a building that can do nothing now (SEV-MAN.1, .3, .4).

    After the last cataclysm any action is of use: the game ends with the phase (SEV-END.5).
    """
    if not s.cataclysm_deck:
        return []
    seat = decision.seat
    posts = (option for option in decision.options if option[0] == MAN)
    return [
        post
        for post in posts
        if _is_idle(s, seat, s.pack.box.cards[post[1]].special[0]) or _is_beyond_means(s, seat, post[1])
    ]


def _is_idle(s: SevenState, seat: int, special: Effect) -> bool:
    """Whether there is nothing to put away, to buy, to take, to ward off or to cancel."""
    own = s.players[seat]
    match special:
        case BurySin():
            return not own.sins
        case Recruit(place="tavern"):
            return not s.tavern.shown()
        case BuyElixir():
            return not s.store.shown()
        case CostMod():
            return not _makes_affordable(s, own, special)
        case BonusGift(when="tap"):
            return not own.characters or not any(s.pools)
        case BonusGift():
            return not own.elixirs or not any(s.pools)
        case Ward():
            return _has_time(s) and len(s.sin_discard) + sum(map(_sins, s.players)) < SIN_PILE
        case Cancel(what=("sin",)):
            return not any(_sins(player) for player in s.players if player.seat != seat)
    return False


def _is_beyond_means(s: SevenState, seat: int, card: Card) -> bool:
    """Whether a hero could not use a castle or an estate now, for want of money or goods to buy.

    It can be manned later. A marker on the lowest row may bring the money when it is too late for that.
    """
    if not s.pack.instant_rules[card]:
        return False
    vain = reveals_for_nobody(s, seat, card) or recruits_for_castles_alone(s, seat, (USE, card))
    if usable_special(s, seat, card) and not vain:
        return False
    return _has_time(s) or not any(seat in quest.marks for quest in s.rows[0])


def _makes_affordable(s: SevenState, own: Player, mod: CostMod) -> bool:
    """Whether a hero can pay for anything that a temple makes cheaper; if not, it can be manned later.

    A space of a quest may take one gift less than its cost, and whatever elixirs grant (SEV-QST.6).
    """
    gold, fame = means(s, own)
    if "quest_gifts" in mod.of:
        costs = [requirement(s, card, place) for card, place in open_marks(s)]
        held, spared = with_elixirs(s, own), quests_eased(s, own) + mod.less
        return any(
            sum(cost.gifts) > mod.least
            and cost.gold <= gold
            and cost.fame <= fame
            and missing(held, cost.gifts) <= spared
            for cost in costs
        )
    offers = [("recruit", card, fame) for card in s.tavern.shown()]
    offers += [("elixir", card, gold) for card in s.store.shown()]
    offers += [(s.pack.building_kind[card], card, gold) for card in (*s.castles, *s.estates)]
    mods = [*discounts(s, own), mod]
    return any(
        kind in mod.of and reduced(mods, kind, s.pack.cost[card]) <= money for kind, card, money in offers
    )


def _has_time(s: SevenState) -> bool:
    """Whether the lowest row cannot be finished before the next step of whoever has this one (SEV-TURN.2).

    Each of the others places one marker until then.
    """
    return sum(quest.free() for quest in s.rows[0]) >= len(s.players)


def _sins(player: Player) -> int:
    """The number of a hero's sin cards, which all may see (SEV-HID.1)."""
    return len(player.sins)
