"""Moves of cards between the decks, the Pool, the hands and the discard piles."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.kernel import EVERYONE, Card, Pile
from fatebox.kernel.cards import bit

from .pieces import Citadel
from .table import FantosState
from .terms import POOL


def discard_labor(s: FantosState, cards: Pile, clause: str) -> None:
    """Lay Labor cards face up on the discard pile (FAN-LAB.16)."""
    for card in cards:
        s.seen.pop(card, None)
        s.labor_discard.append(card)
        s.emit(events.LaborDiscarded, card, clause=clause)


def forget_hand(s: FantosState, hand: Pile, *parties: int) -> None:
    """Cards leave a hand unseen by all but the parties: what others knew of this hand is uncertain now."""
    mask = 0
    for seat in parties:
        mask |= bit(seat)
    for card in hand:
        if card in s.seen:
            s.seen[card] &= mask


def draw_labor(s: FantosState, citadel: Citadel, n: int, clause: str) -> int:
    """Draw up to n Labor cards into the hand; how many there were (FAN-LAB.15)."""
    drawn: Pile = []
    while len(drawn) < n:
        if not s.labor_deck:
            if not s.labor_discard:
                break  # R60
            s.labor_deck, s.labor_discard = s.labor_discard, []
            s.shuffle("labor", s.labor_deck)
            s.emit(events.LaborShuffled, clause="FAN-LAB.15")
        drawn.append(s.labor_deck.pop(0))
    for card in drawn:
        s.seen.pop(card, None)
    citadel.hand += drawn
    if drawn and s.listener is not None:
        s.emit(events.Drew, citadel.seat, len(drawn), clause=clause)
        s.emit(events.DrewCards, citadel.seat, tuple(drawn), clause="FAN-HID.7")
    return len(drawn)


def top_legacy(s: FantosState) -> Card | None:
    """Take the top card of the Legacy Deck, which is made anew if it is empty (FAN-HIR.8)."""
    if not s.legacy_deck:
        if not s.legacy_discard:
            return None
        s.legacy_deck, s.legacy_discard = s.legacy_discard, []
        s.shuffle("legacies", s.legacy_deck)
        s.emit(events.LegaciesShuffled, clause="FAN-HIR.8")
    card = s.legacy_deck.pop(0)
    s.seen.pop(card, None)
    return card


def refill_pool(s: FantosState, place: int | None = None) -> None:
    """Fill the empty Pool spaces face up (FAN-HIR.7); a gap stays while there is no card (R59)."""
    while len(s.pool) + len(s.pool_down) < POOL:
        card = top_legacy(s)
        if card is None:
            return
        s.pool.insert(len(s.pool) if place is None else place, card)
        s.emit(events.PoolRefilled, card, clause="FAN-HIR.7")


def under_legacy_deck(s: FantosState, card: Card) -> None:
    """Put a card that all have seen under the Legacy Deck (DARK UNIONS)."""
    s.legacy_deck.append(card)
    s.seen[card] = EVERYONE


def top_trials(s: FantosState, n: int) -> Pile:
    """The top n Trials of the deck, in order."""
    found: Pile = []
    for block in s.trial_deck:
        found += block[: n - len(found)]
        if len(found) == n:
            break
    return found


def take_trial(s: FantosState) -> Card:
    """Take the top Trial off the deck."""
    block = next(block for block in s.trial_deck if block)
    card = block.pop(0)
    s.trial_deck = [block for block in s.trial_deck if block]
    s.seen.pop(card, None)
    return card


def replace_trials(s: FantosState, cards: Pile) -> None:
    """Put the top Trials back in this order.

    If they came from different blocks they are a block of their own from now on: which cards lie
    there is as public as before, their order is not.
    """
    top = s.trial_deck[0]
    if len(top) >= len(cards):
        top[: len(cards)] = cards
        return
    taken = set(cards)
    rest = [[card for card in block if card not in taken] for block in s.trial_deck]
    s.trial_deck = [cards[:], *(block for block in rest if block)]
