"""Native abilities and the standing parts of attached Labor (FAN-LEG.12, FAN-RES.16).

They are never played: they lend a card traits, which the rules look up where they matter.
"""

from __future__ import annotations

from typing import Literal

from fatebox.games.fantos.terms import STATS

from .base import Positive, Struct, shards


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

    def lend(self, traits: Traits) -> None:
        """Add to the traits of the card."""
        raise NotImplementedError

    def text(self) -> str:
        """Its sentence, without a capital and a full stop."""
        raise NotImplementedError


class Revive(Native, frozen=True, tag="revive"):
    """REVIVE: falls dormant instead of being discarded (FAN-CARD.13, R52)."""

    def lend(self, traits: Traits) -> None:
        traits.revives = True

    def text(self) -> str:
        return "when exhausted it lies dormant; you may revive it for its full cost in your next Hiring Phase"


class Ward(Native, frozen=True, tag="ward"):
    """WARD against TAKE and LOSE by Labor and abilities."""

    def lend(self, traits: Traits) -> None:
        traits.warded = True

    def text(self) -> str:
        return "Labor and abilities cannot take or remove its Shards"


class Band(Native, frozen=True, tag="band"):
    """LEGBONUS in War for each other Legacy of a race on the same side."""

    race: str
    each: Positive
    most: Positive

    def lend(self, traits: Traits) -> None:
        traits.band = self

    def text(self) -> str:
        return (
            f"while warring it counts {self.each} more for each other {self.race.title()} Legacy "
            f"on its side, at most {self.most}"
        )


class OwnReroll(Native, frozen=True, tag="own-reroll"):
    """REROLL of its own die, optional, once per Harvest."""

    def lend(self, traits: Traits) -> None:
        traits.own_reroll = True

    def text(self) -> str:
        return "when it harvests you may reroll its die once"


class BestOf(Native, frozen=True, tag="best-of"):
    """BESTOF in War and Duels."""

    rolls: Positive

    def lend(self, traits: Traits) -> None:
        traits.best_of = self.rolls

    def text(self) -> str:
        times = "twice" if self.rolls == 2 else f"{self.rolls} times"
        return f"in War and Duels roll its die {times} and keep the highest"


class Guard(Native, frozen=True, tag="guard"):
    """SCORE of the own side when attacked, while untasked."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.guard = self.amount

    def text(self) -> str:
        return f"while it is untasked, add {self.amount} to your War Score when you are attacked"


class GainWhen(Native, frozen=True, tag="gain-when"):
    """GAIN when something happens."""

    when: Literal["harvest", "war", "upkeep", "discard"]
    amount: Positive
    to: Literal["self", "reserve"] = "self"
    at_least: int = 0
    """For `harvest`: only if that much was gained."""

    def lend(self, traits: Traits) -> None:
        traits.gains += (self,)

    def text(self) -> str:
        gain = f"gains {shards(self.amount)}" if self.to == "self" else f"you gain {shards(self.amount)}"
        return {
            "harvest": f"{gain} when another Citadel completes a Harvest of {self.at_least} or more",
            "war": f"{gain} whenever you win a War in which it fights",
            "upkeep": f"while it is the Reigning Tribute, {gain} at the start of each of your turns",
            "discard": f"{gain} whenever another Legacy of any Citadel is discarded",
        }[self.when]


class Charge(Native, frozen=True, tag="charge"):
    """LEGBONUS for a spend before the bearer is tasked to War or as challenger (FAN-CARD.19)."""

    cost: Positive
    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.charge = self

    def text(self) -> str:
        return (
            f"when its bearer is tasked to War or challenges to a Duel, you may first spend "
            f"{shards(self.cost)} of the bearer: it counts {self.amount} more"
        )


class ExtraVotes(Native, frozen=True, tag="extra-votes"):
    """VOTES of the bearer's Citadel in every vote (FAN-CARD.20)."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.votes = self.amount

    def text(self) -> str:
        return f"its bearer's Citadel has {self.amount} more vote{'s' if self.amount > 1 else ''}"


class Shield(Native, frozen=True, tag="shield"):
    """PREVENT while the bearer fights in War or Duel."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.shield = self.amount

    def text(self) -> str:
        return f"damage against a side on which its bearer fights is {self.amount} less"


class StatBonus(Native, frozen=True, tag="stat"):
    """STAT of the bearer."""

    stat: Literal["harvest", "war", "tribute"]
    amount: Positive

    def lend(self, traits: Traits) -> None:
        stats = list(traits.stats)
        stats[STATS.index(self.stat)] += self.amount
        traits.stats = (stats[0], stats[1], stats[2])

    def text(self) -> str:
        return f"its bearer's {self.stat.title()} Stat is {self.amount} higher"
