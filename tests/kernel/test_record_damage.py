"""Damaged records: whatever happens to the file, the answer is a RecordError that says where and why."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fatebox.kernel import Record, RecordError, Rng
from fatebox.kernel.record import _digest
from tests.kernel.little import TOY, answer_at_random


def some_text(snapshot: bool = False) -> str:
    match, rng = TOY.start("damage", seats=2), Rng.from_seed(1)
    for _ in range(6):
        answer_at_random(match, rng)
    match.undo(match.answers()[-1][0], force=True)
    return Record.of(match, snapshot=snapshot).to_json()


TEXT = some_text(snapshot=True)


def with_digest(data: dict[str, Any]) -> str:
    """A record whose digest is right although its contents were changed."""
    body = json.dumps({key: value for key, value in data.items() if key != "digest"}, indent=0)
    body = body.rstrip().removesuffix("}").rstrip()
    return f'{body},\n"digest": "{_digest(body)}"\n}}\n'


def error_of(text: str) -> str:
    with pytest.raises(RecordError) as error:
        Record.from_json(text)
    return str(error.value)


def test_with_digest_makes_valid_records() -> None:
    assert Record.from_json(with_digest(json.loads(TEXT))) == Record.from_json(TEXT)


# --- cut off -------------------------------------------------------------------------------------


def test_a_record_cut_off_anywhere_is_refused_with_the_place() -> None:
    whole = TEXT.rstrip()
    Record.from_json(whole)  # a missing line end at the end is no damage
    for length in range(len(whole)):
        assert re.match(r"line \d+: .+", error_of(whole[:length])), length


def test_a_cut_names_the_line() -> None:
    lines = TEXT.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("  ["))
    message = error_of("\n".join([*lines[:at], lines[at][:5]]))
    assert message.startswith(f"line {at + 1}: ")


# --- edited --------------------------------------------------------------------------------------


@given(st.integers(0, len(TEXT.rstrip()) - 1), st.characters(exclude_categories=["Cs"]))
def test_a_record_with_one_character_changed_is_refused_or_means_the_same(at: int, other: str) -> None:
    text = TEXT[:at] + other + TEXT[at + 1 :]
    try:
        read = Record.from_json(text)
    except RecordError:
        return
    assert text == TEXT or read == Record.from_json(TEXT)


def test_an_edited_answer_does_not_fit_the_digest() -> None:
    assert '"bid",' in TEXT
    text = TEXT.replace('"bid",', '"bet",', 1)
    assert error_of(text) == "record-damaged"


def test_fields_hidden_behind_the_digest_are_refused() -> None:
    """JSON takes the last of two fields of one name: it must not be one that the digest does not cover."""
    text = TEXT.rstrip().removesuffix("}").rstrip() + ',\n"answers": []\n}\n'
    assert error_of(text) == "record-damaged"


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("fatebox", 2, "fatebox: expected record format 1, got 2"),
        ("game", 5, "game: expected str, got int"),
        ("version", None, "version: expected str, got null"),
        ("seats", "two", "seats: expected int, got str"),
        ("seats", True, "seats: expected int, got bool"),
        ("seats", 2.0, "seats: expected int, got float"),
        ("options", [], "options: expected object, got array"),
        ("seed", 1.5, "seed: expected int | str, got float"),
        ("seed", True, "seed: expected int | str, got bool"),
        ("changes", [1], "changes[0]: expected str, got int"),
        ("changes", "x", "changes: expected array, got str"),
        ("players", ["a", 1], "players[1]: expected str, got int"),
        ("answers", {}, "answers: expected array, got object"),
        ("answers", [[0, "bid", 1], 7], "answers[1]: expected [seat, verb, ...], got 7"),
        ("answers", [[0]], "answers[0]: expected [seat, verb, ...], got [0]"),
        ("answers", [[True, "bid"]], "answers[0]: expected [seat, verb, ...], got [True, 'bid']"),
        ("answers", [["0", "bid"]], "answers[0]: expected [seat, verb, ...], got ['0', 'bid']"),
        ("undos", [[1, []]], "undos[0]: expected array of at least length 3, got 2"),
        ("undos", [[1, [], 1]], "undos[0][2]: expected bool, got int"),
        ("undos", [["1", [], True]], "undos[0][0]: expected int, got str"),
        ("undos", [[1, [[0]], True]], "undos[0][1][0]: expected [seat, verb, ...], got [0]"),
        ("snapshot", 5, "snapshot: expected object | null, got int"),
        ("snapshot", {"at": 1}, "snapshot.resumed: this field is missing"),
        ("stand_ins", [[0, 7]], "stand_ins[0][1]: expected str, got int"),
        ("stand_ins", [[77, "clock"]], "stand_ins[0][0]: expected the number of an answer, got 77"),
        ("notes", [1], "notes: expected object, got array"),
        ("generator", "dice", "generator: expected one of sfc32, blake2b, got 'dice'"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named_even_if_the_digest_fits(
    field: str, value: Any, message: str
) -> None:
    assert error_of(with_digest(json.loads(TEXT) | {field: value})) == message


@pytest.mark.parametrize(
    "field", ["game", "version", "content", "changes", "seats", "options", "seed", "answers", "undos"]
)
def test_a_missing_field_is_named(field: str) -> None:
    data = json.loads(TEXT)
    del data[field]
    assert error_of(with_digest(data)) == f"{field}: this field is missing"


# --- something else altogether -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: Expecting value (the file ends too early)"),
        ("hello", "line 1: Expecting value"),
        ("[]", "record-foreign"),
        ("{}", "record-foreign"),
        ("null", "record-foreign"),
        ('{"fatebox": "1"}', "fatebox: expected record format 1, got '1'"),
        ('{"fatebox": 1}', "game: this field is missing"),
        ('{"fatebox": NaN}', "fatebox: expected record format 1, got nan"),
    ],
)
def test_what_is_no_record_says_so(text: str, message: str) -> None:
    assert error_of(text) == message


def test_absurd_json_is_refused_too() -> None:
    message = "this is no Fatebox record: numbers are too long or brackets too deep"
    assert error_of('{"fatebox": ' + "9" * 5000 + "}") == message
    assert error_of("[" * 100_000) == message


@given(st.text(max_size=30) | st.binary(max_size=30).map(lambda b: b.decode("latin-1")))
def test_no_text_makes_anything_but_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_json(text)
