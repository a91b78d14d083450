"""Events of War."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel.events import Event, Seat


@dataclass(frozen=True)
class WarDeclared(Event):
    """A Citadel declares War on another."""

    seat: Seat
    target: Seat


@dataclass(frozen=True)
class WarRedirected(Event):
    """A Citadel turns a War against another."""

    seat: Seat
    target: Seat


@dataclass(frozen=True)
class WarDrawn(Event):
    """A War ends with equal Scores."""

    score: int


@dataclass(frozen=True)
class WarWon(Event):
    """A Citadel wins a War."""

    seat: Seat
    damage: int
