"""What a seat may see as a state, so that values are computed by the rules themselves.

It is made from the view, so nothing hidden is in it: of hidden piles only the cards that the seat knows.
"""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Rng, View

from .content import PhantomPack
from .state import PhantomState

TABLE_PILES = ("story", "destiny", "unseen")
PLAYER_PILES = ("deck", "hand", "injury_deck")


def scratch(view: View, pack: PhantomPack) -> PhantomState:
    """What the seat may see, as a state of its own."""
    table: dict[str, Any] = {**view["table"], "result": None}
    for pile in TABLE_PILES:
        table[pile] = _known(table[pile])
    table["players"] = [
        {**player, **{pile: _known(player[pile]) for pile in PLAYER_PILES}} for player in table["players"]
    ]
    return PhantomState.from_data(table, pack=pack, rng=Rng.from_seed("scratch"))


def _known(pile: list[int | None]) -> list[int]:
    return [card for card in pile if card is not None]
