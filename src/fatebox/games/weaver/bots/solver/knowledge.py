"""The player's knowledge of the suit decks (WEA-HID): face-up cards, counts, and unseen cards."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import SUITS

UNKNOWN = -1
NONE = -2


class Stack(NamedTuple):
    """One suit deck as the player knows it."""

    top: int
    """The face-up card; UNKNOWN if it is yet to be turned up, NONE if the deck is empty."""
    unseen: int
    """The number of cards that nobody has seen, an UNKNOWN top among them."""
    deaths: int
    """The number of Death cards among those; it follows from the difficulty (WEA-DIF.1)."""
    bottom: tuple[int, ...]
    """Known cards under them, in the order in which they come (WEA-HID.3)."""

    def taken(self) -> Stack:
        """Without its face-up card (WEA-REA.2)."""
        if self.unseen:
            return Stack(UNKNOWN, self.unseen, self.deaths, self.bottom)
        if self.bottom:
            return Stack(self.bottom[0], 0, 0, self.bottom[1:])
        return Stack(NONE, 0, 0, ())

    def shown(self, card: int, death: bool) -> Stack:
        """With this card turned up."""
        return Stack(card, self.unseen - 1, self.deaths - death, self.bottom)

    def swallowed(self) -> Stack:
        """With its face-up card put under it (WEA-REL.11)."""
        return Stack(self.top, self.unseen, self.deaths, (*self.bottom, self.top)).taken()

    def size(self) -> int:
        """The number of cards left."""
        return self.unseen + len(self.bottom) + (self.top >= 0)


Stacks = tuple[Stack, ...]


class Unseen(NamedTuple):
    """The cards of one suit that no one has seen in this game, in a fixed order."""

    normals: list[int]
    deaths: list[int]


def known_stacks(s: WeaverState) -> tuple[Stacks, list[Unseen]]:
    """The four suit decks by public knowledge alone; hidden cards are only counted.

    Nothing here depends on where a hidden card lies, so that every world which agrees with what
    the player has seen gives the same answer.
    """
    pack = s.pack
    stacks, unseen = [], []
    level = pack.difficulties[s.level]
    open_cards = {card for pile in (s.row, s.discard, *s.tops) for card in pile}
    for suit in range(len(SUITS)):
        bottom = tuple(card for card in s.decks[suit] if card in s.seen)
        known = open_cards.union(bottom)
        deaths: list[int] = [card for card in pack.deaths[suit] if card not in known]
        met = len(pack.deaths[suit]) - len(deaths)
        hidden = len(s.decks[suit]) - len(bottom)
        top = s.tops[suit][0] if s.tops[suit] else NONE
        stacks.append(Stack(top, hidden, level.deaths - met, bottom))
        unseen.append(Unseen([card for card in pack.normals[suit] if card not in known], deaths))
    return tuple(stacks), unseen
