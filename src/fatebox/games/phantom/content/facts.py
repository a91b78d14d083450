"""The facts of the cards of The Phantom: what is printed on them, as codes and numbers, for boards."""

from __future__ import annotations

from typing import Literal, TypedDict

from fatebox.games.phantom.state.terms import (
    SETS,
    DestinyType,
    Icon,
    Keyword,
    LevelIcon,
    PlayerType,
    SkillLevel,
    Subtype,
)

from .designs import (
    AchievementCard,
    AnyCard,
    DestinyCard,
    InjuryCard,
    LootCard,
    LoreCard,
    MissionCard,
    ObjectiveCard,
    PlayerCard,
)

CardType = (
    PlayerType
    | DestinyType
    | Literal["objective", "boss", "injury", "mission", "lore", "achievement", "loot"]
)

TYPES: dict[type, CardType] = {
    InjuryCard: "injury",
    MissionCard: "mission",
    LoreCard: "lore",
    AchievementCard: "achievement",
    LootCard: "loot",
}
"""The types of cards of which there is one for each class."""


class LegendFacts(TypedDict):
    """The board of a Legend."""

    hand_limit: int
    resource_limit: int
    base_combat: int
    combat_cost: str
    """Resources by their letters."""


class AdventureFacts(TypedDict):
    """An adventure."""

    set: str
    cards: int


class CardFacts(TypedDict):
    """A card of a set."""

    number: str
    """`SD 7`, `SD 20-24`."""
    type: CardType
    subtypes: list[Subtype]
    skill: SkillLevel | None
    """The level of a Martial Arts card."""
    keyword: Keyword | None
    unique: bool
    cost: str
    """Resources by their letters; empty: it has none."""
    reward: str
    health: list[int]
    """That of an Enemy; of a Boss on either side; empty: it has none."""
    level: LevelIcon | None
    icons: list[Icon]


class Facts(TypedDict):
    """The facts of the cards of each kind."""

    legends: LegendFacts
    adventures: AdventureFacts
    phantom: CardFacts
    diana: CardFacts
    devil: CardFacts
    patrol: CardFacts
    year_one: CardFacts
    promo: CardFacts


def card_facts(set_: str, design: AnyCard) -> CardFacts:
    """The facts of a card of a set."""
    player = design if isinstance(design, PlayerCard) else None
    destiny = design if isinstance(design, DestinyCard) else None
    with_words = design if isinstance(design, PlayerCard | DestinyCard | ObjectiveCard) else None
    return {
        "number": _numbers(set_, design),
        "type": _type(design),
        "subtypes": list(with_words.subtypes) if with_words else [],
        "skill": player.skill if player else None,
        "keyword": player.keyword if player else None,
        "unique": player is not None and player.unique,
        "cost": player.cost if player else "",
        "reward": player.reward if player else "",
        "health": _health(design),
        "level": destiny.level if destiny else None,
        "icons": list(destiny.icons) if destiny else [],
    }


def _health(design: AnyCard) -> list[int]:
    match design:
        case DestinyCard(health=int(health)):
            return [health]
        case ObjectiveCard(health=(_, _) as sides):
            return list(sides)
    return []


def _type(design: AnyCard) -> CardType:
    match design:
        case PlayerCard() | DestinyCard():
            return design.type
        case ObjectiveCard():
            return "objective" if design.health is None else "boss"
    return TYPES[type(design)]


def _numbers(set_: str, design: AnyCard) -> str:
    last = design.number + design.copies - 1
    return f"{SETS[set_]} {design.number}" + (f"-{last}" if last > design.number else "")
