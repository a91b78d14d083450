"""The forecast that effects are valued by: the likely outcome of actions, items and a longer game."""

from __future__ import annotations

from fatebox.games.fantos.effects.base import Changes
from fatebox.games.fantos.rules.windows import usage_of
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Item, Legacy

from .actions import value_of_action, value_of_duel, value_of_special_tribute
from .tableau import tableau

SURE = 0.85
"""The chance that nobody cancels an item."""
TRIALS_PER_TURN = 0.9


class LikelyOutcomes:
    """The forecast of one position; see `effects.base.Forecast`."""

    __slots__ = ("living", "rounds")

    def __init__(self, s: FantosState, living: list[int]) -> None:
        self.living = living
        self.rounds = rounds_left(s, len(living))

    def of_action(self, s: FantosState, action: Action) -> Changes:
        """The likely outcome of an unfinished action."""
        return value_of_action(s, action)

    def of_duel(self, s: FantosState, challenger: Legacy, challenged: Legacy) -> Changes:
        """The likely outcome of a Duel."""
        return value_of_duel(s, challenger, challenged)

    def of_special_tribute(self, s: FantosState) -> Changes:
        """The likely outcome of a Special Tribute Action."""
        return value_of_special_tribute(s)

    def of_item(self, s: FantosState, item: Item) -> Changes:
        """The likely outcome of an item that waits."""
        total: Changes = {}
        for effect in usage_of(s, item).effects:
            for seat, change in effect.value(s, item, self).items():
                total[seat] = total.get(seat, 0.0) + SURE * change
        return total

    def of_trials(self, s: FantosState, fewer: int) -> Changes:
        """The likely outcome of drawing fewer Trials: the game lasts longer, and all Legacies work longer."""
        longer = self.rounds + fewer / (TRIALS_PER_TURN * len(self.living))
        return {
            seat: tableau(s, s.citadels[seat], longer).work - tableau(s, s.citadels[seat], self.rounds).work
            for seat in self.living
        }


def rounds_left(s: FantosState, living: int) -> float:
    """About how many turns each of the living Citadels still has."""
    if s.zodraz >= 0:
        return 0.5
    deck = sum(map(len, s.trial_deck))
    until_the_end = deck - 2 if deck >= 5 else (deck + 1) / 2
    return 0.5 + until_the_end / (TRIALS_PER_TURN * living)
