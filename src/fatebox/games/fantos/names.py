"""Who is who: Citadels and cards in words, as the one who looks says them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from fatebox.kernel import Card, View

from .content import FantosPack

ACTION_NAMES = {
    "harvest": "Harvest",
    "war": "War",
    "tribute": "Tribute",
    "special": "Special Tribute",
    "duel": "Duel",
}
IRREGULAR = {"have": "has", "are": "is"}


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


def third_person(verb: str) -> str:
    """`draw` as in `Rimehold draws`."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else "s")


def listed(words: Iterable[str]) -> str:
    """Words as a list: `a, b and c`."""
    *most, last = list(words) or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last


def totalled(words: Iterable[str]) -> list[str]:
    """Each word once, with how often it was there: `Raid ×2`."""
    counts = Counter(words)
    return [word if n == 1 else f"{word} ×{n}" for word, n in counts.items()]


def counted(n: int, thing: str) -> str:
    """A number of things: `1 card`, `3 Shards`."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    text = words[:1].upper() + words[1:]
    return text if text.endswith((".", "!", "?")) else text + "."
