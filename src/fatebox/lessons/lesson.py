"""Lessons: a first game that is prepared, with a guide who says what to do and why.

A lesson is a scenario, so its cards and its chance are the same for everybody, and a list of steps: what the
learner, who sits at seat 0, reads and does, and what the others do. How far somebody has come follows from
the answers of the match alone: a lesson can be left and resumed, and a step back is nothing special.
`docs/lessons.md` explains the format of the files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import msgspec

from fatebox.games import game_ids, load_game, load_rulebook
from fatebox.kernel import FateboxError, Game, Listener, Match, Option
from fatebox.kernel.content import explain
from fatebox.kernel.conversion import convert
from fatebox.kernel.near import did_you_mean
from fatebox.scenario import Scenario, ScenarioError
from fatebox.scenario.choices import Choice, check_choice, meant
from fatebox.scenario.names import CardNames
from fatebox.scenario.sheet import Sheet, check_sheet

LANGUAGES = ("en", "pl", "sv")
LEARNER = 0
"""The seat of the one who learns."""
SPOTS = ("card", "seat", "spot")
"""Things that can be pointed at by name: `card:Raid`, `seat:1`, `spot:hand`."""
PARTS = ("option", "log", "menu")
"""Other parts of a table that can be pointed at."""

Texts = dict[str, tuple[str, ...]]
"""The pages of a text, by language."""


class LessonError(FateboxError):
    """A lesson that cannot be read or set up; says which step and field, and what was expected."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text for the learner and the answer to give; or the silent answer of another seat."""

    seat: int = LEARNER
    answer: Choice | None = None
    """The option that the guide waits for; with fewer arguments, any that begins so."""
    free: bool = False
    """Whether any option will do."""
    en: tuple[str, ...] = ()
    pl: tuple[str, ...] = ()
    sv: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    """The clause to read in the rulebook."""
    point: tuple[str | tuple[str, ...], ...] = ()
    """The things that the guide points at: the same on every page, or a list for each page."""

    @property
    def texts(self) -> Texts:
        """Its pages, by language."""
        return {language: getattr(self, language) for language in LANGUAGES}

    @property
    def points(self) -> tuple[tuple[str, ...], ...]:
        """The things pointed at on each page."""
        names = [name for name in self.point if isinstance(name, str)]
        if names or not self.point:
            return (tuple(names),) * len(self.en)
        return tuple(page for page in self.point if not isinstance(page, str))


class LessonSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a lesson file says. Its head is that of a scenario."""

    game: str
    name: dict[str, str]
    about: dict[str, str]
    step: tuple[Step, ...]
    farewell: Step
    seats: int | None = None
    seed: str = "lesson"
    changes: list[str] = []
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a learner."""

    step: int
    """The number of the learner's steps that are done."""
    strayed: bool
    """Whether something else was done than the guide asked for: there is no script from there on."""
    expects: tuple[Option, ...]
    """The options that the guide waits for, if the learner is asked now."""
    scripted: tuple[int, Option] | None
    """The scripted answer of another seat that is asked now."""


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    sheet: LessonSheet

    @property
    def game(self) -> Game[Any]:
        """The game that it teaches."""
        return load_game(self.sheet.game)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the learner."""
        return tuple(step for step in self.sheet.step if step.seat == LEARNER)

    @cached_property
    def names(self) -> CardNames:
        """The names of the cards."""
        return CardNames(self.game.pack())

    @cached_property
    def _scenario(self) -> Scenario:
        sheet = self.sheet
        # chance is scripted for those who follow; who strays may draw what the script did not think of
        chance = {**sheet.chance, "else": ["seed"]}
        head = Sheet(
            game=sheet.game, name=sheet.name["en"], seats=sheet.seats, seed=sheet.seed, chance=chance,
            changes=sheet.changes, options=sheet.options, given=sheet.given,
        )  # fmt: skip
        check_sheet(head)
        return Scenario(head)

    def start(self, listener: Listener | None = None) -> Match[Any]:
        """The match in the prepared position, the same every time; the listener hears it from there on."""
        return self._scenario.start(listener)

    def progress(self, match: Match[Any]) -> Progress:
        """The learner's progress in a match that began with this lesson."""
        done = [0] * match.state.seats
        for seat, option in match.answers():
            step = self._next(seat, done)
            if step is None and done[LEARNER] < len(self.steps):
                return Progress(done[LEARNER], True, (), None)
            if step is None:
                break  # the lesson is over, and the script with it
            if not self._fits(step, option):
                return Progress(done[LEARNER], done[LEARNER] < len(self.steps), (), None)
            done[seat] += 1
        return self._asked(match, done)

    def _asked(self, match: Match[Any], done: list[int]) -> Progress:
        """Progress of somebody who has followed the guide so far."""
        expects: tuple[Option, ...] = ()
        scripted = None
        for decision in match.decisions:
            step = self._next(decision.seat, done)
            if step is None:
                continue
            fitting = tuple(option for option in decision.options if self._fits(step, option))
            if decision.seat == LEARNER:
                expects = fitting
            elif fitting:
                scripted = (decision.seat, fitting[0])
        lost = not expects and match.decision_of(LEARNER) is not None and done[LEARNER] < len(self.steps)
        return Progress(done[LEARNER], lost, expects, scripted)

    def _next(self, seat: int, done: list[int]) -> Step | None:
        steps = self._steps_of.get(seat, ())
        return steps[done[seat]] if done[seat] < len(steps) else None

    @cached_property
    def _steps_of(self) -> dict[int, tuple[Step, ...]]:
        """The steps of each seat: seats that are asked at once answer in any order."""
        seats = {step.seat for step in self.sheet.step}
        return {seat: tuple(step for step in self.sheet.step if step.seat == seat) for seat in seats}

    def _fits(self, step: Step, option: Option) -> bool:
        if step.answer is None:
            return True
        return option[0] in self.game.verbs and bool(meant(self.game, self.names, step.answer, [option]))

    def pointed(self, step: Step) -> tuple[tuple[str, ...], ...]:
        """The things that a step points at on each page, cards by their numbers."""
        return tuple(tuple(spot for name in page for spot in self._spots(name)) for page in step.points)

    def _spots(self, name: str) -> Iterator[str]:
        kind, _, what = name.partition(":")
        if kind == "card":
            yield from (f"card:{card}" for card in self.names.find(what, f"point, {name}"))
        else:
            yield name


