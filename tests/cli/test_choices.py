"""From typed lines to answers: numbers, words, and several things at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from fatebox.cli.terminal.choices import Unclear, numbered, read_option
from fatebox.cli.terminal.gestures import carry_out, describe, is_gesture, unsaid
from fatebox.games.seven.effects.asking import pick_gifts
from fatebox.kernel import DONE, PASS, Decision, Group, Match, Option, Prompt, Rules, arrange, pick, share
from fatebox.text.speaker import Speaker
from tests.kernel.little import little, over

ASK = Prompt("ask", "TOY-BID.1")
ENGLISH = Speaker()


@contextmanager
def refused(words: str) -> Iterator[None]:
    """Expect that what is typed is refused, with these words."""
    with pytest.raises(Unclear) as error:
        yield
    assert words in ENGLISH.say(error.value.message)


def started(rules: Callable[[], Rules[Any]]) -> Match[Any]:
    """A match that asks this, notes the outcome and asks once more."""

    def first(s: Any) -> Rules[None]:
        s.notes.append((yield from rules()))
        yield Decision(0, ASK, [("a",), ("b",)])
        over(s)

    return little(first).start(1)


def typed(match: Match[Any], line: str) -> Any:
    """Type a line at the open choice; what came of it."""
    assert match.decision is not None
    carry_out(match, 0, line, lambda option: match.answer(option, 0), ENGLISH)
    return match.state.notes[0] if match.state.notes else None


def four_cards(least: int, most: int) -> Match[Any]:
    return started(lambda: pick(0, ASK, [4, 5, 6, 7], least=least, most=most))


def test_options_count_from_1_and_done_and_pass_are_0() -> None:
    assert numbered(Decision(0, ASK, [DONE, ("a",), ("b",)])) == {DONE: 0, ("a",): 1, ("b",): 2}
    assert numbered(Decision(0, ASK, [("a",), PASS])) == {("a",): 1, PASS: 0}


def test_the_number_of_an_amount_is_the_amount() -> None:
    options: list[Option] = [("amount", 0), ("amount", 1), ("amount", 2), ("more", 10)]
    assert list(numbered(Decision(0, ASK, options)).values()) == [0, 1, 2, 3]
    assert list(numbered(Decision(0, ASK, [("amount", 4), ("stop",)])).values()) == [4, 5]


LABELS: dict[Option, str] = {
    ("play", "love", 0): "Play Kiss (love) at place 1",
    ("play", "love", 1): "Play Kiss (love) at place 2",
    ("play", "power", 1): "Play Crown (power) at place 2",
    ("finish",): "Finish the reading",
}
NUMBERS = {option: number for number, option in enumerate(LABELS, start=1)}


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("3", ("play", "power", 1)),
        ("love 2", ("play", "love", 1)),
        ("CROWN", ("play", "power", 1)),
        ("pl lo 1", ("play", "love", 0)),
        ("fin", ("finish",)),
        ("kiss (love) at place 1", ("play", "love", 0)),  # as it is read on the screen
    ],
)
def test_numbers_and_the_beginnings_of_words_mean_options(line: str, option: Option) -> None:
    assert read_option(line, NUMBERS, LABELS) == option


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("7", "There is no number 7."),
        ("love", "may mean 1 Play Kiss (love) at place 1; 2 Play Kiss (love) at place 2"),
        ("love love", "is neither an option nor a command"),
        ("love 12", "is neither an option nor a command"),
        ("???", "is neither an option nor a command"),
        ("jump", "is neither an option nor a command"),
    ],
)
def test_what_means_nothing_or_too_much_is_unclear(line: str, message: str) -> None:
    with refused(message):
        read_option(line, NUMBERS, LABELS)


def test_a_letter_or_two_must_begin_the_option() -> None:
    """Given an Offer for a promise of no War, then neither `n` nor `no` accepts it."""
    labels = {("decline",): "Decline", ("accept",): "Accept: get 2 Shards; give the promise: no War on Axiom"}
    numbers = {option: number for number, option in enumerate(labels, start=1)}
    for line in ("n", "no"):
        with refused("is neither an option nor a command"):
            read_option(line, numbers, labels)
    assert read_option("d", numbers, labels) == ("decline",)
    assert read_option("war", numbers, labels) == ("accept",)


def test_an_option_that_begins_with_the_words_is_meant() -> None:
    """Given a card in hand and one in play, then `play campfire` plays the one in hand."""
    labels = {
        ("play", 1): "Play Campfire",
        ("use", 2): "Campfire (Diana): Discard from play: heal 2 Injuries",
    }
    numbers = {option: number for number, option in enumerate(labels, start=1)}
    assert read_option("play campfire", numbers, labels) == ("play", 1)
    assert read_option("Campfire", numbers, labels) == ("use", 2)


def test_words_that_fit_only_copies_of_the_same_thing_mean_the_first_of_them() -> None:
    labels = {("play", 4): "Play Imp", ("play", 5): "Play Imp", ("finish",): "Finish"}
    numbers = {option: number for number, option in enumerate(labels)}
    assert read_option("imp", numbers, labels) == ("play", 4)


@pytest.mark.parametrize(
    ("line", "taken"),
    [("1 3 4", [4, 6, 7]), ("4,1", [4, 7]), ("all", [4, 5, 6, 7]), ("none", []), ("0", []), ("2", [5])],
)
def test_several_items_are_picked_at_once_in_any_order(line: str, taken: list[int]) -> None:
    match = four_cards(0, 4)
    assert typed(match, line) == taken
    assert match.decision is not None  # the next question is not answered by the same line
    assert match.decision.options == [("a",), ("b",)]


def test_items_that_only_a_later_step_offers_can_be_named_at_once() -> None:
    match = four_cards(2, 2)
    assert match.decision is not None
    assert ("take", 7) not in match.decision.options
    assert numbered(match.decision)[("take", 7)] == 4
    assert typed(match, "4 3") == [6, 7]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1 2 3", "Choose 1 to 2, not 3"),
        ("none", "Choose 1 to 2, not 0"),
        ("5", "There is no number 5"),
        ("1 1", "You chose 1 twice"),
        ("one", "is not one of the numbers"),
    ],
)
def test_a_wrong_pick_is_refused_before_anything_is_answered(line: str, message: str) -> None:
    match = four_cards(1, 2)
    with refused(message):
        typed(match, line)
    assert match.answers() == []


def gifts(*limits: int, number: int) -> Match[Any]:
    """A choice of gifts: red, blue and green ones."""
    return started(lambda: pick_gifts(0, ASK, [*limits, 0, 0, 0], number))


@pytest.mark.parametrize(
    ("line", "taken"), [("1 1", (2, 0)), ("1 2", (1, 1)), ("2 1", (1, 1)), ("2 2", (0, 2))]
)
def test_things_that_are_alike_share_a_number(line: str, taken: tuple[int, int]) -> None:
    """Given two red and two blue gifts, then red is 1 and blue is 2, and a number may come twice."""
    match = gifts(2, 2, 0, number=2)
    assert match.decision is not None
    assert numbered(match.decision) == {("gift", "red"): 1, ("gift", "blue"): 2}
    assert typed(match, line)[:2] == taken


def test_numbers_of_things_that_are_alike_run_without_a_gap() -> None:
    match = gifts(6, 6, 5, number=3)
    assert match.decision is not None
    assert list(numbered(match.decision).values()) == [1, 2, 3]
    with refused("There is no number 7"):
        typed(match, "1 7 3")
    assert typed(match, "3 1 3")[:3] == (1, 0, 2)


def test_no_more_than_there_are_can_be_chosen() -> None:
    match = gifts(2, 1, 3, number=3)
    with refused("You can choose 1 only 2 times."):
        typed(match, "1 1 1")
    with refused("You chose 2 twice."):
        typed(match, "2 2 3")
    assert match.answers() == []


def test_all_of_things_that_are_alike() -> None:
    match = started(lambda: pick_gifts(0, ASK, [2, 1, 0, 0, 0, 0], 3, least=0))
    assert typed(match, "all")[:2] == (2, 1)


def test_things_that_are_alike_are_counted_without_those_already_chosen() -> None:
    """Given one of two red gifts chosen, of up to three, then one more may be."""
    group = Group("pick", ("red", "red"), ("red",), 1, 3)
    decision = Decision(0, ASK, [("gift", "red"), DONE], group)
    assert ENGLISH.say(describe(decision)) == "Type a number, or none."


def test_a_pick_begun_step_by_step_can_be_ended_at_once() -> None:
    match = four_cards(0, 3)
    match.answer(("take", 5))
    assert match.decision is not None
    assert numbered(match.decision) == {DONE: 0, ("take", 6): 3, ("take", 7): 4}
    assert (
        ENGLISH.say(describe(match.decision)) == "Type 0 to 2 numbers at once, such as 3 4, or all, or none."
    )
    with refused("You cannot choose 1 any more"):
        typed(match, "1")
    assert typed(match, "4") == [5, 7]


def test_the_example_has_as_many_numbers_as_are_asked_for() -> None:
    match = four_cards(3, 3)
    assert match.decision is not None
    assert ENGLISH.say(describe(match.decision)) == "Type 3 numbers at once, such as 1 2 3."


def test_a_choice_that_must_go_on_is_not_ended() -> None:
    """Given items of which the rules want one more, then taking none of them is not enough."""
    group = Group("pick", (4, 5), (), 0, 2)
    match = started(lambda: (yield Decision(0, ASK, [("take", 4), ("take", 5)], group)))
    with refused("you must choose more"):
        typed(match, "none")


def test_a_creature_is_not_told_to_attack_and_to_defend() -> None:
    """Given two creatures that may each defend or attack, then at most one move of each is asked for."""
    moves = tuple((creature, zone) for creature in (4, 5) for zone in ("defense", "offense"))
    decision = Decision(0, ASK, [DONE, *(("move", *move) for move in moves)], Group("pick", moves, (), 0, 4))
    assert ENGLISH.say(describe(decision)) == "Type 0 to 2 numbers at once, such as 1 3, or none."


def five_coins() -> Match[Any]:
    return started(lambda: share(0, ASK, 5, [("x", 3), ("y", 3), ("z", 3)], verb="give"))


def test_amounts_are_shared_at_once() -> None:
    assert typed(five_coins(), "3 2 0") == {"x": 3, "y": 2}
    assert typed(five_coins(), "0 2 3") == {"y": 2, "z": 3}


def test_fewer_amounts_are_taken_one_by_one() -> None:
    match = five_coins()
    assert match.decision is not None
    assert numbered(match.decision) == {("give", "x", n): n for n in (3, 2, 1, 0)}
    assert typed(match, "2") is None
    assert typed(match, "1") == {"x": 2, "y": 1, "z": 2}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("3 2 1", "must add up to 5, not 6"),
        ("4 1 0", "Not 4 in place 1. Possible there: 0–3."),
        ("1 1 1 2", "up to 3 amounts"),
        ("much", "up to 3 amounts"),
    ],
)
def test_wrong_amounts_are_refused_before_anything_is_answered(line: str, message: str) -> None:
    match = five_coins()
    with refused(message):
        typed(match, line)
    assert match.answers() == []


def test_an_order_is_given_at_once() -> None:
    match = started(lambda: arrange(0, ASK, [4, 5, 6], verb="card"))
    with refused("Name all 3"):
        typed(match, "1 2")
    assert typed(match, "3 1 2") == [6, 4, 5]


SKIP: Option = ("a",)


def two_moves() -> Rules[list[Any]]:
    """A choice of a game's own: items that are tuples and exclude each other, and another way out."""
    items = ((4, "left"), (4, "right"), (5, "left"))
    chosen: list[Any] = []
    while True:
        offered = [item for item in items if item[0] not in [card for card, _ in chosen]]
        offered = [item for item in offered if not chosen or item[0] > chosen[-1][0]]
        options: list[Option] = [DONE] if chosen else [SKIP, DONE]
        options += [("card", *item) for item in offered]
        option = yield Decision(0, ASK, options, Group("pick", items, tuple(chosen), 0, 3))
        if option in (DONE, SKIP):
            return chosen
        chosen.append(option[1:])


