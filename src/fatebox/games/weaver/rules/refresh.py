"""Refresh (WEA-REF): the hour, the fate cards, the visitor. Nobody decides anything here."""

from __future__ import annotations

from fatebox.games.weaver.events import Round, Visitor
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import ICONS

from .scoring import win


def refresh(s: WeaverState) -> str | None:
    """Start a round, or end the game when the cover cannot be moved (WEA-REF.2, WEA-REF.5)."""
    if not move_cover(s):
        win(s)
        return None
    s.round += 1
    if s.listener is not None:
        s.emit(Round, s.round, s.hour, clause="WEA-REF.1")
    for suit, top in enumerate(s.tops):
        if not top:
            s.turn_up(suit, "WEA-REF.3")
    s.visitor, s.visitors = s.visitors[:1], s.visitors[1:]
    if s.listener is not None:
        s.emit(Visitor, s.visitor[0], clause="WEA-REF.4")
    return "read"


def is_last_round(s: WeaverState) -> bool:
    """Whether the cover cannot be moved again, so that the game ends with this round (WEA-REF.2)."""
    return len(s.icons) + 1 + s.hastened > ICONS


def move_cover(s: WeaverState) -> bool:
    """Slide the cover by one icon, and by one more for each Hasten; False if it cannot make all moves.

    The icon shown last is the hour of the round (WEA-REF.1, WEA-REL.16).
    """
    shown = len(s.icons)
    moved = shown + 1 + s.hastened
    s.icons = [*s.icons, *s.pack.icons[s.cycle[0]][shown:moved]]
    if moved > ICONS:
        return False
    s.hastened = 0
    s.hour = s.icons[-1]
    return True
