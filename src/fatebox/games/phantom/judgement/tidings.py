"""Tidings: the events that players are glad of or sorry for. Hints name them as reasons."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel.events import Event

WELCOME = ("Training", "Trust", "Fear")
"""Tokens that goals ask for; Destruction is a goal here and a danger there, so it says nothing."""
UNWELCOME = ("Distance", "Harm", "Time")


def tells(s: PhantomState, seat: int, event: Event) -> int:
    """The weight of an event: above 0 it is good for the Legends, who win or lose together."""
    del s
    match event:
        case events.KnockedOut():
            return -3
        case events.Defeated() | events.Lore():
            return 3
        case events.Damage():
            return -2
        case events.Cancelled() | events.Achieved():
            return 2
        case events.Tokens(token=token, change=change) if token in (*WELCOME, *UNWELCOME):
            return 2 if (change > 0) == (token in WELCOME) else -2
        case events.Resources(seat=owner, number=number):
            return 1 if owner == seat and number > 0 else 0
        case events.Wounded() | events.Held() | events.Healed() | events.Gained():
            return 1
    return 0
