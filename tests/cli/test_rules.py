"""`fatebox rules` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.games import load_rulebook, rulebook_ids
from tests.cli.calls import Command

CLAUSES = len(load_rulebook("weaver").clauses)
RULES = Command("rules")
shown, refused = RULES.shown, RULES.refused


def test_without_a_game_the_rulebooks_are_listed() -> None:
    assert f"weaver: Fate Weaver, {CLAUSES} clauses\n" in shown()
    data = json.loads(shown("--json"))
    assert tuple(data) == rulebook_ids()
    assert data["weaver"] == {"title": "Fate Weaver", "clauses": CLAUSES, "finished": True}


def test_a_whole_rulebook_is_complete_and_unwrapped_when_piped() -> None:
    text = shown("weaver")
    book = load_rulebook("weaver")
    for clause in book.clauses.values():
        assert f"{clause.id}  {clause.text}\n" in text
    for ruling in book.rulings.values():
        assert f"{ruling.id}  {ruling.question}\n{ruling.answer}\n\nReason: {ruling.reason}\n" in text
    assert all(example.text in text for example in book.examples.values())


def test_a_clause_brings_its_rulings_and_examples() -> None:
    text = shown("weaver", "rot.4")
    assert text.startswith("WEA-ROT.4  Combo: after a wave")
    assert "\nR5  In a combo, does only the resting card turn or both? Both." in text
    assert text.endswith("\nExamples: WE-5, WE-6\n\n")


def test_the_id_of_a_clause_names_its_game() -> None:
    assert shown("WEA-ROT.4") == shown("weaver", "ROT.4")
    assert shown("fan-gen.1").startswith("FAN-GEN.1  ")


def test_a_section_brings_its_clauses() -> None:
    text = shown("weaver", "X2")
    assert text.startswith("WEA-X2  X2 tokens\n\nWEA-X2.1  ")
    assert text.count("WEA-X2.") == 3


def test_several_ids_are_shown_one_after_the_other() -> None:
    text = shown("weaver", "R5", "WE-9", "D3")
    assert [line.split()[0] for line in text.splitlines() if line.startswith(("R5", "WE-9", "D3"))] == [
        "R5",
        "WE-9",
        "D3",
    ]
    assert "- may pass: no (finish is the way out)\n" in text
    assert "Clauses: WEA-ROT.4\n" in text


def test_words_are_searched_for() -> None:
    text = shown("weaver", "half", "turn", "corner")
    assert "WEA-GEO.8  " in text
    assert "\nR1  " in text
    assert "WEA-GEN.1  " not in text


def test_entries_as_json() -> None:
    (clause,) = json.loads(shown("weaver", "ROT.4", "--json"))
    assert (clause["type"], clause["id"], clause["rulings"]) == ("clause", "WEA-ROT.4", ["R5"])
    kinds = {entry["type"] for entry in json.loads(shown("weaver", "--json"))}
    assert kinds == {"section", "clause", "ruling", "example", "asked"}


def test_on_a_terminal_markdown_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    text = shown("weaver", "DIF.1")
    assert "|---|" not in text
    assert "\x1b[1m" in text
    assert "WEA-X2.3" in shown("weaver", "X2")


def test_what_is_not_there_is_an_error_with_what_is_near() -> None:
    assert refused("weaver", "ROTT") == (
        "Fate Weaver has nothing about 'ROTT'; did you mean ROT, ROT.9, ROT.8, ROT.7 or ROT.6?"
    )
    assert refused("weaver", "zebra", "quark") == (
        "Fate Weaver has nothing about 'zebra'; Fate Weaver has nothing about 'quark'"
    )
    assert refused("weaver", "knoted") == "Fate Weaver has nothing about 'knoted'; did you mean knot?"
    assert refused("weaver", "hasten", "yorri") == "Fate Weaver has no entry with all of hasten and yorri"
    assert refused("chess").startswith("there are no rules of 'chess'; the box has ")
    assert refused("WEA-ROT.99").startswith("there are no rules of 'WEA-ROT.99'")


def test_of_several_ids_the_unknown_one_is_named() -> None:
    assert refused("weaver", "ROT.4", "XX2.3", "R5") == (
        "Fate Weaver has nothing about 'XX2.3'; did you mean X2.3, X2.2 or X2.1?"
    )


def test_a_clause_shows_the_rulings_that_change_it() -> None:
    """R41 is about the procedure of WEA-ROT.7, which does not name it."""
    assert "\nR41  The procedure of WEA-ROT.7 takes Knots off" in shown("weaver", "ROT.7")
    assert "\nClauses: WEA-ROT.7, WEA-REL.14\n" in shown("weaver", "R41")


# --- coverage ----------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "test_it.py").write_text('@pytest.mark.clause("WEA-GEN.1")\ndef test(): ...')
    return tmp_path


def test_coverage_of_a_game(folder: Path) -> None:
    text = shown("--coverage", "weaver", "--tests", str(folder))
    assert text.startswith(
        f"weaver: {CLAUSES} clauses, 1 tested, {CLAUSES - 1} untested\n    WEA-GEN: WEA-GEN.2, WEA-GEN.3, "
    )
    assert text.endswith("    WEA-OPT: WEA-OPT.1, WEA-OPT.2\n")


def test_coverage_as_json_is_exactly_this(folder: Path) -> None:
    data = json.loads(shown("--coverage", "--tests", str(folder), "--json"))
    assert tuple(data) == rulebook_ids()
    clauses = list(load_rulebook("weaver").clauses)
    assert data["weaver"] == {"clauses": CLAUSES, "tested": 1, "untested": clauses[1:]}


def test_coverage_finds_the_tests_of_the_checkout() -> None:
    data = json.loads(shown("--coverage", "weaver", "--json"))
    assert list(data) == ["weaver"]
    assert data["weaver"]["tested"] > 1


def test_coverage_of_an_unknown_game_is_an_error() -> None:
    assert refused("--coverage", "chess").startswith("there are no rules of 'chess'")


def test_coverage_without_tests_is_an_error(tmp_path: Path) -> None:
    assert (
        refused("--coverage", "--tests", str(tmp_path / "none"))
        == f"{tmp_path}/none: there is no such folder"
    )


def test_citations_of_a_game() -> None:
    data = json.loads(shown("--citations", "weaver", "--json"))["weaver"]
    assert data["clauses"] == data["cited"] + len(data["uncited"]) == CLAUSES
    assert shown("--citations", "weaver").startswith(f"weaver: {CLAUSES} clauses, {data['cited']} cited, ")


@pytest.mark.clause("PHA-HID.5")
def test_examples_that_give_a_story_away_are_hidden_unless_they_are_wanted() -> None:
    assert "Bagshot" not in shown("phantom")
    assert "WE14" not in shown("phantom", "PHA-DEF.1")
    assert refused("phantom", "WE14").startswith("The Phantom: The Card Game has nothing about 'WE14'")
    assert "Bagshot" in shown("phantom", "WE14", "--spoilers")
    assert "WE14" in shown("phantom", "PHA-DEF.1", "--spoilers")
