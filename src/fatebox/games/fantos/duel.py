"""Duels (FAN-DUEL): two Legacies, one die each, the loser pays the winner."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.kernel import Card, Pile

from .charge import count_charges, spend_charges
from .dice import roll_side
from .flow import begin_action, open_action_window
from .moves import move, task
from .pieces import Action, Legacy, Part, Side
from .scores import damage, finalise
from .state import FantosState
from .terms import AFTER, DECL, DUEL, ROLL, ROLLED, TASKED, UNTASKED


def challenged(s: FantosState, challenger: Card, gone: Legacy | None) -> list[Card]:
    """Whom a challenger may challenge: any other hired Legacy, tasked or not (FAN-DUEL.2)."""
    return [each.card for each in s.all_hired() if each.card != challenger and each is not gone]


def issue(s: FantosState, challenger: Card, target: Card, charges: Sequence[Card]) -> None:
    """From the moment a Duel is issued both Legacies are tasked to it (FAN-DUEL.3)."""
    own, other = s.legacy(challenger), s.legacy(target)
    assert own is not None
    assert other is not None
    spend_charges(s, own, charges)  # FAN-DUEL.4: the payment precedes the tasking
    if own.state == UNTASKED:
        task(s, own, DUEL, "FAN-DUEL.3")
    else:  # tasked to the ability by which it challenges
        own.role = DUEL
        own.used += (DUEL,)
    if other.state == UNTASKED:
        other.state, other.role = TASKED, DUEL  # FAN-DUEL.11: being challenged uses up nothing
        s.tell("tasked", other.card, DUEL, clause="FAN-DUEL.3")


def begin(
    s: FantosState,
    seat: int,
    challenger: Card,
    target: Card,
    charges: Sequence[Card],
    labor: Pile,
    then: str,
) -> str:
    """The Duel takes place; the card that called it is linked to it (FAN-CAN.10)."""
    action = begin_action(s, DUEL, seat, then)
    action.linked = labor
    for card in (challenger, target):
        legacy = s.legacy(card)
        assert legacy is not None
        action.sides.append(Side(seat=legacy.seat, parts=[Part(card=card)]))
        if card == challenger:
            count_charges(s, action, legacy, charges)
    s.tell("duel", challenger, target, clause="FAN-DUEL.1")
    return open_action_window(s, DECL, "duel.roll")


def roll_dice(s: FantosState) -> str:
    """Each rolls one die, the challenger's Citadel first (FAN-DUEL.5)."""
    action = s.actions[-1]
    for side in range(2):
        roll_side(s, action, side, "FAN-DUEL.5")
    action.stage = ROLLED
    return open_action_window(s, ROLL, "duel.score")


def compare(s: FantosState) -> str:
    """The loser's Shards go to the winner, as far as it has any (FAN-DUEL.6, .7); a tie moves none (.8)."""
    action = s.actions[-1]
    challenger, target = finalise(s, action)
    if challenger != target:
        winner = 0 if challenger > target else 1
        action.winner = action.sides[winner].seat
        action.amount = damage(s, action, 1 - winner)
        giver, taker = _duelist(s, action, 1 - winner), _duelist(s, action, winner)
        s.tell("duel-won", taker.card, action.amount, clause="FAN-DUEL.6")
        move(s, giver, taker, action.amount, "FAN-DUEL.6")
    return open_action_window(s, AFTER, "action.end")  # FAN-DUEL.10


def _duelist(s: FantosState, action: Action, side: int) -> Legacy:
    card = action.sides[side].parts[0].card
    legacy = None if card is None else s.legacy(card)
    assert legacy is not None
    return legacy
