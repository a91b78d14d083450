"""Lessons: whole games of another bot, for the network to imitate before it plays against itself.

Games between players who know nothing hardly ever end; after some minutes of lessons they are real games.
"""

from __future__ import annotations

import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.kernel import OptionsError, Perspective, Rng
from fatebox.kernel.encoding.encoder import encoder_of

from .rows import Rows
from .settings import Settings
from .stepping import Table


def take_lessons(settings: Settings, rows: Rows) -> Any:
    """The decisions of all games that the teacher finishes in the time for lessons, as an array of rows."""
    folder = settings.folder / "lessons"
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{number:03d}.rows" for number in range(settings.workers)]
    context: Any = get_context("fork")
    crew = [context.Process(target=_teach, args=(settings, file), daemon=True) for file in files]
    for process in crew:
        process.start()
    for process in crew:
        process.join()
    parts = [np.fromfile(file, np.uint8).reshape(-1, rows.size) for file in files]
    for file in files:
        file.unlink()
    folder.rmdir()
    taught = np.concatenate(parts)
    if not len(taught):
        what = f"lessons: expected time for a game of {settings.teacher}"
        raise OptionsError(f"{what}, got {settings.lessons:g} seconds")
    return taught


def _teach(settings: Settings, file: Path) -> None:
    """Play games until the time is over and write down their decisions."""
    game = load_game(settings.game)
    encoder = encoder_of(game, game.pack())
    rows = Rows(encoder)
    rng = Rng.from_seed(f"lessons {settings.seed} {file.name}")
    table = Table(game, rng)
    end = time.monotonic() + settings.lessons
    with file.open("wb") as out:
        while time.monotonic() < end:
            for row in _play(table, rows, encoder, settings.teacher, end):
                out.write(row)


def _play(table: Table, rows: Rows, encoder: Any, teacher: str, end: float) -> list[bytearray]:
    """The rows of one game with the teacher's answers and the result; none if time ran out."""
    match = table.match
    seats = [Perspective(match, seat) for seat in range(match.state.seats)]
    bots = [make_bot(teacher, table.game, f"{table.rng.word()}") for _ in seats]
    taught_at, kept = rows.at["taught"][0], list[bytearray]()
    while time.monotonic() < end:
        decision = match.decision
        assert decision is not None
        row = rows.write(encoder.encode(match.state, decision, decision.seat), decision.seat, len(seats))
        chosen = decision.options.index(bots[decision.seat].choose(seats[decision.seat]))
        if chosen < rows.options:
            row[taught_at] = chosen
            kept.append(row)
        over = table.answer(chosen)
        if over is not None:
            for each in kept:
                rows.write_end(each, *over)
            return kept
    return []
