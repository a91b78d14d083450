"""Continuous text: it holds while its card is in play.

On a Player or Injury card it holds for the owner; on the row, an Objective or a Mission for all players.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fatebox.games.phantom.state.terms import RESOURCE_NAMES, Resource

from .base import Positive, Static
from .filters import cards
from .numbers import Varying
from .words import plural

Number = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Quantity = Literal["hand_limit", "resource_limit", "base_combat", "combat", "combat_cost"]

QUANTITIES: dict[str, str] = {
    "hand_limit": "hand limit",
    "resource_limit": "resource limit",
    "base_combat": "base Combat value",
    "combat": "total Combat value",
}


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

    def text(self) -> str:
        if self.what == "combat_cost":
            more = "more" if self.by > 0 else "less"
            return f"initiating combat costs you {plural(abs(self.by), f'{more} resource')}"
        way = "higher" if self.by > 0 else "lower"
        always = " in every combat" if self.what == "combat" else ""
        return f"your {QUANTITIES[self.what]} is {abs(self.by)} {way}{always}"

    def text_for_all(self) -> str:
        return self.text().replace("your", "each player's", 1)


class ReadyLimit(Static, frozen=True, tag="ready_limit", kw_only=True):
    """In the Recovery phase at most this number of cards is readied."""

    cards: Positive

    def value(self) -> float:
        return -1.0

    def text(self) -> str:
        return f"in your Recovery phase, you ready at most {plural(self.cards, 'card')}"

    def text_for_all(self) -> str:
        return f"in the Recovery phase, each player readies at most {plural(self.cards, 'card')}"


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

    def text(self) -> str:
        wanted = cards(self.of)
        single = bool(wanted.names) or self.of == "self"
        whom = wanted.noun() if single else wanted.noun(2)
        has = "has" if single else "have"
        if isinstance(self.by, Varying):
            number = "1" if self.by.text() == "0" else self.by.text()
            return f"{whom} {has} {number} more health{self.by.growth()}{self.by.each()}"
        if self.by < 0:
            return f"{whom} {has} {-self.by} less health (to a minimum of 0)"
        return f"{whom} {has} {self.by} more health"


class AttackDamage(Static, frozen=True, tag="attack_damage", kw_only=True):
    """This Enemy's attack deals more damage than usual."""

    damage: Positive

    def value(self) -> float:
        return 0.0  # the evaluation counts the damage of every Enemy on the row

    def text(self) -> str:
        return f"this card's attack deals {self.damage} damage"


class ForbidActivate(Static, frozen=True, tag="forbid_activate", kw_only=True):
    """Cards may not be activated."""

    of: str

    def __post_init__(self) -> None:
        cards(self.of)

    def value(self) -> float:
        return -1.5

    def text(self) -> str:
        return f"you may not activate {cards(self.of).noun(2)}"

    def text_for_all(self) -> str:
        return f"no player may activate {cards(self.of).noun(2)}"


class ForbidSpend(Static, frozen=True, tag="forbid_spend", kw_only=True):
    """A resource may not be spent."""

    resource: Resource

    def value(self) -> float:
        return -1.5

    def text(self) -> str:
        return f"you may not spend {RESOURCE_NAMES[self.resource]}"


class PlayDiscount(Static, frozen=True, tag="play_discount", kw_only=True):
    """Cards cost fewer symbols to play: W symbols first, then those of your choice."""

    of: str
    by: Positive

    def __post_init__(self) -> None:
        cards(self.of)

    def value(self) -> float:
        return 1.0

    def text(self) -> str:
        return f"{cards(self.of).noun(2)} cost you {plural(self.by, 'resource')} less to play"


class SteadyCombatCost(Static, frozen=True, tag="steady_combat_cost"):
    """Combat costs you what the Legend board says, whatever effects say."""

    def value(self) -> float:
        return 1.0

    def text(self) -> str:
        return "effects cannot raise your combat cost"


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
