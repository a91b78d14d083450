"""Decks for Outposts on the server: checked while they are built, kept for their owner, brought to tables."""

from __future__ import annotations

import pytest

from fatebox.games import load_game
from tests.server.visitor import Json, ServerProcess, Visitor

PACK = load_game("outposts").pack()
STARTER = {"faction": "veil", "cards": PACK.starter("veil")}


def test_a_legal_deck_has_no_problems(ann: Visitor) -> None:
    assert ann.ask("POST", "/api/games/outposts/check-deck", STARTER) == []


@pytest.mark.clause("OUT-SET.2", "OUT-SET.4")
def test_problems_name_the_card_and_the_clause(ann: Visitor) -> None:
    deck = {"faction": "veil", "cards": {"vei_alley_informant": 4, "cin_ash_hound": 1, "no_such_card": 1}}
    found = ann.ask("POST", "/api/games/outposts/check-deck", deck)
    assert [(problem["card"], problem["clause"]) for problem in found] == [
        ("Alley Informant", "OUT-SET.4"),
        ("Ash Hound", "OUT-SET.2"),
        ("no_such_card", "OUT-SET.2"),
        ("", "OUT-SET.2"),
    ]


@pytest.mark.parametrize(
    "body",
    [
        {"faction": "nobody", "cards": {}},
        {"faction": "veil", "cards": {"vei_alley_informant": 0}},
        {"faction": "veil", "cards": {"vei_alley_informant": "three"}},
        {"faction": "veil"},
    ],
)
def test_what_is_no_deck_is_refused(ann: Visitor, body: Json) -> None:
    assert "error" in ann.ask("PUT", "/api/games/outposts/decks/Night", body, status=400)
    assert ann.ask("GET", "/api/games/outposts/decks") == []


def test_decks_are_kept_replaced_and_thrown_away(server: ServerProcess) -> None:
    eve = Visitor(server.address, "Eve")
    unfinished = {"faction": "veil", "cards": {"vei_alley_informant": 3}}
    kept = eve.ask("PUT", "/api/games/outposts/decks/Night%20watch", unfinished)
    assert kept["name"] == "Night watch"
    assert kept["problems"][0]["clause"] == "OUT-SET.2"
    eve.ask("PUT", "/api/games/outposts/decks/Night%20watch", STARTER)
    assert eve.ask("GET", "/api/games/outposts/decks") == [
        {"name": "Night watch", "deck": STARTER, "problems": []}
    ]
    eve.ask("DELETE", "/api/games/outposts/decks/Night%20watch")
    assert eve.ask("GET", "/api/games/outposts/decks") == []
    eve.ask("DELETE", "/api/games/outposts/decks/Night%20watch", status=404)


def test_nobody_sees_the_decks_of_others(server: ServerProcess) -> None:
    fay, gus = Visitor(server.address, "Fay"), Visitor(server.address, "Gus")
    fay.ask("PUT", "/api/games/outposts/decks/Secret", STARTER)
    assert gus.ask("GET", "/api/games/outposts/decks") == []
    gus.ask("DELETE", "/api/games/outposts/decks/Secret", status=404)
    assert Visitor(server.address).ask("GET", "/api/games/outposts/decks") == []
    Visitor(server.address).ask("PUT", "/api/games/outposts/decks/Mine", STARTER, status=401)


@pytest.mark.parametrize("name", ["%20", "x" * 41, "%07bell"])
def test_a_name_that_cannot_be_read_is_refused(ann: Visitor, name: str) -> None:
    assert "name" in ann.ask("PUT", f"/api/games/outposts/decks/{name}", STARTER, status=400)["error"]


def test_a_table_is_opened_with_a_deck_that_others_do_not_see(ann: Visitor, ben: Visitor) -> None:
    entrants = [{"faction": "veil", "deck": STARTER["cards"]}]
    table = ann.open("outposts", {"kind": "bot", "bot": "random"}, deck_mode="custom", entrants=entrants)
    for seen in (table, ben.ask("GET", f"/api/tables/{table['id']}")):
        assert not seen["options"].get("entrants")
        assert "vei_" not in str(seen)
    bad = [{"faction": "veil", "deck": {"vei_alley_informant": 3}}]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    wrong = {"game": "outposts", "seats": seats, "options": {"deck_mode": "custom", "entrants": bad}}
    assert "OUT-SET.2" in ann.ask("POST", "/api/tables", wrong, status=400)["error"]
