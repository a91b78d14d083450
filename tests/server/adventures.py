"""Moves of people in campaigns and between games, for the tests of several modules."""

from __future__ import annotations

from tests.server.visitor import Json, Visitor

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "person"}
ALONE: Json = {"seats": [ME], "options": {"legend": "diana", "adventure": "devil"}}


def begin(who: Visitor, name: str) -> str:
    """A new campaign of The Phantom."""
    return str(who.ask("POST", "/api/games/phantom/campaigns", {"name": name})["id"])


def set_out(who: Visitor, campaign: str, **options: str) -> str:
    """A table for an adventure of one player."""
    body = {"seats": [ME], "options": {**ALONE["options"], **options}}
    return str(who.ask("POST", f"/api/games/phantom/campaigns/{campaign}/tables", body)["id"])


def give_up(who: Visitor, table: str) -> None:
    """Give up at a table."""
    with who.sit(table) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert chair.say("concede", number=chair.shown["number"])["type"] == "accepted"


def series(who: Visitor, name: str, *others: Json, **options: Json) -> str:
    """A new campaign of Outposts."""
    body = {"name": name, "seats": [ME, *others], "options": options}
    return str(who.ask("POST", "/api/games/outposts/campaigns", body)["id"])


def next_game(who: Visitor, campaign: str, *, status: int = 200) -> Json:
    """The table of the next game."""
    return who.ask("POST", f"/api/games/outposts/campaigns/{campaign}/tables", {}, status=status)


def give_up_when_factions_are_chosen(who: Visitor, table: str) -> None:
    """Play until both factions are there, then give up."""
    with who.sit(table) as chair:
        while chair.shown["status"] != "over":
            chair.until(lambda: chair.shown["asked"] or chair.shown["status"] == "over")
            if chair.shown["asked"] is None:
                continue
            if chair.shown["asked"]["prompt"] == "faction":
                chair.answer()
            else:
                chair.say("concede", number=chair.shown["number"])
