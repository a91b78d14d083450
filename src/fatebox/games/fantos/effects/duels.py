"""Issuing a Duel: by a card, by an ability, or freely while a Trial allows it (FAN-DUEL.1 to .4)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.fantos import events
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.flow import begin_action, open_action_window
from fatebox.games.fantos.state.moves import task
from fatebox.games.fantos.state.pieces import Legacy, Part, Side
from fatebox.games.fantos.state.terms import DECL, DUEL, TASKED, UNTASKED
from fatebox.kernel import Card, Pile

from .charge import count_charges, spend_charges


def challenged(s: FantosState, challenger: Card, gone: Legacy | None) -> list[Card]:
    """The Legacies that may be challenged: any other hired one, tasked or not (FAN-DUEL.2)."""
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
        s.emit(events.Tasked, other.card, DUEL, clause="FAN-DUEL.3")


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
    s.emit(events.Duel, challenger, target, clause="FAN-DUEL.1")
    return open_action_window(s, DECL, "duel.roll")
