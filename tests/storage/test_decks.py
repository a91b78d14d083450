"""Named decks as files that people may write."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.games.outposts import GAME
from fatebox.storage.decks import Deck, Decks, deck_folder, parse_deck
from fatebox.storage.errors import StorageError
from tests.refusals import in_english

PACK = GAME.pack()
STARTER = Deck("veil", PACK.starter("veil"))


@pytest.fixture
def decks(tmp_path: Path) -> Decks:
    return Decks(GAME, deck_folder(GAME, tmp_path))


@pytest.mark.parametrize("faction", PACK.factions)
def test_a_deck_comes_back_as_it_was_kept(faction: str, decks: Decks, tmp_path: Path) -> None:
    deck = Deck(faction, PACK.starter(faction))
    decks.add("First Try", deck)
    assert (tmp_path / "decks" / "first try.toml").is_file()
    assert decks.get("first TRY") == deck
    assert decks.names() == ["first try"]
    assert decks.get("First Try").problems(GAME) == []


def test_cards_are_called_by_name_or_key_in_any_case() -> None:
    text = 'faction = "cinder"\n[cards]\n"ash hound" = 3\ncin_firebolt = 2\n'
    assert parse_deck(GAME, text, "mine") == Deck("cinder", {"cin_ash_hound": 3, "cin_firebolt": 2})


def test_decks_are_kept_unless_replacing_is_wanted(decks: Decks) -> None:
    decks.add("a", STARTER)
    with pytest.raises(StorageError, match="there is a deck 'A' already"):
        decks.add("A", Deck("veil", {}))
    assert decks.get("a") == STARTER
    decks.add("a", Deck("veil", {}), replace=True)
    assert decks.get("a").cards == {}


def test_a_deck_that_is_not_there_is_missed_with_a_hint(decks: Decks) -> None:
    with pytest.raises(StorageError, match="there is no deck 'a'; decks: none"):
        decks.get("a")
    decks.add("night watch", STARTER)
    with pytest.raises(StorageError, match="did you mean night watch"):
        decks.get("nightwatch")
    decks.delete("Night Watch")
    assert decks.names() == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("faction = ", "f.toml: expected TOML: "),
        ("[cards]", "f.toml: faction: this field is missing"),
        ('faction = "silver"\n[cards]', "f.toml: faction: expected one of bastion, cinder, veil, wildroot"),
        ('faction = "veil"', "f.toml: cards: this field is missing"),
        ('faction = "veil"\ncards = 3', "f.toml: cards: expected object, got int"),
        ('faction = "veil"\ncolor = 1\n[cards]', "f.toml: color: this field is unknown"),
        ('game = "weaver"\nfaction = "veil"\n[cards]', "f.toml: game: expected 'outposts', got 'weaver'"),
        (
            'faction = "veil"\n[cards]\n"Needel Trap" = 1',
            "f.toml: cards.Needel Trap: there is no such card; did you mean Needle Trap? (OUT-SET.2)",
        ),
        (
            'faction = "veil"\n[cards]\nVanish = "two"',
            "f.toml: cards.Vanish: expected a whole number of copies from 1, got 'two' (OUT-SET.4)",
        ),
        (
            'faction = "veil"\n[cards]\nVanish = 0',
            "cards.Vanish: expected a whole number of copies from 1, got 0",
        ),
        ('faction = "veil"\n[cards]\nVanish = true', "cards.Vanish: expected a whole number"),
        (
            'faction = "veil"\n[cards]\nVanish = 1\nvei_vanish = 1',
            "f.toml: cards.vei_vanish: this card is named twice (OUT-SET.4)",
        ),
    ],
)
def test_a_bad_file_is_refused_with_file_field_and_clause(text: str, message: str) -> None:
    with pytest.raises(StorageError) as error:
        parse_deck(GAME, text, "f.toml")
    assert message in in_english(error.value)


def test_all_that_is_wrong_is_said_at_once() -> None:
    text = 'faction = "veil"\n[cards]\nVanish = 0\nNobody = 1\n'
    with pytest.raises(StorageError) as error:
        parse_deck(GAME, text, "f.toml")
    assert len(in_english(error.value).splitlines()) == 2


@pytest.mark.clause("OUT-SET.2", "OUT-SET.4")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"vei_vanish": 1}, "cards: the deck has 29 cards, it must have 30 (OUT-SET.2)"),
        ({"vei_vanish": 3}, "cards.Vanish: 3 copies, 2 available (OUT-SET.4)"),
        ({"cin_firebolt": 1}, "cards.Firebolt: not available: a card of Cinder Legion (OUT-SET.2)"),
        ({"sil_arc_bolt": 1}, "cards.Arc Bolt: not available: it belongs to no faction (OUT-SET.2)"),
    ],
)
def test_an_illegal_deck_is_not_imported_and_nothing_changes(
    change: dict[str, int], message: str, decks: Decks, tmp_path: Path
) -> None:
    decks.add("mine", STARTER)
    file = tmp_path / "theirs.toml"
    file.write_text(Deck("veil", STARTER.cards | change).text(GAME))
    with pytest.raises(StorageError) as error:
        decks.import_file(file, "mine", replace=True)
    assert f"{file}: {message}" in in_english(error.value)
    assert decks.get("mine") == STARTER
    assert decks.names() == ["mine"]


def test_a_collection_says_what_is_available() -> None:
    cards = STARTER.cards | {"vei_vanish": 1, "cin_firebolt": 1}
    deck = Deck("veil", cards)
    owned = PACK.faction_deck("veil") | {"cin_firebolt": 1}
    assert deck.problems(GAME, owned) == []
    assert [problem.card for problem in deck.problems(GAME)] == ["Firebolt"]
