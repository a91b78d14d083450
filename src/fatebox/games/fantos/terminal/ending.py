"""The end of a game: places, scores and what they are made of, the way of ending, the tie-break."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from fatebox.kernel import Result
from fatebox.text.speaker import Speaker

from .names import Names
from .sentences import ENDINGS

TIE_BREAKS = {
    "none": "",
    "reigning_tribute": " The tie was broken by the Reigning Tribute (FAN-WIN.5).",
    "least_reserve": " The tie was broken by the smaller Reserve (FAN-WIN.6).",
    "special_tribute": " The tie was broken by a last Special Tribute (FAN-WIN.7).",
}


def headline(result: Result, seat: int) -> str:
    """A result in a few words."""
    if seat in result.winners:
        return f"won with {result.scores[seat]} Shards"
    return f"place {result.places[seat]} of {len(result.places)} with {result.scores[seat]} Shards"


def ranking(names: Names, result: Result) -> Grid:
    """The result table (Outcome and scoring)."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("place", "Citadel", "score", "Reserve", "on Legacies"):
        grid.add_column(column, justify="left" if column == "Citadel" else "right")
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        you = ", you" if seat == names.viewer else ""
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
    details, how = result.details, ENDINGS[result.outcome]
    tie = TIE_BREAKS[details["tie_break"]]
    return Text(
        f"{how[0].upper()}{how[1:]}, after {details['turns']} turns and {details['trials_seen']} Trials.{tie}"
    )
