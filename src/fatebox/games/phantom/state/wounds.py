"""Wounds on Enemies (PHA-DEF); a Legend takes damage instead (PHA-DEF.6)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.kernel import Card

from .table import PhantomState


def place_wounds(s: PhantomState, enemy: Card, number: int) -> None:
    """Wounds stay on an Enemy until it leaves play (PHA-DEF.5)."""
    s.wounds[enemy] = s.wounds.get(enemy, 0) + number
    s.struck = True
    if s.listener is not None:
        s.emit(events.Wounded, enemy, number, s.wounds[enemy], clause="PHA-COM.5")
