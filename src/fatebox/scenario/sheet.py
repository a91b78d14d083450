"""The format of a scenario file, as typed data; what each part means is in `docs/scenarios.md`."""

from __future__ import annotations

import tomllib
from typing import Any, Literal

import msgspec

from fatebox.games import load_game, load_rulebook
from fatebox.kernel import Game
from fatebox.kernel.content import explain
from fatebox.kernel.near import did_you_mean

from .errors import ScenarioError

Choice = list[Any]
"""An option in data form: a verb and its arguments, cards by name; arguments at the end may be left out."""


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happens: an answer, a refused answer, the default, giving up, others passing."""

    seat: int | None = None
    """Who does it; left out: who is asked."""
    answer: Choice | None = None
    refuse: Choice | None = None
    clause: str | None = None
    """The clause that the refusal cites."""
    default: bool = False
    concede: int | None = None
    rest: Literal["pass"] | None = None
    then: dict[str, Any] = {}


class Sheet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All that a scenario file says."""

    game: str
    name: str
    about: str = ""
    clauses: list[str] = []
    seats: int | None = None
    seed: int | str = "scenario"
    changes: list[str] = []
    options: dict[str, Any] = {}
    given: dict[str, Any] = {}
    chance: dict[str, list[Any]] = {}
    when: list[Step] = []
    then: dict[str, Any] = {}


def read_sheet(text: str) -> Sheet:
    """The file as typed data, as far as it can be checked without playing."""
    try:
        sheet = msgspec.convert(tomllib.loads(text), Sheet)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(error)) from None
    except msgspec.ValidationError as error:
        raise ScenarioError(explain(str(error), Sheet)) from None
    check_sheet(sheet)
    return sheet


def check_sheet(sheet: Sheet) -> None:
    """Refuse what no game could make sense of: unknown clauses and verbs, steps that do two things."""
    game = load_game(sheet.game)
    known = load_rulebook(sheet.game).clauses
    cited = [(f"clauses[{i}]", clause) for i, clause in enumerate(sheet.clauses)]
    cited += [(f"when[{i}].clause", s.clause) for i, s in enumerate(sheet.when) if s.clause is not None]
    for where, clause in cited:
        if clause not in known:
            raise ScenarioError(
                f"{where}: {game.title} has no clause {clause!r}{did_you_mean(clause, known)}"
            )
    for i, step in enumerate(sheet.when):
        _check_step(game, step, f"when[{i}]")
    _check_expectation(game, sheet.then, "then")


def _check_step(game: Game[Any], step: Step, where: str) -> None:
    deeds = [name for name in ("answer", "refuse", "concede") if getattr(step, name) is not None]
    deeds += ["default"] if step.default else []
    if len(deeds) > 1:
        raise ScenarioError(
            f"{where}: expected one of answer, refuse, default, concede; got {' and '.join(deeds)}"
        )
    if not deeds and step.rest is None and not step.then:
        raise ScenarioError(f"{where}: expected one of answer, refuse, default, concede, rest, then")
    if step.clause is not None and step.refuse is None:
        raise ScenarioError(f"{where}.clause: only goes with refuse")
    for name in ("answer", "refuse"):
        choice = getattr(step, name)
        if choice is not None:
            check_choice(game, choice, f"{where}.{name}")
    _check_expectation(game, step.then, f"{where}.then")


def _check_expectation(game: Game[Any], then: dict[str, Any], where: str) -> None:
    for name in ("legal", "illegal", "options"):
        if name not in then:
            continue
        if not isinstance(then[name], list):
            raise ScenarioError(f"{where}.{name}: expected a list of options, got {then[name]!r}")
        for i, choice in enumerate(then[name]):
            check_choice(game, choice, f"{where}.{name}[{i}]")


def check_choice(game: Game[Any], choice: Any, where: str) -> None:
    """Refuse an option that the game could not offer anywhere."""
    if not isinstance(choice, list) or not choice:
        raise ScenarioError(f'{where}: expected an option such as ["verb", ...], got {choice!r}')
    verb = choice[0]
    if verb not in game.verbs:
        raise ScenarioError(f"{where}: {game.title} has no verb {verb!r}; it has {', '.join(game.verbs)}")
    arguments = game.verbs[verb]
    if len(choice) - 1 > len(arguments):
        takes = ", ".join(arguments) or "nothing"
        raise ScenarioError(f"{where}: {verb} takes {takes}; got {choice[1:]!r}")
