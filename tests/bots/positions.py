"""Positions of games between bots, for tests of what they choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fatebox.bots import make_bot
from fatebox.kernel import Decision, Game, Match, Option, Perspective, Rng


def answers(game: Game[Any], level: str, count: int) -> Iterator[tuple[Match[Any], Decision, Option]]:
    """Decisions of games of a level, with what it answers."""
    deal = 0
    while count > 0:
        seats, options = game.judgement.features.setup(Rng.from_seed(f"sense {deal}"))
        match = game.start(f"sense {deal}", seats=seats, options=options)
        bots = [make_bot(level, game, f"{deal} {seat}") for seat in range(match.state.seats)]
        deal += 1
        while (decision := match.decision) is not None and count > 0:
            option = bots[decision.seat].choose(Perspective(match, decision.seat))
            if len(decision.options) > 1:
                count -= 1
                yield match, decision, option
            match.answer(option, decision.seat)
