"""`fatebox lessons`: check the lessons of the games, or read one as its learner would."""

from __future__ import annotations

from typing import Any

import click

from fatebox.cli.language import language, said, say
from fatebox.kernel import Match
from fatebox.kernel.messages import SeatName
from fatebox.lessons import LEARNER, Lesson, LessonError, lesson_ids, load_lesson
from fatebox.scenario.then import describe_options

MANY = 12
"""The most options shown of a question."""


@click.command("lessons")
@click.argument("game", required=False)
def command(game: str | None) -> None:
    """Check all lessons, or show one of them step by step.

    The exit code is 1 if a script does not agree with the rules.
    """
    failed = False
    for each in [game] if game else lesson_ids():
        lesson = load_lesson(each)
        try:
            walk(lesson, show=game is not None)
            click.echo(say("lessons-fine", game=each, steps=len(lesson.steps)))
        except LessonError as error:
            failed = True
            click.echo(f"{each}: {said(error)}", err=True)
    if failed:
        raise click.exceptions.Exit(1)


def walk(lesson: Lesson, show: bool) -> None:
    """Follow the guide to the end; an error says where that cannot be done."""
    match, spoken = lesson.start(), language()
    while True:
        progress = lesson.progress(match)
        if progress.strayed:
            raise LessonError(f"{_place(lesson, match)}: the step is not legal; {_asked(lesson, match)}")
        if progress.scripted is not None:
            seat, option = progress.scripted
            _say(show, f"   {say('lessons-seat', seat=SeatName(seat), does=str(option))}")
            match.answer(option, seat)
        elif progress.step == len(lesson.steps):
            for page in lesson.sheet.farewell.texts[spoken]:
                _say(show, f"   {page}")
            return
        elif not progress.expects:
            raise LessonError(f"{_place(lesson, match)}: nobody answers; {_asked(lesson, match)}")
        else:
            step = lesson.steps[progress.step]
            _say(show, f"{progress.step + 1}. ({', '.join(step.clauses)})")
            for page, spots in zip(step.texts[spoken], step.points, strict=True):
                _say(show, f"   {page}{'  -> ' if spots else ''}{', '.join(spots)}")
            ways = tuple(map(str, progress.expects[:4]))
            _say(show, f"   {say('lessons-you', ways=ways, options=_options(match))}")
            match.answer(progress.expects[0], LEARNER)


def _place(lesson: Lesson, match: Match[Any]) -> str:
    return f"after {len(match.answers())} answers, step {lesson.progress(match).step + 1}"


def _asked(lesson: Lesson, match: Match[Any]) -> str:
    return (
        describe_options(match, lesson.names, list(match.decisions))
        if match.decisions
        else "the game is over"
    )


def _options(match: Match[Any]) -> str:
    """The options there are, as scripts write them."""
    return ", ".join(str(option) for decision in match.decisions for option in decision.options[:MANY])


def _say(show: bool, text: str) -> None:
    if show:
        click.echo(text)
