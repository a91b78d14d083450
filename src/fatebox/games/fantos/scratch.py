"""The open part of the table as a state, so that Scores and prices are computed by the rules themselves.

It is made from the view, so nothing hidden is in it: of hidden piles only the cards that the seat knows.
"""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Card, Rng, View

from .content import FantosPack
from .state import FantosState

HIDDEN = ("legacy_deck", "labor_deck", "pool_down", "trials_out")


def scratch(view: View, pack: FantosPack) -> FantosState:
    """What the seat may see, as a state of its own."""
    table: dict[str, Any] = {**view["table"]}
    for pile in HIDDEN:
        table[pile] = known(table[pile])
    table["trial_deck"] = [known(block) for block in table["trial_deck"]]
    table["citadels"] = [{**each, "hand": known(each["hand"])} for each in table["citadels"]]
    if table["offer"] is not None:
        table["offer"] = {**table["offer"], "cards": known(table["offer"]["cards"])}
    return FantosState.from_data(table, pack=pack, rng=Rng.from_seed("scratch"))


def known(pile: list[Card | None]) -> list[Card]:
    """The cards of a pile that the seat knows."""
    return [card for card in pile if card is not None]
