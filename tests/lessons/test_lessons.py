"""The lessons in the box: each can be followed to its end, whatever it leaves open, and be strayed from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.cli.lessons import walk
from fatebox.kernel import Match, Option, Perspective
from fatebox.kernel.cards import Eye
from fatebox.lessons import LEARNER, Lesson, lesson_ids, load_lesson

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
MOST_ALTERNATIVES = 8
ANSWERS_AFTER_STRAYING = 40
LONGEST_PAGE = 420

every_lesson = pytest.mark.parametrize("game", lesson_ids())


def follow(lesson: Lesson, match: Match[Any]) -> None:
    """Do what the others are to do, until the learner is asked."""
    while (scripted := lesson.progress(match).scripted) is not None:
        match.answer(scripted[1], scripted[0])


def steps(lesson: Lesson) -> Iterator[tuple[int, Match[Any]]]:
    """The match at each step of the learner, who always takes the first option that fits."""
    match = lesson.start()
    follow(lesson, match)
    for number in range(len(lesson.steps)):
        yield number, match
        match.answer(lesson.progress(match).expects[0], LEARNER)
        follow(lesson, match)


def finish(lesson: Lesson, match: Match[Any]) -> None:
    """Follow the guide from here to the farewell."""
    while (progress := lesson.progress(match)).step < len(lesson.steps):
        assert not progress.strayed
        assert progress.expects
        match.answer(progress.expects[0], LEARNER)
        follow(lesson, match)


def play_on(match: Match[Any], answers: int) -> None:
    """Anything legal, for a while."""
    game = match.game
    bot = make_bot("random", game, 1)
    for _ in range(answers):
        if match.result is not None:
            return
        decision = match.decisions[0]
        match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)


def test_every_game_has_one() -> None:
    assert lesson_ids() == ("fantos", "outposts", "phantom", "seven", "weaver")


@every_lesson
def test_it_can_be_followed_to_the_farewell(game: str) -> None:
    walk(load_lesson(game), show=False)


@every_lesson
def test_whatever_it_leaves_open_it_can_be_followed(game: str) -> None:
    lesson = load_lesson(game)
    for _, match in steps(lesson):
        open_ones = lesson.progress(match).expects[1:]
        for option in open_ones[:MOST_ALTERNATIVES]:
            other = match.copy()
            other.answer(option, LEARNER)
            follow(lesson, other)
            finish(lesson, other)


@every_lesson
def test_who_strays_can_play_on_and_take_it_back(game: str) -> None:
    lesson = load_lesson(game)
    for number, match in steps(lesson):
        expects = lesson.progress(match).expects
        decision = match.decision_of(LEARNER)
        assert decision is not None
        strays: list[Option] = [option for option in decision.options if option not in expects]
        for option in strays[-1:]:
            other = match.copy()
            other.answer(option, LEARNER)
            assert lesson.progress(other).strayed
            play_on(other.copy(), ANSWERS_AFTER_STRAYING)
            other.undo(LEARNER, force=True)
            assert lesson.progress(other).step == number
            assert not lesson.progress(other).strayed


@every_lesson
def test_after_the_farewell_the_game_goes_on(game: str) -> None:
    lesson = load_lesson(game)
    *_, (_, match) = steps(lesson)
    play_on(match, ANSWERS_AFTER_STRAYING)
    assert not lesson.progress(match).strayed


@every_lesson
def test_the_learner_can_see_what_the_guide_points_at(game: str) -> None:
    lesson = load_lesson(game)
    for number, match in steps(lesson):
        eye = Eye(LEARNER, match.state.seen)
        seen = {
            card
            for pile, audience, owner in match.state.piles()
            for card in pile
            if eye.sees(audience, owner) or eye.knows(card)
        }
        for page in lesson.steps[number].points:
            for name in page:
                if name.startswith("card:"):
                    copies = lesson.names.find(name.removeprefix("card:"), name)
                    assert seen.intersection(copies), f"step {number + 1}: {name} cannot be seen"


@every_lesson
def test_the_board_marks_the_spots(game: str) -> None:
    lesson = load_lesson(game)
    frame = BOARDS.parent / "parts"
    files = [*(BOARDS / game).glob("*.svelte"), *frame.glob("*.svelte")]
    board = "".join(file.read_text() for file in sorted(files))
    said = [*lesson.steps, lesson.sheet.farewell]
    spots = {name for step in said for page in step.points for name in page if name.startswith("spot:")}
    marks = re.findall(r"data-spot=(?:\"[^\"]*\"|\{[^}]*\})", board)  # or one of several names
    marked = {f"spot:{name}" for mark in marks for name in re.findall(r"['\"]([\w-]+)['\"]", mark)}
    assert spots <= marked


@every_lesson
def test_pages_are_short(game: str) -> None:
    lesson = load_lesson(game)
    for number, step in enumerate([*lesson.steps, lesson.sheet.farewell], start=1):
        for language, pages in step.texts.items():
            for page in pages:
                assert len(page) <= LONGEST_PAGE, f"step {number}, {language}: {page}"
