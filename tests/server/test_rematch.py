"""A rematch: the same people and settings at one new table, to which all are led."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.visitor import Chair, ServerProcess, Visitor

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def finished(ann: Visitor, ben: Visitor) -> Any:
    """A table of Outposts at which Ann has given up."""
    table = ann.open("outposts", {"kind": "open"}, deck_mode="custom")
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert chair.say("concede", number=chair.shown["number"])["type"] == "accepted"
        chair.until(lambda: chair.shown["status"] == "over")
    return table


def test_all_are_led_to_one_new_table(ann: Visitor, ben: Visitor, finished: Any) -> None:
    path = f"/api/tables/{finished['id']}"
    with ben.sit(finished["id"]) as chair:
        again = ann.ask("POST", f"{path}/rematch")
        assert again["id"] != finished["id"]
        assert again["status"] == "playing"
        assert again["options"] == finished["options"]
        assert again["seal"] != finished["seal"]
        chair.until(lambda: chair.social["next"] == again["id"])
        assert ben.ask("POST", f"{path}/rematch")["id"] == again["id"]
    with ann.sit(again["id"]) as hers, ben.sit(again["id"]) as his:
        assert (hers.shown["seat"], his.shown["seat"]) == (1, 0), "the seats are exchanged"
        assert [seat["name"] for seat in hers.shown["seats"]] == ["Ben", "Ann"]


def test_it_is_for_those_who_played_and_after_the_game(
    server: ServerProcess, ann: Visitor, finished: Any
) -> None:
    eve = Visitor(server.address, "Eve")
    assert "no seat" in eve.ask("POST", f"/api/tables/{finished['id']}/rematch", status=403)["error"]
    running = ann.open("outposts", BOT)["id"]
    assert "is over" in ann.ask("POST", f"/api/tables/{running}/rematch", status=409)["error"]


def test_what_somebody_brought_moves_with_them(ann: Visitor) -> None:
    """Given Ann with a faction of her own at the first seat, after the exchange the second seat has it."""
    table = ann.open("outposts", BOT, entrants=[{"faction": "veil"}])["id"]
    with ann.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert factions(chair)[0] == "veil"
        chair.say("concede", number=chair.shown["number"])
        chair.until(lambda: chair.shown["status"] == "over")
    again = ann.ask("POST", f"/api/tables/{table}/rematch")["id"]
    with ann.sit(again) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert chair.shown["seat"] == 1
        assert factions(chair)[1] == "veil"
        assert factions(chair)[0] != "veil", "a faction is taken once"


def factions(chair: Chair) -> list[str]:
    """The faction at each seat."""
    return [player["faction"] for player in chair.shown["view"]["table"]["players"]]
