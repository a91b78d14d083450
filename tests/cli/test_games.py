"""`fatebox games`: what is in the box."""

from __future__ import annotations

import json
from pathlib import Path

from fatebox.cli.games import options_in_words, values_of
from fatebox.games import game_ids, load_game
from tests.cli.program import Program
from tests.kernel.toy import GAME as TOY


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


def test_options_in_words_leave_out_what_is_as_usual() -> None:
    assert options_in_words(TOY, {"rounds": 3, "short": False, "light": "dim"}) == "light dim"
    assert (
        options_in_words(TOY, {"rounds": 5, "short": True, "light": "dim"})
        == "rounds 5, short True, light dim"
    )


def test_options_of_all_kinds_say_what_they_can_be() -> None:
    assert [values_of(setting) for setting in TOY.settings] == ["1 to 9 by 2", "true, false", "dim, bright"]
