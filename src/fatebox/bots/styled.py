"""Play with a taste: among options that are about as good, a character takes the ones it likes."""

from __future__ import annotations

from typing import Any, Protocol

from fatebox.kernel import Game, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Analyst, Appraisal, Bot
from fatebox.kernel.characters import Style, liking

from .easygoing import good_enough, sensible

NEAR = 0.01
"""Chances that differ by at most this are about as good, for bots that say no more."""


class Shortlister(Bot, Protocol):
    """A bot that says which answers are about as good as its own."""

    def shortlist(self, seat: Perspective) -> list[Option]:
        """The answers that are about as good as the best one; none that throws something away."""


class StyledBot:
    """A bot whose taste decides where its judgment does not; where both are silent, chance does."""

    def __init__(self, bot: Any, rng: Rng, style: Style) -> None:
        self._bot = bot
        self._rng = rng
        self._style = style

    def choose(self, seat: Perspective) -> Option:
        """One of the best answers, to its taste."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        good = self._shortlist(seat)
        most = max(liking(self._style, option) for option in good)
        liked = [option for option in good if liking(self._style, option) == most]
        return liked[0] if len(liked) == 1 else liked[self._rng.below(len(liked))]

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """Every option as its bot judges it."""
        analyst: Analyst = self._bot
        return analyst.appraise(seat)

    def _shortlist(self, seat: Perspective) -> list[Option]:
        if hasattr(self._bot, "shortlist"):
            shortlister: Shortlister = self._bot
            return shortlister.shortlist(seat)
        judged = self.appraise(seat)
        enough = max(each.trials for each in judged) / 2  # what was tried less was left for a reason
        return good_enough(sensible(seat, [each for each in judged if each.trials >= enough]), NEAR)


def style_of(game: Game[Any], name: str) -> Style:
    """The style of that name; an unknown one is an error."""
    found = game.opponents.styles.get(name)
    if found is None:
        known = ", ".join(game.opponents.styles) or "none"
        raise OptionsError(f"style: {game.title} has no style {name!r}; there are {known}")
    return found
