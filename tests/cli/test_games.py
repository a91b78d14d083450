"""`fatebox games`: what is in the box."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.cli.games import options_in_words, values_of
from fatebox.games import game_ids, load_game, load_rulebook
from tests.cli.calls import Command
from tests.cli.program import Program
from tests.kernel.toy import GAME as TOY

GAMES = Command("games")


def test_all_games_are_listed_with_seats_options_and_status(tmp_path: Path) -> None:
    run = Program(tmp_path).here("games")
    assert run.returncode == 0
    for game_id in game_ids():
        assert f"{game_id}: {load_game(game_id).title} (" in run.stdout
    assert "--difficulty: apprentice, adept, master, fateweaver; without it apprentice" in run.stdout
    assert "(WEA-DIF.1)" in run.stdout


def test_programs_get_json(tmp_path: Path) -> None:
    games = {game["id"]: game for game in json.loads(Program(tmp_path).here("games", "--json").stdout)}
    weaver = games["weaver"]
    assert weaver["title"] == "Fate Weaver"
    assert weaver["seats"] == [1]
    assert weaver["playable"] is True
    assert "greedy" in weaver["bots"]
    (difficulty,) = weaver["options"]
    assert difficulty["kind"] == "choice"
    assert difficulty["values"] == ["apprentice", "adept", "master", "fateweaver"]
    assert difficulty["default"] == "apprentice"


@pytest.mark.parametrize("game_id", game_ids())
def test_one_game_says_how_to_win_and_how_to_start(game_id: str) -> None:
    text, book = GAMES.shown(game_id), load_rulebook(game_id)
    assert text.startswith(f"{load_game(game_id).title} ({game_id})\n{book.goal}\n")
    headings = [line for line in text.splitlines() if line and not line.startswith(" ")]
    assert headings[2:] == ["Seats", "Ways to win", "Options", "Bots", "How to start"]
    assert book.wins
    assert all(f"({clause.id})" in text for clause in book.wins)
    assert f"    fatebox play {game_id}  " in text
    assert max(map(len, text.splitlines())) <= 80
    assert json.loads(GAMES.shown(game_id, "--json"))["wins"] == [clause.id for clause in book.wins]


def test_an_unknown_game_is_an_error_with_what_is_near() -> None:
    assert GAMES.refused("fantoss") == "there is no game 'fantoss'; did you mean fantos?"


def test_options_in_words_leave_out_defaults() -> None:
    assert options_in_words(TOY, {"rounds": 3, "short": False, "light": "dim"}) == "light dim"
    assert (
        options_in_words(TOY, {"rounds": 5, "short": True, "light": "dim"})
        == "rounds 5, short True, light dim"
    )


def test_options_of_all_kinds_say_what_they_can_be() -> None:
    assert [values_of(setting) for setting in TOY.settings] == ["1 to 9 by 2", "true, false", "dim, bright"]