def test_items_of_several_parts_are_picked_like_others() -> None:
    match = started(two_moves)
    assert match.decision is not None
    assert numbered(match.decision) == {
        SKIP: 4,
        DONE: 0,
        ("card", 4, "left"): 1,
        ("card", 4, "right"): 2,
        ("card", 5, "left"): 3,
    }
    assert not is_gesture("4", match.decision, ENGLISH)
    assert is_gesture("2 3", match.decision, ENGLISH)
    with refused("cannot choose these together"):
        typed(match, "1 2")
    assert match.answers() == []
    assert typed(match, "2 3") == [(4, "right"), (5, "left")]


def some_points() -> Rules[dict[str, int]]:
    """All or nothing for each item, at most five in all; an item that is out of reach is not asked for."""
    shares: dict[str, int] = {}
    for item, amount in (("x", 3), ("y", 3), ("z", 2)):
        remaining = 5 - sum(shares.values())
        if amount <= remaining:
            group = Group("share", ("x", "y", "z"), tuple(shares.items()), 0, remaining)
            option = yield Decision(0, ASK, [("give", item, amount), ("give", item, 0)], group)
            shares[item] = option[2]
    return shares


def test_shares_that_need_not_add_up() -> None:
    assert typed(started(some_points), "3 0 2") == {"x": 3, "z": 2}
    assert typed(started(some_points), "0 3 0") == {"x": 0, "y": 3, "z": 0}
    match = started(some_points)
    for line, message in (
        ("3 3 0", "not 6"),
        ("3 2 0", "Not all"),
        ("2 3 0", "place 1. Possible there: 0, 3."),
    ):
        with refused(message):
            typed(match, line)
    assert match.answers() == []


@pytest.mark.parametrize(("said", "told"), [((), ["Yellow"]), (("The pools", "Yellow"), [])])
def test_what_was_chosen_without_a_question_is_told(said: tuple[str, ...], told: list[str]) -> None:
    """Given two gifts of one color, of which the first had to be given, then that is told."""
    labels: dict[Option, str] = {("gift", "yellow"): "Yellow", DONE: "Done"}
    decision = Decision(0, ASK, list(labels), Group("pick", ("yellow", "yellow"), ("yellow",), 1, 3))
    assert unsaid(decision, said, labels) == told
