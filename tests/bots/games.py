"""Playing games with bots, for the tests of bots and of the lab."""

from __future__ import annotations

from typing import Any

from fatebox.bots import make_bot
from fatebox.kernel import Game, Match, Perspective


def play(game: Game[Any], seed: int | str, *bots: str, **options: Any) -> Match[Any]:
    """A game between bots, one for each seat, to its end."""
    match = game.start(seed, seats=len(bots), options=options)
    players = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    for _ in range(game.max_decisions):
        if match.decision is None:
            return match
        seat = match.decision.seat
        match.answer(players[seat].choose(Perspective(match, seat)), seat)
    raise AssertionError(f"{game.id} {seed}: no end after {game.max_decisions} decisions")
