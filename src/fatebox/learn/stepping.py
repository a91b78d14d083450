"""Stepping: a process that plays many games at once and lays out their decisions as rows of shared memory."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from fatebox.games import load_game
from fatebox.kernel import FateboxError, Match, Rng
from fatebox.kernel.encoding.encoder import encoder_of

from .rows import Rows

STOP = 255
"""The order to end; any other order is the half that is to step."""
MAX_ANSWERS = 3000
"""Games with more answers are given up as undecided."""


class Table:
    """One game after another, with seats and options drawn at random."""

    def __init__(self, game: Any, rng: Rng) -> None:
        self.game, self.rng = game, rng
        self.features = game.judgement.features
        self.start()

    def start(self) -> None:
        """Begin a game."""
        seats, options = self.features.setup(self.rng)
        self.match: Match[Any] = self.game.start(f"learn {self.rng.word()}", seats=seats, options=options)
        self.by_chance = self.features.by_chance if self.rng.below(2) else ()
        self.answers = 0
        self._skip()

    def _skip(self) -> None:
        """Answer everything that is forced or left to chance."""
        match = self.match
        while (decision := match.decision) is not None:
            options = decision.options
            if len(options) > 1 and decision.prompt.id not in self.by_chance:
                return
            match.answer(options[self.rng.below(len(options))], decision.seat)

    def answer(self, number: int) -> tuple[list[float], int] | None:
        """Answer; if that ends the game, return each seat's value and the rounds, and begin a new one."""
        match, decision = self.match, self.match.decision
        assert decision is not None
        self.answers += 1
        seats = match.state.seats
        try:
            match.answer(decision.options[min(number, len(decision.options) - 1)], decision.seat)
            self._skip()
        except FateboxError as error:
            print(f"{self.game.id}, seed {match.seed!r}: {error}", file=sys.stderr, flush=True)
            self.answers = MAX_ANSWERS
        rounds = int(getattr(match.state, "round", getattr(match.state, "turn", 0)))
        if match.result is not None:
            values = [self.features.result_value(match.state, seat) for seat in range(seats)]
        elif self.answers >= MAX_ANSWERS:
            values = [1 / seats] * seats
        else:
            return None
        self.start()
        return values, rounds


def work(
    orders: Connection,
    memory: Sequence[memoryview],
    actions: Sequence[memoryview],
    places: range,
    game_id: str,
    seed: str,
) -> None:
    """Step the games at these places of a half on each order."""
    game = load_game(game_id)
    encoder = encoder_of(game, game.pack())
    rows = Rows(encoder)
    rng = Rng.from_seed(f"{game_id} {seed} {places[0]}")
    tables: list[dict[int, Table]] = [{}, {}]
    while (half := orders.recv_bytes()[0]) != STOP:
        for place in places:
            end = None
            table = tables[half].get(place)
            if table is None:
                table = tables[half][place] = Table(game, rng.fork())
            else:
                end = table.answer(actions[half][place])
            match, decision = table.match, table.match.decision
            assert decision is not None
            encoded = encoder.encode(match.state, decision, decision.seat)
            row = rows.write(encoded, decision.seat, match.state.seats)
            if end is not None:
                rows.write_end(row, *end)
            memory[half][place * rows.size : (place + 1) * rows.size] = row
        orders.send_bytes(b"done")
