"""How an adventure, or a turn, ends at once (PHA-END, PHA-DAM)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, NoReturn

from fatebox.games.phantom import events
from fatebox.games.phantom.state.pieces import Ending, Player, no_resources
from fatebox.games.phantom.state.terms import LEVELS
from fatebox.kernel import Rules

if TYPE_CHECKING:
    from fatebox.games.phantom.state import PhantomState


class TurnEnds(Exception):
    """Nothing more happens in this turn: the active player is Knocked Out (R64), or the adventure is over."""


def phase(
    rules: Callable[[PhantomState], Rules[str | None]],
) -> Callable[[PhantomState], Rules[str | None]]:
    """A segment that can be cut short by the end of the turn."""

    @wraps(rules)
    def segment(s: PhantomState) -> Rules[str | None]:
        try:
            return (yield from rules(s))
        except TurnEnds:
            return after_turn(s)

    return segment


def after_turn(s: PhantomState) -> str | None:
    """What follows a turn that was cut short; cards turned up are put away."""
    while s.turned_up:
        s.you.discard.insert(0, s.turned_up.pop())
    return None if s.result is not None else "next_turn"


def win(s: PhantomState, reason: str) -> NoReturn:
    """The adventure is won (PHA-END.1)."""
    finish(s, True, reason)
    raise TurnEnds


def lose(s: PhantomState, reason: str) -> NoReturn:
    """The adventure is lost (PHA-END.1)."""
    finish(s, False, reason)
    raise TurnEnds


def give_up(s: PhantomState, seat: int) -> None:
    """Stopping without a save counts as a loss, for all; what was gained stays owned (PHA-GAIN.1)."""
    del seat
    finish(s, False, "given up")


def knock_out(s: PhantomState, player: Player) -> None:
    """A Legend is Knocked Out (PHA-DAM.2); with the last one the adventure is lost (PHA-DAM.5, .6)."""
    player.out = True
    player.resources = no_resources()  # R65
    s.emit(events.KnockedOut, player.seat, clause="PHA-DAM.2")
    if all(other.out for other in s.players):
        lose(s, "knock-out")
    if player.seat == s.active:
        raise TurnEnds


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
    """What is kept of an adventure; a campaign adds the cards gained to the collections (PHA-GAIN.1)."""
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
