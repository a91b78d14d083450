"""`fatebox cards` as people call it."""

from __future__ import annotations

import json
import re

import pytest

from fatebox.cli.cards import columns_of
from fatebox.games import game_ids, load_game, load_rulebook, rulebook_ids
from tests.cli.calls import Command
from tests.cli.program import Program
from tests.kernel.toy import GAME as TOY

CARDS = Command("cards")
call, shown, refused = CARDS.call, CARDS.shown, CARDS.refused


def test_all_content_is_shown_table_by_table() -> None:
    text = shown("weaver")
    headings = [line.strip() for line in text.splitlines() if len(line.split()) == 1]
    assert headings == ["fate", "adventurers", "cycles", "relics", "difficulties", "ranks", "runes"]
    pack = load_game("weaver").pack()
    for table in (pack.fate, pack.adventurers, pack.cycles, pack.relics, pack.ranks, pack.runes):
        for key, card in table.items():
            assert any(line.split()[:1] == [key] and card.name in line for line in text.splitlines())


def test_a_piped_table_is_neither_cut_nor_wrapped() -> None:
    (row,) = [line for line in shown("weaver", "cycles").splitlines() if line.startswith("late-eclipse")]
    assert row.endswith("day, night, night, day, day, night, blood moon, day, night, day")


def test_one_kind_is_shown_by_its_name() -> None:
    text = shown("weaver", "Relics")
    assert text.startswith("relics")
    assert "Yorri" not in text


@pytest.mark.parametrize("name", [["naga-stone"], ["naga", "stone"], ["alabaster naga's slithemani stone"]])
def test_one_card_is_shown_in_full(name: list[str]) -> None:
    text = shown("weaver", *name)
    assert text.startswith("Alabaster Naga's Slithemani Stone  (relics.naga-stone)\n    ability: Slither\n")
    assert "    gold: 5/9/12\n" in text
    assert "\nSlither (4 shards at rank I, 3 shards at rank II, 2 shards at rank III): Turn a normal" in text
    assert "\nRank II costs 9 gold and is worth 3 clairvoyance at the end of the game.\n" in text
    assert "\nWEA-REL.12  *Slither* (Stone): choose a live normal card" in text
    assert "from the start" not in text


@pytest.mark.parametrize("game", game_ids())
def test_no_raw_fields_are_shown(game: str) -> None:
    """Codes are spelled out, and no heading is the name of a field."""
    for info in load_game(game).pack().describe():
        for heading, value in columns_of(info).items():
            assert "_" not in heading + value, (info.key, heading, value)
            assert not re.fullmatch(r"(None|True|False|sec|fa|inst)|.*[{}\[\]].*", value), (info.key, value)


def test_codes_are_shown_as_words() -> None:
    assert "0/0/-2" not in shown("weaver", "H09")
    assert "when: Secondary\n" in shown("fantos", "duel")
    assert "cost: Inner fire and Skull mark\n" in shown("phantom", "di-judo-advanced")


def test_general_clauses_are_named_but_not_repeated() -> None:
    """Of clauses that belong to many cards only the ids are shown; no clause is shown twice."""
    text = shown("weaver", "H09")
    assert text.endswith("\nRules: WEA-GEN.7, WEA-X2.3\n\n")
    several = shown("weaver", "master")
    assert several.count("\nWEA-CLV.3  Shard limits") == 1
    assert "\nRules: WEA-CLV.2, WEA-CLV.3, " in several


def test_rulings_that_name_a_card_are_shown() -> None:
    assert "\nR94  VIZIER's revival and `W.HIRE`" in shown("fantos", "vizier")
    knot = shown("weaver", "first-spindle")  # rulings speak of its ability
    assert "\nR41  " in knot
    assert "\nR43  " in knot
    (card,) = json.loads(shown("weaver", "first-spindle", "--json"))
    assert card["rulings"] == ["R41", "R43"]


def test_tables_whose_cards_share_hardly_anything_have_one_column() -> None:
    assert "outpost       Outpost       counters that destroy it 10, Attack 0" in shown("outposts", "pieces")


def test_cards_are_found_by_words_on_them_too() -> None:
    assert shown("weaver", "bloom").startswith("Sunless Garden  (fate.H09)\n")
    assert shown("weaver", "moth").count("  (fate.") == 2


def test_a_name_may_mean_several_things() -> None:
    text = shown("weaver", "apprentice")
    assert "(difficulties.apprentice)" in text
    assert "(ranks.apprentice)" in text
    assert "    stores: 5 shards\n" in text


def test_clauses_that_name_a_card_are_shown() -> None:
    assert "\nWEA-SET.9  The player takes Rank I of the Troll Clan Mimic Chest" in shown(
        "weaver", "mimic-chest"
    )


