"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from collections import Counter

from fatebox.games.seven.effects.asking import Gifts
from fatebox.games.seven.effects.base import Cause, Effect, HeroEffect
from fatebox.games.seven.effects.choices import CORRUPTION, EITHER
from fatebox.games.seven.effects.choices import SIN as SIN_CARD
from fatebox.games.seven.effects.holdings import RECRUIT as RECRUIT_FOR_LESS
from fatebox.games.seven.effects.holdings import TOP3 as RECRUIT_REVEALED
from fatebox.games.seven.effects.lasting import BonusGift, nameable
from fatebox.games.seven.effects.prices import building_cost, elixir_cost, rating, recruit_cost
from fatebox.games.seven.rules.completing import prizes
from fatebox.games.seven.rules.reactions import PROMPTS
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import stock
from fatebox.games.seven.state.pieces import Cost, Declared, Quest
from fatebox.games.seven.state.quests import requirement
from fatebox.games.seven.state.terms import (
    ARMOUR,
    ARTIFACT,
    BUY,
    FALL,
    FAME,
    FOUND,
    FREE,
    GIFTS,
    GOAL,
    GOLD,
    OPEN,
    PORTAL,
    QUEST,
    RECRUIT,
    SIN,
    SIN_PILE,
    TREASURE,
    TREASURE_TOP,
)
from fatebox.kernel import DONE, PASS, Card, Decision, Option

from .losses import costly_losses
from .picks import idle_picks
from .posts import idle_posts
from .rivals import effects_of, misplaced, shields, spoils
from .thrift import (
    LONG,
    early_elixirs,
    penniless_looks,
    pittances,
    recruit_for_less,
    recruits_for_castles_alone,
    round_trips,
)
from .treasures import lesser_treasures, most_might

GRATIS = ("effect.take_gifts", "effect.steal_gifts", "effect.buy")
"""Gifts and elixirs of which one may take fewer: they cost nothing more (R79)."""
EXCHANGES = (TREASURE, TREASURE_TOP)
"""Actions that give up a marker for a treasure."""
PRICES = {RECRUIT: recruit_cost, BUY: elixir_cost, FOUND: building_cost}
RECRUITS = (RECRUIT_FOR_LESS.id, RECRUIT_REVEALED.id)
"""Questions which character a card recruits."""
WINDOWS = ("instants.first", "instants.before")
"""Windows before a step."""
REACTIONS = {prompt.id for prompt in PROMPTS.values()}


def senseless(s: SevenState, decision: Decision) -> list[Option]:
    """Fewer gifts or elixirs than are free (SEV-SIN.1, SEV-ART.3), a fall that a sin card averts (SEV-COR.3).

    And actions that win nothing, or win the game for somebody else, buildings that are sold for a song, and
    what helps a rival.
    """
    if decision.prompt.id in GRATIS:
        return [DONE] if DONE in decision.options and len(decision.options) > 1 else []
    if decision.prompt.id == "effect.return":
        return [DONE] if decision.group is not None and not decision.group.chosen else []
    if decision.prompt.id == EITHER.id:
        return costly_losses(s, decision)
    if decision.prompt.id == "demand.penalty" and SIN_CARD in decision.options:
        return [CORRUPTION] if s.players[decision.seat].corruption == FALL - 1 else []
    if decision.prompt.id in WINDOWS:
        return [*_sold(decision.options), *_hasty(s, decision)]
    if decision.prompt.id == "instants.closing":
        bad = [option for option in _sold(decision.options) if not _sale_pays(s, decision.seat, option[1])]
        return [*bad, *_hasty(s, decision, closing=True)]
    if decision.prompt.id == "draft":
        return idle_picks(s, decision) or lesser_treasures(s, decision.seat, decision.options)
    if decision.prompt.id in RECRUITS:
        return _pawned_for_less(s, decision)
    if decision.prompt.id == "react.cataclysm":
        return _idle_wards(s, decision.options)
    if decision.prompt.id == "step":
        last = _last_portal(s, decision.seat, decision.options)
        wrong = [*_no_gifts(s, decision), *_idle_sins(s, decision), *_sold(decision.options)]
        wrong += [*_hasty(s, decision), *_idle_artifacts(s, decision), *_pawned(s, decision)]
        wrong += [*pittances(s, decision), *round_trips(s, decision.seat, decision.options)]
        wrong += [*_squandered(s, decision), *idle_posts(s, decision)]
        exchanges = [option for option in decision.options if option[0] == TREASURE]
        wrong += lesser_treasures(s, decision.seat, exchanges)
        return last or [*wrong, *_doom(s, decision), *_handed_over(s, decision)]
    if decision.prompt.id in REACTIONS:
        return [*shields(s, decision.seat, decision.options), *_spoiled(s, decision)] or _doom(s, decision)
    if decision.prompt.id == "name" and s.declared is not None:
        missed = _missed_heroes(s, s.declared, decision.options) if s.declared.kind == SIN else []
        struck = [option for option in decision.options if option not in missed]
        return [*missed, *misplaced(s, s.declared, struck)]
    return []


