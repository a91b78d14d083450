"""The options of an adventure: which one, how hard, with whom, and the variants of the rulebook."""

from __future__ import annotations

from fatebox.kernel import Choice, Data, Flag, Setting

from .rules.holdings import Holding
from .state.terms import ADVENTURES, LEGENDS, LEVELS, Legend

SETTINGS: tuple[Setting, ...] = (
    Choice("adventure", ADVENTURES, ADVENTURES[0], "PHA-SET.5", "The adventure"),
    Choice("level", LEVELS, LEVELS[0], "PHA-LVL.1", "The level of difficulty"),
    Choice("legend", ("choose", *LEGENDS), "choose", "PHA-GEN.2", "The Legend of the first player"),
    Flag("loot_achievements", False, "PHA-VAR.LA", "Loot and Achievements; not in the first game"),
    Flag("promo_unlock", False, "PHA-VAR.PU", "Promo cards are gained when all cards of a reward are owned"),
    Flag("promo_direct", False, "PHA-VAR.PD", "Promo cards are added to decks before the adventure"),
    Flag("universal_unique", False, "PHA-VAR.UU", "A Unique card is in play once for both players together"),
    Flag("item_restrictions", False, "PHA-VAR.IR", "Few Weapons and Costumes may be activated in a turn"),
    Flag("lingering_wounds", False, "PHA-VAR.LW1", "Healed Injuries go to the Discard pile"),
    Data("campaign", str, "PHA-CAMP.1", "The campaign that the adventure belongs to"),
    Data("holdings", dict[Legend, Holding], "PHA-SET.1", "The cards that each Legend owns, and its deck"),
)
