"""One's own data over HTTP: what was played, all of it as a file, and its deletion."""

from __future__ import annotations

from sqlalchemy import select

from fatebox.games import load_game
from fatebox.kernel import Record
from fatebox.server.store.schema import metadata
from tests.server.adventures import (
    BOT,
    begin,
    give_up,
    next_game,
    series,
    set_out,
)
from tests.server.test_replays import finished
from tests.server.visitor import ServerProcess, Visitor


def test_who_has_played_nothing_reads_nothing(server: ServerProcess) -> None:
    nobody = Visitor(server.address)
    assert nobody.ask("GET", "/api/me/games") == {"name": "", "games": 0, "lines": [], "recent": []}
    nobody.ask("GET", "/api/me/data", status=401)
    nobody.ask("DELETE", "/api/me/data", status=401)


def test_games_are_counted_by_game_and_level(ann: Visitor, ben: Visitor) -> None:
    """Given a game alone, one against a bot, and one of somebody else, then the first two are mine."""
    alone = finished(ann)
    finished(ben)
    against = ann.open("outposts", BOT)["id"]
    give_up(ann, against)
    own = ann.ask("GET", "/api/me/games")
    assert (own["name"], own["games"]) == ("Ann", 2)
    assert [(line["game"], line["against"], line["people"]) for line in own["lines"]] == [
        ("outposts", "random", False),
        ("weaver", "", False),
    ]
    assert [game["table"] for game in own["recent"]] == [against, alone]
    assert own["recent"][0]["won"] is False
    later = ann.ask("GET", "/api/me/games?page=1")
    assert (later["games"], later["recent"]) == (2, []), "both are on the first page"


def test_the_file_holds_what_is_mine_and_no_seed(ann: Visitor) -> None:
    table, running = finished(ann), ann.open("weaver")["id"]
    record = ann.ask("GET", f"/api/tables/{table}/record")["record"]
    ann.ask("POST", "/api/replays", {"record": record})
    file = ann.ask("GET", "/api/me/data")
    assert file["name"] == "Ann"
    assert [(each["id"], each["status"]) for each in file["tables"]] == [
        (table, "over"),
        (running, "playing"),
    ]
    assert [each["table"] for each in file["results"]] == [table]
    assert [each["record"] for each in file["replays"]] == [record]
    assert all("seed" not in each and "sheet" not in each for each in file["tables"])


def test_the_file_holds_campaigns_that_can_be_brought_back(server: ServerProcess) -> None:
    """Given an adventure that is over, when all is deleted and this file brought, then it is there again."""
    ida = Visitor(server.address, "Ida")
    campaign = begin(ida, "Jungle")
    give_up(ida, set_out(ida, campaign))
    (plays, legends) = (
        ida.ask("GET", f"/api/games/phantom/campaigns/{campaign}")[key] for key in ("plays", "legends")
    )
    (kept,) = ida.ask("GET", "/api/me/data")["campaigns"]
    assert kept["name"] == "Jungle.json"
    ida.ask("DELETE", "/api/me/data")
    ida = Visitor(server.address, "Ida")
    back = ida.ask("POST", "/api/games/phantom/import-campaign", {"text": kept["text"]})
    assert (back["plays"], back["legends"]) == (plays, legends)


def test_the_file_holds_series_with_the_own_collection_alone(ann: Visitor, ben: Visitor) -> None:
    """Given a war of two people, when one saves all data, then the war is in it, and no deck of the other."""
    war = war_of_two(ann, ben, "War")
    (hers,), (his,) = (who.ask("GET", "/api/me/data")["shared_campaigns"] for who in (ann, ben))
    assert hers == ann.ask("GET", f"/api/games/outposts/campaigns/{war}")
    assert [(each["name"], each["mine"]) for each in (hers, his)] == [("War", True), ("War", False)]
    assert [[own["seat"] for own in each["own"]] for each in (hers, his)] == [[0], [1]]


def test_who_is_deleted_leaves_the_campaigns_of_others_to_a_bot(server: ServerProcess, ann: Visitor) -> None:
    """Given a war of two people, when one of them is deleted, then nothing names them and a bot plays on."""
    mark = "Melchior"
    friend = Visitor(server.address, mark)
    war = war_of_two(ann, friend, "Left alone")
    assert mark in dump(server)
    friend.ask("DELETE", "/api/me/data")
    assert mark not in dump(server)
    assert [
        player["name"] for player in ann.ask("GET", f"/api/games/outposts/campaigns/{war}")["players"]
    ] == ["Ann", "Normal"]
    assert next_game(ann, war)["status"] == "playing"


