"""The hidden cards that a seat may take for one another (FAN-HID)."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import LAST_TRIALS
from fatebox.kernel import Card


def kind(s: FantosState, card: Card) -> Hashable:
    """A kind: hidden cards of one kind could be one another (FAN-HID.1, .2).

    Which Legacies lie face down in the Pool is known to all, and so is which tiers lie in which block of
    the Trials Deck. In the extreme order all Trials but Zodraz are mixed, and Zodraz is in the last block.
    """
    what = s.pack.box.kinds[card]
    if what == "legacy":
        return "pool" if card in s.pool_down else what
    if what != "trial":
        return what
    if s.trial_order != "extreme":
        last = s.pack.final_round[card] and len(s.trial_deck[-1]) == 1
        return what, s.pack.box.cards[card].tier, last
    if len(s.trial_deck) > 1 and len(s.trial_deck[-1]) < LAST_TRIALS and not _zodraz_last(s):
        return what, card in s.trials_out  # somebody has laid cards of the last block on top
    return what, s.pack.final_round[card]


def _zodraz_last(s: FantosState) -> bool:
    return any(s.pack.final_round[card] for card in s.trial_deck[-1]) and len(s.trial_deck[-1]) == 1
