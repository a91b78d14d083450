"""The pieces on the table: each player's side of it, and how an adventure ends.

Decks lie face down, unknown to all (PHA-HID.1); all else lies open (PHA-HID.2) but hands (PHA-HID.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fatebox.kernel import Card, FaceDown, FaceUp, Fixed, InHand, Plain, Result, field

from .terms import RESOURCES, Legend, Resource

if TYPE_CHECKING:
    from fatebox.games.phantom.content.designs import Trigger
    from fatebox.games.phantom.content.moments import Use
    from fatebox.games.phantom.content.standing import Standing
else:
    Standing = Trigger = Use = Any  # effects know the state: only types meet here


def no_resources() -> dict[Resource, int]:
    """An empty Legend board (PHA-SET.4)."""
    return dict.fromkeys(RESOURCES, 0)


class Player(Plain):
    """One player's side of the table: the Legend with deck, hand, Play area and Injuries."""

    seat: int
    legend: Legend = "phantom"
    deck: FaceDown = field(default_factory=list)
    hand: InHand = field(default_factory=list)
    discard: FaceUp = field(default_factory=list)
    """The Discard pile, its top first."""
    play: FaceUp = field(default_factory=list)
    """The Play area: Player cards in the order in which they came into play."""
    injury_deck: FaceDown = field(default_factory=list)
    injuries: FaceUp = field(default_factory=list)
    """Face up Injuries, the oldest first; they lie in the Play area, too."""
    left_out: FaceUp = field(default_factory=list)
    """Owned cards that are not in the customized deck (R23)."""

    exhausted: list[Card] = field(default_factory=list)
    """The cards of the Play area that are not Ready (PHA-GEN.9)."""
    resources: dict[Resource, int] = field(default_factory=no_resources)
    standing: Fixed[Standing | None] = None
    """The numbers of the board with all continuous text that holds for this player; None once the Legend is
    another, or such text has come into play or left it.
    """
    uses: Fixed[dict[Trigger, list[Use]]] = field(default_factory=dict)
    """By moment, the abilities of the board, own cards and shared ones, until one for it has come or gone."""
    out: bool = False
    """Knocked Out (PHA-DAM.6): nothing of this player is in play any more (R65)."""
    consents: bool = False
    """Has allowed the other player to use any card for the rest of the game (PHA-COOP.1)."""

    damage: int = 0
    """Damage taken in this adventure."""
    gained: list[str] = field(default_factory=list)
    """The cards gained in this adventure, by set and number."""
    achieved: list[int] = field(default_factory=list)
    """The criteria of the Achievement card that were met (R72)."""

    @property
    def total(self) -> int:
        """The number of resources on the Legend board."""
        return sum(self.resources.values())

    def ready(self, card: Card) -> bool:
        """Whether a card of the Play area is Ready."""
        return card not in self.exhausted


class Ending(Result):
    """The end of an adventure: all win together or lose together (PHA-GEN.1)."""

    def value(self, seat: int) -> float:
        """Every player gets 1 for a win and 0 for a loss."""
        return 1.0 if seat in self.winners else 0.0
