"""The coach over HTTP: hints for those who may ask, reviews of games that are over."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.visitor import Chair, ServerProcess, Visitor

BOT = {"kind": "bot", "bot": "easy"}


def hint(visitor: Visitor, table: str, *, seat: int | None = None, status: int = 200) -> Any:
    """Ask for a hint."""
    return visitor.ask("POST", f"/api/tables/{table}/hint", {"seat": seat}, status=status)


def play_to_the_end(chair: Chair) -> None:
    """Answer anything, until the game is over."""
    while chair.shown["status"] != "over":
        chair.until(lambda: chair.shown["asked"] or chair.shown["status"] == "over")
        if chair.shown["asked"]:
            chair.answer()


def review(visitor: Visitor, table: str) -> tuple[Any, int]:
    """The whole review, and how often one had to ask for it."""
    for asked in range(1, 200):
        found = visitor.ask("GET", f"/api/tables/{table}/review")
        assert 0 <= found["progress"] <= 1
        if found["done"]:
            return found, asked
    raise AssertionError("the review never came to an end")


def test_a_hint_names_an_open_option_with_its_chance(ann: Visitor) -> None:
    table = ann.open("weaver")["id"]
    with ann.sit(table) as chair:
        noted = hint(ann, table)
        options = [choice["option"] for choice in chair.shown["asked"]["choices"]]
        assert noted["number"] == chair.shown["number"]
        assert 1 <= len(noted["advice"]) <= 3
        for advice in noted["advice"]:
            assert advice["option"] in options
            assert 0 <= advice["chance"] <= 1
            assert advice["label"]
        assert hint(ann, table) == noted  # the same question, the same answer
        chair.answer(noted["advice"][0]["option"])
        assert hint(ann, table)["number"] == noted["number"] + 1


def test_who_plays_against_people_is_given_no_hints(ann: Visitor, ben: Visitor) -> None:
    """Given a table of two people, then nobody is given hints, unless it was opened so."""
    body = {"game": "outposts", "seats": [{"kind": "person"}, {"kind": "open"}]}
    for hints in (False, True):
        table = ann.ask("POST", "/api/tables", {**body, "hints": hints})
        assert table["hints"] is hints
        ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        refused = hint(ann, table["id"], status=200 if hints else 403)
        assert hints or "you play against others" in refused["error"]


def test_only_who_is_asked_gets_a_hint_and_only_for_the_own_seat(ann: Visitor, ben: Visitor) -> None:
    table = ann.open("outposts", BOT)["id"]
    assert "no seat" in hint(ben, table, status=403)["error"]
    assert "not yours" in hint(ann, table, seat=1, status=403)["error"]
    assert "not yours" in hint(ann, table, seat=99, status=403)["error"]
    Visitor(ann.address).ask("POST", f"/api/tables/{table}/hint", {"seat": None}, status=401)
    weaver = ann.open("weaver")["id"]
    with ann.sit(weaver) as chair:
        chair.say("concede", number=chair.shown["number"])
    assert "not your turn" in hint(ann, weaver, status=409)["error"]


def test_hints_are_rationed(server: ServerProcess) -> None:
    """A person who asks at table after table has to wait; a repeated question is answered."""
    dora = Visitor(server.address, "Dora")
    dora.http.timeout = 120  # all that is allowed is thought over one after the other
    paths = [f"/api/tables/{dora.open('outposts', BOT)['id']}/hint" for _ in range(8)]
    with ThreadPoolExecutor(len(paths)) as pool:
        answers = [answer.status_code for answer in pool.map(lambda p: dora.http.post(p, json={}), paths)]
    assert set(answers) == {200, 429}
    again = dora.http.post(paths[answers.index(200)], json={})
    assert again.status_code == 200


def test_a_game_is_reviewed_when_it_is_over_and_the_review_is_kept(ann: Visitor) -> None:
    """Given a careless game, then the review has a course, names costly decisions, and is made once."""
    table = ann.open("weaver")["id"]
    assert "when it is over" in ann.ask("GET", f"/api/tables/{table}/review", status=409)["error"]
    with ann.sit(table) as chair:
        play_to_the_end(chair)
        answers = chair.shown["number"]
    found, _ = review(ann, table)
    assert found["seats"] == [0]
    assert len(found["course"]) == answers + 1
    assert found["course"][-1] in ([0.0], [1.0])
    costs = [finding["cost"] for finding in found["findings"]]
    assert costs == sorted(costs, reverse=True)
    assert all(1 <= finding["answer"] <= answers for finding in found["findings"])
    assert review(ann, table) == (found, 1)


def test_a_review_outlives_the_server(server: ServerProcess) -> None:
    eve = Visitor(server.address, "Eve")
    table = eve.open("weaver")["id"]
    with eve.sit(table) as chair:
        play_to_the_end(chair)
    found, _ = review(eve, table)
    server.kill()
    server.start()
    assert review(eve.at(server.address), table) == (found, 1)


@pytest.mark.parametrize("body", [{"seat": "first"}, {"seat": 1.5}, {"chair": 1}, []])
def test_bad_requests_are_refused(ann: Visitor, body: Any) -> None:
    table = ann.open("weaver")["id"]
    assert ann.ask("POST", f"/api/tables/{table}/hint", body, status=400)["error"]
