"""State: what lies on the table, and the elementary moves that keep it in order.

From these declarations follow copies, saved games, what each seat may see, and the worlds that bots imagine:
a pile's type says who sees it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.kernel import Card, FaceDown, FaceUp, Fixed, InHand, Plain, State, field

from .events import Drew, DrewCard, WentOut

if TYPE_CHECKING:
    from .content import LamplightPack

HAND = 3


class Player(Plain):
    """One player's side of the street."""

    seat: int
    hand: InHand = field(default_factory=list)  # its owner sees it
    street: FaceUp = field(default_factory=list)  # everybody sees it
    """Lamps that burn."""
    turns: int = 0
    """Turns taken (LAM-END.1)."""


class LamplightState(State):
    """The table."""

    pack: Fixed[LamplightPack]
    players: list[Player]
    box: FaceDown  # nobody sees it
    dark: FaceUp = field(default_factory=list)
    """Lamps that went out."""
    active: int = 0
    turns: int
    """Turns that each player gets."""
    turn: int = 0

    def lightable(self, player: Player) -> list[Card]:
        """The lamps that a player may light now (LAM-TURN.4)."""
        return [card for card in player.hand if self.pack.lamp(card).needs <= len(player.street)]

    def light_of(self, player: Player) -> int:
        """The light on a player's side (LAM-END.2)."""
        return sum(self.pack.lamp(card).light for card in player.street)

    def draw(self, player: Player, cards: int, clause: str) -> None:
        """Draw from the box, as far as there is something in it."""
        for _ in range(min(cards, len(self.box))):
            card = self.box.pop(0)
            player.hand.append(card)
            self.emit(Drew, player.seat, clause=clause)
            self.emit(DrewCard, player.seat, card, clause=clause)

    def put_out(self, card: Card, clause: str) -> None:
        """A burning lamp goes out."""
        player = next(player for player in self.players if card in player.street)
        player.street.remove(card)
        self.dark.append(card)
        self.emit(WentOut, player.seat, card, clause=clause)
