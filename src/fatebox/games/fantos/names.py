"""Who is who: Citadels and cards in words, as the one who looks says them."""

from __future__ import annotations

from collections.abc import Iterable

from fatebox.kernel import Card, View
from fatebox.words import listed, third_person

from .content import FantosPack

ACTION_NAMES = {
    "harvest": "Harvest",
    "war": "War",
    "tribute": "Tribute",
    "special": "Special Tribute",
    "duel": "Duel",
}


class Names:
    """What Citadels and cards are called by the one who looks: its own Citadel is `you`."""

    def __init__(self, view: View, pack: FantosPack) -> None:
        self.pack = pack
        self.viewer: int | None = view["seat"]
        self.mats = [pack.mats[citadel["mat"]] for citadel in view["table"]["citadels"]]

    def card(self, card: Card) -> str:
        """The name of a card."""
        return self.pack.name(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards: `Raid, Alms and Duel`."""
        return listed(map(self.card, cards))

    def citadel(self, seat: int) -> str:
        """A Citadel: `Rimehold`, or `you`."""
        return "you" if seat == self.viewer else self.mats[seat].name

    def whose(self, seat: int) -> str:
        """A Citadel as an owner: `Rimehold's`, or `your`."""
        return "your" if seat == self.viewer else f"{self.mats[seat].name}'s"

    def does(self, seat: int, verb: str) -> str:
        """A Citadel with what it does: `Rimehold draws`, or `you draw`."""
        return f"{self.citadel(seat)} {verb if seat == self.viewer else third_person(verb)}"

    def title(self, key: str) -> str:
        """The title of a Labor card."""
        return self.pack.labors[key].name
