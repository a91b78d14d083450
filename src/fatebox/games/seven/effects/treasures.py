"""Treasures and the artifacts that some of them bring (SEV-TRS, SEV-ART, SEV-COR.9 to .11)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import gain
from fatebox.games.seven.state.quests import renewed
from fatebox.kernel import Card

from .resources import Gain


def gain_treasure(s: SevenState, seat: int, card: Card, *, shared: bool) -> None:
    """The gain of a treasure is received at once and the card discarded (SEV-TRS.3).

    Outside quest completion it is `shared` with the corrupted heroes (SEV-COR.9, .11).
    """
    s.shown.append(card)  # SEV-HID.6
    if s.listener is not None:
        s.emit(events.Treasure, seat, card, clause="SEV-TRS.3")
    for effect in s.pack.box.cards[card].effects:
        if not isinstance(effect, Gain):
            draw_artifact(s, seat)
            continue
        amount = effect.amount
        for other in s.corrupted() if shared else ():
            if amount and other != seat:  # SEV-COR.10: served in order until it is used up
                gain(s, other, effect.what, 1, "SEV-COR.9")
                amount -= 1
        gain(s, seat, effect.what, amount, "SEV-TRS.3")
    s.shown.remove(card)
    s.treasure_discard.append(card)


def draw_artifact(s: SevenState, seat: int) -> None:
    """A random artifact, from a new deck if the old one is empty (SEV-ART.1, SEV-DECK.8)."""
    if not s.artifact_deck:
        s.artifact_deck, s.artifact_discard = s.artifact_discard, []
        s.shuffle("artifacts", s.artifact_deck)
    if s.artifact_deck:
        card = s.artifact_deck.pop(0)
        s.players[seat].artifacts.append(card)
        s.emit(events.ArtifactDrawn, seat, clause="SEV-ART.1")
        s.emit(events.ArtifactSeen, seat, card, clause="SEV-ART.2")


def treasure_from_top(s: SevenState, seat: int) -> None:
    """Gain the top card of the treasure deck, if there is one; the fallen gain no treasure (R50)."""
    if s.treasure_deck and not s.players[seat].corrupted:
        gain_treasure(s, seat, s.treasure_deck.pop(0), shared=True)


def discard_treasure(s: SevenState, card: Card, clause: str) -> None:
    """A face-up treasure beside a quest goes to the discard pile (`discard_treasure`)."""
    for row in s.rows:
        for quest in row:
            if card in quest.treasures:
                renewed(s, quest.card).treasures.remove(card)
                s.treasure_discard.append(card)
                s.emit(events.TreasureDiscarded, card, clause=clause)


def face_up_treasures(s: SevenState) -> list[Card]:
    """All treasures that lie face up beside quests."""
    return [card for row in s.rows for quest in row for card in quest.treasures]
