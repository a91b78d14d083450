"""A server takes over the data of version 0.1: people, tables, campaigns, decks and replays go on."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from fatebox.games import load_game
from fatebox.server.store.schema import snapshots, tables
from tests.server.visitor import Json, ServerProcess, Visitor, all_go_home

OLD = Path(__file__).parents[1] / "data" / "version-0.1" / "server"
IDS: Json = json.loads((OLD / "ids.json").read_text(encoding="utf-8"))
GAMES = ("fantos", "outposts", "phantom", "seven", "weaver")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds the old database."""
    folder = tmp_path_factory.mktemp("old")
    (folder / "tables.db").write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    running = ServerProcess(folder)
    yield running
    all_go_home()
    running.stop()


@pytest.fixture
def ann(server: ServerProcess) -> Visitor:
    """Ann, with the cookie that the old server gave her."""
    return known(server, "Ann")


@pytest.fixture
def ben(server: ServerProcess) -> Visitor:
    """Ben, with his old cookie."""
    return known(server, "Ben")


def known(server: ServerProcess, name: str) -> Visitor:
    """Somebody with a cookie of the old server."""
    visitor = Visitor(server.address)
    cookie, _, value = IDS["cookies"][name].partition("=")
    visitor.http.cookies.set(cookie, value, domain="127.0.0.1")
    return visitor


def made_by_these_rules(server: ServerProcess, table: str) -> bool:
    """Whether rules and cards are still those of a table."""
    with server.data() as db:
        text = db.execute(select(tables.c.sheet).where(tables.c.id == table)).scalar_one()
        snapshot = db.execute(select(snapshots).where(snapshots.c.table_id == table)).first()
    sheet = json.loads(text)
    game = load_game(sheet["game"])
    same_content = sheet["content"] in (game.pack().hash, *game.former_content)
    return snapshot is not None or (sheet["version"] == game.version and same_content)


def of_other_rules(server: ServerProcess, table: str) -> bool:
    """Whether the rules have changed since a table was played: then they may not allow all of its answers."""
    with server.data() as db:
        text = db.execute(select(tables.c.sheet).where(tables.c.id == table)).scalar_one()
    sheet = json.loads(text)
    return bool(sheet["version"] != load_game(sheet["game"]).version)


def test_old_cookies_still_name_their_people(ann: Visitor, ben: Visitor) -> None:
    assert [who.ask("GET", "/api/me")["name"] for who in (ann, ben)] == ["Ann", "Ben"]
    assert ann.ask("GET", "/api/me/games")["games"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_can_be_continued(server: ServerProcess, ann: Visitor, game: str) -> None:
    table = IDS[f"running-{game}"]
    if not made_by_these_rules(server, table):
        pytest.skip("too few answers for a snapshot, and the cards have changed since")
    with ann.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"] or chair.shown["status"] == "over")
        assert chair.shown["status"] == "playing"
        assert chair.answer()["type"] == "accepted"
        chair.until(lambda: chair.shown["asked"] or chair.shown["status"] == "over")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_can_be_replayed(server: ServerProcess, ann: Visitor, game: str) -> None:
    table = IDS[f"finished-{game}"]
    if of_other_rules(server, table):
        assert "have changed since" in ann.ask("GET", f"/api/replays/{table}", status=400)["error"]
    elif made_by_these_rules(server, table):
        replay = ann.ask("GET", f"/api/replays/{table}")
        assert replay["ending"] is not None
        assert ann.ask("GET", f"/api/replays/{table}/scenes/{replay['scenes'] - 1}/all")["frames"]
    else:
        assert "this is" in ann.ask("GET", f"/api/replays/{table}", status=400)["error"]
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "over"


def test_two_people_find_their_chat_and_go_on(ann: Visitor, ben: Visitor) -> None:
    with ann.sit(IDS["two"]) as one, ben.sit(IDS["two"]) as other:
        one.until(lambda: len(one.chat) == 2)
        assert [(line["name"], line["text"]) for line in one.chat] == [
            ("Ann", "Good luck!"),
            ("Ben", "You too"),
        ]
        asked = next(chair for chair in (one, other) if chair.shown["asked"])
        assert asked.answer()["type"] == "accepted"


def test_an_open_table_still_waits(ann: Visitor, ben: Visitor) -> None:
    assert IDS["open"] in [line["id"] for line in ben.ask("GET", "/api/tables")]
    assert ben.ask("POST", f"/api/tables/{IDS['open']}/join", {})["own"] == [1]


def test_the_campaign_of_the_phantom_lists_its_legends_and_goes_on(ann: Visitor) -> None:
    path = f"/api/games/phantom/campaigns/{IDS['campaign']}"
    before = ann.ask("GET", path)
    assert [legend["key"] for legend in before["legends"]] == ["phantom", "diana"]
    assert [play["outcome"] for play in before["plays"]] == ["loss"]
    assert [game["table"] for game in before["running"]] == [IDS["adventure"]]
    after = ann.ask("POST", f"{path}/tables/{IDS['adventure']}/give-up")
    assert (len(after["plays"]), after["running"]) == (2, [])


def test_the_campaign_of_outposts_goes_on(ann: Visitor) -> None:
    path = f"/api/games/outposts/campaigns/{IDS['series']}"
    before = ann.ask("GET", path)
    assert (before["name"], len(before["games"]), before["running"]) == ("War", 1, IDS["series-table"])
    (own,) = before["own"]
    assert sum(own["cards"].values()) == 45
    with ann.sit(IDS["series-table"]) as chair:
        chair.until(lambda: chair.shown["asked"] or chair.shown["status"] == "over")
        if chair.shown["asked"]:
            assert chair.say("concede", number=chair.shown["number"])["type"] == "accepted"
            chair.until(lambda: chair.shown["status"] == "over")
    assert len(ann.ask("GET", path)["games"]) == 2


def test_decks_bests_and_the_lesson_are_there(ann: Visitor) -> None:
    decks = {deck["name"]: deck for deck in ann.ask("GET", "/api/games/outposts/decks")}
    assert set(decks) == {"Night Watch", "Half built"}
    assert decks["Night Watch"]["problems"] == []
    assert ann.ask("GET", "/api/games/weaver/bests")["overall"]["games"] >= 1
    lesson = next(each for each in ann.ask("GET", "/api/lessons") if each["game"] == "weaver")
    assert lesson["of"] > 0
    assert lesson["table"] in (IDS["lesson"], None), "or it has changed and is begun again"


def test_a_replay_that_somebody_brought_is_there(server: ServerProcess, ann: Visitor) -> None:
    text = ann.ask("GET", "/api/me/data")["replays"][0]["record"]
    record = json.loads(text)
    game = load_game(record["game"])
    same = (record["version"], record["content"]) == (game.version, game.pack().hash)
    shown = ann.ask("GET", f"/api/replays/{IDS['replay']}", status=200 if same else 400)
    assert shown["game"] == "weaver" if same else "this is" in shown["error"]


def test_a_rematch_is_still_known(ann: Visitor) -> None:
    with ann.sit(IDS["finished-weaver"]) as chair:
        chair.until(lambda: chair.social["next"] == IDS["rematch"])
