"""Names: players by their factions, Outposts by their letters, cards by their names."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.state.pieces import POSTS
from fatebox.kernel import View
from fatebox.text import names

POOL_STYLES = {
    "cinder": "bright_red",
    "bastion": "bright_blue",
    "wildroot": "green",
    "veil": "bright_magenta",
    "silver": "white",
    "shard": "cyan",
}
LETTERS = "ABC"
"""The letters of a player's Outposts."""


class Names(names.Names[OutpostsPack]):
    """Names of players, Outposts and cards for one viewer, who is `you`."""

    def __init__(self, view: View, pack: OutpostsPack) -> None:
        super().__init__(view, pack)
        self.factions: list[str] = [player["faction"] for player in view["table"]["players"]]
        taken = Counter(self.factions)
        self.short = [self._short(seat, taken) for seat in range(len(self.factions))]

    def _short(self, seat: int, taken: Counter[str]) -> str:
        """`Cinder`; the seat where a faction is played twice or not chosen yet."""
        faction = self.factions[seat]
        if not faction:
            return f"Seat {seat + 1}"
        word = self.pack.factions[faction].name.split()[0]
        return word if taken[faction] == 1 else f"{word} {seat + 1}"

    def full(self, seat: int) -> str:
        """`Cinder Legion`, with the seat where that is needed."""
        faction, short = self.factions[seat], self.short[seat]
        if not faction:
            return short
        _, rest = self.pack.factions[faction].name.split(maxsplit=1)
        word, *number = short.split()
        return " ".join([word, rest, *number])

    def name(self, seat: int) -> str:
        """A player: `Cinder`."""
        return self.short[seat]

    def post(self, number: int) -> str:
        """An Outpost: `Cinder's Outpost B`, `your Outpost A`."""
        return f"{self.whose(number // POSTS)} Outpost {letter(number)}"

    def place(self, number: int) -> str:
        """An Outpost in short: `Cinder B`, `your A`."""
        seat = number // POSTS
        return f"{'your' if seat == self.viewer else self.short[seat]} {letter(number)}"

    def style(self, seat: int) -> str:
        """The color of a player."""
        return POOL_STYLES.get(self.factions[seat], "")

    def coloured(self, text: str, style: str = "") -> Text:
        """A text in which the names of players have their colours."""
        drawn = Text(text, style)
        for seat, name in enumerate(self.short):
            drawn.highlight_words([name], self.style(seat))
        drawn.highlight_regex(r"(?i)\byour?\b", "bold")
        return drawn


def letter(number: int) -> str:
    """The letter of an Outpost."""
    return LETTERS[number % POSTS]
