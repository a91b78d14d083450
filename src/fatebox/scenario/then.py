"""Then: what must be true of a match, and what is there instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fatebox.kernel import Decision, Event, Match
from fatebox.kernel.shapes import ObjectShape, Shape

from .choices import alike, meant, refusing, written_option
from .compare import compare, nested, shown
from .errors import ScenarioError
from .happened import check_events
from .names import CardNames, written
from .report import Failure
from .sheet import Wording, wording
from .sight import SPECTATOR, named_view

NOBODY = "nobody"
OWN_WORDS = ("legal", "illegal", "options", "asked", "events", "view")
"""The keys that `then` may hold besides paths into the state's data."""
SHOWN = 24
"""The most options that a message lists."""


def check(
    match: Match[Any], names: CardNames, then: dict[str, Any], where: str, events: list[Event]
) -> Iterator[Failure]:
    """Everything in `then` that is not so."""
    data = written(match.state.to_data(names.key))
    shape = ObjectShape(match.game.state)
    for path, expected in then.items():
        place = f"{where}.{path}"
        if path == "asked":
            yield from _check_asked(match, names, expected, place)
        elif path in ("legal", "illegal", "options"):
            yield from _check_options(match, names, path, expected, place)
        else:
            ((first, inner),) = nested(path, expected, place).items()
            if first == "events":
                yield from check_events(match.game, names, inner, events, f"{where}.events")
            elif first == "view":
                yield from _check_view(match, names, shape, inner, f"{where}.view")
            else:
                yield from compare(names, shape, {first: inner}, data, where)


def describe_options(match: Match[Any], names: CardNames, decisions: list[Decision]) -> str:
    """The open questions with their options, in the words of a scenario file."""
    if not decisions:
        return "nobody is asked anything"
    texts = []
    for decision in decisions:
        options = [shown(written_option(match.game, names, option)) for option in decision.options[:SHOWN]]
        more = len(decision.options) - len(options)
        listed = ", ".join(options) + (f" and {more} more" if more else "")
        prompt = decision.prompt
        texts.append(f"seat {decision.seat} is asked {prompt.id} ({prompt.clause}): {listed}")
    return "; ".join(texts)


def asked_of(match: Match[Any], names: CardNames, seat: int | None, where: str) -> list[Decision]:
    """The decision of a seat (None: anybody); it is an error if the seat is not asked."""
    decisions = [decision for decision in match.decisions if seat is None or decision.seat == seat]
    if seat is not None and not decisions:
        instead = describe_options(match, names, match.decisions)
        raise ScenarioError(f"{where}: seat {seat} is asked nothing here; {instead}")
    return decisions


# --- options -----------------------------------------------------------------------------------------


def _check_options(
    match: Match[Any], names: CardNames, word: str, entries: list[Any], where: str
) -> Iterator[Failure]:
    wanted = [wording(entry, f"{where}[{i}]") for i, entry in enumerate(entries)]
    for i, each in enumerate(wanted):
        check_legality = check_illegal if word == "illegal" else _check_legal
        yield from check_legality(match, names, each, f"{where}[{i}]")
    if word == "options":
        offered = [option for decision in match.decisions for option in decision.options]
        listed = [option for each in wanted for option in meant(match.game, names, each.option, offered)]
        for option in offered:
            if option not in listed:
                extra = shown(written_option(match.game, names, option))
                yield Failure(where, f"{extra} is legal, too")


def _check_legal(match: Match[Any], names: CardNames, wanted: Wording, where: str) -> Iterator[Failure]:
    decisions = asked_of(match, names, wanted.seat, where)
    if not _offered(match, names, wanted, decisions):
        instead = describe_options(match, names, decisions)
        yield Failure(where, f"expected {shown(wanted.option)} to be legal; {instead}")


def check_illegal(match: Match[Any], names: CardNames, wanted: Wording, where: str) -> Iterator[Failure]:
    """The option must not be offered, and the clause must be among those that refuse this very option."""
    decisions = asked_of(match, names, wanted.seat, where)
    if _offered(match, names, wanted, decisions):
        yield Failure(where, f"expected {shown(wanted.option)} to be illegal; it is legal")
    elif wanted.clause is not None:
        refusals = [no for asked in decisions for no in match.game.display.refusals(match.state, asked.seat)]
        cited = [no.clause for no in refusing(match.game, names, wanted.option, refusals)]
        if wanted.clause not in cited:
            found = ", ".join(dict.fromkeys(cited)) or "no refusal of this option"
            yield Failure(where, f"expected a refusal by {wanted.clause}, found {found}")


def _offered(match: Match[Any], names: CardNames, wanted: Wording, decisions: list[Decision]) -> bool:
    return any(meant(match.game, names, wanted.option, decision.options) for decision in decisions)


def _check_asked(match: Match[Any], names: CardNames, expected: Any, where: str) -> Iterator[Failure]:
    """A prompt id, a seat, a table of both with clause and default, or that nobody is asked."""
    wanted: dict[str, Any]
    if isinstance(expected, dict):
        wanted = expected
    elif expected == NOBODY:
        if match.decisions:
            yield Failure(where, f"expected nobody; {describe_options(match, names, match.decisions)}")
        return
    elif isinstance(expected, str):
        wanted = {"prompt": expected}
    elif isinstance(expected, int):
        wanted = {"seat": expected}
    else:
        raise ScenarioError(f"{where}: expected a prompt, a seat, a table or {NOBODY!r}, got {expected!r}")
    asked = [_asked_data(match, names, decision) for decision in match.decisions]
    for key in wanted:
        if key not in ("seat", "prompt", "clause", "default"):
            raise ScenarioError(f"{where}.{key}: unknown; expected seat, prompt, clause or default")
    if not any(all(alike(names, item, data[key]) for key, item in wanted.items()) for data in asked):
        found = ", ".join(shown({key: data[key] for key in wanted}) for data in asked) or NOBODY
        yield Failure(where, f"expected {shown(wanted)}, found {found}")


def _asked_data(match: Match[Any], names: CardNames, decision: Decision) -> dict[str, Any]:
    return {
        "seat": decision.seat,
        "prompt": decision.prompt.id,
        "clause": decision.prompt.clause,
        "default": written_option(match.game, names, decision.default(match.state)),
    }


# --- views -------------------------------------------------------------------------------------------


def _check_view(
    match: Match[Any], names: CardNames, shape: Shape, expected: Any, where: str
) -> Iterator[Failure]:
    """The table as a seat, or a spectator, may know it."""
    seats = [str(seat) for seat in range(match.state.seats)]
    if not isinstance(expected, dict):
        raise ScenarioError(f"{where}: expected a table for a seat or for {SPECTATOR!r}, got {expected!r}")
    for who, inner in expected.items():
        if who not in (*seats, SPECTATOR):
            raise ScenarioError(f"{where}.{who}: expected {', '.join(seats)} or {SPECTATOR}")
        table = match.view(None if who == SPECTATOR else int(who))["table"]
        yield from compare(names, shape, inner, written(named_view(names, shape, table)), f"{where}.{who}")
