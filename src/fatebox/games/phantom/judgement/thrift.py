"""Thrift: nobody pays for what a card does as well for being exhausted, or uses more cards than it takes.

A card that only needs exhausting is readied with all others (PHA-REC.1); what is spent or discarded is gone.
"""

from __future__ import annotations

from fatebox.games.phantom.effects.row import CancelAttack
from fatebox.games.phantom.rules.combat import wounds_to_defeat
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import PASS, Card, Decision, Option

from .uses import (
    ability_used,
    attackers_ahead,
    cancels,
    combat_value,
    effects_of,
    free_reactions,
    only_exhausts,
    only_fights,
)

ARMS = frozenset(("weapon", "martial arts"))
"""Kinds of cards that are not used in the same turn (PHA-MA.2)."""


def dear_uses(s: PhantomState, decision: Decision) -> list[Option]:
    """Abilities that are paid for, while a card does the same for being exhausted (PHA-ADV.5)."""
    free = [effects_of(s, decision.seat, option) for option in _free_cards(s, decision)]
    if not free:
        return []
    uses = [option for option in decision.options if option[0] in ("activate", "board")]
    return [
        option
        for option in uses
        if _is_paid(s, decision.seat, option) and effects_of(s, decision.seat, option) in free
    ]


def dear_reactions(s: PhantomState, decision: Decision) -> list[Option]:
    """Reactions that are paid for only to cancel an attack, while exhausting a card cancels it (PHA-FAT.3).

    With another attack to come the card may be saved for that.
    """
    seat = decision.seat
    if attackers_ahead(s) or not any(cancels(s, seat, option) for option in free_reactions(s, decision)):
        return []
    return [
        option
        for option in decision.options
        if option != PASS
        and _is_paid(s, seat, option)
        and all(isinstance(effect, CancelAttack) for effect in effects_of(s, seat, option))
    ]


def wasteful_help(s: PhantomState, decision: Decision) -> list[Option]:
    """Help in a fight for which another card would do that is of no other use (PHA-COM.4).

    It is wasteful to pay for no more Combat value than that card adds, to exhaust a card that could do
    something else for the same value, and to use one that does not defeat all Enemies while that one would.
    """
    missing = sum(wounds_to_defeat(s, enemy) for enemy in s.enemies()) - s.combat
    values = [combat_value(s, option) for option in _free_cards(s, decision) if only_fights(s, option)]
    most = max(values, default=0)

    def wastes(option: Option) -> bool:
        value = combat_value(s, option)
        if _is_paid(s, decision.seat, option) and value <= most:
            return True
        if value < missing <= most:
            return True
        return value in values and not _is_paid(s, decision.seat, option) and not _has_one_use(s, option)

    uses = (option for option in decision.options if option[0] in ("activate", "board"))
    return [option for option in uses if only_fights(s, option) and wastes(option)]


def _free_cards(s: PhantomState, decision: Decision) -> list[Option]:
    """The uses of own cards that cost nothing but to exhaust them, and keep nothing else from being used."""
    own = s.players[decision.seat].play
    cards = (option for option in decision.options if option[0] == "activate" and option[1] in own)
    return [
        option
        for option in cards
        if only_exhausts(s, option) and _has_one_use(s, option) and not _bars_others(s, option[1])
    ]


def _is_paid(s: PhantomState, seat: int, option: Option) -> bool:
    """Whether an ability costs resources or its card."""
    ability = ability_used(s, seat, option)
    return bool(ability.spend) or ability.discard


def _has_one_use(s: PhantomState, option: Option) -> bool:
    """Whether a card has no other ability for which it might be wanted."""
    return option[0] == "activate" and len(s.face(option[1]).abilities) == 1


def _bars_others(s: PhantomState, card: Card) -> bool:
    """Whether to use a card forbids that of another one this turn (PHA-MA.2, PHA-VAR.IR)."""
    kinds = ARMS & s.pack.traits[card]
    if s.item_restrictions and s.pack.traits[card] & {"weapon", "costume"}:
        return True
    if not kinds or any(kinds & s.pack.traits[used] for used in s.activated):
        return False
    return any((ARMS - kinds) & s.pack.traits[other] for other in s.you.play + s.you.hand)
