"""The words and numbers of the rulebook that no card carries."""

from __future__ import annotations

from typing import Literal

Level = Literal["easy", "normal", "heroic", "mythic"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "heroic", "mythic")  # PHA-LVL.1, in rising order
LevelIcon = Literal["easy", "normal", "heroic", "mythic", "easy/normal", "heroic/mythic"]  # PHA-LVL.3

Legend = Literal["phantom", "diana"]
LEGENDS: tuple[Legend, ...] = ("phantom", "diana")
Adventure = Literal["devil", "patrol", "year_one"]
ADVENTURES: tuple[Adventure, ...] = ("devil", "patrol", "year_one")
PROMO = "promo"
SETS = {"phantom": "PH", "diana": "DI", "devil": "SD", "patrol": "JP", "year_one": "Y1", PROMO: "PR"}
"""The symbols of the sets, by the names of their files."""

Resource = Literal["G", "S", "M", "F"]
RESOURCES: tuple[Resource, ...] = ("G", "S", "M", "F")  # PHA-RES.1; a Player holds them in this order
WILD = "W"

TokenKind = Literal["Destruction", "Distance", "Fear", "Harm", "Time", "Training", "Trust", "Villager"]
"""Multi-use tokens are only counters (PHA-RES.6). Wounds are counted apart from them."""

Timing = Literal[
    "adventure",  # ADV
    "combat",  # COMBAT: in the combat window
    "response",  # RESP: when an Enemy attacks you
    "response_any",  # RESPANY: when any player is attacked; the owner decides
    "recovery",  # RECOVERY: in your Recovery phase, before the option is chosen
    "static",
    "hurt",  # HURT: each time you take 1 damage
    "kill",  # KILL: each time you defeat an Enemy
    "kills",  # KILLS: on a Mission, each time any player defeats an Enemy
    "destiny",  # DEST: followed in the Destiny phase
    "reveal",  # REVEAL: on a Mission, in place of step 1 of the Destiny phase
    "fate",  # FATE
    "hit",  # HIT: after this Enemy's attack dealt damage
    "down",  # DOWN: when this Enemy is defeated
    "setup",  # SETUP: when the Mission becomes active
    "empty",  # EMPTY: on a Mission, when a card is needed from an empty Destiny deck
    "check",  # CHECK: whenever conditions are checked
]

PlayerType = Literal["ally", "item", "place", "skill"]
DestinyType = Literal["enemy", "event", "weather"]
Subtype = Literal[
    "animal", "athletics", "bandar", "bird", "book", "brawl", "camp", "clothing", "costume", "deep woods",
    "dog", "hazard", "hideout", "honour", "horse", "human", "hunter", "legend", "martial arts", "medicine",
    "patrol", "pirate", "place", "resolve", "ring", "shooting", "smuggler", "snake", "teamwork", "tool",
    "tracker", "training", "two-handed", "vehicle", "villager", "weapon", "wilderness", "wolf",
]  # fmt: skip
Keyword = Literal["phantom", "diana", "modern", "jungle patrol"]  # PHA-CARD.8
Icon = Literal["reveal", "resolve"]  # PHA-DES.6, PHA-DES.7

Destination = Literal["hand", "deck", "discard"]  # PHA-GAIN.3
SkillLevel = Literal["novice", "advanced", "expert", "master"]
SKILL_LEVELS: tuple[SkillLevel, ...] = ("novice", "advanced", "expert", "master")  # PHA-MA.3, in rising order

DECK_LEAST = 30  # PHA-DECK.2
COPIES_MOST = 3  # PHA-DECK.3
WEAPONS_A_TURN = 2  # PHA-VAR.IR
COSTUMES_A_TURN = 1
