"""The names of Citadels and cards, from the point of view of a seat."""

from __future__ import annotations

from fatebox.games.fantos.content import FantosPack
from fatebox.kernel import View
from fatebox.text import names


class Names(names.Names[FantosPack]):
    """The names of Citadels and cards for a seat."""

    def __init__(self, view: View, pack: FantosPack) -> None:
        super().__init__(view, pack)
        self.mats = [pack.mats[citadel["mat"]] for citadel in view["table"]["citadels"]]

    def name(self, seat: int) -> str:
        """A Citadel: `Rimehold`."""
        return self.mats[seat].name
