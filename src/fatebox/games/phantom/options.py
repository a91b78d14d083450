"""The options of an adventure: which one, how hard, with whom, and the variants of the rulebook."""

from __future__ import annotations

from fatebox.kernel import Choice, Data, Flag, Number, Setting

from .rules.holdings import Holding
from .state.terms import ADVENTURES, LEGENDS, LEVELS, Legend

SETTINGS: tuple[Setting, ...] = (
    Choice("adventure", ADVENTURES, ADVENTURES[0], "PHA-SET.5"),
    Choice("level", LEVELS, LEVELS[0], "PHA-LVL.1"),
    Choice("legend", ("choose", *LEGENDS), "choose", "PHA-GEN.2"),
    Flag("loot_achievements", False, "PHA-VAR.LA"),
    Flag("promo_unlock", False, "PHA-VAR.PU"),
    Flag("promo_direct", False, "PHA-VAR.PD"),
    Flag("universal_unique", False, "PHA-VAR.UU"),
    Flag("item_restrictions", False, "PHA-VAR.IR"),
    Flag("lingering_wounds", False, "PHA-VAR.LW1"),
    Number("second_card", 0, 9, 0, "PHA-VAR.SC"),
    Data("campaign", str, "PHA-CAMP.1"),
    Data("holdings", dict[Legend, Holding], "PHA-SET.1"),
)
