"""Undo at a table where everybody else is a bot.

Among people, a card that was shown stays shown: nobody can forget it. A bot knows nothing but what it sees
when it is asked, so it forgets a card that goes back to a hand. What counts is that the person learns
nothing: no chance was drawn, nobody has answered, and the person has seen no card that was hidden before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fatebox.kernel import Match
from fatebox.kernel.undo import CARDS, visible_cards


def undo_among_bots(match: Match[Any], seat: int) -> None:
    """Go back to the last decision of the only person, unless that person has learned something since."""
    if match.why_no_undo(seat) != CARDS() or _has_seen_cards(match, seat):
        match.undo(seat)
        return
    match.undo(seat, force=True)
    match.undos = (*match.undos[:-1], replace(match.undos[-1], forced=False))


def _has_seen_cards(match: Match[Any], seat: int) -> bool:
    """Whether a seat sees cards that it did not see before its last answer."""
    before = match.copy()
    before.undo(seat, force=True)
    return not visible_cards(match.state, seat) <= visible_cards(before.state, seat)
