"""The end of a game: the way of winning, places and what they rest on."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from fatebox.kernel import Result
from fatebox.kernel.messages import Message
from fatebox.text.speaker import Speaker

from .drawing import CRYSTAL
from .names import Names


def headline(result: Result, seat: int) -> Message:
    """A result in a few words."""
    return Message(
        "terminal-headline",
        won=seat in result.winners,
        outcome=result.outcome,
        place=result.places[seat],
        seats=len(result.places),
        rounds=result.details["rounds"],
    )


def ranking(names: Names, result: Result, speaker: Speaker) -> Grid:
    """The result table (Outcome and scoring)."""
    grid, say = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0)), speaker.text
    for column in ("place", "player", "outposts", "counters", "crystals", "draw-damage"):
        grid.add_column(say(f"column-{column}"), justify="left" if column == "player" else "right")
    details = result.details
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        you = f", {say('terminal-you')}" if seat == names.viewer else ""
        grid.add_row(
            str(result.places[seat]),
            Text(names.full(seat, speaker) + you, names.style(seat)),
            str(details["outposts"][seat]),
            str(details["counters"][seat]),
            CRYSTAL * details["crystals"][seat] or "0",
            str(details["draw_damage"][seat]),
            style="bold" if seat in result.winners else "",
        )
    return grid


def ending(result: Result, speaker: Speaker) -> Text:
    """The result of the game."""
    return Text(speaker.text("terminal-ending", outcome=result.outcome, rounds=result.details["rounds"]))
