"""Answers and events of a game that is over, as they are told."""

from __future__ import annotations

from typing import Any

from fatebox.kernel import CONCEDE, Event, Match, Option

from .protocol import Happened


def happened(event: Event) -> Happened:
    """An event as the client is told it."""
    return Happened(event.kind, list(event.args), event.clause)


def label(match: Match[Any], seat: int, option: Option) -> str:
    """An answer in words, before it is given."""
    if option == CONCEDE:
        return ""
    decision = match.decision_of(seat)
    legal = decision is not None and option in decision.options
    return match.game.label(match.state, option) if legal else ""
