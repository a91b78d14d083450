"""The words and numbers of the rulebook that no card carries."""

from __future__ import annotations

# SEV-TERM.4: the types of gifts, in ring order; gifts are counted in lists with a place for each color
COLORS = ("red", "blue", "green", "yellow", "white", "purple")
COLOR = {name: place for place, name in enumerate(COLORS)}
NO_GIFTS = (0,) * len(COLORS)

GOLD, FAME, MIGHT = "gold", "fame", "might"

# what lies on a space of a quest, beside the number of the seat whose marker it is (SEV-QST.8)
FREE, NEUTRAL = -1, -2
OPEN = -1  # a portal without a marker (SEV-SET.18)
NOBODY = -1  # in place of a seat

# SEV-ACT.1: the actions
RECRUIT, BUY, FOUND, MAN, SIN, ARTIFACT = "recruit", "buy", "found", "man", "sin", "artifact"
GIFTS, ABILITY, QUEST, TREASURE, PORTAL, ATONE = "gifts", "ability", "quest", "treasure", "portal", "atone"
TREASURE_TOP = "treasure-top"  # SEV-TRS.2: the top card of the treasure deck instead of one beside the quest

# the phases of a turn (SEV-TURN.1), for views
SETUP, QUESTING, REGROUPING = "setup", "quest", "regrouping"

MOST_SEATS = 7  # six heroes, and one more for the Unnamed
MARKERS = 7  # SEV-SET.5
SINS = 3  # SEV-SET.4, SEV-REG.4
SIN_PILE = 7  # SEV-SIN.3
SPACES = 3  # SEV-SET.7, .8
FOR_SALE = 2  # SEV-SET.9
ROWS = 3
QUESTS = 2  # SEV-SET.10: in each row; with two players one (SEV-2P.1)
TREASURES = 2  # SEV-SET.11: beside each quest
ARMOUR = 7  # SEV-END.1
GOAL = 30  # SEV-END.1
FALL = 7  # SEV-COR.3
LEAST_FOR_ADVANCED = 3  # SEV-2P.3: hero players

ARMOUR_WIN, PORTALS_WIN, ALL_CORRUPTED, UNNAMED_WIN = "armour", "portals", "all_corrupted", "unnamed"
