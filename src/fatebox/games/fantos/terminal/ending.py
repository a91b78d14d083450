"""The end of a game: places, scores and what they are made of, the way of ending, the tie-break."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from fatebox.kernel import Result
from fatebox.kernel.messages import Message, key_of
from fatebox.text.speaker import Speaker

from .names import Names

COLUMNS = ("place", "citadel", "score", "reserve", "on-legacies")
"""The columns of the result, by the messages that name them."""


def headline(result: Result, seat: int) -> Message:
    """A result in a few words."""
    return Message(
        "terminal-headline",
        won=seat in result.winners,
        place=result.places[seat],
        places=len(result.places),
        score=result.scores[seat],
    )


def ranking(names: Names, result: Result, speaker: Speaker) -> Grid:
    """The result table (Outcome and scoring)."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in COLUMNS:
        justify = "left" if column == "citadel" else "right"
        grid.add_column(speaker.text(key_of("terminal", column)), justify=justify)  # type: ignore[arg-type]
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        you = f", {speaker.text('terminal-you')}" if seat == names.viewer else ""
        grid.add_row(
            str(result.places[seat]),
            Text(names.name(seat) + you, names.style(seat)),
            str(result.scores[seat]),
            str(result.details["reserves"][seat]),
            str(result.details["on_legacies"][seat]),
            style="bold" if seat in result.winners else "",
        )
    return grid


def ending(result: Result, speaker: Speaker) -> Text:
    """The way the game ended, and the tie-break."""
    details = result.details
    return Text(
        speaker.text(
            "terminal-ending",
            how=Message(key_of("word", result.outcome)),
            turns=details["turns"],
            trials=details["trials_seen"],
            tie=details["tie_break"],
        )
    )
