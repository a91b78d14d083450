"""Secrets of a seat: its view after it was left, and answers given in secret."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.visitor import Chair, ServerProcess, Visitor

OPEN = {"kind": "open"}


def quiet(chair: Chair) -> list[object]:
    """The messages that wait for a chair; a ping and its answer mark the end."""
    chair.next_id += 1
    chair.socket.send(json.dumps({"type": "ping", "id": chair.next_id}))
    found = []
    while (message := chair.receive())["type"] != "accepted":
        found.append(message)
    return found


@pytest.fixture
def cem(server: ServerProcess) -> Visitor:
    """A third person."""
    return Visitor(server.address, "Cem")


def test_a_connection_does_not_keep_a_seat_that_was_left(ann: Visitor, ben: Visitor, cem: Visitor) -> None:
    """Given a seat that one leaves and another takes, then the first sees it and speaks for it no more."""
    table = ann.open("outposts", OPEN, OPEN)
    path, join = f"/api/tables/{table['id']}", {"invite": table["invite"]}
    ben.ask("POST", f"{path}/join", join)
    with ben.sit(table["id"]) as left:
        assert left.shown["seat"] == 1
        ben.ask("POST", f"{path}/leave")
        left.until(lambda: left.shown["seat"] is None)
        cem.ask("POST", f"{path}/join", join)
        ann.ask("POST", f"{path}/start", {"bot": "random"})
        with cem.sit(table["id"]) as sits:
            sits.until(lambda: sits.shown["status"] == "playing")
            left.until(lambda: left.shown["status"] == "playing")
            quiet(left)
            assert (left.shown["seat"], left.shown["asked"], left.shown["view"]["seat"]) == (None,) * 3
            assert left.say("say", text="I am Cem")["code"] == "not-yours"
            assert left.say("passing", passing="never")["code"] == "not-yours"
            assert sits.shown["seat"] == 1


def test_a_person_who_is_deleted_is_cut_off(ann: Visitor, server: ServerProcess) -> None:
    """Given a person at a running table, when they delete their data, then their connection is closed."""
    eve = Visitor(server.address, "Eve")
    table = ann.open("outposts", OPEN)
    eve.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with eve.sit(table["id"]) as chair:
        eve.ask("DELETE", "/api/me/data")
        with pytest.raises(ConnectionClosed) as closed:
            chair.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410


def drafting(*people: Visitor) -> list[Chair]:
    """People who choose their decks at the same time, each in secret."""
    host, *others = people
    table = host.open("outposts", *[OPEN] * len(others), deck_mode="custom")
    for other in others:
        other.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    chairs = [person.sit(table["id"]) for person in people]
    waiting = list(chairs)
    while waiting:  # factions are chosen one after the other
        chair = waiting.pop(0)
        chair.until(lambda chair=chair: chair.shown["asked"])  # type: ignore[misc]
        if chair.shown["asked"]["prompt"] == "faction":
            chair.answer()
    for chair in chairs:
        chair.until(lambda chair=chair: (chair.shown["asked"] or {}).get("prompt") == "deck_list")  # type: ignore[misc]
    return chairs


def test_a_step_back_in_a_joint_decision_is_nobody_elses_business(ann: Visitor, ben: Visitor) -> None:
    """Given two people who choose at once, when one takes the choice back, then the other notices nothing."""
    one, other = drafting(ann, ben)
    with one, other:
        quiet(other)
        number = other.shown["number"]
        assert one.answer()["type"] == "accepted"
        assert one.say("undo", number=one.shown["number"])["type"] == "accepted"
        assert quiet(other) == []
        assert other.say(
            "answer", number=number, option=other.shown["asked"]["choices"][0]["option"]
        )["type"] == "accepted"  # fmt: skip
        one.until(lambda: one.shown["asked"])
        assert one.answer()["type"] == "accepted"


def test_whether_a_part_can_be_taken_back_does_not_tell_who_has_answered(
    ann: Visitor, ben: Visitor, cem: Visitor
) -> None:
    """Given three who choose at once, when another has answered since, then a step back is free."""
    one, other, third = drafting(ann, ben, cem)
    with one, other, third:
        assert one.answer()["type"] == "accepted"
        assert other.answer()["type"] == "accepted"
        assert quiet(third) == []
        assert one.say("undo", number=one.shown["number"])["type"] == "accepted"
        assert quiet(third) == []
        assert quiet(other)[1:] == [], "but for what its own answer has changed"
        for chair in (one, third):
            chair.until(lambda chair=chair: chair.shown["asked"])  # type: ignore[misc]
            assert chair.answer()["type"] == "accepted"
        third.until(lambda: third.shown["asked"] is None or third.shown["asked"]["prompt"] != "deck_list")
        other.until(lambda: other.shown["asked"] is None or other.shown["asked"]["prompt"] != "deck_list")
