"""Personal bests on the server: for each difficulty, and only what counts."""

from __future__ import annotations

import pytest

from fatebox.games.weaver.state.terms import LEVELS
from tests.server.adventures import give_up
from tests.server.visitor import ServerProcess, Visitor


@pytest.mark.clause("WEA-SCO.4")
def test_bests_are_kept_for_each_difficulty(server: ServerProcess) -> None:
    gus = Visitor(server.address, "Gus")
    for difficulty in ("apprentice", "master", "master"):
        give_up(gus, gus.open("weaver", difficulty=difficulty)["id"])
    bests = gus.ask("GET", "/api/games/weaver/bests")
    assert {level["level"]: (level["games"], level["wins"]) for level in bests["levels"]} == {
        **dict.fromkeys(LEVELS, (0, 0)),
        "apprentice": (1, 0),
        "master": (2, 0),
    }
    best = bests["overall"]["best"]
    assert (bests["overall"]["games"], best["won"], best["round"]) == (3, False, 1)
    assert gus.ask("GET", f"/api/tables/{best['table']}")["status"] == "over"
    assert Visitor(server.address).ask("GET", "/api/games/weaver/bests")["overall"]["games"] == 0
    gus.ask("GET", "/api/games/fantos/bests", status=404)


def test_a_game_that_goes_on_from_a_replay_does_not_count(server: ServerProcess) -> None:
    hal = Visitor(server.address, "Hal")
    table = hal.open("weaver")["id"]
    with hal.sit(table) as chair:
        for _ in range(3):
            chair.until(lambda: chair.shown["asked"])
            chair.answer()
    give_up(hal, table)
    copy = hal.ask("POST", f"/api/replays/{table}/play-on", {"scene": 2, "seat": 0, "bot": "random"})
    give_up(hal, copy["id"])
    assert hal.ask("GET", "/api/games/weaver/bests")["overall"]["games"] == 1
