"""Near words, cards by name, and scripts of chance that take the copy at hand."""

from __future__ import annotations

import pytest

from fatebox.kernel import Box, ContentError, Rng, ScriptError
from fatebox.kernel.near import did_you_mean, near
from fatebox.scenario.names import AnyCopy


def test_words_that_hold_the_word_come_before_those_spelled_alike() -> None:
    assert near("ROT", ["ROW", "WEA-ROT", "ROTA", "REF"]) == ["WEA-ROT", "ROTA", "ROW"]


def test_a_word_of_a_longer_choice_may_be_near() -> None:
    assert near("slithmani", ["Alabaster Naga's Slithemani Stone", "Veilglass Orb"]) == [
        "Alabaster Naga's Slithemani Stone"
    ]


def test_case_does_not_count_and_nothing_is_named_twice() -> None:
    assert near("yori", ["Yorri", "yorri", "Hespa"]) == ["Yorri"]


def test_at_most_five_are_named_and_nothing_is_near_to_nothing() -> None:
    assert len(near("a", [f"a{n}" for n in range(9)])) == 5
    assert near("", ["a"]) == []


def test_the_hint_ends_a_sentence_or_is_empty() -> None:
    assert did_you_mean("lov", ["love", "power"]) == "; did you mean love?"
    assert did_you_mean("xyz", ["love", "power"]) == ""


def test_a_box_knows_cards_by_key_and_by_name_in_any_case() -> None:
    box = Box()
    raids = box.add("labor", "raid", object(), copies=2)
    (scout,) = box.add("labor", "scout", object())
    assert box.find("Raid") == raids
    assert box.find("raid.2") == raids[1:]
    assert box.find("SCOUT") == [scout]
    assert "raid.1" in box
    assert "raid.3" not in box
    with pytest.raises(ContentError, match="no card is called 'raids'; did you mean raid"):
        box.find("raids")


def test_two_cards_cannot_have_the_same_key() -> None:
    box = Box()
    box.add("labor", "raid", object())
    with pytest.raises(ContentError, match="two cards have the key 'raid': labor and trial"):
        box.add("trial", "raid", object())
    assert box.keys == ["raid"]


def scripted(**outcomes: list[object]) -> Rng:
    """Chance with a script."""
    rng = Rng.from_seed(1)
    rng.script = outcomes
    return rng


RAID = AnyCopy("raid", Box().add("labor", "raid", object(), copies=3)[1:])  # the copies 1 and 2


def test_a_name_in_a_script_is_the_copy_at_hand_and_a_plain_number_comes_out() -> None:
    assert type(scripted(pick=[RAID]).choose("pick", [7, 2, 9])) is int
    assert scripted(pick=[RAID]).choose("pick", [7, 2, 9]) == 2
    assert RAID == "raid"
    assert RAID != "scout"


def test_drawn_copies_are_different_ones() -> None:
    items = [1, 5, 2]
    assert scripted(hand=[[RAID, RAID]]).draw("hand", items, 2) == [1, 2]
    assert items == [5]


def test_shuffled_copies_lie_on_top_in_the_order_of_the_script() -> None:
    items = [1, 5, 2, 8]
    scripted(deck=[[RAID, 5, RAID]]).shuffle("deck", items)
    assert items[1] == 5
    assert sorted(items[:3:2]) == [1, 2]
    assert sorted(items) == [1, 2, 5, 8]


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        (5, "expected a list, got 5"),
        ([3], "3 is not among the shuffled"),
        ([RAID, RAID], "'raid' is not among"),
    ],
)
def test_a_shuffle_that_cannot_be_is_refused(outcome: object, message: str) -> None:
    with pytest.raises(ScriptError, match=message):
        scripted(deck=[outcome]).shuffle("deck", [1, 5])


def test_a_draw_that_cannot_be_is_refused() -> None:
    for outcome in ([1], [1, 1], [1, 3]):
        with pytest.raises(ScriptError, match="scripted hand: expected 2 of"):
            scripted(hand=[outcome]).draw("hand", [1, 5], 2)
    with pytest.raises(ScriptError, match="expected a list, got 1"):
        scripted(hand=[1]).draw("hand", [1, 5], 2)


def test_what_cannot_be_is_left_to_the_seed_where_the_script_says_so() -> None:
    left_to_seed: dict[str, list[object]] = {"else": ["seed"]}
    assert scripted(pick=[3], **left_to_seed).choose("pick", [1, 5]) in (1, 5)
    assert len(scripted(hand=[[1, 3]], **left_to_seed).draw("hand", [1, 5], 2)) == 2
    items = [1, 5, 2]
    scripted(deck=[[3, 2]], **left_to_seed).shuffle("deck", items)
    assert items[0] == 2
    assert sorted(items) == [1, 2, 5]
