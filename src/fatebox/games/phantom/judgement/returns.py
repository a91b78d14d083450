"""Paid returns: a card is bought back to be played, or for a resource of another kind (PHA-ADV.2, .3, .5).

So is a resource itself: nobody gives a Good mark for a Good mark.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.effects.own import Recover
from fatebox.games.phantom.effects.resources import Gain
from fatebox.games.phantom.rules.means import means_of
from fatebox.games.phantom.rules.playing import costs_of
from fatebox.games.phantom.rules.values import resource_limit
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import WILD
from fatebox.kernel import Card, Decision, Option

from .uses import ability_used, effects_of
from .wants import is_wanted


def vain_returns(s: PhantomState, decision: Decision) -> list[Option]:
    """Paying to return a card that can neither be played nor bring anything else.

    Whatever would be lost in the Cleanup phase may be spent on a card for the next turn (PHA-CLN.3).
    """
    if s.you.total > resource_limit(s, s.you):
        return []
    uses = (option for option in decision.options if option[0] == "activate")
    return [option for option in uses if _is_vain(s, decision.seat, option)]


def vain_exchanges(s: PhantomState, decision: Decision) -> list[Option]:
    """Paying for a resource with one of its own kind, or for one that nothing asks for (PHA-RES.2)."""
    held = _kinds_held(s)
    uses = (option for option in decision.options if option[0] == "activate")
    return [
        option
        for option in uses
        if ability_used(s, decision.seat, option).spend
        and (kinds := _kind_gained(effects_of(s, decision.seat, option)))
        and (held == kinds or not any(is_wanted(s, kind) for kind in kinds))
    ]


def vain_payments(s: PhantomState, decision: Decision) -> list[Option]:
    """Paying for a return with what it takes to play the card, or with what it brings (PHA-RES.2).

    Another resource that is held would do.
    """
    source = decision.about
    paid = [] if source is None else [ability for ability in s.face(source).abilities if ability.spend]
    effects = [effect for ability in paid for effect in ability.effects]
    if kind := _kind_gained(effects):
        vain = [option for option in decision.options if option[1] in kind]
        return vain if len(vain) < len(decision.options) else []
    if not effects or not all(isinstance(effect, Recover) for effect in effects):
        return []
    back = _cards_back(s, decision.seat, source, effects)
    useful = [option for option in decision.options if _leaves_enough(s, option[1], back)]
    if not useful:
        wanted = [card for card in back if _brings_what_is_wanted(s, card)]
        rewards = {s.face(card).reward for card in wanted or back}
        useful = [option for option in decision.options if rewards - {option[1]}]
    return [option for option in decision.options if option not in useful] if useful else []


def poor_returns(s: PhantomState, decision: Decision) -> list[Option]:
    """Cards bought back that bring what is there, while another can be played or brings what is lacking."""
    source = s.following[-1] if s.following else -1
    if source < 0 or not any(ability.spend for ability in s.face(Card(source)).abilities):
        return []
    held = Counter[str](s.you.resources)

    def is_of_use(card: Card) -> bool:
        return _can_be_played(s, card, held) or _brings_what_is_wanted(s, card)

    useful = [option for option in decision.options if is_of_use(option[1])]
    return [option for option in decision.options if option not in useful] if useful else []


def undone_returns(s: PhantomState, decision: Decision) -> list[Option]:
    """Discarding a card that was bought back this turn and can be played: a mark for a mark (PHA-ADV.2)."""
    playable = {option[1] for option in decision.options if option[0] == "play"}
    drops = (option for option in decision.options if option[0] == "discard")
    return [option for option in drops if option[1] in playable and _was_bought_back(s, option[1])]


def _kinds_held(s: PhantomState) -> set[str]:
    """The kinds of resources that the active player has and may spend."""
    return {kind for kind, number in means_of(s, s.you).held.items() if number}


def _kind_gained(effects: Sequence[object]) -> set[str]:
    """The kind of resource that effects bring, if they bring one and do nothing else."""
    match effects:
        case [Gain(resources=kind)] if len(kind) == 1 and kind != WILD:
            return {kind}
    return set()


def _is_vain(s: PhantomState, seat: int, option: Option) -> bool:
    """Whether an ability does nothing but return cards, each of which only gives back what it costs."""
    price = len(ability_used(s, seat, option).spend or "")
    effects = effects_of(s, seat, option)
    if not price or not all(isinstance(effect, Recover) for effect in effects):
        return False
    held = _kinds_held(s)

    def is_of_use(card: Card) -> bool:
        reward = s.face(card).reward
        if len(reward) > price or any(_can_be_played(s, card, left) for left in _purses_left(s)):
            return True
        return not held <= {*reward} and _brings_what_is_wanted(s, card)

    return not any(map(is_of_use, _cards_back(s, seat, option[1], effects)))


def _brings_what_is_wanted(s: PhantomState, card: Card) -> bool:
    """Whether a card that is discarded brings a resource that something asks for."""
    return any(kind == WILD or is_wanted(s, kind) for kind in s.face(card).reward)


def _purses_left(s: PhantomState) -> list[Counter[str]]:
    """The resources that the active player may have left after paying one of any kind."""
    return [_left(s, kind) for kind in _kinds_held(s)]


def _left(s: PhantomState, paid: str) -> Counter[str]:
    """The resources that the active player has left after a payment."""
    return Counter[str](s.you.resources) - Counter(paid)


def _leaves_enough(s: PhantomState, paid: str, back: list[Card]) -> bool:
    """Whether one of the cards can be played after this payment."""
    return any(_can_be_played(s, card, _left(s, paid)) for card in back)


def _can_be_played(s: PhantomState, card: Card, held: Counter[str]) -> bool:
    """Whether resources pay for a card; cards in hand bring their reward."""
    purse = held + Counter("".join(s.face(other).reward for other in s.you.hand))
    wilds = purse.pop(WILD, 0)

    def covers(cost: str) -> bool:
        symbols = Counter(cost)
        symbols.pop(WILD, 0)
        return (symbols - purse).total() <= wilds and len(cost) <= purse.total() + wilds

    return any(map(covers, costs_of(s, s.you, means_of(s, s.you), card)))


def _cards_back(s: PhantomState, seat: int, source: Card, effects: Sequence[object]) -> list[Card]:
    """The cards that an ability may return."""
    returns = (effect for effect in effects if isinstance(effect, Recover))
    return [card for effect in returns for card in effect.targets(s, Cause(seat, source))]


def _was_bought_back(s: PhantomState, card: Card) -> bool:
    """Whether all know a card of the hand, and what may have returned it for a price was used this turn."""
    if card not in s.seen:
        return False
    for used in map(Card, s.activated):
        for ability in s.face(used).abilities:
            returns = (effect for effect in ability.effects if isinstance(effect, Recover))
            if ability.spend and any(
                cards(effect.of).matches(s, card, Cause(s.active, used)) for effect in returns
            ):
                return True
    return False
