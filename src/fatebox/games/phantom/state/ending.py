"""The end of an adventure: its result, for a campaign and for statistics (PHA-END)."""

from __future__ import annotations

from typing import Any, NoReturn

from fatebox.games.phantom import events
from fatebox.kernel import EndSegment

from .pieces import Ending
from .table import PhantomState
from .terms import LEVELS


class TurnEnds(EndSegment):
    """Nothing more happens in this turn: the active player is Knocked Out (R64), or the adventure is over."""

    value = "cut_short"


def win(s: PhantomState, reason: str) -> NoReturn:
    """The adventure is won (PHA-END.1)."""
    finish(s, True, reason)
    put_away_all(s)
    raise TurnEnds


def lose(s: PhantomState, reason: str) -> NoReturn:
    """The adventure is lost (PHA-END.1)."""
    finish(s, False, reason)
    put_away_all(s)
    raise TurnEnds


def put_away_all(s: PhantomState) -> None:
    """Discard the cards that were turned up when the turn was cut short."""
    while s.turned_up:
        s.you.discard.insert(0, s.turned_up.pop())


def finish(s: PhantomState, won: bool, reason: str) -> None:
    """The result, with all that a campaign and statistics want to know; everybody shares it (R67)."""
    seats = tuple(range(s.seats))
    s.result = Ending(
        outcome="win" if won else "loss",
        winners=seats if won else (),
        places=tuple(1 if won else 2 for _ in seats),
        scores=tuple(1 if won else 0 for _ in seats),
        details=record(s, reason),
    )
    s.emit(events.Ended, s.result.outcome, reason, clause="PHA-END.1")


def record(s: PhantomState, reason: str) -> dict[str, Any]:
    """The details of a result; a campaign adds the cards gained to the collections (PHA-GAIN.1)."""
    return {
        "reason": reason,
        "adventure": s.adventure,
        "level": LEVELS[s.level],
        "legends": [player.legend for player in s.players],
        "path": s.path[:],
        "turns": s.turn,
        "damage": [player.damage for player in s.players],
        "knocked_out": [player.legend for player in s.players if player.out],
        "gained": {player.legend: player.gained[:] for player in s.players},
        "achieved": {player.legend: player.achieved[:] for player in s.players},
    }
