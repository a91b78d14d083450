"""Corruption cards, and the sides of heroes (SEV-COR)."""

from __future__ import annotations

from fatebox.games.seven import events

from .moves import drop_all_gifts
from .quests import put
from .table import SevenState
from .terms import FALL, FREE, OPEN


def corrupt(s: SevenState, seat: int, amount: int, clause: str) -> None:
    """A good hero receives corruption cards, if that rule is used (SEV-COR.1 to .4)."""
    player = s.players[seat]
    if s.falling and amount and not player.corrupted:
        player.corruption += amount
        s.emit(events.Corrupted, seat, amount, clause=clause)


def settle_sides(s: SevenState) -> None:
    """Heroes fall or return at once, in the order of play (SEV-COR.3, .15, .20)."""
    for seat in s.order:
        player = s.players[seat]
        if not player.corrupted and player.corruption >= FALL:
            _fall(s, seat)
        elif player.corrupted and player.corruption < FALL:
            player.corrupted = False
            s.emit(events.Returned, seat, clause="SEV-COR.15")


def _fall(s: SevenState, seat: int) -> None:
    """The evil side is up; markers on quests and portals return, nothing takes their place (SEV-COR.5)."""
    player = s.players[seat]
    s.falls += 1
    player.corrupted, player.fell = True, s.falls
    s.emit(events.Fell, seat, clause="SEV-COR.3")
    for row in s.rows:
        for quest in row:
            for place, mark in enumerate(quest.marks):
                if mark == seat:
                    put(s, quest.card, place, FREE)
                    player.markers += 1
    for color, owner in enumerate(s.portals):
        if owner == seat:
            s.portals[color] = OPEN
            player.markers += 1


def forsake_gifts(s: SevenState) -> None:
    """At the end of a turn corrupted heroes discard all their gifts (SEV-COR.12)."""
    for seat in s.corrupted():
        drop_all_gifts(s, seat, s.players[seat].gifts, "SEV-COR.12")
