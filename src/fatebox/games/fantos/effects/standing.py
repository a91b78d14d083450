"""Standing rules that Trials set while they are in play; the phases ask for them (FAN-TRI.11, .12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from fatebox.text.words import counted

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
        dice = "one extra die" if self.amount == 1 else f"{self.amount} extra dice"
        return f"every Harvest rolls {dice}, however many Legacies harvest"


class SellCards(TrialEffect, frozen=True, tag="sell-cards"):
    """STIMULUS (FAN-CARD.26)."""

    most: Positive
    price: Positive
    limit: Positive
    """The hand that nobody may exceed by buying."""

    def text(self) -> str:
        return (
            f"after drawing up, the active Citadel may buy up to {counted(self.most, 'extra Labor card')}, "
            f"up to a hand of {self.limit}, for {shards(self.price)} each from its Reserve, which must keep "
            "at least 1"
        )


class AimWar(TrialEffect, frozen=True, tag="aim-war"):
    """WARTARGET: to the right, or at anyone."""

    at: Literal["right", "any"]

    def text(self) -> str:
        if self.at == "any":
            return "War may be declared on any other Citadel"
        return (
            "War is declared on the Citadel to the right; the Citadel of the Reigning Tribute may still "
            "choose any other"
        )


class DeckHire(TrialEffect, frozen=True, tag="deck-hire"):
    """DECKHIRE (FAN-CARD.23)."""

    def text(self) -> str:
        return (
            "instead of hiring from the Pool, the active Citadel may reveal the top card of the Legacy Deck "
            "and hire it; if it does not, the card goes to the bottom of the deck and the hire is lost"
        )


class FreeDuels(TrialEffect, frozen=True, tag="free-duels"):
    """FREEDUELS at the start of the phase."""

    def text(self) -> str:
        return (
            "first, in turn order from the active Citadel, round and round until all pass, each Citadel may "
            "have an untasked Legacy challenge any other Legacy to a Duel without playing a card"
        )


class HarvestScore(TrialEffect, frozen=True, tag="harvest-score"):
    """SCORE of each Harvest."""

    amount: int

    def text(self) -> str:
        change = "higher" if self.amount > 0 else "lower, but not below 0"
        return f"every Harvest Score is {abs(self.amount)} {change}"


class ForbidAbilities(TrialEffect, frozen=True, tag="forbid-abilities"):
    """FORBID activating Legacy abilities that are not native; attached Labor still works."""

    def text(self) -> str:
        return "no Legacy's ability may be activated; native abilities and attached Labor still work"


class RoundTimer(TrialEffect, frozen=True, tag="round-timer"):
    """ROUNDTIMER (R56)."""

    def text(self) -> str:
        return "when every Citadel has completed its next Fantos Action Phase, this Trial leaves the game"


class PaidUntask(TrialEffect, frozen=True, tag="paid-untask"):
    """IRON HUNGER: untasking has its price."""

    price: Positive

    def text(self) -> str:
        return (
            "each tasked Legacy of the active Citadel is untasked only if that Citadel spends "
            f"{shards(self.price)} for it from its Reserve, which must keep at least 1; "
            "disabled Legacies are restored for free"
        )


class FinalRound(TrialEffect, frozen=True, tag="final-round"):
    """FAN-FIN: no Harvest, no further Trials, and the last round."""

    def text(self) -> str:
        return (
            "the final round begins: no Harvest may be declared and no Trial drawn. The game ends when every "
            "Citadel has completed its next Fantos Action Phase, and the Citadel with the most Shards wins"
        )