def _last_portal(s: SevenState, seat: int, options: list[Option]) -> list[Option]:
    """The last portal: it is closed by whoever wins with it, and by nobody who hands the game to another.

    The hero with most markers on portals wins (SEV-END.8); ties are left to judgment.
    """
    if s.portals.count(OPEN) != 1:
        return []
    closing = [option for option in options if option[0] == PORTAL]
    own = s.seals(seat) + 1
    most = max(s.seals(other.seat) for other in s.players if other.seat != seat)
    if not closing or own == most:
        return []
    return closing if own < most else [option for option in options if option not in closing]


def _sold(options: list[Option]) -> list[Option]:
    """A castle or an estate that is given up for what it makes in a turn, with nothing to pay for.

    Whoever pays may use it then, and keeps the change (SEV-BLD.7, .8).
    """
    return [option for option in options if option[0] == "cash"]


def _hasty(s: SevenState, decision: Decision, *, closing: bool = False) -> list[Option]:
    """Instants that bring nothing, or less than at another moment."""
    elixirs = [*_vain_elixirs(s, decision.options), *early_elixirs(s, decision, closing=closing)]
    return [*dict.fromkeys(elixirs), *_pawning(s, decision), *penniless_looks(s, decision)]


def _sale_pays(s: SevenState, seat: int, card: Card) -> bool:
    """Whether the sale of a building after the phase gives its owner most fame or gold, for a point of might.

    Otherwise it is lost for what it would make a moment later, or the point for most buildings is lost
    instead (SEV-REG.1, .8). With turns to come it makes more than a point.
    """
    if s.armour <= ARMOUR - LONG:
        return False
    what = FAME if s.pack.is_castle[card] else GOLD
    stocks = [stock(player, what) for player in s.players]
    buildings = [len(player.buildings) for player in s.players]
    own, mine = stocks.pop(seat), buildings.pop(seat)
    just_leads = mine - 1 <= max(buildings) < mine
    return own <= max(stocks) < own + rating(s, s.players[seat], card) and not just_leads


def _idle_wards(s: SevenState, options: list[Option]) -> list[Option]:
    """Wards against a cataclysm that touches no hero, only the boards (SEV-RCT.1, SEV-CAT.8)."""
    effects = s.pack.box.cards[s.cataclysms[-1]].effects
    touches = any(isinstance(effect, HeroEffect) for effect in effects)
    return [] if touches else [option for option in options if option != PASS]


def _pawned(s: SevenState, decision: Decision) -> list[Option]:
    """Cards and spaces that cost a castle or an estate, which makes as much in every turn (SEV-BLD.3, .8).

    The space that finishes the lowest row may be worth it.
    """
    if s.armour > ARMOUR - LONG:
        return []
    own = s.players[decision.seat]
    costs = ((option, _price(s, decision.seat, option)) for option in decision.options)
    return [
        option
        for option, cost in costs
        if cost is not None and (own.gold < cost.gold or own.fame < cost.fame)
    ]


