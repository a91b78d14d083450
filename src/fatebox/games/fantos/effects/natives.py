"""Native abilities and the standing parts of attached Labor (FAN-LEG.12, FAN-RES.16).

They are never played: they lend a card traits, which the rules look up where they matter.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Literal

from msgspec import Meta

from fatebox.games.fantos.state.terms import STATS
from fatebox.kernel import Natural, Positive, Struct
from fatebox.kernel.messages import Message

from .words import spoken


class Traits:
    """All that a card does by itself; a card without natives has these neutral values."""

    __slots__ = (
        "band", "best_of", "charge", "gains", "guard", "own_reroll", "revives", "shield", "stats", "votes",
        "warded",
    )  # fmt: skip

    def __init__(self) -> None:
        self.revives = False
        self.warded = False
        self.own_reroll = False
        self.best_of = 1
        self.guard = 0
        self.shield = 0
        self.votes = 0
        self.stats = (0, 0, 0)
        self.band: Band | None = None
        self.charge: Charge | None = None
        self.gains: tuple[GainWhen, ...] = ()


class Native(Struct, frozen=True, tag_field="do"):
    """Base of all natives."""

    @abstractmethod
    def lend(self, traits: Traits) -> None:
        """Add to the traits of the card."""

    def message(self) -> Message:
        """Its words, without capital and full stop: `native-<tag>` with its fields as arguments."""
        return spoken("native", self)


class Revive(Native, frozen=True, tag="revive"):
    """REVIVE: falls dormant instead of being discarded (FAN-CARD.13, R52)."""

    def lend(self, traits: Traits) -> None:
        traits.revives = True


class Ward(Native, frozen=True, tag="ward"):
    """WARD against TAKE and LOSE by Labor and abilities."""

    def lend(self, traits: Traits) -> None:
        traits.warded = True


class Band(Native, frozen=True, tag="band"):
    """LEGBONUS in War for each other Legacy of a race on the same side."""

    race: str
    each: Positive
    most: Positive

    def lend(self, traits: Traits) -> None:
        traits.band = self


class OwnReroll(Native, frozen=True, tag="own-reroll"):
    """REROLL of its own die, optional, once per Harvest."""

    def lend(self, traits: Traits) -> None:
        traits.own_reroll = True


class BestOf(Native, frozen=True, tag="best-of"):
    """BESTOF in War and Duels."""

    rolls: Annotated[int, Meta(ge=2)]

    def lend(self, traits: Traits) -> None:
        traits.best_of = self.rolls


class Guard(Native, frozen=True, tag="guard"):
    """SCORE of your side when attacked, while untasked."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.guard = self.amount


class GainWhen(Native, frozen=True, tag="gain-when"):
    """GAIN when something happens."""

    when: Literal["harvest", "war", "upkeep", "discard"]
    amount: Positive
    to: Literal["self", "reserve"] = "self"
    at_least: Natural = 0
    """For `harvest`: only if that much was gained."""

    def __post_init__(self) -> None:
        if self.at_least and self.when != "harvest":
            raise ValueError(f"at_least: only for when = 'harvest', not {self.when!r}")

    def lend(self, traits: Traits) -> None:
        traits.gains += (self,)


class Charge(Native, frozen=True, tag="charge"):
    """LEGBONUS for a spend before the bearer is tasked to War or as challenger (FAN-CARD.19)."""

    cost: Positive
    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.charge = self


class ExtraVotes(Native, frozen=True, tag="extra-votes"):
    """VOTES of the bearer's Citadel in every vote (FAN-CARD.20)."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.votes = self.amount


class Shield(Native, frozen=True, tag="shield"):
    """PREVENT while the bearer fights in War or Duel."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.shield = self.amount


class StatBonus(Native, frozen=True, tag="stat"):
    """STAT of the bearer."""

    stat: Literal["harvest", "war", "tribute"]
    amount: Positive

    def lend(self, traits: Traits) -> None:
        stats = list(traits.stats)
        stats[STATS.index(self.stat)] += self.amount
        traits.stats = (stats[0], stats[1], stats[2])
