"""Screens of The Phantom for tests: what a seat reads, and positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, RenderableType

from fatebox.cli.terminal.choices import numbered
from fatebox.cli.terminal.face import Face
from fatebox.games.phantom import GAME
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Event, Match, Rng

FACE = Face(GAME)
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"adventure": "devil", "level": "normal"}),
    (2, {"adventure": "patrol", "loot_achievements": True}),
    (2, {"adventure": "year_one", "level": "heroic", "lingering_wounds": True}),
)
"""The games that random players play: seats and options."""


def text_of(thing: RenderableType, width: int = 80) -> str:
    """What is printed, without colours."""
    console = Console(width=width, highlight=False, markup=False, color_system=None)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def screen(match: Match[PhantomState], seat: int | None, width: int = 80) -> str:
    """Table and menu as a seat sees them."""
    text = text_of(FACE.table(match.view(seat), match.state.pack), width)
    decision = match.decision_of(seat)
    if seat is not None and decision is not None:
        text += text_of(FACE.menu(match, seat, numbered(decision)), width)
    return text


def positions(which: int, heard: list[Event] | None = None) -> Iterator[Match[PhantomState]]:
    """All positions of a random game."""
    seats, options = GAMES[which]
    listener = None if heard is None else heard.append
    match = GAME.start(which, seats=seats, options=options, listener=listener)
    rng = Rng.from_seed(f"phantom {which}")
    while match.decision is not None:
        yield match
        options_now = match.decision.options
        match.answer(options_now[rng.below(len(options_now))])
    yield match
