"""Trial games: the solver plays with a taste for some relics, so that a fit sees what each of them is worth.

Left to itself it buys what its weights like, and nothing could be learned about the rest. In most trials it
has a favorite relic, and small likes and dislikes for the others.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import ICONS
from fatebox.kernel import DONE, Game, Match, Option, Perspective, Rng
from fatebox.kernel.evaluation import log_odds

from .bot import Solver
from .knowledge import Stacks, known_stacks

LIKING = 0.4
"""The largest like or dislike of a relic, in log-odds."""
LOVE = 1.0
"""The additional liking for the favorite."""
HAS_FAVORITE = 0.6
"""The share of games with a favorite."""


class Standing(NamedTuple):
    """All that is known between two rounds, once the purchases are made."""

    rounds: int
    """Rounds to go."""
    stacks: Stacks
    ranks: tuple[int, ...]
    gold: int
    shards: int
    points: int


class Trial(msgspec.Struct, frozen=True):
    """One game: where it stood between its rounds, and how it ended."""

    number: int
    level: str
    won: bool
    score: int
    standings: list[Standing]


class Taster(Solver):
    """The solver with a taste in relics."""

    def __init__(self, game: Game[Any], rng: Rng, make: Any, **limits: Any) -> None:
        super().__init__(game, rng, make, **limits)
        relics = game.pack().relic_keys
        self._taste = {key: LIKING * (2 * _share(rng) - 1) for key in relics}
        if _share(rng) < HAS_FAVORITE:
            self._taste[relics[rng.below(len(relics))]] += LOVE

    def choose(self, seat: Perspective) -> Option:
        """The best option; among purchases, with taste."""
        if seat.decision.options[0][0] != "buy" and seat.decision.options[0] != DONE:
            return super().choose(seat)
        found = self.appraise(seat)
        if found[0].value >= 1:  # no round is left: relics count by their points
            return found[0].option
        return max(found, key=lambda each: log_odds(each.value) + self._liking(each.option)).option

    def _liking(self, option: Option) -> float:
        return 0.0 if option == DONE else self._taste[option[1]]


def play_trial(game: Game[WeaverState], number: int, level: str, limits: dict[str, Any]) -> Trial:
    """Play one game."""
    match: Match[WeaverState] = game.start(f"trial {number}", options={"difficulty": level})
    bot = Taster(game, Rng.from_seed(f"taste {number}"), None, **limits)
    seat = Perspective(match, 0)
    standings: list[Standing] = []
    begun = 0
    while match.decision is not None:
        if match.state.round > begun:
            begun = match.state.round
            standings.append(standing_of(match.state))
        match.answer(bot.choose(seat))
    assert match.result is not None
    won = bool(match.result.winners)
    return Trial(number, level, won, int(match.result.scores[0]) if won else 0, standings)


def standing_of(s: WeaverState) -> Standing:
    """The standing before the round that has just begun."""
    return Standing(ICONS - len(s.icons) + 1, known_stacks(s)[0], tuple(s.relics), s.gold, s.shards, s.points)


def _share(rng: Rng) -> float:
    return rng.below(1 << 20) / (1 << 20)
