"""The course of a game: the chance of every seat to win, at its start and after each answer.

It is for games that are over, so it looks at the true state: nothing is secret any more, the chances are free
of the noise of imagined worlds, and a seat and moment cost one evaluation. What a person could know when it
decided is the matter of `review`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from fatebox.kernel import Game, Match, Record

Chances: TypeAlias = tuple[float, ...]
"""The chance of each seat to win, from 0 to 1."""


def course(record: Record, game: Game[Any]) -> list[Chances]:
    """The chances along a record: as it starts and after each answer."""
    return [chances_at(match) for match in record.steps(game)]


def chances_at(match: Match[Any]) -> Chances:
    """The chances as the match stands: who has won, or what the game's evaluation makes of the table."""
    seats = range(match.state.seats)
    if match.result is not None:
        return tuple(float(seat in match.result.winners) for seat in seats)
    return tuple(min(1.0, max(0.0, match.game.judgement.evaluate(match.state, seat))) for seat in seats)
