"""Tidings: the events that players are glad of or sorry for. Hints name them as reasons."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.events.resources import COSTS
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import MIGHT
from fatebox.kernel.events import Event

NAMED = ("SEV-GFT.1", "SEV-ELX.6", events.RECRUITING)
"""The clauses of gifts and characters that the label of an action names, as it does its cost."""


def tells(s: SevenState, seat: int, event: Event) -> int:
    """The weight of an event for a hero: above 0 it is good, below 0 bad.

    A treasure is told by what it brings: the label of the option names the card.
    """
    match event:
        case events.Cataclysm():
            return -_for_the_good(s, seat, 2)
        case events.Armour():
            return _for_the_good(s, seat, 2)
        case events.Fell(seat=hero):
            return -3 if hero == seat else 0
        case events.Most(seat=hero) | events.Sealed(seat=hero):
            return 2 if hero == seat else -2
        case events.Corrupted(seat=hero):
            return -2 if hero == seat else 0
        case events.Gained() | events.Lost():
            return _money(seat, event)
        case events.GiftsTaken(seat=hero, clause=clause):
            return 1 if hero == seat and clause not in NAMED else 0
        case events.ArtifactDrawn(seat=hero):
            return 1 if hero == seat else 0
        case events.SinDiscarded(seat=hero) | events.Returned(seat=hero):
            return 1 if hero == seat else 0
        case events.Recruited(seat=hero, clause=clause):
            return int(clause not in NAMED) if hero == seat else -1
        case events.SinsDrawn(seat=hero):
            return -1 if hero == seat else 1
        case events.CharacterDiscarded(form="chosen"):
            return 0  # the label of the option says so
        case events.CharacterDiscarded(seat=hero) | events.BuildingLost(seat=hero):
            return -1 if hero == seat else 1
        case events.GiftsHanded(giver=giver, taker=taker):
            return (taker == seat) - (giver == seat)
    return 0


def _for_the_good(s: SevenState, seat: int, weight: int) -> int:
    """The weight of what brings the heroes nearer to the armor: the others wait for them to fail."""
    good = seat < len(s.players) and not s.players[seat].corrupted
    return weight if good else -weight


def _money(seat: int, event: events.Gained | events.Lost) -> int:
    """The weight of gold, fame and might; that for having most of something is said with that."""
    gained, own = isinstance(event, events.Gained), event.seat == seat
    if event.clause in (*COSTS, "SEV-REG.1") or (gained and not own and event.what != MIGHT):
        return 0
    weight = 2 if event.what == MIGHT else 1
    return weight if own == gained else -weight
