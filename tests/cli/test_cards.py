"""`fatebox cards` as people call it."""

from __future__ import annotations

import json

import pytest

from fatebox.games import game_ids, load_game, load_rulebook, rulebook_ids
from tests.cli.calls import Command
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
    assert row.rstrip().endswith("sun, moon, moon, sun, sun, moon, blood moon, sun, moon, sun")


def test_one_kind_is_shown_by_its_name() -> None:
    text = shown("weaver", "Relics")
    assert text.startswith("relics")
    assert "Yorri" not in text


@pytest.mark.parametrize("name", [["naga-stone"], ["naga", "stone"], ["alabaster naga's slithemani stone"]])
def test_one_card_is_shown_in_full(name: list[str]) -> None:
    text = shown("weaver", *name)
    assert text.startswith("Alabaster Naga's Slithemani Stone  (relics.naga-stone)\n    ability: Slither\n")
    assert "    price: 5/9/12\n" in text
    assert (
        "\nRank II, 9 gold, worth 3 clairvoyance at the end. Slither (3 shards): turn a normal card" in text
    )
    assert "\nWEA-REL.12  *Slither* (Stone): choose a live normal card" in text
    assert "given" not in text


def test_effects_give_every_rank_its_text() -> None:
    text = shown("weaver", "twin-hourglass")
    assert (
        "Rank I, 5 gold, worth 1 clairvoyance at the end. Turn the Hour (3 shards): day becomes night" in text
    )
    assert "Hasten (6 shards): the next Refresh moves the cover one icon further" in text
    assert "Rank I, owned from the start, worth 0" in shown("weaver", "mimic-chest")


def test_fate_cards_say_what_both_faces_pay() -> None:
    text = shown("weaver", "H09")
    assert "Sunless Garden: runes E and M. Pays -2 clairvoyance; with an X2 token 2 shards, -1" in text
    assert "Garden in Bloom: runes M and V. Pays 1 shard, 2 clairvoyance; with an X2 token" in text
    death = shown("weaver", "WD2")
    assert "A Death card of Wealth." in death
    assert (
        "The Lucky Coin, once it is conquered: runes M and M. Pays 3 gold, 3 shards, 1 clairvoyance." in death
    )
    assert "Pays nothing; with" in shown("weaver", "H01")


def test_visitors_say_what_they_want() -> None:
    text = shown("weaver", "yorri")
    assert "By day wants Happiness (1 gold) and pays 1 gold for each card of Wealth.\n" in text
    assert "Under a blood moon each X2 token pays 2 gold.\n" in text


def test_cards_are_found_by_words_on_them_too() -> None:
    assert shown("weaver", "bloom").startswith("Sunless Garden  (fate.H09)\n")
    assert shown("weaver", "moth").count("  (fate.") == 2


def test_a_name_may_mean_several_things() -> None:
    text = shown("weaver", "apprentice")
    assert "(difficulties.apprentice)" in text
    assert "(ranks.apprentice)" in text
    assert "    shard limit: 5\n" in text


def test_clauses_that_name_a_card_are_shown() -> None:
    assert "\nWEA-SET.9  The player takes Rank I of the Troll Clan Mimic Chest" in shown(
        "weaver", "mimic-chest"
    )


def test_changes_are_shown_with_what_is_printed() -> None:
    change = ("--set", "relics.naga-stone.cost=1", "--set", "relics.naga-stone.given=true")
    text = shown("weaver", "naga-stone", *change)
    assert "    cost: 1/1/1 (printed: 4/3/2)\n" in text
    assert "    given: yes (printed: -)\n" in text
    assert "Slither (1 shard)" in text
    (row,) = [line for line in shown("weaver", "relics", *change).splitlines() if "naga-stone" in line]
    assert "1/1/1 (printed: 4/3/2)" in row
    assert "(printed" not in shown("weaver", "mimic-chest", *change)


def test_cards_as_json() -> None:
    (card,) = json.loads(shown("weaver", "naga-stone", "--json", "--set", "relics.naga-stone.price=1"))
    assert (card["kind"], card["key"], card["copies"]) == ("relics", "naga-stone", 1)
    assert card["facts"]["price"] == "1/1/1"
    assert card["printed"]["price"] == "5/9/12"
    assert card["clauses"] == ["WEA-REL.12"]
    assert len(json.loads(shown("weaver", "--json"))) == 64 + 12 + 5 + 6 + 4 + 4 + 6


def test_unknown_names_are_errors_with_what_is_near() -> None:
    assert refused("weaver", "Yori") == "no card is called 'Yori'; did you mean Yorri?"
    assert refused("weaver", "relix") == "no card is called 'relix'; did you mean relics?"
    assert refused("weaver", "qqqq") == "no card is called 'qqqq'"
    assert refused("chess").startswith("there is no game 'chess'; the box has ")


def test_changes_that_cannot_be_made_are_errors() -> None:
    assert refused("weaver", "--set", "relics.naga-stone.cst=1") == (
        "cards/relics.toml: naga-stone: cst: this field is unknown"
    )


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
    assert "159 more would give a story away: --spoilers shows them." in hidden.stderr
    assert "Thunder" in shown("phantom", "--spoilers")
    assert refused("phantom", "thunder") == "no card is called 'thunder'"  # nor is its name hinted at
    assert "remove 1 Distance token" in shown("phantom", "thunder", "--spoilers")


@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_browsed(game: str) -> None:
    infos = load_game(game).pack().describe()
    assert infos
    assert len({(info.kind, info.key) for info in infos}) == len(infos)
    known = load_rulebook(game).clauses if game in rulebook_ids() else {}
    assert all(clause in known for info in infos for clause in info.clauses)
    assert shown(game)
