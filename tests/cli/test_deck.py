"""`fatebox deck`: decks of one's own and collections, from outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.games.outposts import GAME
from fatebox.storage.collections import Collection, Collections, collection_folder
from fatebox.storage.decks import Deck, Decks, deck_folder
from tests.cli.program import Program

PACK = GAME.pack()


@pytest.fixture
def decks(program: Program) -> Decks:
    return Decks(GAME, deck_folder(GAME, program.folder))


def refused(program: Program, *arguments: str) -> str:
    """The error message about bad input."""
    run = program.here(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert "Traceback" not in run.stderr
    return run.stderr


def test_a_new_deck_is_the_starter_deck_and_legal(program: Program, decks: Decks) -> None:
    run = program.here("deck", "new", "Night Watch", "--faction", "veil")
    assert run.returncode == 0, run.stderr
    assert "fatebox deck edit 'Night Watch'" in run.stdout
    assert decks.get("night watch") == Deck("veil", PACK.starter("veil"))
    file = str(program.folder / "decks" / "night watch.toml")
    assert program.here("deck", "check", file).stdout == f"{file}: ok\n"


def test_a_new_deck_may_start_from_a_ready_made_one_or_from_nothing(program: Program, decks: Decks) -> None:
    program.here("deck", "new", "a", "--faction", "veil", "--from", "long_knives")
    program.here("deck", "new", "b", "--faction", "veil", "--from", "empty")
    assert decks.get("a").cards == PACK.ready_deck("long_knives")
    assert decks.get("b").cards == {}
    assert "expected one of starter, long_knives, empty, got 'siege_line'" in refused(
        program, "deck", "new", "c", "--faction", "veil", "--from", "siege_line"
    )
    assert "--faction: expected one of cinder, bastion, wildroot, veil, got 'elves'" in refused(
        program, "deck", "new", "c", "--faction", "elves"
    )
    assert "there is a deck 'a' already" in refused(program, "deck", "new", "a", "--faction", "veil")


def test_decks_are_listed_with_what_is_wrong(program: Program, decks: Decks) -> None:
    assert "There are no decks yet" in program.here("deck", "list").stdout
    decks.add("fine", Deck("veil", PACK.starter("veil")))
    decks.add("short", Deck("cinder", {"cin_firebolt": 4}))
    (program.folder / "decks" / "broken.toml").write_text("faction =")
    run = program.here("deck", "list")
    assert run.returncode == 0
    lines = {line.split()[0]: line for line in run.stdout.splitlines()}
    assert lines["fine"].split() == ["fine", "Veil", "Syndicate", "30", "ok"]
    assert "Firebolt: 4 copies, 3 available (OUT-SET.4)" in lines["short"]
    assert "broken.toml: expected TOML" in lines["broken"]
    data = {each["name"]: each for each in json.loads(program.here("deck", "list", "--json").stdout)}
    assert data["fine"]["problems"] == []
    assert data["short"]["problems"][0] == {
        "card": "Firebolt",
        "text": "4 copies, 3 available",
        "clause": "OUT-SET.4",
    }
    assert "expected TOML" in data["broken"]["error"]


def test_a_deck_is_shown_with_texts_counts_and_curve(program: Program, decks: Decks) -> None:
    decks.add("d", Deck("cinder", PACK.starter("cinder")))
    shown = program.here("deck", "show", "d").stdout
    assert PACK.text(PACK.designs["cin_firebolt"]) in shown
    assert "30 of 30 cards (19 creatures, 8 spells, 3 upgrades)" in shown
    assert "cost 0: 2  1: 10  2: 8  3: 7  4: 2  5: 0  6: 1" in shown
    data = json.loads(program.here("deck", "show", "d", "--json").stdout)
    assert (data["size"], data["cards"]["Ash Hound"]) == (30, 3)


def test_the_editor_changes_one_card_a_line_and_keeps_it_at_once(program: Program, decks: Decks) -> None:
    decks.add("d", Deck("cinder", PACK.starter("cinder")))
    before = decks.get("d").cards
    run = program.here("deck", "edit", "d", lines=["- ash hound", "-kind", "flame d", "u", "zealot = 2", "q"])
    assert run.returncode == 0, run.stderr
    wanted = before | {"cin_ash_hound": 2, "cin_kindling_imp": 1, "cin_emberwake_zealot": 2}
    assert decks.get("d").cards == wanted
    assert "Taken back." in run.stdout
    assert run.stdout.count("30 of 30 cards") == 3  # at the beginning, after the last change, at the end


def test_cards_have_numbers_too(program: Program, decks: Decks) -> None:
    decks.add("d", Deck("cinder", {}))
    run = program.here("deck", "edit", "d", lines=["1", "1", "2=3", "-1", "", "q"])
    assert "2  3 of 3  1     Ash Hound" in run.stdout
    assert decks.get("d").cards == {"cin_blood_price": 1, "cin_ash_hound": 3}


@pytest.mark.clause("OUT-SET.2", "OUT-SET.4")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("ash hound", "No: Ash Hound: 4 copies, 3 available (OUT-SET.4)."),
        ("great bear", "No: Great Bear: not available: a card of Wildroot Kin (OUT-SET.2)."),
        ("+ arc bolt", "No: Arc Bolt: not available: it belongs to no faction (OUT-SET.2)."),
        ("flame dancer", "No: the deck would have 31 cards, it must have 30 (OUT-SET.2)."),
        ("- flame dancer", "No Flame Dancer is in the deck."),
        ("99", "There is no number 99."),
        ("ash", "may mean"),
        ("hound = many", "expected a number of copies after ="),
        ("qwerty", "no card is called 'qwerty'"),
        ("u", "There is nothing to take back."),
    ],
)
def test_the_editor_says_why_not(line: str, why: str, program: Program, decks: Decks) -> None:
    decks.add("d", Deck("cinder", PACK.starter("cinder")))
    run = program.here("deck", "edit", "d", lines=[line])
    assert why in " ".join(run.stdout.split())
    assert decks.get("d").cards == PACK.starter("cinder")


@pytest.mark.clause("OUT-CAMP.2")
def test_a_deck_is_built_from_a_collection(program: Program, decks: Decks) -> None:
    owned = PACK.faction_deck("cinder") | {"wil_great_bear": 1}
    Collections(GAME, collection_folder(GAME, program.folder)).put(Collection("Ada", "cinder", owned))
    decks.add("d", Deck("cinder", PACK.starter("cinder")))
    program.here("deck", "edit", "d", "--player", "ada", lines=["- hound", "great bear", "q"])
    assert decks.get("d").cards["wil_great_bear"] == 1
    file = str(program.folder / "decks" / "d.toml")
    assert program.here("deck", "check", file, "--player", "Ada").returncode == 0
    run = program.here("deck", "check", file)
    assert run.returncode == 1
    assert run.stdout == f"{file}: cards.Great Bear: not available: a card of Wildroot Kin (OUT-SET.2)\n"


def test_decks_are_copied_exported_imported_and_thrown_away(
    program: Program, decks: Decks, tmp_path: Path
) -> None:
    decks.add("a", Deck("veil", PACK.starter("veil")))
    assert program.here("deck", "copy", "a", "b").returncode == 0
    assert decks.get("b") == decks.get("a")
    file = tmp_path / "out.toml"
    assert program.here("deck", "export", "a", str(file)).returncode == 0
    assert "--replace writes over it" in refused(program, "deck", "export", "a", str(file))
    assert program.here("deck", "export", "a", "-").stdout == file.read_text()
    assert program.here("deck", "delete", "a", lines=["n"]).returncode == 0
    assert decks.names() == ["a", "b"]
    program.here("deck", "delete", "a", "--yes")
    assert decks.names() == ["b"]
    assert program.here("deck", "import", str(file)).returncode == 0
    assert decks.get("out") == decks.get("b")
    assert "there is a deck 'out' already" in refused(program, "deck", "import", str(file))
    file.write_text(file.read_text().replace("Vanish = 2", "Vanish = 9"))
    assert f"{file}: cards.Vanish: 9 copies, 2 available (OUT-SET.4)" in refused(
        program, "deck", "import", str(file), "--replace"
    )
    assert decks.get("out") == decks.get("b")
    assert "there is no deck 'zz'" in refused(program, "deck", "show", "zz")


@pytest.mark.clause("OUT-CAMP.2")
def test_collections_are_started_shown_exported_and_imported(program: Program, tmp_path: Path) -> None:
    assert "There are no collections yet." in program.here("deck", "collection", "list").stdout
    assert "'Ada' has no collection yet: --faction" in refused(program, "deck", "collection", "reset", "Ada")
    run = program.here("deck", "collection", "reset", "Ada", "--faction", "cinder", "--yes")
    assert run.stdout == "Ada has all cards of Cinder Legion.\n"
    file = tmp_path / "ada.toml"
    program.here("deck", "collection", "export", "Ada", str(file))
    program.here("deck", "collection", "import", str(file), "--as", "Ida")
    listed = json.loads(program.here("deck", "collection", "list", "--json").stdout)
    assert [(each["player"], each["size"]) for each in listed["collections"]] == [("Ada", 45), ("Ida", 45)]
    file.write_text(file.read_text().replace('"Ash Hound" = 3', '"Ash Hound" = 2'))
    assert "ada.toml: checksum: expected" in refused(program, "deck", "collection", "import", str(file))
    assert "Ash Hound" in program.here("deck", "collection", "show", "ida").stdout


def test_a_damaged_collection_is_reported_and_can_be_replaced(program: Program) -> None:
    program.here("deck", "collection", "reset", "Ada", "--faction", "cinder", "--yes")
    (program.folder / "collections" / "ada.toml").write_text("player = 1")
    run = program.here("deck", "collection", "list")
    assert run.returncode == 2
    assert "ada.toml: checksum: missing" in run.stderr
    program.here("deck", "collection", "reset", "Ada", "--faction", "veil", "--yes")
    assert Collections(GAME, collection_folder(GAME, program.folder)).get("Ada").faction == "veil"
