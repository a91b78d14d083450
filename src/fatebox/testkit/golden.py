"""Golden transcripts: a seeded game of each variant as text, kept beside the tests and compared."""

from __future__ import annotations

import difflib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fatebox.kernel import Match, Option

from .subject import Fault, Subject, text_of

WRITE = "FATEBOX_GOLDEN"
LINES = 200
"""The number of answers that are written out; the rest of a long game is a hash."""


def transcript_is_as_before(subject: Subject) -> None:
    """The seeded game of the variant goes as its transcript says."""
    file = golden_file(subject)
    now = "\n".join(transcript(subject)) + "\n"
    if os.environ.get(WRITE) == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, encoding="utf-8")
    if not file.exists():
        raise Fault(f"{file}: there is no transcript of this variant; write it with {WRITE}=write")
    before = file.read_text(encoding="utf-8")
    if now != before:
        lines = difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=2)
        changes = "\n".join(list(lines)[:30])
        raise Fault(f"{file}: the game goes otherwise; if that is wanted, {WRITE}=write\n{changes}")


def golden_file(subject: Subject) -> Path:
    """The file of a variant's transcript."""
    return subject.golden / f"{subject.variant.name}.txt"


def no_transcript_is_left_over(subjects: list[Subject]) -> None:
    """Every transcript belongs to a variant."""
    wanted = {golden_file(subject) for subject in subjects}
    for folder in {subject.golden for subject in subjects}:
        for file in sorted(set(folder.glob("*")) - wanted):
            raise Fault(f"{file}: this transcript belongs to no variant; delete it")


def transcript(subject: Subject) -> Iterator[str]:
    """The first game of the variant: a header, a line for each answer, the end."""
    game, variant, number = subject.game, subject.variant, 0
    options = ", ".join(f"{name}={value}" for name, value in variant.options.items()) or "usual options"
    yield f"{game.title} {game.version}, {variant.seats} seats, {options}, seed {subject.seed(number)!r}"
    match = subject.start(number)
    yield f"  start {_digest(match)}"
    rest, count = hashlib.sha256(), 0
    for count, (seat, option) in enumerate(subject.answers(number), start=1):
        line = _line(match, seat, option)
        match.answer(option, seat)
        line = f"{count:4} {line}  {_digest(match)}"
        if count <= LINES:
            yield line
        rest.update(line.encode())
    if count > LINES:
        yield f" ... {count - LINES} more answers, in all {rest.hexdigest()[:16]}"
    result = match.result
    assert result is not None
    yield f"  end {result.outcome}, winners {list(result.winners)}, scores {list(result.scores)}"


def _line(match: Match[Any], seat: int, option: Option) -> str:
    decision = match.decision_of(seat)
    assert decision is not None
    label = match.game.display.label(match.state, option)
    return f"seat {seat} {decision.prompt.id} of {len(decision.options)}: {label}"


def _digest(match: Match[Any]) -> str:
    """A short hash of what a spectator sees."""
    return hashlib.sha256(text_of(match.view(None)).encode()).hexdigest()[:8]
