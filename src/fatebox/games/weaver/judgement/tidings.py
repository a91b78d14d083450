"""Tidings: the events that the player is glad of or sorry for. Hints name them as reasons."""

from __future__ import annotations

from fatebox.games.weaver import events
from fatebox.games.weaver.state import WeaverState
from fatebox.kernel.events import Event


def tells(s: WeaverState, seat: int, event: Event) -> int:
    """The weight of an event: above 0 it is good, below 0 bad."""
    del seat
    match event:
        case events.Paid(gold=gold, shards=shards, clairvoyance=clairvoyance):
            return 1 if gold + shards + clairvoyance > 0 else 0
        case events.Gazed() | events.Tied():
            return 1
        case events.Spilled():
            return -1
        case events.TurnedUp(card=card):
            return -1 if s.pack.death[card] else 0
    return 0
