"""Standing rules that Trials set while they are in play; the phases ask for them (FAN-TRI.11, .12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from fatebox.games.fantos.state.terms import DISABLED, TASKED
from fatebox.kernel import Effect, Positive
from fatebox.kernel.messages import Message

from .base import AVERAGE_ROLL, Changes, Forecast
from .words import spoken

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Citadel

T = TypeVar("T", bound="TrialEffect")


class TrialEffect(Effect, frozen=True):
    """Base of all effects of Trials; by itself it is a standing rule."""

    def message(self) -> Message:
        """Its words, without capital and full stop."""
        return spoken("effect", self)

    def value(self, s: FantosState, cause: object, forecast: Forecast) -> Changes:
        """The likely gains and losses of all Citadels while it is in play, or when it happens, in Shards."""
        rounds = forecast.rounds
        return {seat: self.value_to(s, s.citadels[seat], rounds) for seat in forecast.living}

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        """The likely gain or loss of one Citadel; `rounds` are about the turns that it still has."""
        raise TypeError(f"{type(self).__name__} is valued for all Citadels at once")


def likely_harvests(s: FantosState, citadel: Citadel, rounds: float) -> float:
    """The number of Harvests that a Citadel will make: those whose Legacies are best at it make the most."""
    harvest = others = 0
    for legacy in citadel.legacies:
        stats = s.stats(legacy)
        harvest += stats[0]
        others += max(stats[1], stats[2])
    return min(2.0, rounds) * harvest / max(1, harvest + others)


def _best_war(s: FantosState, citadel: Citadel) -> int:
    return max([s.stats(legacy)[1] for legacy in citadel.legacies if legacy.state != DISABLED], default=0)


def standing(s: FantosState, kind: type[T]) -> list[T]:
    """The standing rules of this kind, from the Trials in play, oldest first (FAN-TURN.4)."""
    return [e for card in s.trials for e in s.pack.trial_effects[card] if isinstance(e, kind)]


class ExtraDie(TrialEffect, frozen=True, tag="extra-die"):
    """EXTRADIE for the whole Harvest (FAN-CARD.24)."""

    amount: Positive

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        return AVERAGE_ROLL * self.amount * likely_harvests(s, citadel, rounds)


class SellCards(TrialEffect, frozen=True, tag="sell-cards"):
    """STIMULUS (FAN-CARD.26)."""

    most: Positive
    price: Positive
    limit: Positive
    """The hand that nobody may exceed by buying."""

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        return 0.5


class AimWar(TrialEffect, frozen=True, tag="aim-war"):
    """WARTARGET: to the right, or at anyone."""

    at: Literal["right", "any"]

    def value(self, s: FantosState, cause: object, forecast: Forecast) -> Changes:
        return {}  # the evaluation counts it in the Wars that each Citadel is exposed to


class DeckHire(TrialEffect, frozen=True, tag="deck-hire"):
    """DECKHIRE (FAN-CARD.23)."""

    def value(self, s: FantosState, cause: object, forecast: Forecast) -> Changes:
        return {}  # it is open to all alike


class FreeDuels(TrialEffect, frozen=True, tag="free-duels"):
    """FREEDUELS at the start of the phase."""

    def value(self, s: FantosState, cause: object, forecast: Forecast) -> Changes:
        """The lead of each Citadel's best fighter over the best of the others."""
        best = {seat: _best_war(s, s.citadels[seat]) for seat in forecast.living}
        second, first = sorted([0, 0, *best.values()])[-2:]
        weight = 0.3 * min(1.0, forecast.rounds)
        return {seat: weight * (war - (second if war == first else first)) for seat, war in best.items()}


class HarvestScore(TrialEffect, frozen=True, tag="harvest-score"):
    """SCORE of each Harvest."""

    amount: int

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        return self.amount * likely_harvests(s, citadel, rounds)

    def message(self) -> Message:
        direction = "up" if self.amount > 0 else "down"
        return Message("effect-harvest-score", direction=direction, size=abs(self.amount))


class ForbidAbilities(TrialEffect, frozen=True, tag="forbid-abilities"):
    """FORBID activating Legacy abilities that are not native; attached Labor still works."""

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        abilities = sum(s.pack.ability[each.card] is not None for each in citadel.legacies if each.up)
        return -0.3 * abilities * min(1.0, rounds)


class RoundTimer(TrialEffect, frozen=True, tag="round-timer"):
    """ROUNDTIMER (R56)."""

    def value(self, s: FantosState, cause: object, forecast: Forecast) -> Changes:
        return {}  # it only ends what its Trial does


class PaidUntask(TrialEffect, frozen=True, tag="paid-untask"):
    """IRON HUNGER: untasking has its price."""

    price: Positive

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        tasked = sum(legacy.state == TASKED for legacy in citadel.legacies)
        return -0.5 * self.price * tasked * min(1.0, rounds)


class FinalRound(TrialEffect, frozen=True, tag="final-round"):
    """FAN-FIN: no Harvest, no further Trials, and the last round."""

    def value(self, s: FantosState, cause: object, forecast: Forecast) -> Changes:
        return {}  # the evaluation counts it in the turns that are left
