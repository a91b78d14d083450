"""Thrift: nobody drinks an elixir that need not be, or goes a long way round for little or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.holdings import Recruit
from fatebox.games.seven.effects.lasting import BonusGift, nameable
from fatebox.games.seven.effects.prices import money_within_reach, recruit_cost
from fatebox.games.seven.effects.resources import Gain, Steal
from fatebox.games.seven.rules.instants import USE
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import stock
from fatebox.games.seven.state.pieces import Declared, Player
from fatebox.games.seven.state.quests import requirement
from fatebox.games.seven.state.terms import ARMOUR, FAME, GOLD, OPEN, SIN, TREASURE
from fatebox.kernel import Card, Decision, Option

from .rivals import effects_of
from .treasures import gain_of

LONG = 3
"""Turns in which a building makes more than it would pay for now: a turn finishes a row at most."""


def early_elixirs(s: SevenState, decision: Decision, *, closing: bool = False) -> list[Option]:
    """Elixirs that are discarded for gifts before those pay for anything (SEV-ELX.3, .7).

    Whoever pays may use them then, whatever the pools hold. They are discarded earlier with a temple that
    adds a gift, for a portal (SEV-PRT.3, .4), for an exchange by the hero's ability (SEV-HERO.1), or for the
    most gifts once the phase is over (SEV-REG.1).
    """
    own = s.players[decision.seat]
    if any(bonus.when == "elixir" for bonus in s.standing(own.seat, BonusGift)):
        return []
    if decision.prompt.id == "step" and not own.tapped:
        return []
    elixirs = [option for option in decision.options if option[0] == "elixir"]
    kept = (option for option in elixirs if not _is_for_portal(s, own, option[1]))
    return [option for option in kept if not (closing and _makes_most_gifts(s, own, option))]


def _is_for_portal(s: SevenState, own: Player, card: Card) -> bool:
    """Whether a hero's elixirs and gifts close an open portal for which this elixir has gifts."""
    return any(
        portal == OPEN and _most(s, own, card, color) and _reaches(s, own, color)
        for color, portal in enumerate(s.portals)
    )


def _reaches(s: SevenState, own: Player, color: int) -> bool:
    gifts = own.gifts[color] + sum(_most(s, own, card, color) for card in own.elixirs)
    return gifts >= s.portal_needs(color)[color]


def _most(s: SevenState, own: Player, card: Card, color: int) -> int:
    """The most gifts of a color that an elixir grants its owner (SEV-ELX.4)."""
    options = s.pack.options[card]
    return max(gifts[color] for banner, count, gifts in options if own.banners[banner] >= count)


def _makes_most_gifts(s: SevenState, own: Player, option: Option) -> bool:
    """Whether the gifts of an elixir win the point for most gifts, and it does not cost that for elixirs."""
    gifts = s.pack.options[option[1]][option[2]][2]
    more = sum(map(min, gifts, s.pools))
    others = [player for player in s.players if player is not own]
    rival = max(sum(player.gifts) for player in others)
    elixirs = max(len(player.elixirs) for player in others)
    leads = len(own.elixirs) - 1 <= elixirs < len(own.elixirs)
    return sum(own.gifts) <= rival < sum(own.gifts) + more and not leads


def round_trips(s: SevenState, seat: int, options: Sequence[Option]) -> list[Option]:
    """Markers that are given up for no more gold or fame than they have cost (SEV-QST.1, SEV-TRS.2).

    Nor for less of it than the gifts that they have cost: a gift is worth more than 1 gold. A hero without a
    free marker may want it back.
    """
    if not s.players[seat].markers:
        return []
    return [option for option in options if option[0] == TREASURE and _has_cost_as_much(s, seat, option)]


def _has_cost_as_much(s: SevenState, seat: int, option: Option) -> bool:
    gain = gain_of(s, option[-1])
    if gain is None or gain.what not in (GOLD, FAME):
        return False
    quest = s.quest(option[1])
    paid = [requirement(s, quest.card, place) for place, mark in enumerate(quest.marks) if mark == seat]
    left = [(gain.amount - (cost.gold if gain.what == GOLD else cost.fame), cost) for cost in paid]
    return all(profit <= 0 or sum(cost.gifts) > profit for profit, cost in left)


def pittances(s: SevenState, decision: Decision) -> list[Option]:
    """Sins that take a little from a rival while their other function gives more than twice that (SEV-SIN.1).

    So they would do less even if what the rival loses counted as much as what one gains.
    """
    sins = [option for option in decision.options if option[0] == SIN]
    return [option for option in sins if _is_pittance(s, decision.seat, option)]


def _is_pittance(s: SevenState, seat: int, option: Option) -> bool:
    first, second = (function.effects[0] for function in s.pack.box.cards[option[1]].functions)
    steal, other = (second, first) if option[2] else (first, second)
    if not isinstance(steal, Steal) or not isinstance(other, Gain):
        return False
    heroes = (s.players[named] for named in nameable(s, seat))
    most = max((stock(hero, what) for hero in heroes for what in steal.what), default=0)
    return 2 * min(most, steal.amount) < other.amount


def penniless_looks(s: SevenState, decision: Decision) -> list[Option]:
    """Castles that reveal characters, used by a hero who could pay for none of them (SEV-MAN.4)."""
    uses = (option for option in decision.options if option[0] == USE)
    return [option for option in uses if reveals_for_nobody(s, decision.seat, option[1])]


def reveals_for_nobody(s: SevenState, seat: int, card: Card) -> bool:
    """Whether a castle reveals characters of which even the cheapest costs too much fame (SEV-REC.1).

    Near the end another castle may pay for one.
    """
    special = s.pack.box.cards[card].special[0]
    if not isinstance(special, Recruit) or special.place != "top3":
        return False
    _, fame = means(s, s.players[seat])
    costs = (recruit_cost(s, seat, each, special.discount).fame for each in s.pack.character_cards)
    return min(costs) > fame


def means(s: SevenState, own: Player) -> tuple[int, int]:
    """The gold and the fame that a hero can spend: near the end estates and castles pay as well."""
    return (own.gold, own.fame) if s.armour <= ARMOUR - LONG else money_within_reach(s, own)


def recruits_for_castles_alone(s: SevenState, seat: int, option: Option) -> bool:
    """Whether what recruits from the tavern for less finds nobody for the fame that there is (SEV-BLD.8).

    A castle that is given up for the rest makes more in the turns to come.
    """
    if option[0] not in (SIN, USE) or s.armour > ARMOUR - LONG:
        return False
    number = option[2] if option[0] == SIN else 0
    declared = Declared(seat=seat, kind=option[0], card=option[1], number=number)
    recruit = recruit_for_less(effects_of(s, declared))
    if recruit is None or recruit.place != "tavern":
        return False
    costs = (recruit_cost(s, seat, card, recruit.discount).fame for card in s.tavern.shown())
    return min(costs, default=0) > s.players[seat].fame


def recruit_for_less(effects: tuple[Effect, ...]) -> Recruit | None:
    """The effect that recruits for less, if that is what comes first."""
    first = effects[0]
    return first if isinstance(first, Recruit) and not first.free else None
