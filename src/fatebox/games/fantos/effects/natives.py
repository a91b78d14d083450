"""Native abilities and the standing parts of attached Labor (FAN-LEG.12, FAN-RES.16).

They are never played: they lend a card traits, which the rules look up where they matter.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fatebox.games.fantos.state.terms import STATS
from fatebox.kernel import Natural, Positive, Struct
from fatebox.text.words import counted

from .base import paid_out, shards


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
        return (
            "when its Shards run out, this Legacy is not discarded but lies dormant, without attached Labor "
            "or title. In your next Hiring Phase you may revive it, untasked and in addition to your hire, "
            "for its full Hiring Cost, to which your Hiring Incentive applies; otherwise it is discarded"
        )


class Ward(Native, frozen=True, tag="ward"):
    """WARD against TAKE and LOSE by Labor and abilities."""

    def lend(self, traits: Traits) -> None:
        traits.warded = True

    def text(self) -> str:
        return (
            "Labor and abilities cannot take Shards from this Legacy or make it lose any. Its own payments, "
            "damage in War and Duels, Trials, and rearranging the Shards on your Legacies still move them"
        )


class Band(Native, frozen=True, tag="band"):
    """LEGBONUS in War for each other Legacy of a race on the same side."""

    race: str
    each: Positive
    most: Positive

    def lend(self, traits: Traits) -> None:
        traits.band = self

    def text(self) -> str:
        return (
            f"in War this Legacy counts {self.each} more for each other {self.race.title()} Legacy "
            f"fighting on its side, but at most {self.most} more"
        )


class OwnReroll(Native, frozen=True, tag="own-reroll"):
    """REROLL of its own die, optional, once per Harvest."""

    def lend(self, traits: Traits) -> None:
        traits.own_reroll = True

    def text(self) -> str:
        return "when this Legacy harvests, you may reroll its die once; the new result counts"


class BestOf(Native, frozen=True, tag="best-of"):
    """BESTOF in War and Duels."""

    rolls: Annotated[int, Meta(ge=2)]

    def lend(self, traits: Traits) -> None:
        traits.best_of = self.rolls

    def text(self) -> str:
        times, best = ("twice", "higher") if self.rolls == 2 else (f"{self.rolls} times", "highest")
        return f"in War and Duels, roll this Legacy's die {times} and keep the {best} result"


class Guard(Native, frozen=True, tag="guard"):
    """SCORE of the own side when attacked, while untasked."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.guard = self.amount

    def text(self) -> str:
        return f"when you are attacked, add {self.amount} to your War Score while this Legacy is untasked"


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

    def text(self) -> str:
        when = {
            "harvest": f"whenever another Citadel's Harvest gains at least {shards(self.at_least)}",
            "war": "whenever you win a War in which this Legacy fights",
            "upkeep": "at the start of each of your turns, if this Legacy is the Reigning Tribute",
            "discard": "whenever another hired Legacy of any Citadel is discarded",
        }[self.when]
        place = "on this Legacy" if self.to == "self" else "into your Reserve"
        return f"{when}, {paid_out(self.amount, place)}"


class Charge(Native, frozen=True, tag="charge"):
    """LEGBONUS for a spend before the bearer is tasked to War or as challenger (FAN-CARD.19)."""

    cost: Positive
    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.charge = self

    def text(self) -> str:
        return (
            "whenever the bearer is tasked to War or challenges to a Duel, its Citadel may first spend "
            f"{shards(self.cost)} from it, though not its last, so that it counts {self.amount} more"
        )


class ExtraVotes(Native, frozen=True, tag="extra-votes"):
    """VOTES of the bearer's Citadel in every vote (FAN-CARD.20)."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.votes = self.amount

    def text(self) -> str:
        votes = counted(self.amount, "more vote")
        return f"in every Diplomacy vote the bearer's Citadel has {votes}, cast the same way as its own"


class Shield(Native, frozen=True, tag="shield"):
    """PREVENT while the bearer fights in War or Duel."""

    amount: Positive

    def lend(self, traits: Traits) -> None:
        traits.shield = self.amount

    def text(self) -> str:
        return (
            "in War and Duels, damage against the side on which the bearer fights is "
            f"{self.amount} less, but not below 0"
        )


class StatBonus(Native, frozen=True, tag="stat"):
    """STAT of the bearer."""

    stat: Literal["harvest", "war", "tribute"]
    amount: Positive

    def lend(self, traits: Traits) -> None:
        stats = list(traits.stats)
        stats[STATS.index(self.stat)] += self.amount
        traits.stats = (stats[0], stats[1], stats[2])

    def text(self) -> str:
        return f"the bearer's {self.stat.title()} Stat is {self.amount} higher"
