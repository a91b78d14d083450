"""The hidden cards that a seat may take for one another (FAN-HID)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import chain

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import LAST_TRIALS
from fatebox.kernel import Card


def kinds(s: FantosState) -> Callable[[Card], Hashable]:
    """The kind of each card: hidden cards of one kind could be one another (FAN-HID.1, .2).

    Which Legacies lie face down in the Pool is known to all, and so is which tiers lie in which block of
    the Trials Deck. In the extreme order all Trials but Zodraz are mixed, and Zodraz is in the last block.
    """
    kinds: list[Hashable] = [*s.pack.box.kinds]
    for card in s.pool_down:
        kinds[card] = "pool"
    for card in chain(s.trials_out, *s.trial_deck):
        kinds[card] = _trial_kind(s, card)
    return kinds.__getitem__


def _trial_kind(s: FantosState, card: Card) -> Hashable:
    final = s.pack.final_round[card]
    if s.trial_order != "extreme":
        return s.pack.box.cards[card].tier, final and len(s.trial_deck[-1]) == 1
    if len(s.trial_deck) > 1 and len(s.trial_deck[-1]) < LAST_TRIALS and not _zodraz_last(s):
        return "out", card in s.trials_out  # somebody has laid cards of the last block on top
    return "final", final


def _zodraz_last(s: FantosState) -> bool:
    return any(s.pack.final_round[card] for card in s.trial_deck[-1]) and len(s.trial_deck[-1]) == 1
