"""A server that deals by a word: the same to everybody, in whatever order people come."""

from __future__ import annotations

from pathlib import Path

from fatebox.server.tables.bot_pool import think
from fatebox.server.tables.log import Entry, new_config, open_match
from tests.cli.program import Program
from tests.server.visitor import ServerProcess, Visitor

BOT = {"kind": "bot", "bot": "random"}


def test_everybodys_first_game_is_dealt_alike_and_the_second_otherwise(ann: Visitor, ben: Visitor) -> None:
    """Given two people, when Ann opens more tables before Ben's first, then he is dealt her first all the
    same; and the seal of every table that one person opens is another."""
    first = ann.open("weaver")
    others = [ann.open("weaver"), ann.open("seven", BOT)]
    same = ben.open("weaver")
    assert same["id"] != first["id"]
    assert same["seal"] == first["seal"]
    assert len({table["seal"] for table in [first, *others]}) == 3
    with ann.sit(first["id"]) as hers, ben.sit(same["id"]) as his:
        assert hers.shown["view"] == his.shown["view"]


def test_a_bot_answers_alike_whoever_of_several_answers_first() -> None:
    """Given a pick that three make at once, when a person has picked already or not, then the bots pick the
    same."""
    sheet = new_config("outposts", 3, {}, "a draft")
    entries: list[Entry] = []
    while not open_match(sheet, entries).joint:
        (decision,) = open_match(sheet, entries).decisions
        entries.append(Entry(decision.seat, "answer", decision.options[0]))
    mine = open_match(sheet, entries).decision_of(0)
    assert mine is not None
    picked = [*entries, Entry(0, "answer", mine.options[0])]
    bots = {1: "random", 2: "random"}
    early, late = think("early", sheet, entries, None, bots), think("late", sheet, picked, None, bots)
    assert early == late[: len(early)]
    assert {entry.seat for entry in early} == {1, 2}


def test_a_game_by_a_word_can_be_verified(ann: Visitor, tmp_path: Path) -> None:
    """Given such a game that is over, when its record is verified with its seal, then both fit."""
    table = ann.open("weaver")
    with ann.sit(table["id"]) as chair:
        chair.answer()
        chair.say("concede", number=chair.shown["number"])
    file = tmp_path / "game.json"
    file.write_text(ann.ask("GET", f"/api/tables/{table['id']}/record")["record"])
    checked = Program(tmp_path).here("verify", str(file), "--seal", table["seal"])
    assert checked.returncode == 0, checked.stdout
    assert "The seal fits" in checked.stdout


def test_nobody_can_ask_for_a_seed(ann: Visitor) -> None:
    refused = ann.ask(
        "POST", "/api/tables", {"game": "weaver", "seats": [{"kind": "person"}], "seed": "mine"}, status=400
    )
    assert "seed" in refused["error"]


def test_without_a_word_nobody_is_dealt_the_same(tmp_path: Path) -> None:
    chance = ServerProcess(tmp_path)
    try:
        people = [Visitor(chance.address, name) for name in ("Ann", "Ben")]
        assert len({person.open("weaver")["seal"] for person in people}) == 2
    finally:
        chance.stop()
