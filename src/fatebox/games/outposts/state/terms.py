"""The words and numbers of the rulebook that no card carries."""

from __future__ import annotations

from typing import Literal

FACTIONS = ("cinder", "bastion", "wildroot", "veil")  # the order in which they are offered
SILVER = "silver"
SHARD = "shard"

Zone = Literal["reserve", "defense", "offense"]
RESERVE: Zone = "reserve"
DEFENSE: Zone = "defense"
OFFENSE: Zone = "offense"

Trigger = Literal[
    "arrive", "cast", "ambush", "upkeep", "onslaught", "hold", "raid", "fall", "ruin", "static"
]  # OUT-EFF.1
TRIGGERS: tuple[Trigger, ...] = (
    "arrive", "cast", "ambush", "upkeep", "onslaught", "hold", "raid", "fall", "ruin", "static",
)  # fmt: skip

Until = Literal["assault", "turn", "round"]
Step = Literal["setup", "first", "second", "third", "fourth"]

MOST_SEATS = 6  # OUT-GEN.1
DECK_SIZE = 30  # OUT-SET.2
SHARDS_MOST = 10  # OUT-OPT.2
DRAFT_HAND = 7  # OUT-DRAFT.1
DRAFT_KEEP = 2  # OUT-DRAFT.2
DRAFT_PASSES = 3
OPENING_HAND = 4  # OUT-SET.10
TURN_DRAW = 2  # OUT-DRAW.1
MANA_DISCARDS = 3  # OUT-MANA.3
MANA_SACRIFICES = 3  # OUT-MANA.4
GROUP_SIZE = 3  # OUT-WAR.5
SMALL = 2  # the cost up to which a creature is small (Pack Alpha)
REWARD_COST = 3  # OUT-TEAR.3
