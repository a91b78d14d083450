"""The colors of Citadels and of their names in a text."""

from __future__ import annotations

from rich.text import Text

from fatebox.games.fantos.view import names

RACE_STYLES = {
    "feral": "green",
    "enlightened": "bright_cyan",
    "cult": "bright_red",
    "hollow": "bright_blue",
    "marked": "yellow",
    "starborn": "bright_magenta",
}


class Names(names.Names):
    """The names of Citadels and cards, in color."""

    def style(self, seat: int) -> str:
        """The color of a Citadel."""
        return RACE_STYLES[self.mats[seat].race]

    def colored(self, text: str, style: str = "") -> Text:
        """A text in which the names of Citadels have their colors."""
        drawn = Text(text, style)
        for mat in self.mats:
            drawn.highlight_words([mat.name], RACE_STYLES[mat.race])
        return drawn
