"""The facts of the cards of Fate Weaver: what is printed on them, as codes and numbers, for boards."""

from __future__ import annotations

from typing import TypedDict

from .designs import Adventurer, Cycle, Difficulty, Face, FateCard, Hour, Line, Rank, Reward, Rune, Suit


class FaceFacts(TypedDict):
    """One half of a fate card."""

    name: str
    runes: tuple[str, str]
    """Left and right, when this face is upright."""
    once: Reward
    """Gold, shards and clairvoyance that it pays."""
    twice: Reward
    """The same with an X2 token."""


class FateFacts(TypedDict):
    """A fate card."""

    suit: Suit
    death: bool
    clouded: FaceFacts
    clear: FaceFacts


class WishFacts(TypedDict):
    """A wish of a visitor."""

    required: Suit
    optional: Suit
    """The suit that pays, each card as much gold."""
    gold: int


class AdventurerFacts(TypedDict):
    """A visitor."""

    who: str
    day: WishFacts
    night: WishFacts
    blood_moon: Reward


class CycleFacts(TypedDict):
    """A day/night cycle card."""

    hours: list[Hour]


class RelicFacts(TypedDict):
    """A relic; numbers by rank."""

    ability: str
    price: list[int]
    """In gold."""
    value: list[int]
    """In clairvoyance at the end."""
    cost: list[int]
    """In shards for each use."""
    given: bool
    """Whether rank I is there from the start."""


class DifficultyFacts(TypedDict):
    """A difficulty level."""

    removed: int
    deaths: int
    bonus: int


class RankFacts(TypedDict):
    """A rank of the clairvoyance track."""

    points: int
    shard_limit: int


class RuneFacts(TypedDict):
    """A rune."""

    shape: str
    veil: bool


class Facts(TypedDict):
    """The facts of the cards of each kind."""

    fate: FateFacts
    adventurers: AdventurerFacts
    cycles: CycleFacts
    relics: RelicFacts
    difficulties: DifficultyFacts
    ranks: RankFacts
    runes: RuneFacts


def fate_facts(card: FateCard) -> FateFacts:
    """The facts of a fate card."""
    return {
        "suit": card.suit,
        "death": card.death,
        "clouded": _face(card.clouded),
        "clear": _face(card.clear),
    }


def adventurer_facts(card: Adventurer) -> AdventurerFacts:
    """The facts of a visitor."""
    return {
        "who": card.who,
        "day": _wish(card.day),
        "night": _wish(card.night),
        "blood_moon": card.blood_moon,
    }


def cycle_facts(card: Cycle) -> CycleFacts:
    """The facts of a day/night cycle card."""
    return {"hours": list(card.icons)}


def difficulty_facts(level: Difficulty) -> DifficultyFacts:
    """The facts of a difficulty level."""
    return {"removed": level.removed, "deaths": level.deaths, "bonus": level.bonus}


def rank_facts(rank: Rank) -> RankFacts:
    """The facts of a rank."""
    return {"points": rank.points, "shard_limit": rank.shard_limit}


def rune_facts(rune: Rune) -> RuneFacts:
    """The facts of a rune."""
    return {"shape": rune.shape, "veil": rune.veil}


def _face(face: Face) -> FaceFacts:
    return {"name": face.name, "runes": face.runes, "once": face.once, "twice": face.twice}


def _wish(line: Line) -> WishFacts:
    return {"required": line.required, "optional": line.optional, "gold": line.gold}
