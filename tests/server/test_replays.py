"""Replays over HTTP: finished tables and files, scene by scene, and playing on from there."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.kernel import Record
from fatebox.kernel.record import Snapshot
from tests.server.visitor import ServerProcess, Visitor


def finished(ann: Visitor, game: str = "weaver", **options: Any) -> str:
    """A table at which the last answer is always taken, to the end."""
    table: str = ann.open(game, **options)["id"]
    with ann.sit(table) as chair:
        while chair.shown["status"] == "playing":
            assert chair.answer(chair.shown["asked"]["choices"][-1]["option"])["type"] == "accepted"
    return table


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    return finished(Visitor(server.address, "Ann"))


def test_a_finished_table_is_shown_from_start_to_end(ann: Visitor, table: str) -> None:
    replay = ann.ask("GET", f"/api/replays/{table}")
    record = Record.from_json(ann.ask("GET", f"/api/tables/{table}/record")["record"])
    assert replay["scenes"] == len(record.answers) + 1
    assert replay["seed"] == record.seed
    start = ann.ask("GET", f"/api/replays/{table}/scenes/0/0")
    assert start["seat"] is None
    last = ann.ask("GET", f"/api/replays/{table}/scenes/{len(record.answers)}/0")
    assert last["seat"] == 0
    assert last["what"]
    assert last["frames"][-1]["view"]["table"]["result"]["outcome"] == replay["ending"]["outcome"]


def test_a_running_table_is_not_shown(ann: Visitor) -> None:
    table = ann.open("weaver")["id"]
    for path in (f"/api/replays/{table}", f"/api/replays/{table}/scenes/0/all"):
        assert "over" in ann.ask("GET", path, status=409)["error"]


def test_a_seat_sees_what_it_saw_and_open_cards_show_all(ann: Visitor, table: str) -> None:
    closed = ann.ask("GET", f"/api/replays/{table}/scenes/0/0")["frames"][0]["view"]["table"]
    opened = ann.ask("GET", f"/api/replays/{table}/scenes/0/all")["frames"][0]["view"]["table"]
    assert any(None in deck for deck in closed["decks"])
    assert not any(None in deck for deck in opened["decks"])


def test_a_record_file_has_an_address_of_its_own(ann: Visitor, ben: Visitor, table: str) -> None:
    text = ann.ask("GET", f"/api/tables/{table}/record")["record"]
    brought = ben.ask("POST", "/api/replays", {"record": text})
    again = ben.ask("POST", "/api/replays", {"record": text})
    assert brought == again
    assert brought["table"] is None
    assert ann.ask("GET", f"/api/replays/{brought['id']}") == brought


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (lambda text: text.replace('"seed"', '"sead"'), "seed"),
        (lambda text: text[: len(text) // 2], "line "),
        (lambda text: "hello", "line 1"),
        (lambda text: text.replace('"answers": [', '"answers": [[0,"no"],'), "checksum"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(
    ann: Visitor, table: str, damage: Any, what: str
) -> None:
    text = ann.ask("GET", f"/api/tables/{table}/record")["record"]
    assert what in ann.ask("POST", "/api/replays", {"record": damage(text)}, status=400)["error"]


def test_a_position_or_cards_of_a_strangers_making_are_not_played_here(ann: Visitor, table: str) -> None:
    text = ann.ask("GET", f"/api/tables/{table}/record")["record"]
    changed, resumed = Record.from_json(text), Record.from_json(text)
    changed.changes = ("relics.naga-stone.cost=4",)
    match = load_game("weaver").start("position")
    resumed.snapshot = Snapshot(
        at=0,
        resumed=True,
        cards=match.state.pack.box.keys,
        state={**match.state.to_data(), "round": -1},
    )
    for record in (changed, resumed):
        refused = ann.ask("POST", "/api/replays", {"record": record.to_json()}, status=400)
        assert "fatebox replay" in refused["error"]


def test_a_place_that_is_not_there_is_refused(ann: Visitor, table: str) -> None:
    for path, status in (
        (f"/api/replays/{table}/scenes/999/0", 400),
        (f"/api/replays/{table}/scenes/x/0", 404),
        (f"/api/replays/{table}/scenes/0/7", 400),
        ("/api/replays/nothing/scenes/0/0", 404),
    ):
        ann.ask("GET", path, status=status)


def test_playing_on_goes_on_where_the_scene_ends(ann: Visitor, table: str) -> None:
    scene = ann.ask("GET", f"/api/replays/{table}/scenes/2/0")["frames"][-1]["view"]["table"]
    copy = ann.ask("POST", f"/api/replays/{table}/play-on", {"scene": 2, "seat": 0, "bot": "random"})
    assert copy["id"] != table
    with ann.sit(copy["id"]) as chair:
        assert json.dumps(chair.shown["view"]["table"]) == json.dumps(scene)
        assert chair.answer(chair.shown["asked"]["choices"][0]["option"])["type"] == "accepted"
    last = ann.ask("GET", f"/api/replays/{table}")["scenes"] - 1
    for wrong in ({"scene": last}, {"seat": 3}):
        body = {"scene": 2, "seat": 0, "bot": "random", **wrong}
        ann.ask("POST", f"/api/replays/{table}/play-on", body, status=400)


def test_the_log_tells_each_seat_what_it_heard(ann: Visitor, table: str) -> None:
    log = ann.ask("GET", f"/api/replays/{table}/log/0")
    scenes = ann.ask("GET", f"/api/replays/{table}")["scenes"]
    assert len(log) == scenes
    for number in range(scenes):
        pictures = ann.ask("GET", f"/api/replays/{table}/scenes/{number}/0")["frames"]
        assert [event for picture in pictures for event in picture["events"]] == log[number]


def test_the_record_of_a_replay_is_that_of_its_table(ann: Visitor, table: str) -> None:
    texts = [ann.ask("GET", f"/api/{place}/{table}/record")["record"] for place in ("tables", "replays")]
    assert Record.from_json(texts[0]).answers == Record.from_json(texts[1]).answers


def whole_review(visitor: Visitor, replay: str) -> Any:
    """The review of a replay, when it is complete."""
    for _ in range(200):
        found = visitor.ask("GET", f"/api/replays/{replay}/review")
        if found["done"]:
            return found
    raise AssertionError("the review never came to an end")


def test_the_course_has_a_chance_for_every_scene(ann: Visitor, table: str) -> None:
    replay = ann.ask("GET", f"/api/replays/{table}")
    noted = ann.ask("GET", f"/api/replays/{table}/course")
    assert len(noted["course"]) == replay["scenes"]
    assert noted["course"][-1] == [float(seat in replay["ending"]["winners"]) for seat in (0,)]


def test_the_course_tells_the_largest_swings(ann: Visitor) -> None:
    """Given a game that began well and was lost, then the fall is told of, with the answer that led to it."""
    match = load_game("weaver").start(seed=3)
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    replay = ann.ask("POST", "/api/replays", {"record": Record.of(match).to_json()})["id"]
    noted = ann.ask("GET", f"/api/replays/{replay}/course")
    swings = [abs(after[0] - before[0]) for before, after in pairwise(noted["course"])]
    largest = {scene + 1 for scene in sorted(range(len(swings)), key=lambda s: -swings[s])[:3]}
    assert noted["highlights"]
    for highlight in noted["highlights"]:
        assert highlight["scene"] in largest
        assert highlight["after"] == noted["course"][highlight["scene"]][0]
        assert highlight["who"] == 0
        assert highlight["what"]


def test_a_file_is_reviewed_as_its_table_is(ann: Visitor, ben: Visitor, table: str) -> None:
    """Given a record file that somebody brought, then its review is that of the table, and it is kept."""
    text = ann.ask("GET", f"/api/tables/{table}/record")["record"]
    brought = ben.ask("POST", "/api/replays", {"record": text})["id"]
    assert whole_review(ben, brought) == whole_review(ann, table)
    assert ann.ask("GET", f"/api/tables/{table}/review")["done"]
    ben.ask("POST", "/api/replays", {"record": text})
    assert ben.ask("GET", f"/api/replays/{brought}/review")["done"]  # bringing it again loses nothing
    assert ben.ask("GET", f"/api/replays/{brought}/course") == ann.ask("GET", f"/api/replays/{table}/course")


def test_a_file_of_a_game_that_goes_on_has_no_chances(ann: Visitor) -> None:
    """Given the record of an unfinished game, then it is shown, but what it hides is not given away."""
    text = Record.of(load_game("weaver").start(seed=7)).to_json()
    replay = ann.ask("POST", "/api/replays", {"record": text})["id"]
    for part in ("course", "review"):
        assert "over" in ann.ask("GET", f"/api/replays/{replay}/{part}", status=409)["error"]


def test_a_table_looked_at_twice_is_still_a_table(ann: Visitor, table: str) -> None:
    assert [ann.ask("GET", f"/api/replays/{table}")["table"] for _ in range(2)] == [table, table]
