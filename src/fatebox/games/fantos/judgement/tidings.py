"""Tidings: the events that players are glad of or sorry for. Hints name them as reasons."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.rules.winning import score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import DIE, FANTOS_ACTIONS
from fatebox.kernel import Card
from fatebox.kernel.events import Event

UNTOLD = ("FAN-LAB.1", "FAN-LEG.4", "FAN-UNT.4", "FAN-GEN.14")
"""The clauses of costs, which the label of an option names, and of Shards that one Citadel rearranges."""


def tells(s: FantosState, seat: int, event: Event) -> int:
    """The weight of an event for a Citadel: above 0 it is good, below 0 bad."""
    match event:
        case events.Eliminated(seat=citadel):
            return -3 if citadel == seat else 3
        case events.FinalRound():  # no more Harvests: whoever leads would end the game at once (FAN-FIN.3)
            return 3 if score(s.citadels[seat]) >= max(score(each) for each in s.citadels) else -3
        case events.WarWon(seat=citadel):
            return 2 if citadel == seat else -2
        case events.ActionCancelled(seat=citadel) | events.ItemCancelled(seat=citadel):
            return -2 if citadel == seat else 2
        case events.ReigningTribute(card=card):
            return 2 if _owner(s, card) == seat else -2
        case events.Rolled(occasion=occasion, roller=card, die=die) if (
            occasion in FANTOS_ACTIONS and card is not None
        ):
            return _throw(die) if _owner(s, Card(card)) == seat else -_throw(die)
        case events.Shards():
            return _gain(s, seat, event)
        case events.ScoreChanged(seat=citadel, amount=amount):
            return 1 if (citadel == seat) == (amount > 0) else -1
        case events.DamagePrevented(seat=citadel) | events.ExtraAction(seat=citadel):
            return 1 if citadel == seat else -1
        case events.Linked(legacy=legacy) if legacy is not None:
            return 1 if _owner(s, legacy) == seat else -1
    return 0


def _throw(die: int) -> int:
    """The weight of a throw for whoever made it: the best is good, the worst is bad."""
    return (die == max(DIE)) - (die == min(DIE))


def _gain(s: FantosState, seat: int, event: events.Shards) -> int:
    """The weight of Shards that move: those between places of one Citadel say nothing."""
    if event.clause in UNTOLD:
        return 0
    giver, taker = (
        _place(s, *place) for place in ((event.giver, event.giver_id), (event.taker, event.taker_id))
    )
    return 0 if giver == taker else (taker == seat) - (giver == seat)


def _place(s: FantosState, kind: str, number: int | None) -> int | None:
    """The Citadel of a place of Shards; None for the Trove."""
    if number is None or kind == "reserve":
        return number
    return _owner(s, Card(number))


def _owner(s: FantosState, card: Card) -> int | None:
    legacy = s.legacy(card)
    return None if legacy is None else legacy.seat
