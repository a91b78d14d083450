"""Continuous text: it holds while its card is in play.

On a Player or Injury card it holds for the owner; on the row, an Objective or a Mission for all players.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fatebox.games.phantom.state.terms import Resource
from fatebox.kernel.messages import Message, key_of

from .base import Positive, Static
from .filters import cards
from .numbers import Varying
from .printing import Printed, amount, kind, this_card

Number = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Quantity = Literal["hand_limit", "resource_limit", "base_combat", "combat", "combat_cost"]

RATES: dict[str, float] = {
    "hand_limit": 3.0,
    "resource_limit": 0.5,
    "base_combat": 4.0,
    "combat": 3.0,
    "combat_cost": -2.0,
}
"""The value of each quantity being higher by 1."""


class Change(Static, frozen=True, tag="change", kw_only=True):
    """A limit or a value is higher or lower (R14)."""

    what: Quantity
    by: Number

    def __post_init__(self) -> None:
        if not self.by:
            raise ValueError("by: expected a number other than 0")

    def value(self) -> float:
        return RATES[self.what] * self.by

    def message(self, on: Printed) -> Message:
        return Message(
            "static-change",
            what=self.what,
            way="up" if self.by > 0 else "down",
            number=abs(self.by),
            all=on.form != "own",
        )


class ReadyLimit(Static, frozen=True, tag="ready_limit", kw_only=True):
    """In the Recovery phase at most this number of cards is readied."""

    cards: Positive

    def value(self) -> float:
        return -1.0

    def message(self, on: Printed) -> Message:
        return Message("static-ready-limit", number=self.cards, all=on.form != "own")


class EnemyHealth(Static, frozen=True, tag="enemy_health", kw_only=True):
    """Enemies have more or less health, to a minimum of 0."""

    of: str
    by: Number | Varying

    def __post_init__(self) -> None:
        cards(self.of)
        if self.by == 0:
            raise ValueError("by: expected a number other than 0")

    def value(self) -> float:
        return 2.0

    def message(self, on: Printed) -> Message:
        way = "up" if isinstance(self.by, Varying) or self.by > 0 else "down"
        by = self.by if isinstance(self.by, Varying) else abs(self.by)
        return Message("static-enemy-health", target=kind(self.of, on), way=way, **amount(by, on))


class AttackDamage(Static, frozen=True, tag="attack_damage", kw_only=True):
    """This Enemy's attack deals more damage than usual."""

    damage: Positive

    def value(self) -> float:
        return 0.0  # the evaluation counts the damage of every Enemy on the row

    def message(self, on: Printed) -> Message:
        return Message("static-attack-damage", card=this_card(on), number=self.damage)


class ForbidActivate(Static, frozen=True, tag="forbid_activate", kw_only=True):
    """Player cards of a kind may not be activated, whatever the situation."""

    of: str

    def __post_init__(self) -> None:
        if any(situations for _, situations in cards(self.of).terms):
            raise ValueError("of: expected kinds of cards, without a situation")

    def value(self) -> float:
        return -1.5

    def message(self, on: Printed) -> Message:
        return Message("static-forbid-activate", target=kind(self.of, on), all=on.form != "own")


class ForbidSpend(Static, frozen=True, tag="forbid_spend", kw_only=True):
    """A resource may not be spent."""

    resource: Resource

    def value(self) -> float:
        return -1.5

    def message(self, on: Printed) -> Message:
        del on
        return Message("static-forbid-spend", resource=Message(key_of("word", self.resource)))


class PlayDiscount(Static, frozen=True, tag="play_discount", kw_only=True):
    """Cards cost fewer symbols to play: W symbols first, then those of your choice."""

    of: str
    by: Positive

    def __post_init__(self) -> None:
        cards(self.of)

    def value(self) -> float:
        return 1.0

    def message(self, on: Printed) -> Message:
        return Message("static-play-discount", target=kind(self.of, on), number=self.by)


class SteadyCombatCost(Static, frozen=True, tag="steady_combat_cost"):
    """Combat costs you what the Legend board says, whatever effects say."""

    def value(self) -> float:
        return 1.0

    def message(self, on: Printed) -> Message:
        del on
        return Message("static-steady-combat-cost")


AnyStatic = (
    Change
    | ReadyLimit
    | EnemyHealth
    | AttackDamage
    | ForbidActivate
    | ForbidSpend
    | PlayDiscount
    | SteadyCombatCost
)
