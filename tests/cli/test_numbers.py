"""The numbers to type stay with their options within a step."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.cli.terminal.choices import Numbers, numbered
from fatebox.kernel import DONE, PASS, Decision, Match, Option, Prompt, Rules
from tests.kernel.little import ASK, little, over

FIVE: list[Option] = [DONE, ("a",), ("b",), ("c",), ("d",)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (FIVE, [0, 1, 2, 3, 4]),
        ([DONE, ("a",), ("c",), ("d",)], [0, 1, 3, 4]),  # b is gone
        ([DONE, ("a",), ("d",), ("e",)], [0, 1, 4, 5]),  # e is new and comes last
        ([DONE, ("a",), ("e",), ("d",)], [0, 1, 2, 3]),  # e is new in between: all are counted anew
        ([("b",), ("c",), ("d",), PASS], [2, 3, 4, 0]),
        ([("b",), PASS], [1, 0]),  # most are gone
        ([("amount", 2), ("a",)], [2, 3]),
    ],
)
def test_options_keep_their_numbers_while_the_order_allows_it(
    options: list[Option], expected: list[int]
) -> None:
    before = numbered(Decision(0, ASK, FIVE))
    assert list(numbered(Decision(0, ASK, options), before).values()) == expected


OTHER = Prompt("other", "TOY-BID.1")


def shop(first: int = 0, prompt: Prompt = ASK) -> Match[Any]:
    """Seat 0 buys things that cost 1 to 4 with 5 coins, one at a time; then another question comes."""

    def buying(s: Any) -> Rules[None]:
        coins, wares = 5, [1, 2, 3, 4]
        while coins:
            option = yield Decision(0, ASK, [DONE, *(("number", ware) for ware in wares if ware <= coins)])
            if option == DONE:
                break
            wares.remove(option[1])
            coins -= option[1]
        yield Decision(first, prompt, [("number", n) for n in (2, 3, 4)])
        yield Decision(0, ASK, [("number", n) for n in (2, 3, 4)])
        over(s)

    return little(buying).start(1)


def number_of(numbers: Numbers, match: Match[Any]) -> dict[Option, int]:
    """The numbers of the open question."""
    assert match.decision is not None
    return numbers.of(match.decision)


def test_after_a_purchase_the_other_options_keep_their_numbers() -> None:
    """Given a shop, when 2 is bought, then 1 and 3 keep their numbers, and 4 is too expensive."""
    match = shop()
    numbers = Numbers(match)
    assert number_of(numbers, match) == {DONE: 0, **{("number", n): n for n in (1, 2, 3, 4)}}
    match.answer(("number", 2))
    assert number_of(numbers, match) == {DONE: 0, ("number", 1): 1, ("number", 3): 3}
    assert number_of(numbers, match) == {DONE: 0, ("number", 1): 1, ("number", 3): 3}
    assert not numbers.moved
    match.undo(0)
    assert number_of(numbers, match) == {DONE: 0, **{("number", n): n for n in (1, 2, 3, 4)}}


@pytest.mark.parametrize(("seat", "prompt", "kept"), [(0, ASK, True), (0, OTHER, False), (1, ASK, False)])
def test_a_new_step_counts_from_1(seat: int, prompt: Prompt, kept: bool) -> None:
    """Numbers last until something else is asked, or somebody else answers."""
    match = shop(seat, prompt)
    numbers = Numbers(match)
    number_of(numbers, match)
    match.answer(DONE)
    if seat == 0:
        number_of(numbers, match)
    match.answer(("number", 3))
    expected = [2, 3, 4] if kept else [1, 2, 3]
    assert list(number_of(numbers, match).values()) == expected


def test_a_menu_that_had_to_be_renumbered_says_so() -> None:
    def asked(s: Any) -> Rules[None]:
        yield Decision(0, ASK, [("b",), ("c",)])
        yield Decision(0, ASK, [("a",), ("b",), ("c",)])
        over(s)

    match = little(asked).start(1)
    numbers = Numbers(match)
    number_of(numbers, match)
    match.answer(("b",))
    assert number_of(numbers, match) == {("a",): 1, ("b",): 2, ("c",): 3}
    assert numbers.moved


def test_a_menu_whose_numbers_skip_says_so_once() -> None:
    """Given options that go one by one, then the others keep their numbers until most are free."""

    def asked(s: Any) -> Rules[None]:
        left = [("number", n) for n in range(1, 9)]
        while left:
            left.remove((yield Decision(0, ASK, list(left))))
        over(s)

    match = little(asked).start(1)
    numbers = Numbers(match)
    seen = []
    for gone in (None, 1, 2, 3, 4, 5):
        if gone is not None:
            match.answer(("number", gone))
        seen.append((list(number_of(numbers, match).values()), numbers.note))
    assert seen == [
        ([1, 2, 3, 4, 5, 6, 7, 8], ""),
        ([2, 3, 4, 5, 6, 7, 8], "terminal-skipped"),
        ([3, 4, 5, 6, 7, 8], ""),
        ([4, 5, 6, 7, 8], ""),
        ([5, 6, 7, 8], ""),
        ([1, 2, 3], "terminal-renumbered"),
    ]