def _pawned_for_less(s: SevenState, decision: Decision) -> list[Option]:
    """Characters that a card recruits for less, if they still cost a castle (SEV-BLD.3, .8)."""
    recruit = None if s.declared is None else recruit_for_less(effects_of(s, s.declared))
    if recruit is None or s.armour > ARMOUR - LONG:
        return []
    fame = s.players[decision.seat].fame
    characters = [option for option in decision.options if option != PASS]
    wrong = [o for o in characters if recruit_cost(s, decision.seat, o[1], recruit.discount).fame > fame]
    return wrong if len(wrong) < len(decision.options) else []


def _pawning(s: SevenState, decision: Decision) -> list[Option]:
    """Sins and manned castles that recruit for less, while each character would still cost a castle."""
    return [option for option in decision.options if recruits_for_castles_alone(s, decision.seat, option)]


def _price(s: SevenState, seat: int, option: Option) -> Cost | None:
    """The cost of a card that can be bought, or of a space that does not finish the lowest row."""
    if option[0] in PRICES:
        return PRICES[option[0]](s, seat, option[1])
    if option[0] == QUEST and not _finishes_row(s, option):
        return requirement(s, option[1], option[2])
    return None


def _squandered(s: SevenState, decision: Decision) -> list[Option]:
    """A marker that decides a full quest of the lowest row, for a treasure that it brings anyway (SEV-TRS.6).

    When the row is finished, it is worth the quest's might and a treasure (SEV-CMP.2, .4).
    """
    if len(s.cataclysm_deck) <= 1:
        return []
    decided = [quest.card for quest in s.rows[0] if not quest.free() and _just_leads(quest, decision.seat)]
    return [option for option in decision.options if option[0] in EXCHANGES and option[1] in decided]


def _just_leads(quest: Quest, seat: int) -> bool:
    """Whether a hero has most markers on a quest, and would not with one marker less."""
    counts = Counter(mark for mark in quest.marks if mark >= 0)
    own = counts.pop(seat, 0)
    return own - 1 <= max(counts.values(), default=0) < own


def _doom(s: SevenState, decision: Decision) -> list[Option]:
    """Sins and quests of a good hero that bring the last cataclysm, and so the Unnamed's win (SEV-END.5).

    And sins that call one of those that the rest of the armor needs (SEV-CMP.11). With six pieces the heroes
    may still find the seventh in the same phase.
    """
    pieces, left = ARMOUR - s.armour, len(s.cataclysm_deck)
    if s.players[decision.seat].corrupted or pieces <= 1 or left not in (1, pieces):
        return []
    if left > 1 and 2 * s.portals.count(OPEN) <= len(s.portals):  # they may win by these
        return []
    waiting = s.declared is not None and s.declared.kind == SIN
    sins = s.players[decision.seat].sins if len(s.sin_discard) + waiting + 1 >= SIN_PILE else ()
    wrong = [
        option
        for option in decision.options
        if (option[0] in (SIN, "react") and option[1] in sins) or (left == 1 and _finishes_row(s, option))
    ]
    return wrong if len(wrong) < len(decision.options) else []


def _handed_over(s: SevenState, decision: Decision) -> list[Option]:
    """The last space of the last row, by a hero whom its prizes cannot make the mightiest (SEV-END.1).

    Whoever has a chance may finish it.
    """
    if s.armour + 1 != ARMOUR:
        return []
    finishing = [option for option in decision.options if _finishes_row(s, option)]
    return finishing if finishing and _out_of_reach(s, decision.seat) else []