# --- reading -----------------------------------------------------------------------------------------


@cache
def lesson_ids() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in game_ids() if _file(game).is_file())


@cache
def load_lesson(game_id: str) -> Lesson:
    """The lesson of a game, or an error that says what is wrong."""
    if game_id not in lesson_ids():
        raise LessonError(f"there is no lesson of {game_id!r}; there are those of {', '.join(lesson_ids())}")
    try:
        lesson = read_lesson(_file(game_id).read_text(encoding="utf-8"))
        if lesson.sheet.game != game_id:
            raise LessonError(f"game: expected {game_id!r}, got {lesson.sheet.game!r}")
    except FateboxError as error:
        raise LessonError(f"{game_id}/lesson.toml: {error}") from None
    return lesson


def _file(game_id: str) -> Any:
    return files("fatebox.games") / game_id / "lesson.toml"


def read_lesson(text: str) -> Lesson:
    """A lesson from the text of its file, checked as far as that is possible without playing."""
    try:
        sheet = convert(tomllib.loads(text), LessonSheet)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(str(error)) from None
    except msgspec.ValidationError as error:
        raise LessonError(explain(str(error), LessonSheet)) from None
    lesson = Lesson(sheet)
    for field in ("name", "about"):
        missing = [language for language in LANGUAGES if not getattr(sheet, field).get(language)]
        if missing:
            raise LessonError(f"{field}: there is no text in {', '.join(missing)}")
    for i, step in enumerate(sheet.step):
        try:
            _check_step(lesson, step)
        except (LessonError, ScenarioError) as error:
            raise LessonError(f"step[{i}].{error}") from None
    try:
        _check_words(lesson, sheet.farewell)
    except (LessonError, ScenarioError) as error:
        raise LessonError(f"farewell.{error}") from None
    return lesson


def _check_step(lesson: Lesson, step: Step) -> None:
    if step.free == (step.answer is not None):
        raise LessonError("answer: expected an option, or free = true instead")
    if step.answer is not None:
        seats = lesson.sheet.seats or lesson.game.seats[-1]
        check_choice(lesson.game, lesson.names, seats, step.answer, "answer")
    if step.seat == LEARNER:
        _check_words(lesson, step)
    elif step.free or any(step.texts.values()) or step.clauses or step.point:
        raise LessonError("seat: another seat's step has nothing but an answer")


def _check_words(lesson: Lesson, step: Step) -> None:
    """Texts in all languages, page by page; clauses and things to point at that exist."""
    for language, pages in step.texts.items():
        if len(pages) != max(1, len(step.en)) or not all(page.strip() for page in pages):
            raise LessonError(f"{language}: expected {max(1, len(step.en))} pages of text")
    known = load_rulebook(lesson.sheet.game).clauses
    for i, clause in enumerate(step.clauses):
        if clause not in known:
            raise LessonError(f"clauses[{i}]: there is no clause {clause!r}{did_you_mean(clause, known)}")
    if len(step.points) != len(step.en):
        raise LessonError(f"point: expected a list for each of {len(step.en)} pages")
    for page in step.points:
        for name in page:
            kind, colon, _ = name.partition(":")
            if kind not in SPOTS if colon else name not in PARTS:
                expected = ", ".join([*(f"{each}:…" for each in SPOTS), *PARTS])
                raise LessonError(f"point: expected one of {expected}; got {name!r}")
    lesson.pointed(step)  # cards that do not exist
