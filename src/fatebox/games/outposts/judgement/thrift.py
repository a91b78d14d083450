"""Thrift: mana is raised for something, buys it, and costs no more than it is worth (OUT-MANA.3 to .7)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.outposts.effects.cards import Draw, Search
from fatebox.games.outposts.rules.play import FINISH, building_sites, castable, crystal_price
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES
from fatebox.kernel import Card, Option

from .funds import (
    UPGRADE,
    crystal_in_view,
    from_discards,
    from_sacrifice,
    from_sacrifices,
    given_by,
    is_half_paid,
    price_of,
)
from .vain import is_vain

SPELL = "spell"
DEAR = 2
"""The number of times that a creature may cost what a spell costs, or another creature that would do."""
POINTS = 2
"""The points of an effect's value that are worth a mana."""
IMPOSSIBLE = 1000
"""The price of mana that cannot be raised."""


def wasteful(s: OutpostsState, player: Player, options: list[Option]) -> list[Option]:
    """An end of the step with mana that buys something, mana that buys nothing, and vain spells.

    Mana that was raised is spent: whoever has not done so yet goes on raising while that leads anywhere.
    """
    raised = min(player.mana, s.discarded + s.sacrificed)
    wrong = [option for option in options if _is_waste(s, player, option)]
    committed = raised and _spends_all(s, player, player.mana, player.hand, s.discarded)
    if committed:
        wrong += [option for option in options if option[0] == "play" and _leaves_mana(s, player, option[1])]
    left = [option for option in options if option not in wrong and option != FINISH]
    unfinished = left if committed else any(_comes_first(s, option, raised) for option in left)
    return [*wrong, FINISH] if unfinished else wrong


def is_too_dear(s: OutpostsState, given: Card, others: list[Card]) -> bool:
    """Whether a far cheaper creature could be given up instead (OUT-MANA.4, OUT-PLAY.7)."""
    return any(DEAR * s.pack.cost[other] < s.pack.cost[given] for other in others)


def _comes_first(s: OutpostsState, option: Option, raised: int) -> bool:
    """Whether mana buys something before the step ends (OUT-MANA.7)."""
    match option:
        case ("buy",):
            return True
        case ("play", card):
            return s.pack.type[card] != SPELL or bool(raised and not s.pack.extra_cost[card])
        case ("sacrifice", _):
            return raised > 0
    return False


# --- what is given up ---------------------------------------------------------------------------------


def _is_waste(s: OutpostsState, player: Player, option: Option) -> bool:
    """Whether an option raises mana that buys nothing within reach, or casts a spell that does nothing."""
    match option:
        case ("discard", card):
            return not _discard_pays(s, player, card)
        case ("sacrifice", card):
            return not _sacrifice_pays(s, player, card)
        case ("play", card) if s.pack.extra_cost[card]:
            return not _spell_pays(s, player, card)
        case ("play", card) if s.pack.type[card] == SPELL:
            return is_vain(s, player, card)
    return False


def _discard_pays(s: OutpostsState, player: Player, card: Card) -> bool:
    """Whether the mana of a card of the hand leads to something, and all of it can be spent."""
    kept = [other for other in player.hand if other != card]
    if not _spends_all(s, player, player.mana + 1, kept, s.discarded + 1):
        return False
    return crystal_in_view(s, player) or _buys(s, player, card, from_discards(s, player, 1))


def _buys(s: OutpostsState, player: Player, given: Card, more: int) -> bool:
    """Whether `more` mana buys another card that this one may be given up for."""
    within_reach = range(player.mana + 1, player.mana + more + 1)
    return any(
        price_of(s, player, other) in within_reach and _spell_is_worth(s, other, given)
        for other in _wanted(s, player, [card for card in player.hand if card != given])
    )


def _spell_is_worth(s: OutpostsState, bought: Card, given: Card) -> bool:
    """Whether a creature is not given up for a far cheaper spell (OUT-MANA.3, .4)."""
    if s.pack.type[bought] != SPELL or s.pack.type[given] in (SPELL, UPGRADE):
        return True
    return _is_at_stake(s) or s.pack.cost[given] <= DEAR * s.pack.cost[bought]


def _is_at_stake(s: OutpostsState) -> bool:
    """Whether somebody is down to the last Outpost, so that any spell may decide the game (OUT-END.1)."""
    return any(len(player.standing()) == 1 for player in s.players)


def _spell_pays(s: OutpostsState, player: Player, spell: Card) -> bool:
    """Whether a spell for which a creature is given up gives mana that buys more (OUT-PLAY.7)."""
    given = given_by(s, spell)
    if not given:
        return not is_vain(s, player, spell)
    worth = any(s.pack.cost[creature] < given for creature in player.creatures())
    return worth and (crystal_in_view(s, player) or _buys(s, player, spell, given))


