"""The end of a game: the way of winning, places and what they rest on."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from fatebox.kernel import Result
from fatebox.text.speaker import Speaker
from fatebox.text.words import sentence

from .drawing import CRYSTAL
from .names import Names

ENDINGS = {
    "conquest": "only one player has an Outpost left (OUT-END.1)",
    "crystal": "somebody owns enough Mana Crystals (OUT-END.2)",
    "limit": "the limit of rounds decides (OUT-END.7)",
    "draw": "nobody is ahead: a draw",
    "concession": "all others have given up (OUT-ELIM.7)",
}
WAYS = {"conquest": "by conquest", "crystal": "by crystals", "limit": "at the limit", "concession": ""}


def headline(result: Result, seat: int) -> str:
    """A result in a few words."""
    rounds = f"after {result.details['rounds']} rounds"
    if seat not in result.winners:
        return f"place {result.places[seat]} of {len(result.places)} {rounds}"
    won = "drew" if result.outcome == "draw" else f"won {WAYS[result.outcome]}".strip()
    return f"{won} {rounds}"


def ranking(names: Names, result: Result) -> Grid:
    """The result table (Outcome and scoring)."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("place", "player", "Outposts", "counters", "crystals", "draw damage"):
        grid.add_column(column, justify="left" if column == "player" else "right")
    details = result.details
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        you = ", you" if seat == names.viewer else ""
        grid.add_row(
            str(result.places[seat]),
            Text(names.full(seat) + you, names.style(seat)),
            str(details["outposts"][seat]),
            str(details["counters"][seat]),
            CRYSTAL * details["crystals"][seat] or "0",
            str(details["draw_damage"][seat]),
            style="bold" if seat in result.winners else "",
        )
    return grid


def ending(result: Result, speaker: Speaker) -> Text:
    """The result of the game."""
    return Text(sentence(f"{ENDINGS[result.outcome]}, after {result.details['rounds']} rounds"))
