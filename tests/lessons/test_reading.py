"""Lesson files, and how far a learner has come: a little lesson of Fate Weaver."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.kernel import CONCEDE, Match
from fatebox.lessons import Lesson, LessonError, Progress, load_lesson, read_lesson

HEAD = """
game = "weaver"
name = { en = "Little", pl = "Mała", sv = "Liten" }
about = { en = "Two cards", pl = "Dwie karty", sv = "Två kort" }
[given]
segment = "read"
round = 1
hour = "sun"
visitor = ["Yorri"]
row = ["Muffled Chimes", "P07"]
rots = [0, 0]
tops.0 = ["H02"]
tops.1 = ["L06"]
[farewell]
en = ["Now you know."]
pl = ["Teraz wiesz."]
sv = ["Nu vet du."]
"""
PLAY_LOVE = """
[[step]]
answer = ["play", "love", 0]
en = ["Look at the row.", "Play the card of Love to its left."]
pl = ["Spójrz na rząd.", "Zagraj kartę Miłości po lewej."]
sv = ["Titta på raden.", "Spela kärlekskortet till vänster."]
clauses = ["WEA-REA.4"]
point = [["spot:row", "card:Muffled Chimes"], []]
"""
ANY = """
[[step]]
free = true
en = ["As you like."]
pl = ["Jak chcesz."]
sv = ["Som du vill."]
"""


def little(steps: str = PLAY_LOVE + ANY) -> Lesson:
    return read_lesson(HEAD + steps)


def at(lesson: Lesson, match: Match[Any]) -> Progress:
    return lesson.progress(match)


def test_the_guide_waits_for_the_option_of_the_step() -> None:
    lesson = little()
    match = lesson.start()
    assert at(lesson, match) == Progress(0, False, (("play", "love", 0),), None)


def test_who_does_what_is_asked_comes_to_the_next_step_and_any_option_fits_a_free_one() -> None:
    lesson = little()
    match = lesson.start()
    match.answer(("play", "love", 0))
    assert match.decision is not None
    assert at(lesson, match) == Progress(1, False, tuple(match.decision.options), None)


def test_fewer_arguments_leave_the_choice_among_all_that_begin_so() -> None:
    lesson = little(PLAY_LOVE.replace('"love", 0', '"love"'))
    assert at(lesson, lesson.start()).expects == (
        ("play", "love", 0),
        ("play", "love", 1),
        ("play", "love", 2),
    )


def test_who_does_something_else_has_strayed_until_it_is_taken_back() -> None:
    lesson = little()
    match = lesson.start()
    match.answer(("play", "happiness", 2))
    assert at(lesson, match) == Progress(0, True, (), None)
    match.undo(0, force=True)
    assert not at(lesson, match).strayed


def test_giving_up_is_straying() -> None:
    lesson = little()
    match = lesson.start()
    match.concede(0)
    assert (0, CONCEDE) in match.answers()
    assert at(lesson, match).strayed


def test_after_the_last_step_everything_goes() -> None:
    lesson = little(PLAY_LOVE)
    match = lesson.start()
    for _ in range(3):
        assert match.decision is not None
        match.answer(
            at(lesson, match).expects[0] if at(lesson, match).expects else match.decision.options[-1]
        )
    assert at(lesson, match) == Progress(1, False, (), None)


def test_every_start_is_the_same() -> None:
    lesson = little()
    assert lesson.start().state.to_data() == lesson.start().state.to_data()


def test_a_step_points_page_by_page_at_cards_by_their_numbers() -> None:
    lesson = little()
    number = lesson.names.find("Muffled Chimes", "")[0]
    assert lesson.pointed(lesson.steps[0]) == (("spot:row", f"card:{number}"), ())


def test_one_list_of_points_counts_for_all_pages() -> None:
    lesson = little(PLAY_LOVE.replace('[["spot:row", "card:Muffled Chimes"], []]', '["log"]'))
    assert lesson.pointed(lesson.steps[0]) == (("log",), ("log",))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = { en = "Little", pl = "Mała", sv = "Liten" }', "", "name: this field is missing"),
        ('sv = "Två kort"', 'sv = ""', "about: there is no text in sv"),
        ('pl = ["Teraz wiesz."]', "", "farewell.pl: expected 1 pages of text"),
        ('sv = ["Titta på raden.", ', "sv = [", r"step\[0\].sv: expected 2 pages of text"),
        ('"WEA-REA.4"', '"WEA-REA.44"', r"step\[0\].clauses\[0\]: there is no clause 'WEA-REA.44'"),
        ('answer = ["play", "love", 0]', "", r"step\[0\].answer: expected an option, or free = true instead"),
        ('["play", "love", 0]', '["paint"]', r"step\[0\].answer: .* has no verb 'paint'"),
        ('"spot:row"', '"row"', r"step\[0\].point: expected one of card:…, seat:…, spot:…, option, log"),
        ("card:Muffled Chimes", "card:Muffled Chime", r"step\[0\].point, card:Muffled Chime: no card is"),
        ("free = true", "free = true\nseat = 1", r"step\[1\].seat: another seat's step has nothing but"),
        ("free = true", "free = true\ncolor = 1", r"step\[1\].color: this field is unknown"),
    ],
)  # fmt: skip
def test_a_faulty_file_is_refused_with_the_place(old: str, new: str, message: str) -> None:
    text = HEAD + PLAY_LOVE + ANY
    assert old in text
    with pytest.raises(LessonError, match=message):
        read_lesson(text.replace(old, new))


def test_a_game_without_a_lesson() -> None:
    with pytest.raises(LessonError, match="there is no lesson of 'chess'"):
        load_lesson("chess")