def _out_of_reach(s: SevenState, seat: int) -> bool:
    """Whether another hero wins if this one marks the last space, whatever treasures there are to pick."""
    might = {good: s.players[good].might for good in s.good()}
    markers = 0
    for quest in s.rows[0]:
        marks = [seat if mark == FREE else mark for mark in quest.marks]
        markers += marks.count(seat)
        for hero, prize in prizes(s, quest.card, marks).items():
            might[hero] = might.get(hero, 0) + prize
    own = might.pop(seat, 0) + most_might(s, markers)
    return max(might.values(), default=0) > max(own, GOAL - 1)


def _spoiled(s: SevenState, decision: Decision) -> list[Option]:
    """Reactions to what a hero does who is behind, but for the space that ends the phase (SEV-CMP.14)."""
    declared = s.declared
    assert declared is not None
    last = _finishes_row(s, (declared.kind, declared.card, declared.number))
    return [] if last else spoils(s, decision)


def _finishes_row(s: SevenState, option: Option) -> bool:
    """Whether a marker finishes the lowest row, which calls a cataclysm (SEV-CMP.11)."""
    lowest = s.rows[0]
    return (
        option[0] == QUEST
        and sum(quest.free() for quest in lowest) == 1
        and any(quest.card == option[1] for quest in lowest)
    )


def _idle_sins(s: SevenState, decision: Decision) -> list[Option]:
    """Sins that would change nothing, whoever they name: they are kept (SEV-SIN.1, .4)."""
    seat = decision.seat
    named = nameable(s, seat)
    return [
        option
        for option in decision.options
        if option[0] == SIN
        and not any(_bites(s, Cause(seat, option[1], target), option[2]) for target in (None, *named))
    ]


def _missed_heroes(s: SevenState, declared: Declared, options: list[Option]) -> list[Option]:
    """Heroes to whom a sin would do nothing, while it would do something to another (SEV-SIN.4)."""
    missed = [
        option
        for option in options
        if not _bites(s, Cause(declared.seat, declared.card, option[1]), declared.number)
    ]
    return missed if len(missed) < len(options) else []


def _bites(s: SevenState, cause: Cause, function: int) -> bool:
    """Whether a function of a sin changes anything: what comes after its first effect is its price."""
    assert cause.card is not None
    first: Effect = s.pack.box.cards[cause.card].functions[function].effects[0]
    return first.bites(s, cause)


def _idle_artifacts(s: SevenState, decision: Decision) -> list[Option]:
    """Artifacts that would change nothing now, such as a free character from a closed tavern (SEV-ART.3)."""
    seat = decision.seat
    return [
        option
        for option in decision.options
        if option[0] == ARTIFACT
        and not any(e.bites(s, Cause(seat, option[1])) for e in s.pack.box.cards[option[1]].effects)
    ]


def _no_gifts(s: SevenState, decision: Decision) -> list[Option]:
    """A turn of a character whose gifts have run out in the pools (SEV-GFT.5)."""
    if 0 not in s.pools:
        return []
    more = any(bonus.when == "tap" for bonus in s.standing(decision.seat, BonusGift))
    return [option for option in decision.options if option[0] == GIFTS and not _gives(s, option[1], more)]


def _vain_elixirs(s: SevenState, options: list[Option]) -> list[Option]:
    """Elixirs whose gifts have run out in the pools: they may still be spent on a cost (SEV-ELX.6, .7)."""
    if 0 not in s.pools:
        return []
    elixirs = [option for option in options if option[0] == "elixir"]
    return [option for option in elixirs if not _in_pools(s, s.pack.options[option[1]][option[2]][2])]


def _gives(s: SevenState, card: int, more: bool) -> bool:
    """Whether a character gives anything; a temple may add one gift of its banner (SEV-MAN.3)."""
    if more and s.pools[s.pack.banner[card]]:
        return True
    return _in_pools(s, s.pack.grants[card])


def _in_pools(s: SevenState, gifts: Gifts) -> bool:
    """Whether the pools have any of these gifts."""
    return any(gift and pool for gift, pool in zip(gifts, s.pools, strict=True))
