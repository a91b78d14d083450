"""Lessons at real tables: begun, left, resumed, strayed from, finished; others answer by the script."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import select, update

from fatebox.lessons import LEARNER, lesson_ids, load_lesson
from fatebox.server.store.schema import tables
from tests.server.visitor import Chair, Json, ServerProcess, Visitor

WITH_OTHERS = "fantos"
"""A lesson in which other seats act by the script."""


def begin(visitor: Visitor, game: str, *, again: bool = False) -> str:
    """The id of the table of a visitor's lesson."""
    table: str = visitor.ask("POST", f"/api/lessons/{game}", {"again": again})["id"]
    return table


def line(visitor: Visitor, game: str) -> Json:
    """A lesson in the visitor's list of lessons."""
    return next(each for each in visitor.ask("GET", "/api/lessons") if each["game"] == game)


def wait(chair: Chair) -> Json:
    """The progress of the lesson as soon as the learner has to act, or it is done."""
    chair.until(lambda: chair.shown["asked"] or chair.shown["ending"] or chair.shown["lesson"]["done"])
    return chair.shown["lesson"]


def follow(chair: Chair, steps: int) -> None:
    """Do what the guide waits for, some steps long."""
    for _ in range(steps):
        assert chair.answer(wait(chair)["expects"][0])["type"] == "accepted"


def stray(chair: Chair) -> None:
    """Do something else than the guide waits for."""
    expects = wait(chair)["expects"]
    options = [choice["option"] for choice in chair.shown["asked"]["choices"]]
    chair.answer(next(option for option in options if option not in expects))
    chair.until(lambda: chair.shown["lesson"]["strayed"])


def test_the_list_says_what_there_is_and_how_far_one_is(ann: Visitor) -> None:
    assert [each["game"] for each in Visitor(ann.address).ask("GET", "/api/lessons")] == list(lesson_ids())
    before = line(ann, "weaver")
    assert (before["table"], before["step"], before["done"]) == (None, 0, False)
    table = begin(ann, "weaver")
    with ann.sit(table) as chair:
        follow(chair, 3)
        wait(chair)
    now = line(ann, "weaver")
    assert (now["table"], now["step"], now["of"], now["done"]) == (table, 3, 18, False)
    assert [each["lesson"] for each in ann.ask("GET", "/api/tables")] == [True]


def test_whoever_has_no_name_learns_nothing_and_there_is_no_lesson_of_nothing(ann: Visitor) -> None:
    Visitor(ann.address).ask("POST", "/api/lessons/weaver", {}, status=401)
    ann.ask("POST", "/api/lessons/chess", {}, status=404)
    ann.ask("GET", "/api/lessons/chess", status=404)


def test_an_unfinished_lesson_is_resumed_unless_it_is_begun_again(ann: Visitor) -> None:
    table = begin(ann, "weaver")
    with ann.sit(table) as chair:
        follow(chair, 2)
    assert begin(ann, "weaver") == table
    with ann.sit(table) as chair:
        assert wait(chair)["step"] == 2
    other = begin(ann, "weaver", again=True)
    assert other != table
    assert begin(ann, "weaver") == other
    assert [each["id"] for each in ann.ask("GET", "/api/tables")] == [other]  # the first one is given up


def test_the_guide_waits_for_a_step_and_counts_it(ann: Visitor) -> None:
    with ann.sit(begin(ann, "weaver")) as chair:
        lesson = wait(chair)
        assert (lesson["step"], lesson["of"], lesson["strayed"], lesson["done"]) == (0, 18, False, False)
        assert lesson["expects"] == [["play", "happiness", 0]]
        follow(chair, 1)
        assert wait(chair)["step"] == 1


def test_others_answer_by_the_script(ann: Visitor) -> None:
    """Given a lesson with other seats, when the guide is followed, then they do what the script says."""
    lesson = load_lesson(WITH_OTHERS)
    match = lesson.start()
    with ann.sit(begin(ann, WITH_OTHERS)) as chair:
        for _ in range(12):
            while (scripted := lesson.progress(match).scripted) is not None:
                match.answer(scripted[1], scripted[0])
            option = lesson.progress(match).expects[0]
            assert list(option) == wait(chair)["expects"][0]
            match.answer(option, LEARNER)
            follow(chair, 1)
    assert any(seat != LEARNER for seat, _ in match.answers())


def test_who_strays_is_told_and_may_take_it_all_back(ann: Visitor) -> None:
    with ann.sit(begin(ann, "weaver")) as chair:
        follow(chair, 2)
        stray(chair)
        chair.answer()  # and even further from the way
        assert chair.shown["lesson"] | {"of": 0} == {
            "step": 2, "of": 0, "strayed": True, "done": False, "expects": [], "then": [],
        }  # fmt: skip
        assert chair.say("undo", number=chair.shown["number"], force=True)["type"] == "accepted"
        chair.until(lambda: not chair.shown["lesson"]["strayed"])
        assert wait(chair)["step"] == 2
        follow(chair, 1)
        assert wait(chair)["step"] == 3