def test_who_is_deleted_is_forgotten(ann: Visitor, ben: Visitor) -> None:
    """Given somebody with a name, games, a file and a link, when all is deleted, then nothing leads back."""
    over, alone = finished(ann), ann.open("weaver")["id"]
    with_ben = ann.open("outposts", {"kind": "open"})
    ben.ask("POST", f"/api/tables/{with_ben['id']}/join", {"invite": with_ben["invite"]})
    lobby = ann.open("outposts", {"kind": "open"})["id"]
    record = Record.of(load_game("weaver").start("a game that nobody else has brought")).to_json()
    brought = ann.ask("POST", "/api/replays", {"record": record})["id"]
    link = ann.ask("POST", "/api/me/link")["secret"]
    assert ben.ask("GET", f"/api/replays/{over}")["players"] == ["Ann"]
    old = ann.at(ann.address)

    ann.ask("DELETE", "/api/me/data")

    assert not ann.http.cookies
    assert ann.ask("GET", "/api/me")["known"] is False
    assert old.ask("GET", "/api/me")["known"] is False  # on no other device either
    ben.ask("POST", "/api/me/follow", {"secret": link}, status=404)
    ben.ask("GET", f"/api/replays/{brought}", status=404)
    assert ben.ask("GET", f"/api/replays/{over}")["players"] == ["Somebody"]
    assert ben.ask("GET", f"/api/tables/{alone}")["seats"][0]["name"] == "Somebody"
    assert [seat["kind"] for seat in ben.ask("GET", f"/api/tables/{with_ben['id']}")["seats"]] == [
        "bot",
        "person",
    ]
    assert [seat["kind"] for seat in ben.ask("GET", f"/api/tables/{lobby}")["seats"]] == ["open", "open"]
    assert all("Ann" not in str(ben.ask("GET", f"/api/tables/{table}")) for table in (over, alone, lobby))


def test_nothing_in_the_store_names_who_was_deleted(server: ServerProcess) -> None:
    """Given a name, a chat, a campaign and a deck, when all is deleted, then the store holds none of it."""
    mark = "Zebulon"
    person = Visitor(server.address, mark)
    table = finished(person)
    with person.sit(table) as chair:
        assert chair.say("say", text=f"I am {mark}")["type"] == "accepted"
    person.ask("POST", "/api/games/phantom/campaigns", {"name": mark})
    person.ask("PUT", f"/api/games/outposts/decks/{mark}", {"faction": "veil", "cards": {}})
    assert mark in dump(server)
    person.ask("DELETE", "/api/me/data")
    assert mark not in dump(server)


def war_of_two(host: Visitor, friend: Visitor, name: str) -> str:
    """A campaign of Outposts of two people, after a game that the friend has given up."""
    war = series(host, name, {"kind": "open"})
    table = next_game(host, war)
    friend.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with host.sit(table["id"]) as one, friend.sit(table["id"]) as other:
        for chair in (one, other):
            chair.until(lambda: chair.shown["asked"])  # noqa: B023
            chair.answer()
        other.until(lambda: other.shown["asked"])
        other.say("concede", number=other.shown["number"])
        while one.shown["status"] != "over":
            one.until(lambda: one.shown["asked"] or one.shown["status"] == "over")
            if one.shown["asked"]:
                one.answer()
    return war


def dump(server: ServerProcess) -> str:
    """All that is in the database."""
    with server.data() as db:
        return "\n".join(
            str(tuple(row)) for table in metadata.sorted_tables for row in db.execute(select(table))
        )


def test_the_other_plays_on_against_a_bot(ann: Visitor, ben: Visitor) -> None:
    """Given a game of two whose first player is deleted, then the other one is asked and can answer."""
    table = ann.open("outposts", {"kind": "open"})
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    ann.ask("DELETE", "/api/me/data")
    with ben.sit(table["id"]) as chair:
        chair.until(lambda: chair.shown["asked"])
        assert chair.answer()["type"] == "accepted"
