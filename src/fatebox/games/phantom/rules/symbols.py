"""The symbols in the cost of a card that is turned up, for Cardchecks, combat and Loot (PHA-CHK)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.drawing import take_top
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import WILD
from fatebox.kernel import Card, Decision, Prompt, Rules

WILD_SYMBOL = Prompt("wild_symbol", "PHA-CHK.4")


def turn_up(s: PhantomState, player: Player) -> Card | None:
    """Turn up the top Player card: it is in no zone until it is put away (R9)."""
    card = take_top(s, player)
    if card is not None:
        s.turned_up.append(card)
        if s.listener is not None:
            s.emit(events.TurnedUp, player.seat, card, clause="PHA-CHK.1")
    return card


def put_away(s: PhantomState, player: Player, card: Card) -> None:
    """Discard the card that was turned up (PHA-CHK.1, R10)."""
    s.turned_up.remove(card)
    player.discard.insert(0, card)
    if s.listener is not None:
        s.emit(events.PutAway, player.seat, card, clause="PHA-CHK.1")


def declare(s: PhantomState, player: Player, card: Card, preferred: Sequence[str]) -> Rules[str]:
    """The symbols of a revealed card, each Wild fixed once as one resource (PHA-CHK.4, R5).

    Several Wilds are asked in one order, so that each choice has one way to be made.
    """
    cost = s.face(card).cost
    symbols = cost.replace(WILD, "")
    left = list(preferred)
    for _ in range(cost.count(WILD)):
        option = yield Decision(player.seat, WILD_SYMBOL, [("symbol", resource) for resource in left])
        symbols += option[1]
        left = left[left.index(option[1]) :]
    return symbols
