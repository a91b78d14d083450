"""The chat of a table: durable, limited, open to those whom the table lets; and those who look on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitor import Chair, ServerProcess, Visitor, all_go_home

BOT = {"kind": "bot", "bot": "random"}


def say(chair: Chair, text: str) -> str:
    """Say something: `accepted`, or the code of the refusal."""
    answer = chair.say("say", text=text)
    return str(answer.get("code", answer["type"]))


def test_what_is_said_is_heard_by_all_and_by_those_who_come_later(
    server: ServerProcess, ann: Visitor, ben: Visitor
) -> None:
    table = ann.open("outposts", {"kind": "open"})
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as hers, ben.sit(table["id"]) as his:
        assert say(hers, "  Good\nluck! ") == "accepted"
        his.until(lambda: his.chat)
        (line,) = his.chat
        assert (line["name"], line["seat"], line["text"], line["yours"]) == ("Ann", 0, "Good luck!", False)
        assert hers.chat[0]["yours"]
        assert say(his, "You too") == "accepted"
        marks = {each["who"] for each in his.chat}
        assert len(marks) == 2
    with Visitor(server.address).sit(table["id"]) as late:
        late.until(lambda: late.chat)
        assert [each["text"] for each in late.chat] == ["Good luck!", "You too"]
        assert {each["who"] for each in late.chat} == marks
        assert not late.social["writes"]
        assert say(late, "Me too") == "not-yours"


def test_the_chat_survives_a_crash(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    ann = Visitor(server.address, "Ann")
    table = ann.open("weaver")["id"]
    with ann.sit(table) as chair:
        assert say(chair, "Remember me") == "accepted"
    server.kill()
    server.start()
    with ann.at(server.address).sit(table) as chair:
        chair.until(lambda: chair.chat)
        assert [(line["text"], line["yours"]) for line in chair.chat] == [("Remember me", True)]
        assert say(chair, "Again") == "accepted"
    all_go_home()
    server.stop()


@pytest.mark.parametrize("text", ["", " \n\t ", "\u200b", "x" * 301])
def test_what_is_no_line_is_refused(ann: Visitor, text: str) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        assert say(chair, text) == "malformed"
        assert chair.chat == []


def test_nobody_can_flood_it(ann: Visitor) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        answers = [say(chair, f"line {number}") for number in range(12)]
        assert answers[:6] == ["accepted"] * 6
        assert "too-fast" in answers
        assert len(chair.chat) == answers.count("accepted")


def test_those_who_look_on_are_counted_and_write_where_the_table_allows(
    server: ServerProcess, ann: Visitor, ben: Visitor
) -> None:
    body = {"game": "weaver", "seats": [{"kind": "person"}], "customs": {"audience": True}}
    table = ann.ask("POST", "/api/tables", body)["id"]
    with ann.sit(table) as hers:
        assert hers.social["spectators"] == 0
        with ben.sit(table) as his, Visitor(server.address).sit(table) as nobody:
            hers.until(lambda: hers.social["spectators"] == 2)
            assert say(his, "Nice move") == "accepted"
            hers.until(lambda: hers.chat)
            assert (hers.chat[0]["name"], hers.chat[0]["seat"]) == ("Ben", None)
            assert say(nobody, "I have no name") == "not-yours"
        hers.until(lambda: hers.social["spectators"] == 0)
