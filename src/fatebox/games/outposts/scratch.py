"""What a seat may see as a state, so that values and prices are computed by the rules themselves.

It is made from the view, so nothing hidden is in it: of hidden piles only the cards that the seat knows.
"""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Card, Rng, View

from .content import OutpostsPack
from .state import OutpostsState

TABLE_PILES = ("silver_deck", "shard_deck")
PLAYER_PILES = ("deck", "hand", "placing", "held", "kept", "spare", "aside")


def scratch(view: View, pack: OutpostsPack) -> OutpostsState:
    """What the seat may see, as a state of its own."""
    table: dict[str, Any] = {**view["table"]}
    for pile in TABLE_PILES:
        table[pile] = known(table[pile])
    table["players"] = [_player(player) for player in table["players"]]
    return OutpostsState.from_data(table, pack=pack, rng=Rng.from_seed("scratch"))


def _player(data: dict[str, Any]) -> dict[str, Any]:
    open_ = {**data, "brings": data["brings"] or {}, "learned": data["learned"] or []}
    for pile in PLAYER_PILES:
        open_[pile] = known(data[pile])
    open_["posts"] = [{**post, "hidden": known(post["hidden"])} for post in data["posts"]]
    return open_


def known(pile: list[Card | None]) -> list[Card]:
    """The cards of a pile that the seat knows."""
    return [card for card in pile if card is not None]
