"""The format of a scenario file, as typed data; what each part means is in `docs/scenarios.md`."""

from __future__ import annotations

import tomllib
from typing import Any, Literal

import msgspec

from fatebox.games import load_game, load_rulebook
from fatebox.kernel import ContentError, Game
from fatebox.kernel.content import explain
from fatebox.kernel.conversion import convert
from fatebox.kernel.near import did_you_mean

from .choices import Choice, check_choice
from .errors import ScenarioError
from .names import CardNames


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happens: an answer, a refused answer, the default, giving up, others passing."""

    seat: int | None = None
    """The seat; without it, the one that is asked."""
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
        sheet = convert(tomllib.loads(text), Sheet)
    except tomllib.TOMLDecodeError as error:
        raise ScenarioError(str(error)) from None
    except msgspec.ValidationError as error:
        raise ScenarioError(explain(str(error), Sheet)) from None
    check_sheet(sheet)
    return sheet


class Wording(msgspec.Struct, forbid_unknown_fields=True):
    """An option that must be legal or illegal, if there is more to say than the option."""

    option: Choice
    seat: int | None = None
    """The seat that must be asked for it; without it, any seat."""
    clause: str | None = None
    """Of an illegal option: the clause that its refusal cites."""


def wording(entry: Any, where: str) -> Wording:
    """An entry of `legal`, `illegal` or `options`: an option, or a table with more."""
    if isinstance(entry, list):
        return Wording(entry)
    try:
        return convert(entry, Wording)
    except msgspec.ValidationError as error:
        if isinstance(entry, dict):
            raise ScenarioError(f"{where}.{explain(str(error), Wording)}") from None
        raise ScenarioError(f'{where}: expected an option such as ["verb", ...], got {entry!r}') from None


def check_sheet(sheet: Sheet) -> None:
    """Refuse what no game could make sense of: unknown clauses, verbs, cards and seats."""
    game = load_game(sheet.game)
    try:
        names = CardNames(game.pack(sheet.changes))
    except ContentError as error:
        raise ScenarioError(f"changes: {error}") from None
    seats = sheet.seats if sheet.seats is not None and sheet.seats in game.seats else game.seats[-1]
    check = _Check(game, names, seats)
    for i, clause in enumerate(sheet.clauses):
        check.clause(clause, f"clauses[{i}]")
    for i, step in enumerate(sheet.when):
        check.step(step, f"when[{i}]")
    check.expectation(sheet.then, "then")


class _Check:
    """The facts about a file that need no playing."""

    def __init__(self, game: Game[Any], names: CardNames, seats: int) -> None:
        self.game = game
        self.names = names
        self.seats = seats

    def clause(self, clause: str, where: str) -> None:
        """Refuse a clause that the rulebook does not have."""
        known = load_rulebook(self.game.id).clauses
        if clause not in known:
            title = self.game.title
            raise ScenarioError(f"{where}: {title} has no clause {clause!r}{did_you_mean(clause, known)}")

    def seat(self, seat: int | None, where: str) -> None:
        """Refuse a seat that nobody has."""
        if seat is not None and seat not in range(self.seats):
            raise ScenarioError(f"{where}: expected a seat from 0 to {self.seats - 1}, got {seat}")

    def choice(self, choice: Any, where: str) -> None:
        """Refuse an option that the game could not offer anywhere."""
        check_choice(self.game, self.names, self.seats, choice, where)

    def step(self, step: Step, where: str) -> None:
        """Refuse a step that does nothing, or two things."""
        deeds = [name for name in ("answer", "refuse", "concede") if getattr(step, name) is not None]
        deeds += ["default"] if step.default else []
        if len(deeds) > 1:
            raise ScenarioError(
                f"{where}: expected one of answer, refuse, default, concede; got {' and '.join(deeds)}"
            )
        if not deeds and step.rest is None and not step.then:
            raise ScenarioError(f"{where}: expected one of answer, refuse, default, concede, rest, then")
        if step.clause is not None:
            if step.refuse is None:
                raise ScenarioError(f"{where}.clause: only goes with refuse")
            self.clause(step.clause, f"{where}.clause")
        self.seat(step.seat, f"{where}.seat")
        self.seat(step.concede, f"{where}.concede")
        for name in ("answer", "refuse"):
            choice = getattr(step, name)
            if choice is not None:
                self.choice(choice, f"{where}.{name}")
        self.expectation(step.then, f"{where}.then")

    def expectation(self, then: dict[str, Any], where: str) -> None:
        """Refuse options that the game could not offer anywhere."""
        for name in ("legal", "illegal", "options"):
            entries = then.get(name, [])
            if not isinstance(entries, list):
                raise ScenarioError(f"{where}.{name}: expected a list of options, got {entries!r}")
            for i, entry in enumerate(entries):
                place = f"{where}.{name}[{i}]"
                wanted = wording(entry, place)
                self.choice(wanted.option, place if isinstance(entry, list) else f"{place}.option")
                self.seat(wanted.seat, f"{place}.seat")
                if wanted.clause is not None:
                    if name != "illegal":
                        raise ScenarioError(f"{place}.clause: only goes with illegal")
                    self.clause(wanted.clause, f"{place}.clause")
