"""The end of a game, played out: the last picks decide it, so chances need no estimate."""

from __future__ import annotations

from typing import Any, TypeAlias

from fatebox.kernel import Match, Option, Perspective, Rng
from fatebox.kernel.capabilities import nothing_last

Results: TypeAlias = tuple[float, ...]
"""1 for each seat that wins, 0 for the others."""


def played_out(match: Match[Any]) -> Results | None:
    """The results if every seat takes its best option; None where the game may go on.

    The game names the options that are worth trying (`Judgement.last_options`).
    """
    if match.result is not None:
        return tuple(float(seat in match.result.winners) for seat in range(match.state.seats))
    decision = match.decision
    assert decision is not None
    best: Results | None = None
    for option in match.game.judgement.last_options(match.state, decision):
        trial = match.copy()
        trial.answer(option, decision.seat)
        found = played_out(trial)
        if found is None:
            return None
        if best is None or found[decision.seat] > best[decision.seat]:
            best = found
    return best


def sure_options(seat: Perspective, rng: Rng) -> dict[Option, float]:
    """The asked seat's result for each option after which nothing is left open."""
    if seat.game.judgement.last_options is nothing_last:
        return {}
    world = seat.imagine(rng)
    if not seat.game.judgement.last_options(world.state, seat.decision):
        return {}
    results: dict[Option, float] = {}
    for option in seat.decision.options:
        trial = world.copy()
        trial.answer(option, seat.seat)
        found = played_out(trial)
        if found is not None:
            results[option] = found[seat.seat]
    return results
