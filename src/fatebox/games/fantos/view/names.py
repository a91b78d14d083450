"""The names of Citadels and cards, from the point of view of a seat."""

from __future__ import annotations

from fatebox.games.fantos.content import FantosPack
from fatebox.kernel import View
from fatebox.text import names

ACTION_NAMES = {
    "harvest": "Harvest",
    "war": "War",
    "tribute": "Tribute",
    "special": "Special Tribute",
    "duel": "Duel",
}


class Names(names.Names[FantosPack]):
    """The names that a seat uses for Citadels and cards: its own Citadel is `you`."""

    def __init__(self, view: View, pack: FantosPack) -> None:
        super().__init__(view, pack)
        self.mats = [pack.mats[citadel["mat"]] for citadel in view["table"]["citadels"]]

    def name(self, seat: int) -> str:
        """A Citadel: `Rimehold`."""
        return self.mats[seat].name

    def title(self, key: str) -> str:
        """The title of a Labor card."""
        return self.pack.labors[key].name
