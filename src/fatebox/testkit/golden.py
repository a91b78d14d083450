"""Golden games: the first seeded game of each variant, kept beside the tests and compared.

    tests/golden/fantos/3p.txt         a playthrough to read: tables, answers, events with their clauses
    tests/golden/fantos/digests.txt    a line for each variant: length, result and a hash of the whole game

A playthrough shows the opening and the end of a game, at most 60 answers. The hash covers every answer, every
event and all that a spectator sees, but no text: other words for the same thing change no digest.

`pytest -p fatebox.testkit.plugin --accept` renews both.
"""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

from rich.console import Console

from fatebox.kernel import Card, Event, Match, Option
from fatebox.terminal.face import Face
from fatebox.text.speaker import Speaker

from .subject import Fault, Subject, text_of

OPENING, ENDING = 40, 20
"""The number of answers that a playthrough shows from the start of a game, and from its end."""
DIGESTS = "digests.txt"
WIDTH = 100
CHANGED = "the game goes differently now; if you want that, ./test --accept"


class Renewal:
    """Whether golden files are renewed, and the changes that were made to them."""

    def __init__(self) -> None:
        self.wanted = False
        self.changes: list[str] = []


renewal = Renewal()
"""Set by `fatebox.testkit.plugin` for `--accept`."""


def playthrough_is_as_before(subject: Subject) -> None:
    """The seeded game of the variant goes as its playthrough shows."""
    file = playthrough_file(subject)
    now = "\n".join(playthrough(subject)) + "\n"
    before = file.read_text(encoding="utf-8") if file.exists() else None
    if now == before:
        return
    if renewal.wanted:
        _write(file, before or "", now)
    elif before is None:
        raise Fault(f"{file}: this variant has no playthrough yet; write it with ./test --accept")
    else:
        raise Fault(f"{file}: {CHANGED}\n{_difference(before, now)}")


def digest_is_as_before(subject: Subject) -> None:
    """The seeded game of the variant has the digest it had."""
    file, name = subject.golden / DIGESTS, subject.variant.name
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    lines = {line.partition(": ")[0]: line for line in before.splitlines()}
    now = f"{name}: {digest(subject)}"
    if lines.get(name) == now:
        return
    if not renewal.wanted:
        found = lines.get(name, f"{name}: missing")
        raise Fault(f"{file}: {CHANGED}\n- {found}\n+ {now}")
    lines[name] = now
    _write(file, before, "".join(f"{lines[key]}\n" for key in sorted(lines)))


def playthrough_file(subject: Subject) -> Path:
    """The file of a variant's playthrough."""
    return subject.golden / f"{subject.variant.name}.txt"


def no_golden_game_is_left_over(subjects: list[Subject]) -> None:
    """Every playthrough and every digest belongs to a variant."""
    wanted = {playthrough_file(subject) for subject in subjects}
    names = {subject.variant.name for subject in subjects}
    for folder in {subject.golden for subject in subjects}:
        for file in sorted(set(folder.glob("*")) - wanted - {folder / DIGESTS}):
            raise Fault(f"{file}: this playthrough belongs to no variant; delete it")
        digests = folder / DIGESTS
        for line in digests.read_text(encoding="utf-8").splitlines() if digests.exists() else ():
            if line.partition(": ")[0] not in names:
                raise Fault(f"{digests}: this line belongs to no variant; delete it: {line}")


# --- playthroughs --------------------------------------------------------------------------------


def playthrough(subject: Subject) -> Iterator[str]:
    """The opening and the end of the first game: tables, answers, and the events that follow each."""
    game, variant = subject.game, subject.variant
    options = ", ".join(f"{name}={value}" for name, value in variant.options.items()) or "no options"
    yield f"{game.title} {game.version}; {variant.seats} seats; {options}; seed {subject.seed(0)!r}"
    events: list[Event] = []
    match = subject.start(0)
    match.state.listener = events.append
    answers = subject.answers(0)
    shown = {*range(OPENING), *range(max(0, len(answers) - ENDING), len(answers))}
    yield from _table(match)
    for number, (seat, option) in enumerate(answers):
        if number not in shown:
            match.answer(option, seat)
            continue
        if number and number - 1 not in shown:
            yield f"\n... {number - OPENING} answers later ..."
            yield from _table(match)
        events.clear()
        line = _answer(match, seat, option)
        match.answer(option, seat)
        yield f"{number + 1:4} {line}"
        yield from (f"       {_event(event, match)}" for event in events)
    yield from _table(match)
    yield _result(match)


def _table(match: Match[Any]) -> Iterator[str]:
    """The table in the terminal, as the seat that is asked sees it; at the end, as a spectator does."""
    seat = None if match.decision is None else match.decision.seat
    console = Console(width=WIDTH, highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as capture:
        console.print(Face(match.game).table(match.view(seat), match.state.pack))
    yield ""
    yield from (f"  | {line}".rstrip() for line in capture.get().rstrip().splitlines())
    yield ""


def _answer(match: Match[Any], seat: int, option: Option) -> str:
    decision = match.decision_of(seat)
    assert decision is not None
    label = Speaker.of(match.game, match.state.pack).say(match.label(option))
    place = f"option {decision.options.index(option) + 1} of {len(decision.options)}"
    return f"seat {seat}, {decision.prompt.id} ({decision.prompt.clause}), {place}: {label}"


def _event(event: Event, match: Match[Any]) -> str:
    """An event with the names of its values, its clause and its audience."""
    pack, hints = match.state.pack, get_type_hints(type(event))
    values = (
        f"{field.name}={_value(getattr(event, field.name), hints[field.name], pack)}"
        for field in fields(event)
        if not field.kw_only
    )
    audience = "" if event.only is None else f" (only seen by {', '.join(map(str, event.only))})"
    return f"{event.kind} {' '.join(values)}".rstrip() + f" [{event.clause}]{audience}"


def _value(value: Any, hint: Any, pack: Any) -> str:
    """A value of an event, cards by their names."""
    if isinstance(value, tuple | list):
        parts = get_args(hint)
        each = parts if len(parts) == len(value) and ... not in parts else (parts[:1] or (Any,)) * len(value)
        return "[" + ", ".join(_value(item, part, pack) for item, part in zip(value, each, strict=True)) + "]"
    is_card = hint is Card or (isinstance(value, int) and Card in get_args(hint))
    return str(pack.name(value) if is_card else value)


def _result(match: Match[Any]) -> str:
    result = match.result
    assert result is not None
    return f"{result.outcome}, winners {list(result.winners)}, scores {list(result.scores)}"


# --- digests -------------------------------------------------------------------------------------


def digest(subject: Subject) -> str:
    """The first game in one line: its length, its result, and a hash of all that happened."""
    events: list[Event] = []
    match = subject.start(0)
    match.state.listener = events.append
    total = hashlib.sha256(text_of(match.view(None)).encode())
    answers = subject.answers(0)
    for seat, option in answers:
        events.clear()
        match.answer(option, seat)
        happened = [event.to_data() for event in events]
        total.update(text_of([seat, option, happened, match.view(None)]).encode())
    return f"{len(answers)} answers, {_result(match)}, {total.hexdigest()[:16]}"


# --- changes -------------------------------------------------------------------------------------


def _write(file: Path, before: str, now: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(now, encoding="utf-8")
    renewal.changes.append(f"{file}\n{_difference(before, now)}" if before else f"{file}: new")


def _difference(before: str, now: str, most: int = 30) -> str:
    lines = list(
        difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=2)
    )
    more = [f"... {len(lines) - most} more lines"] if len(lines) > most else []
    return "\n".join([*lines[:most], *more])