def test_changes_are_shown_with_what_is_printed() -> None:
    change = ("--set", "relics.naga-stone.cost=1", "--set", "relics.naga-stone.given=true")
    text = shown("weaver", "naga-stone", *change)
    assert "    shards: 1/1/1 (printed: 4/3/2)\n" in text
    assert "    from the start: rank I (printed: -)\n" in text
    assert "Slither (1 shard at every rank)" in text
    (row,) = [line for line in shown("weaver", "relics", *change).splitlines() if "naga-stone" in line]
    assert "1/1/1 (printed: 4/3/2)" in row
    assert "(printed" not in shown("weaver", "mimic-chest", *change)


def test_cards_as_json() -> None:
    (card,) = json.loads(shown("weaver", "naga-stone", "--json", "--set", "relics.naga-stone.price=1"))
    assert (card["kind"], card["key"], card["copies"]) == ("relics", "naga-stone", 1)
    assert card["facts"]["price"] == [1, 1, 1]
    assert card["printed"]["price"] == [5, 9, 12]
    assert card["clauses"] == ["WEA-REL.12"]
    assert len(json.loads(shown("weaver", "--json"))) == 64 + 12 + 5 + 6 + 4 + 4 + 6


def test_unknown_names_are_errors_with_what_is_near() -> None:
    assert refused("weaver", "Yori") == "no card is called 'Yori'; did you mean Yorri?"
    assert refused("weaver", "relix") == "no card is called 'relix'; did you mean relics?"
    assert refused("weaver", "slithmani").endswith("; did you mean Alabaster Naga's Slithemani Stone?")
    assert refused("weaver", "qqqq") == "no card is called 'qqqq'"
    assert refused("chess").startswith("there is no game 'chess'; the box has ")
    assert refused("wever") == "there is no game 'wever'; did you mean weaver?"


def test_changes_that_cannot_be_made_are_errors() -> None:
    assert refused("weaver", "--set", "relics.naga-stone.cst=1") == (
        "cards/relics.toml: naga-stone: cst: this field is unknown; did you mean cost?"
    )
    assert refused("weaver", "--set", "fate.H01.clear.runs=1").endswith(
        "H01: clear.runs: this field is unknown; did you mean runes?"
    )
    assert refused("weaver", "--set", "relics.naga.cost=1").endswith("did you mean naga-stone?")
    assert refused("weaver", "--set", "relic.naga-stone.cost=1").endswith("did you mean relics?")


def test_a_changed_text_is_shown_beside_the_printed_one_where_no_column_shows_it() -> None:
    text = shown("weaver", "living-blade", "--set", "relics.living-blade.effect.0.sides=2")
    assert "that has both sides matched." in text
    assert "\n(printed: Sever (5 shards at rank I, 4 shards at rank II): Conquer an unconquered" in text


def test_a_pack_that_says_nothing_of_its_own_is_described_by_its_fields() -> None:
    infos = {info.key: info for info in TOY.pack().describe()}
    lamp, moth = infos["lamp"], infos["moth"]
    assert (lamp.kind, lamp.name, lamp.copies) == ("ware", "Lamp", 4)
    assert lamp.facts == {"worth": 1, "ward": False, "thief": False}
    assert (moth.kind, moth.copies, moth.facts) == ("omen", 1, {"ware": "lamp", "bonus": 1})


@pytest.mark.clause("PHA-HID.5")
def test_what_gives_a_story_away_is_hidden_unless_it_is_wanted() -> None:
    hidden = call("phantom")
    assert "Colt .45" in hidden.stdout
    assert "Thunder" not in hidden.stdout
    assert "159 more cards would give a story away: see --spoilers." in hidden.stderr
    assert "Thunder" in shown("phantom", "--spoilers")
    assert refused("phantom", "thunder") == "'thunder' gives a story away; --spoilers shows it"
    assert refused("phantom", "thundr") == "no card is called 'thundr'"  # its name is not hinted at
    assert "1 more card would give a story away" in call("phantom", "judo").stderr
    assert "remove 1 Distance token" in shown("phantom", "thunder", "--spoilers")


@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_browsed(game: str) -> None:
    infos = load_game(game).pack().describe()
    assert infos
    assert len({(info.kind, info.key) for info in infos}) == len(infos)
    known = load_rulebook(game).clauses if game in rulebook_ids() else {}
    assert all(clause in known for info in infos for clause in info.clauses)
    assert shown(game)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", "żadna karta nie nazywa się „Yori”; może chodzi o: Yorri?"),
        ("sv", "inget kort heter ”Yori”; menar du Yorri?"),
    ],
)
def test_an_unknown_card_is_refused_in_the_language_of_the_program(
    program: Program, language: str, said: str
) -> None:
    assert said in program.here("--lang", language, "cards", "weaver", "Yori").stderr
