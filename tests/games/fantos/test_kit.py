"""Fate of Fantos keeps what every game must keep."""

from __future__ import annotations

from pathlib import Path

from fatebox.games.fantos import GAME
from fatebox.games.fantos.state import FantosState
from fatebox.testkit import Shuffling, Variant, at_random, game_tests, into_discard


def decks_run_out(s: FantosState) -> None:
    """The decks are empty or nearly so; STIMULUS sells cards of a new one (FAN-LAB.15, FAN-CARD.26)."""
    into_discard(s, s.labor_deck, s.labor_discard)
    into_discard(s, s.legacy_deck, s.legacy_discard)
    for block in s.trial_deck:
        for card in [card for card in block if s.pack.box.keys[card] == "stimulus"]:
            block.remove(card)
            s.trials.append(card)


test_game = game_tests(
    GAME,
    variants=[
        Variant(2, {"two_player": True}),
        Variant(3),
        Variant(4),
        Variant(5, {"preset": "extreme", "open_vote": True}),
        Variant(6, {"preset": "short", "negotiation": False, "no_elimination": True}),
    ],
    golden=Path(__file__).parents[2] / "golden" / "fantos",
    policies=[at_random],
    shuffling=Shuffling(decks_run_out),
    games=2,
    samples=3,
)