def test_bots_answer_for_the_others_of_somebody_who_strayed(ann: Visitor) -> None:
    with ann.sit(begin(ann, WITH_OTHERS)) as chair:
        stray(chair)
        for _ in range(5):  # nothing hangs
            wait(chair)
            chair.answer()


def test_a_finished_lesson_is_remembered_and_the_game_goes_on(ann: Visitor) -> None:
    table = begin(ann, "weaver")
    with ann.sit(table) as chair:
        follow(chair, 18)
        assert wait(chair)["done"]
        chair.until(lambda: chair.shown["asked"])
        assert chair.answer()["type"] == "accepted"
        assert chair.shown["lesson"]["done"]
    assert line(ann, "weaver")["done"]
    assert line(ann, "weaver")["table"] is None
    assert begin(ann, "weaver") != table
    assert line(ann, "weaver")["done"]  # it stays so


def test_the_game_of_a_lesson_counts_for_nothing(ann: Visitor) -> None:
    table = begin(ann, "weaver")
    with ann.sit(table) as chair:
        follow(chair, 3)
        wait(chair)
        assert chair.say("concede", number=chair.shown["number"])["type"] == "accepted"
        chair.until(lambda: chair.shown["ending"])
    assert ann.ask("GET", "/api/me/games")["games"] == 0
    assert ann.ask("GET", "/api/games/weaver/bests")["overall"]["games"] == 0
    assert line(ann, "weaver")["table"] is None
    assert ann.ask("GET", f"/api/replays/{table}")["scenes"] == 5  # but it can be looked at again


@pytest.mark.parametrize("game", lesson_ids())
def test_the_texts_tell_nothing_of_the_script(ann: Visitor, game: str) -> None:
    """Given what the client gets of a lesson, then it is texts and places, and no answer or chance."""
    lesson = load_lesson(game)
    found = ann.ask("GET", f"/api/lessons/{game}")
    assert found.keys() == {"game", "name", "about", "steps", "farewell"}
    assert len(found["steps"]) == len(lesson.steps)
    for step in [*found["steps"], found["farewell"]]:
        assert step.keys() == {"pages", "clauses", "points", "free"}
        assert {len(pages) for pages in step["pages"].values()} == {len(step["points"])}


def test_only_the_learner_is_told_what_the_guide_waits_for(ann: Visitor, ben: Visitor) -> None:
    table = begin(ann, "weaver")
    with ben.sit(table) as looker:
        assert looker.shown["seat"] is None
        assert looker.shown["lesson"] is None


def test_an_ordinary_table_has_no_guide(ann: Visitor) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        assert chair.shown["lesson"] is None


def test_a_server_that_is_killed_goes_on_with_the_lesson(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    ann = Visitor(server.address, "Ann")
    table = begin(ann, WITH_OTHERS)
    with ann.sit(table) as chair:
        follow(chair, 6)
        before = wait(chair)
    server.kill()
    server.start()
    ann = ann.at(server.address)
    assert begin(ann, WITH_OTHERS) == table
    with ann.sit(table) as chair:
        assert wait(chair) == before
        follow(chair, 2)
        assert wait(chair)["step"] == before["step"] + 2
    server.stop()


def test_a_lesson_that_has_changed_since_is_begun_again(tmp_path: Path) -> None:
    """Given a table of an earlier version of the lesson, then it says so and the next one takes its place."""
    server = ServerProcess(tmp_path)
    ann = Visitor(server.address, "Ann")
    table = begin(ann, "weaver")
    with ann.sit(table) as chair:
        follow(chair, 2)
    server.stop()
    with server.data() as db:
        sheet = json.loads(db.execute(select(tables.c.sheet)).scalar_one())
        db.execute(update(tables).values(sheet=json.dumps(sheet | {"lesson": "of last year"})))
    server.start()
    ann = ann.at(server.address)
    assert "has changed" in ann.ask("GET", f"/api/tables/{table}/cards", status=400)["error"]
    assert line(ann, "weaver")["table"] is None
    other = begin(ann, "weaver")
    assert other != table
    assert [each["id"] for each in ann.ask("GET", "/api/tables")] == [other]
    server.stop()


def test_all_that_is_known_of_a_person_holds_its_lessons_and_can_be_deleted(ann: Visitor) -> None:
    table = begin(ann, "weaver")
    file = ann.ask("GET", "/api/me/data")
    assert file["lessons"] == [{"game": "weaver", "table": table, "done": 0}]
    assert "lesson" not in json.dumps(file["tables"])
    ann.ask("DELETE", "/api/me/data")
    ann.ask("POST", "/api/lessons/weaver", {}, status=401)
