"""The table of the Night Market."""

from __future__ import annotations

import msgspec

from fatebox.kernel import Card, FaceDown, FaceUp, Fixed, InHand, Pack, Plain, Secret, Source, State, field

from .events import Drew, DrewCard

HAND = 3
GOALS = ("lamp", "silk", "jade")


class Ware(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ware."""

    name: str
    copies: int
    worth: int
    ward: bool = False
    thief: bool = False


class Omen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An omen."""

    name: str
    ware: str
    bonus: int


class ToyPack(Pack):
    """Wares and omens."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.wares = source.table("wares", Ware)
        self.omens = source.table("omens", Omen)
        self.ware_cards = [c for k, w in self.wares.items() for c in self.box.add("ware", k, w, w.copies)]
        self.omen_cards = [c for k, o in self.omens.items() for c in self.box.add("omen", k, o)]

    def ware(self, card: Card) -> str:
        """The ware of a card, whatever its copy."""
        return self.box.keys[card].partition(".")[0]


class Player(Plain):
    """One player's side of the table."""

    seat: int
    hand: InHand
    staked: InHand = field(default_factory=list)
    stall: FaceUp = field(default_factory=list)
    coins: int = 3
    goal: Secret[str] = ""
    out: bool = False


class ToyState(State):
    """The table."""

    pack: Fixed[ToyPack]
    players: list[Player]
    deck: FaceDown
    discard: FaceUp = field(default_factory=list)
    omen: FaceDown
    omens_gone: FaceUp = field(default_factory=list)
    omens_box: FaceDown
    rounds: int
    round: int = 1
    starter: int = 0
    die: int = 0

    def playing(self) -> list[Player]:
        """Those who have not given up."""
        return [player for player in self.players if not player.out]

    def draw(self, player: Player, n: int) -> None:
        """Draw from the deck, shuffling the discards into it when it runs out."""
        for _ in range(n):
            if not self.deck:
                self.deck, self.discard = self.discard, []
                self.shuffle("deck", self.deck)
            if self.deck:
                card = self.deck.pop(0)
                self.forget([card])
                player.hand.append(card)
                self.emit(Drew, player.seat, clause="TOY-MKT.6")
                self.emit(DrewCard, card, drawer=player.seat, clause="TOY-MKT.6")
