"""Replaying an adventure with cards that are owned already (PHA-REP), and who gets which copy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.table import A, B, Table, start

OWNED = ["SD-4", "SD-6"]
"""Thunder and Saddlebags, the second copies."""


def replay(owned: list[str], deck: list[str] | None = None, seats: int = 1, **options: Any) -> Table:
    """Story of Devil once more, with what The Phantom owns; up to the first action."""
    holding: dict[str, Any] = {"owned": owned} | ({} if deck is None else {"deck": deck})
    t = start(seats, legend="phantom", adventure="devil", holdings={"phantom": holding}, seed=1, **options)
    t.to("action")
    return t


def ids(t: Table, seat: int, pile: str) -> list[str]:
    """The cards of a pile by set and number."""
    return [t.s.pack.ids[card] for card in getattr(t.player(seat), pile)]


@pytest.mark.clause("PHA-LORE.7", "PHA-GAIN.4")
def test_the_first_copy_is_for_the_starting_player() -> None:
    """R21."""
    t = start(2, legend="diana", adventure="devil", seed=1)
    t.do("start", B)
    t.to("action")
    assert (ids(t, B, "play"), ids(t, A, "play")) == (["SD-3"], ["SD-4"])


@pytest.mark.clause("PHA-REP.2")
def test_an_owned_card_is_searched_and_put_into_play() -> None:
    t = replay(OWNED)
    assert ids(t, A, "play") == ["SD-4"]
    assert "SD-3" in [t.s.pack.ids[card] for card in t.s.story], "R22: the other copy stays in its set"
    assert len(t.emitted("shuffled")) == 2, "the Player deck is shuffled at the start and after the search"
    assert t.player().gained == []


@pytest.mark.clause("PHA-REP.2")
def test_an_owned_card_that_was_left_out_is_brought_for_this_adventure() -> None:
    """R23."""
    others = [f"Y1-{number}" for number in (3, 5, 28, 38, 41, 57, 58, 60, 61, 62, 65, 67, 69)]
    deck = [*(f"PH-{number}" for number in range(11, 28)), *others]
    t = replay([*OWNED, *others], deck)
    assert ids(t, A, "play") == ["SD-4"]
    assert ids(t, A, "left_out") == ["SD-6"], "what goes to the Discard pile is skipped"


@pytest.mark.clause("PHA-REP.3")
def test_an_owned_card_is_not_put_on_the_discard_pile_again() -> None:
    t = replay(OWNED)
    mine = ids(t, A, "deck") + ids(t, A, "hand") + ids(t, A, "discard")
    assert mine.count("SD-6") == 1
    assert "SD-5" not in mine


@pytest.mark.clause("PHA-REP.1", "PHA-GAIN.1")
def test_who_owns_nothing_yet_gains_beside_who_does() -> None:
    t = replay(OWNED, seats=2)
    assert (ids(t, A, "play"), ids(t, B, "play")) == (["SD-4"], ["SD-3"])
    assert (t.player(A).gained, t.player(B).gained) == ([], ["SD-3", "SD-5"])
