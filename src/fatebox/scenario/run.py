"""Playing a scenario: its steps one by one, then what must be true at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fatebox.kernel import PASS, DataError, Decision, FateboxError, IllegalAnswer, Match, Option, ScriptError
from fatebox.kernel.rng import ELSE

from .choices import Choice, meant, only_copies, says_all, written_option
from .compare import shown
from .errors import ScenarioError
from .names import CardNames
from .position import crash_text
from .report import Failure, Report
from .sheet import Sheet, Step, Wording
from .then import check, check_illegal, describe_options


class Stopped(Exception):
    """A step that could not be taken, so that the rest of the scenario means nothing."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.failure = Failure(where, what)


def play(match: Match[Any], names: CardNames, sheet: Sheet, report: Report) -> None:
    """Take all steps and check all expectations, into the report."""
    try:
        for i, step in enumerate(sheet.when):
            heard = len(report.events)
            _take(match, names, step, f"when[{i}]", report)
            report.failures += check(match, names, step.then, f"when[{i}].then", report.events[heard:])
        report.failures += check(match, names, sheet.then, "then", report.events)
        report.failures += _unused_chance(match, sheet)
    except Stopped as stop:
        report.failures.append(stop.failure)
    except ScriptError as error:
        raise ScenarioError(f"chance: {error}") from None
    except DataError as error:
        raise ScenarioError(f"given.{error}") from None
    except FateboxError:
        raise
    except Exception as error:  # a fault of the rules is what a bug report is there to show
        report.crash = error
        report.failures.append(Failure("the rules", crash_text(error)))


def _take(match: Match[Any], names: CardNames, step: Step, where: str, report: Report) -> None:
    if step.answer is not None:
        decision = _asked(match, names, step.seat, where)
        option = _find_option(match, names, step.answer, decision, f"{where}.answer")
        match.answer(option, decision.seat)
    elif step.default:
        decision = _asked(match, names, step.seat, where)
        match.answer(decision.default(match.state), decision.seat)
    elif step.concede is not None:
        try:
            match.concede(step.concede)
        except IllegalAnswer as error:
            raise Stopped(f"{where}.concede", str(error)) from None
    elif step.refuse is not None:
        report.failures += _refused(match, names, step, where)
    if step.rest is not None:
        _let_others_pass(match, step.seat)


def _asked(match: Match[Any], names: CardNames, seat: int | None, where: str) -> Decision:
    decision = match.decision if seat is None else match.decision_of(seat)
    if decision is None:
        if not match.decisions:
            raise Stopped(where, "the game is over")
        instead = describe_options(match, names, match.decisions)
        raise Stopped(where, f"seat {seat} is asked nothing here; {instead}")
    return decision


def _find_option(
    match: Match[Any], names: CardNames, choice: Choice, decision: Decision, where: str
) -> Option:
    found = meant(match.game, names, choice, decision.options)
    exact = [option for option in found if says_all(choice, written_option(match.game, names, option))]
    found = exact or found
    if not found:
        instead = describe_options(match, names, [decision])
        raise Stopped(where, f"{shown(choice)} is not legal; {instead}")
    if len(found) > 1 and not only_copies(match.game, names, found):
        several = ", ".join(shown(written_option(match.game, names, option)) for option in found)
        raise Stopped(where, f"{shown(choice)} could be any of {several}")
    return found[0]


def _refused(match: Match[Any], names: CardNames, step: Step, where: str) -> Iterator[Failure]:
    """The option must be illegal here, and its refusal must cite the clause."""
    assert step.refuse is not None
    if not match.decisions:
        raise ScenarioError(f"{where}.refuse: the game is over, so that nobody is asked anything")
    wanted = Wording(step.refuse, step.seat, step.clause)
    yield from check_illegal(match, names, wanted, f"{where}.refuse")


def _let_others_pass(match: Match[Any], seat: int | None) -> None:
    """All others pass until the seat is asked again, or somebody has to do more than pass."""
    acting = seat if seat is not None else _last_seat(match)
    for _ in range(match.game.max_decisions):
        others = [d for d in match.decisions if d.seat != acting and PASS in d.options]
        if not others or match.decision_of(acting) is not None:
            return
        match.answer(PASS, others[0].seat)


def _last_seat(match: Match[Any]) -> int | None:
    return match.history[1] if match.history is not None else None


def _unused_chance(match: Match[Any], sheet: Sheet) -> list[Failure]:
    """Scripted outcomes that never came up: most likely a misspelt name."""
    left = match.state.rng.script or {}
    return [
        Failure(f"chance.{what}", f"{len(outcomes)} of {len(sheet.chance[what])} outcomes were never drawn")
        for what, outcomes in left.items()
        if outcomes and what in sheet.chance and what != ELSE
    ]
