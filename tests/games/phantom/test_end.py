"""The end of an adventure (PHA-END)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import player, start, table


@pytest.mark.clause("PHA-END.1")
def test_the_adventure_ends_the_moment_a_card_says_so() -> None:
    """In the middle of a Fate phase: the Mission comes before Blood Loss, which is followed no more."""
    barge = "the-barge-at-black-reed-landing"
    t = table(player(injuries="blood-loss", resources="GG"), mission=barge, row="foe-1", adventure="patrol",
              tokens={"mission": {"Time": 13}}, at="fate")  # fmt: skip
    assert (t.result.outcome, t.asked) == ("loss", None)
    assert t.result.details["reason"] == "The Barge at Black Reed Landing"
    assert (t.damage(), t.resources()) == (1, "GG")


@pytest.mark.clause("PHA-END.1", "PHA-DAM.5")
def test_the_adventure_ends_with_the_last_legend() -> None:
    t = table(player(injury_deck=0), row="foe-1", at="fate")
    assert (t.result.outcome, t.result.details["reason"], t.asked) == ("loss", "knock-out", None)


@pytest.mark.clause("PHA-END.2")
def test_the_cards_are_put_back_in_number_order_except_those_owned() -> None:
    """Cards that the first game brought into play and into the box are in the next Adventure deck."""
    t = table(
        at="lore", to_read=[6], mission="shots-in-the-misty-mountains", row="python", resolved="poacher"
    )
    assert t.result.outcome == "loss"
    owned = {"phantom": {"owned": ["SD-3", "SD-5"]}}
    again = start(holdings=owned)
    numbers = [again.s.pack.numbers[card] for card in again.s.story]
    assert numbers == [number for number in range(1, 55) if number not in (3, 5)]
