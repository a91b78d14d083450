"""Card designs: what a pack's tables are read into, and the side of a card that a level uses."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from fatebox.games.phantom.effects.base import Natural, Positive, Struct
from fatebox.games.phantom.effects.lore import Range
from fatebox.games.phantom.effects.resources import Symbols
from fatebox.games.phantom.effects.vocabulary import AnyEffect, AnyStatic, AnyStep, Tests
from fatebox.games.phantom.state.terms import (
    LEVELS,
    SKILL_LEVELS,
    DestinyType,
    Icon,
    Keyword,
    LevelIcon,
    PlayerType,
    Resource,
    SkillLevel,
    Subtype,
    Timing,
)

Trigger = Literal[
    "adventure", "combat", "response", "response_any", "recovery", "hurt", "kill", "kills", "destiny",
    "reveal", "fate", "hit", "down", "setup", "empty", "check",
]  # fmt: skip
ACTIVATED: tuple[Trigger, ...] = ("adventure", "combat", "response", "response_any", "recovery")
"""Abilities that a player may use for their costs; all other text is followed at its moment."""


def used_at(icon: LevelIcon | None, level: int) -> bool:
    """Whether a card, a side or a line with this icon is used on a level (PHA-LVL.3)."""
    return icon is None or LEVELS[level] in icon.split("/")


class Ability(Struct, frozen=True, kw_only=True):
    """Effects with their moment and what is paid for them (PHA-ADV.5)."""

    on: Trigger
    exhaust: bool = False
    """Exhaust this card."""
    spend: Symbols | None = None
    discard: bool = False
    """Discard this card from play."""
    exhaust_named: str | None = None
    """Exhaust a Ready card of this name in your Play area."""
    tests: Tests = ()
    """For `check`: what must be true."""
    effects: Annotated[tuple[AnyEffect, ...], msgspec.Meta(min_length=1)]
    level: LevelIcon | None = None


class Printed(Struct, frozen=True, tag_field="kind", kw_only=True):
    """A card of a set; its copies have the numbers that follow."""

    number: Positive
    copies: Positive = 1
    name: str
    abilities: tuple[Ability, ...] = ()
    statics: tuple[AnyStatic, ...] = ()
    flavor: str = ""
    """A line for the mood; no rule looks at it."""

    clause: ClassVar[str]
    """The clause of the rulebook that says more about such cards."""
    timings: ClassVar[tuple[Trigger, ...]] = ()
    """The moments that text of such cards may have."""
    double_sided: ClassVar[bool] = False

    def traits(self) -> frozenset[str]:
        """All words that filters know the card by."""
        return frozenset((self.name, str(self.__struct_config__.tag)))

    def level_of(self, copy: int) -> LevelIcon | None:
        """The level icon of a copy (the first is 0)."""
        del copy
        return None

    def health_at(self, level: int) -> int | None:
        """Its health on a level; None if it has none."""
        del level
        return None


class InjuryCard(Printed, frozen=True, tag="injury", kw_only=True):
    """An Injury: no cost, no reward; its text works while it is face up (PHA-DAM.3)."""

    clause = "PHA-DAM.3"
    timings = ("fate",)


class PlayerCard(Printed, frozen=True, tag="player", kw_only=True):
    """A card of a Player deck."""

    clause = "PHA-ADV.3"
    timings = ("adventure", "combat", "response", "response_any", "recovery", "hurt", "kill", "fate")

    type: PlayerType
    subtypes: tuple[Subtype, ...] = ()
    unique: bool = False
    skill: SkillLevel | None = None
    """The level of a Martial Arts card (PHA-MA.3)."""
    keyword: Keyword | None = None
    cost: Annotated[str, msgspec.Meta(pattern="^[GSMFW]{1,4}$")]
    reward: Annotated[str, msgspec.Meta(pattern="^[GSMFW]$")]
    deckbuilding: tuple[Keyword, ...] = ()
    """Keywords that it allows in the deck that it is part of (PHA-DECK.5)."""

    def __post_init__(self) -> None:
        if (self.skill is not None) != ("martial arts" in self.subtypes):
            raise ValueError("skill: Martial Arts cards have a level, other cards have none")

    def traits(self) -> frozenset[str]:
        words = (self.name, "player", self.type, *self.subtypes)
        return frozenset(words if self.keyword is None else (*words, self.keyword))

    def rank(self) -> int | None:
        """The level of a Martial Arts card as a number."""
        return None if self.skill is None else SKILL_LEVELS.index(self.skill)


class DestinyCard(Printed, frozen=True, tag="destiny", kw_only=True):
    """A card of the Destiny deck: an Enemy, an Event or Weather (PHA-CARD.1, PHA-CARD.4, PHA-CARD.5)."""

    clause = "PHA-DES.3"
    timings = ("adventure", "destiny", "fate", "hit", "down", "check")

    type: DestinyType
    subtypes: tuple[Subtype, ...] = ()
    health: Natural | None = None
    icons: tuple[Icon, ...] = ()
    """The type line, followed when the card was revealed this turn (PHA-DES.4)."""
    level: LevelIcon | None = None

    def __post_init__(self) -> None:
        if (self.health is None) == (self.type == "enemy"):
            raise ValueError("health: Enemies have health, other Destiny cards have none")

    def traits(self) -> frozenset[str]:
        words = ("enemy", "common") if self.type == "enemy" else (self.type,)  # PHA-CARD.2
        return frozenset((self.name, "destiny", *words, *self.subtypes))

    def level_of(self, copy: int) -> LevelIcon | None:
        del copy
        return self.level

    def health_at(self, level: int) -> int | None:
        del level
        return self.health


class ObjectiveCard(Printed, frozen=True, tag="objective", kw_only=True):
    """An Objective, with a side for Easy and Normal and one for Heroic and Mythic; a Boss has health."""

    clause = "PHA-CARD.6"
    timings = ("adventure", "destiny", "fate", "hit", "down", "check")
    double_sided = True

    subtypes: tuple[Subtype, ...] = ()
    health: tuple[Natural, Natural] | None = None
    """The health of a Boss on either side."""

    def traits(self) -> frozenset[str]:
        words = () if self.health is None else ("enemy", "boss")  # no Common Enemy (PHA-CARD.3)
        return frozenset((self.name, "objective", *words, *self.subtypes))

    def health_at(self, level: int) -> int | None:
        return None if self.health is None else self.health[level // 2]


class MissionCard(Printed, frozen=True, tag="mission", kw_only=True):
    """A Mission. Of two copies the first is for Easy and Normal, the second for Heroic and Mythic."""

    clause = "PHA-MIS.2"
    timings = ("adventure", "kills", "reveal", "fate", "setup", "empty", "check")
    double_sided = True

    copies: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    story: str

    def level_of(self, copy: int) -> LevelIcon | None:
        if self.copies == 1:
            return None
        return "easy/normal" if copy == 0 else "heroic/mythic"


class LoreCard(Printed, frozen=True, tag="lore", kw_only=True):
    """A Lore card: a piece of the story and instructions (PHA-LORE)."""

    clause = "PHA-LORE.2"

    lore: Positive
    story: str
    steps: Annotated[tuple[AnyStep, ...], msgspec.Meta(min_length=1)]


class Criterion(Struct, frozen=True, kw_only=True):
    """A line of the Achievement card: a player who meets it gains a card of the range (PHA-ACH.2)."""

    name: str
    on: Literal["lore", "defeat"]
    """Looked at when a Lore card is about to be read, or when an Enemy has been defeated."""
    lore: Positive | None = None
    tests: Tests = ()
    gain: Range

    def __post_init__(self) -> None:
        if (self.lore is None) == (self.on == "lore"):
            raise ValueError("lore: needed for `on = 'lore'`, and only there")


class AchievementCard(Printed, frozen=True, tag="achievement", kw_only=True):
    """The Achievement card of an adventure."""

    clause = "PHA-ACH.2"

    criteria: Annotated[tuple[Criterion, ...], msgspec.Meta(min_length=1)]


Reward = Literal["", "W"] | Range
"""Nothing, any one resource, or a card of the range."""


class LootCard(Printed, frozen=True, tag="loot", kw_only=True):
    """The Loot card of an adventure (PHA-LOOT.2, PHA-LOOT.5)."""

    clause = "PHA-LOOT.2"

    points: dict[Resource, Natural]
    rows: Annotated[tuple[Natural, ...], msgspec.Meta(min_length=1)]
    """The least points of each row."""
    columns: dict[str, tuple[Reward, ...]]
    """The rewards of an Enemy, row by row."""

    def __post_init__(self) -> None:
        if self.rows[0] != 0 or list(self.rows) != sorted(set(self.rows)):
            raise ValueError(f"rows: expected rising numbers from 0, got {list(self.rows)}")
        for name, rewards in self.columns.items():
            if len(rewards) != len(self.rows):
                raise ValueError(f"columns.{name}: expected {len(self.rows)} rewards, one for each row")


AnyCard = (
    InjuryCard
    | PlayerCard
    | DestinyCard
    | ObjectiveCard
    | MissionCard
    | LoreCard
    | AchievementCard
    | LootCard
)


class Board(Struct, frozen=True, kw_only=True):
    """A Legend board: it never exhausts (PHA-ADV.6)."""

    name: str
    hand_limit: Positive
    resource_limit: Positive
    base_combat: Natural
    combat_cost: Annotated[str, msgspec.Meta(pattern="^W+$")]
    abilities: tuple[Ability, ...] = ()
    deckbuilding: tuple[Keyword, ...]
    about: str

    def on(self, timing: Timing) -> tuple[Ability, ...]:
        """Its abilities of a moment."""
        return tuple(ability for ability in self.abilities if ability.on == timing)


class AdventureInfo(Struct, frozen=True, kw_only=True):
    """The parts of an adventure that are no secret before it is played."""

    title: str
    about: str


class Design:
    """The side of a card that is used on a level: what the rules look at."""

    __slots__ = (
        "_on", "abilities", "card", "cost", "health", "icons", "keyword", "name", "rank", "reward", "statics",
        "unique",
    )  # fmt: skip

    def __init__(self, card: AnyCard, level: int) -> None:
        self.card = card
        """The whole card."""
        self.name = card.name
        self.health = card.health_at(level)
        self.abilities = tuple(a for a in card.abilities if used_at(a.level, level))
        self._on: dict[str, tuple[Ability, ...]] = {}
        for ability in self.abilities:
            self._on[ability.on] = (*self._on.get(ability.on, ()), ability)
        self.statics = tuple(static for static in card.statics if used_at(static.level, level))
        player = card if isinstance(card, PlayerCard) else None
        self.cost = "" if player is None else player.cost  # an Injury has no symbols (PHA-VAR.LW2)
        self.reward = "" if player is None else player.reward
        self.unique = player is not None and player.unique
        self.keyword = None if player is None else player.keyword
        self.rank = None if player is None else player.rank()
        """The level of a Martial Arts card."""
        self.icons: tuple[Icon, ...] = card.icons if isinstance(card, DestinyCard) else ()

    def on(self, timing: Timing) -> tuple[Ability, ...]:
        """Its abilities of a moment, in printed order."""
        return self._on.get(timing, ())