def _sacrifice_pays(s: OutpostsState, player: Player, card: Card) -> bool:
    """Whether the mana of a creature leads to something that is worth more than all that is given for it."""
    others = [other for other in player.creatures() if other != card]
    gain = from_sacrifice(s, player, card)
    if is_too_dear(s, card, [other for other in others if from_sacrifice(s, player, other) >= gain]):
        return False
    if crystal_in_view(s, player):
        return True
    if card in s.fresh and not s.pack.on["arrive"][card]:
        return False  # it cost more than it gives back
    return any(_is_worth(s, player, card, bought, others) for bought in _wanted(s, player, player.hand))


def _is_worth(s: OutpostsState, player: Player, card: Card, bought: Card, others: list[Card]) -> bool:
    """Whether a card can be paid for with this creature, and nothing cheaper would do.

    What is given besides it counts, too. For a creature or an upgrade all that costs less; a spell may do
    more than its mana says.
    """
    cost = s.pack.cost
    missing = price_of(s, player, bought) - player.mana
    cheap = sum(1 for other in player.hand if other != bought and cost[other] <= cost[card])
    if missing <= min(cheap, from_discards(s, player)) or missing <= 0:
        return False
    alone = missing - from_sacrifice(s, player, card)
    enough = (other for other in others if from_sacrifice(s, player, other) >= missing)
    if alone > 0 and any(cost[other] <= cost[card] for other in enough):
        return False
    total = _loss(s, card) + _besides(s, player, alone, others)
    if s.pack.type[bought] != SPELL:
        return total < cost[bought]
    return total <= cost[bought] * (1 if alone > 0 else DEAR) or (total < IMPOSSIBLE and _is_at_stake(s))


def _loss(s: OutpostsState, creature: Card) -> float:
    """The mana that the loss of a creature costs; some do something as they fall (OUT-EFF.1)."""
    falls = sum(ability.value() for ability in s.pack.on["fall"][creature])
    return s.pack.cost[creature] - falls / POINTS


def _besides(s: OutpostsState, player: Player, missing: int, creatures: list[Card]) -> float:
    """The least that is given for the rest of a price: cards of the hand first, then creatures, by cost."""
    cards = min(max(0, missing), from_discards(s, player, kept=1))
    missing -= cards
    given: float = cards
    cheapest = sorted(creatures, key=lambda each: s.pack.cost[each])
    for creature in cheapest[: MANA_SACRIFICES - s.sacrificed - 1]:
        if missing <= 0:
            break
        missing -= 1 + s.pack.harvest[creature]
        given += _loss(s, creature)
    return given if missing <= 0 else IMPOSSIBLE


# --- what is bought -----------------------------------------------------------------------------------


def _wanted(s: OutpostsState, player: Player, hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand that are of use once there is mana for them."""
    sites = any(True for _ in building_sites(s, player))
    return [card for card in hand if _is_of_use(s, player, card, sites)]


def _is_of_use(s: OutpostsState, player: Player, card: Card, sites: bool) -> bool:
    match s.pack.type[card]:
        case "upgrade":
            return sites
        case "spell":
            return not s.pack.extra_cost[card] and castable(s, player, card) and not is_vain(s, player, card)
    return True


def _leaves_mana(s: OutpostsState, player: Player, card: Card) -> bool:
    """Whether some mana is left over once a card is played; one that brings others may change that.

    What the card itself gives has not been raised.
    """
    abilities = (*s.pack.on["cast"][card], *s.pack.on["arrive"][card])
    if any(isinstance(effect, Draw | Search) for ability in abilities for effect in ability.effects):
        return False
    mana = player.mana - price_of(s, player, card)
    kept = [other for other in player.hand if other != card]
    return mana > 0 and not _spends_all(s, player, mana, kept, s.discarded)


def _spends_all(s: OutpostsState, player: Player, mana: int, hand: Sequence[Card], discarded: int) -> bool:
    """Whether purchases use up this mana, with more raised for what is missing (OUT-MANA.3, .4).

    A card that gives mana may be worth its full price even if nothing is left to buy with that.
    """
    room = MANA_DISCARDS - discarded
    price = crystal_price(s, player)
    most = mana + min(room, len(hand)) + from_sacrifices(s, player)
    if mana <= price <= most and is_half_paid(s, player, mana):
        return True
    totals = {0: 0}  # what sets of cards cost together, with the smallest number of cards
    for card in _wanted(s, player, hand):
        cost, gift = price_of(s, player, card), given_by(s, card)
        for total, cards in list(totals.items()):
            for sum_ in {total + cost, total + cost - gift}:
                totals[sum_] = min(cards + 1, totals.get(sum_, len(hand)))
    return any(mana <= total <= mana + min(room, len(hand) - cards) for total, cards in totals.items())
