"""Standing rules that Trials set while they are in play; the phases ask for them (FAN-TRI.11, .12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from .base import Positive, Struct, shards

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState

T = TypeVar("T", bound="TrialEffect")


class TrialEffect(Struct, frozen=True, tag_field="do"):
    """Base of all effects of Trials; by itself it is a standing rule."""

    def text(self) -> str:
        """Its sentence, without a capital and a full stop."""
        raise NotImplementedError


def standing(s: FantosState, kind: type[T]) -> list[T]:
    """The standing rules of this kind, from the Trials in play, oldest first (FAN-TURN.4)."""
    return [e for card in s.trials for e in s.pack.trial_effects[card] if isinstance(e, kind)]


class ExtraDie(TrialEffect, frozen=True, tag="extra-die"):
    """EXTRADIE for the whole Harvest (FAN-CARD.24)."""

    amount: Positive

    def text(self) -> str:
        return "every Harvest rolls " + ("one extra die" if self.amount == 1 else f"{self.amount} extra dice")


class SellCards(TrialEffect, frozen=True, tag="sell-cards"):
    """STIMULUS (FAN-CARD.26)."""

    most: Positive
    price: Positive
    limit: Positive
    """The hand that nobody may exceed by buying."""

    def text(self) -> str:
        return (
            f"after drawing up, the active Citadel may buy up to {self.most} extra cards for "
            f"{shards(self.price)} each, up to a hand of {self.limit}"
        )


class AimWar(TrialEffect, frozen=True, tag="aim-war"):
    """WARTARGET: to the right, or at anyone."""

    at: Literal["right", "any"]

    def text(self) -> str:
        return "War aims at the Citadel to the right" if self.at == "right" else "War may aim at anyone"


class DeckHire(TrialEffect, frozen=True, tag="deck-hire"):
    """DECKHIRE (FAN-CARD.23)."""

    def text(self) -> str:
        return (
            "instead of a Pool hire you may reveal the next Legacy of the deck and hire it; "
            "if you do not, it goes under the deck and your hire is lost"
        )


class FreeDuels(TrialEffect, frozen=True, tag="free-duels"):
    """FREEDUELS at the start of the phase."""

    def text(self) -> str:
        return (
            "first, in turn order until all pass, each Citadel may let an untasked Legacy challenge any other"
        )


class HarvestScore(TrialEffect, frozen=True, tag="harvest-score"):
    """SCORE of each Harvest."""

    amount: int

    def text(self) -> str:
        return f"every Harvest Score is {abs(self.amount)} {'higher' if self.amount > 0 else 'lower'}"


class ForbidAbilities(TrialEffect, frozen=True, tag="forbid-abilities"):
    """FORBID activating Legacy abilities that are not native; attached Labor still works."""

    def text(self) -> str:
        return "no Legacy ability may be activated"


class RoundTimer(TrialEffect, frozen=True, tag="round-timer"):
    """ROUNDTIMER (R56)."""

    def text(self) -> str:
        return "it lasts one round"


class PaidUntask(TrialEffect, frozen=True, tag="paid-untask"):
    """IRON HUNGER: untasking has its price."""

    price: Positive

    def text(self) -> str:
        return (
            f"each tasked Legacy is untasked only if you spend {shards(self.price)} of your Reserve for it, "
            "which must keep 1"
        )


class FinalRound(TrialEffect, frozen=True, tag="final-round"):
    """FAN-FIN: no Harvest, no further Trials, and the last round."""

    def text(self) -> str:
        return "the final round begins: no Harvest and no further Trials"
