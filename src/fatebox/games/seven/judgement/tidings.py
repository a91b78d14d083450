"""Tidings: the events that players are glad of or sorry for. Hints name them as reasons."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.kernel.events import Event


def tells(s: SevenState, seat: int, event: Event) -> int:
    """The weight of an event for a hero: above 0 it is good, below 0 bad."""
    del s
    match event:
        case events.Fell(seat=hero):
            return -3 if hero == seat else 0
        case events.Treasure(seat=hero) | events.Most(seat=hero):
            return 2 if hero == seat else -2
        case events.Corrupted(seat=hero):
            return -2 if hero == seat else 0
        case events.Gained(seat=hero) | events.GiftsTaken(seat=hero) | events.ArtifactDrawn(seat=hero):
            return 1 if hero == seat else 0
        case events.SinDiscarded(seat=hero) | events.Returned(seat=hero):
            return 1 if hero == seat else 0
        case events.Lost(seat=hero) | events.SinsDrawn(seat=hero):
            return -1 if hero == seat else 1
        case events.CharacterDiscarded(seat=hero) | events.BuildingLost(seat=hero):
            return -1 if hero == seat else 1
        case events.GiftsHanded(giver=giver, taker=taker):
            return (taker == seat) - (giver == seat)
    return 0
