"""Sin cards: drawing, discarding, the pile of seven (SEV-SIN, SEV-DECK.4, .5)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.kernel import Card

from .table import SevenState


def draw_sins(s: SevenState, seat: int, amount: int, clause: str) -> int:
    """Draw sin cards as far as the deck reaches (SEV-DECK.5); returns the number drawn."""
    player = s.players[seat]
    drawn = s.sin_deck[:amount]
    if drawn:
        del s.sin_deck[:amount]
        s.forget(drawn)  # nobody knows who draws a card that was buried
        player.sins.extend(drawn)
        if s.listener is not None:
            s.emit(events.SinsDrawn, seat, len(drawn), clause=clause)
            s.emit(events.SinsSeen, seat, tuple(drawn), clause=clause)
    return len(drawn)


def discard_sin(s: SevenState, seat: int, card: Card, clause: str) -> None:
    """Put a sin of a hand on the discard pile; the caller has the pile counted (SEV-SIN.2)."""
    s.players[seat].sins.remove(card)
    s.sin_discard.append(card)
    s.emit(events.SinDiscarded, seat, clause=clause)


def discard_top_sin(s: SevenState, clause: str) -> None:
    """The top card of the sin deck goes to the discard pile unseen (`feed_sin`)."""
    if s.sin_deck:
        card = s.sin_deck.pop(0)
        s.forget([card])
        s.sin_discard.append(card)
        s.emit(events.SinFed, clause=clause)


def bury_sin(s: SevenState, seat: int, card: Card, clause: str) -> None:
    """A sin of a hand goes under the sin deck; its owner knows that it lies there (`bury_sin`)."""
    s.players[seat].sins.remove(card)
    s.sin_deck.append(card)
    s.show(card, seat)
    s.emit(events.SinBuried, seat, clause=clause)


def return_sins(s: SevenState, seat: int, cards: list[Card], clause: str) -> None:
    """Sins of a hand are shuffled into the sin deck (`return_sins`)."""
    if cards:
        hand = s.players[seat].sins
        for card in cards:
            hand.remove(card)
        s.sin_deck.extend(cards)
        s.shuffle("sins", s.sin_deck)
        s.emit(events.SinsReturned, seat, len(cards), clause=clause)


def remake_deck(s: SevenState) -> None:
    """The seven cards of the pile are shuffled into the sin deck (SEV-DECK.4, SEV-CAT.3)."""
    s.sin_deck.extend(s.sin_discard)
    s.sin_discard.clear()
    s.shuffle("sins", s.sin_deck)
    s.emit(events.SinsRemade, len(s.sin_deck), clause="SEV-DECK.4")
