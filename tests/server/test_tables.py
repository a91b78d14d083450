"""Opening, joining and leaving tables, and who may know what about them."""

from __future__ import annotations

import httpx
import pytest
from sqlalchemy import insert, select

from fatebox.kernel import Record, seal
from fatebox.server.store.schema import seats, tables
from fatebox.server.tables.listing import PAGE
from tests.server.visitor import ServerProcess, Visitor

BOT = {"kind": "bot", "bot": "easy"}
OPEN = {"kind": "open"}


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: ServerProcess) -> None:
    stranger = Visitor(server.address)
    assert stranger.ask("GET", "/api/me") == {"name": "", "known": False}
    response = stranger.http.put("/api/me", json={"name": "  Ann \t of\u202e Arc "})
    assert response.json() == {"name": "Ann of Arc", "known": True}
    assert "HttpOnly" in response.headers["set-cookie"]
    assert "SameSite=lax" in response.headers["set-cookie"]
    assert stranger.ask("GET", "/api/me")["name"] == "Ann of Arc"


def test_a_forged_cookie_is_nobody(server: ServerProcess, ann: Visitor) -> None:
    genuine = ann.http.cookies["fatebox"]
    said, _, signature = genuine.rpartition(".")  # its last letter stands for fewer bits than it has
    other = ("B" if signature[0] == "A" else "A") + signature[1:]
    for forged in (f"{said}.{other}", genuine.replace(".", "A.", 1), "x.y"):
        headers = {"Cookie": f"fatebox={forged}"}
        me = httpx.get(f"http://{server.address}/api/me", headers=headers).json()
        assert me["known"] is False


def test_a_private_link_carries_a_person_to_another_device_once(server: ServerProcess, ann: Visitor) -> None:
    secret = ann.ask("POST", "/api/me/link")["secret"]
    phone = Visitor(server.address)
    assert phone.ask("POST", "/api/me/follow", {"secret": secret})["name"] == "Ann"
    table = ann.open("weaver")
    assert phone.ask("GET", f"/api/tables/{table['id']}")["own"] == [0]
    phone.ask("POST", "/api/me/follow", {"secret": secret}, status=404)


def test_a_friend_joins_by_the_link_and_the_game_begins(ann: Visitor, ben: Visitor) -> None:
    table = ann.open("fantos", OPEN, BOT)
    assert table["status"] == "open"
    assert ben.ask("GET", f"/api/tables/{table['id']}")["invite"] is None
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": "guess"}, status=403)
    joined = ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    assert (joined["status"], joined["own"]) == ("playing", [1])
    again = ben.ask("POST", f"/api/tables/{table['id']}/join", {})
    assert again["own"] == [1]


def test_who_gives_the_seat_back_makes_room_for_somebody_else(ann: Visitor, ben: Visitor) -> None:
    table = ann.open("fantos", OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    ben.ask("POST", f"{path}/join", {"invite": table["invite"]})
    ben.ask("POST", f"{path}/leave")
    assert [seat["kind"] for seat in ann.ask("GET", path)["seats"]] == ["person", "open", "open"]


def test_only_the_host_fills_the_table_with_bots(ann: Visitor, ben: Visitor) -> None:
    table = ann.open("fantos", OPEN, OPEN)
    path = f"/api/tables/{table['id']}"
    ben.ask("POST", f"{path}/start", {"bot": "random"}, status=403)
    ann.ask("POST", f"{path}/start", {"bot": "nobody"}, status=400)
    assert ann.ask("POST", f"{path}/start", {"bot": "random"})["status"] == "playing"


def test_the_list_shows_own_tables_and_those_open_to_all(ann: Visitor, ben: Visitor) -> None:
    hidden = ann.open("fantos", OPEN, OPEN)["id"]
    body = {"game": "fantos", "seats": [{"kind": "person"}, OPEN, OPEN], "listed": True}
    listed = ann.ask("POST", "/api/tables", body)["id"]
    mine = {line["id"]: line["mine"] for line in ann.ask("GET", "/api/tables")}
    assert mine[hidden]
    assert mine[listed]
    others = {line["id"]: line["mine"] for line in ben.ask("GET", "/api/tables")}
    assert others[listed] is False
    assert hidden not in others


@pytest.mark.parametrize(
    ("body", "status", "text"),
    [
        ({"game": "chess", "seats": [{"kind": "person"}]}, 400, "there is no game 'chess'"),
        ({"game": "weaver", "seats": [{"kind": "person"}, BOT]}, 400, "seats: Fate Weaver is for 1 player"),
        (
            {"game": "weaver", "seats": [{"kind": "bot", "bot": "hard"}]},
            400,
            "one of them has to be a person's",
        ),
        ({"game": "weaver", "seats": [{"kind": "person"}], "options": {"difficulty": 3}}, 400, "difficulty"),
        ({"game": "weaver", "seats": [{"kind": "ghost"}]}, 400, "$.seats[0].kind"),
        ({"game": "weaver", "seats": [{"kind": "person"}], "cheat": 1}, 400, "unknown field `cheat`"),
        ({"seats": [{"kind": "person"}]}, 400, "missing required field `game`"),
    ],
)
def test_a_wrong_wish_is_refused_with_the_reason(ann: Visitor, body: object, status: int, text: str) -> None:
    before = ann.ask("GET", "/api/tables")
    assert text in ann.ask("POST", "/api/tables", body, status=status)["error"]
    assert ann.ask("GET", "/api/tables") == before


def test_nobody_has_no_table(server: ServerProcess) -> None:
    body = {"game": "weaver", "seats": [{"kind": "person"}]}
    Visitor(server.address).ask("POST", "/api/tables", body, status=401)


def test_what_comes_from_another_site_is_refused(server: ServerProcess, ann: Visitor) -> None:
    response = ann.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": "https://elsewhere.example"})
    assert response.status_code == 403
    assert ann.ask("GET", "/api/me")["name"] == "Ann"


def test_too_large_a_request_is_refused(ann: Visitor) -> None:
    response = ann.http.put("/api/me", json={"name": "x" * 70_000})
    assert response.status_code == 413


def test_every_answer_carries_the_security_headers(ann: Visitor) -> None:
    for path in ("/", "/api/me", "/api/nowhere"):
        headers = ann.http.get(path).headers
        assert "unsafe" not in headers["content-security-policy"].split("style-src")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


def test_a_finished_game_gives_its_record_and_a_running_one_does_not(ann: Visitor) -> None:
    table = ann.open("weaver")["id"]
    ann.ask("GET", f"/api/tables/{table}/record", status=409)
    promised = ann.ask("GET", f"/api/tables/{table}")["seal"]
    with ann.sit(table) as chair:
        while chair.shown["status"] == "playing":
            assert chair.answer(chair.shown["asked"]["choices"][-1]["option"])["type"] == "accepted"
    record = Record.from_json(ann.ask("GET", f"/api/tables/{table}/record")["record"])
    assert seal(record.seed) == promised


def test_another_name_is_shown_at_all_tables_and_stays_after_a_look_away(ann: Visitor, ben: Visitor) -> None:
    """Given two people at a table, when one takes another name, then the other sees it at once."""
    table = ann.open("fantos", OPEN, BOT)
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as chair:
        ben.ask("PUT", "/api/me", {"name": "Benedict"})
        chair.until(lambda: chair.shown["seats"][1]["name"] == "Benedict")
    line = next(line for line in ann.ask("GET", "/api/tables") if line["id"] == table["id"])
    assert [seat["name"] for seat in line["seats"]][:2] == ["Ann", "Benedict"]


def test_the_list_of_tables_says_where_somebody_has_to_answer(ann: Visitor, ben: Visitor) -> None:
    """Given a game of two, when one of them is asked, then only that one's list says so."""

    def asked(who: Visitor) -> bool:
        lines = {line["id"]: line for line in who.ask("GET", "/api/tables")}
        return bool(lines[table["id"]]["asked"])

    table = ann.open("outposts", {"kind": "open"})
    assert not asked(ann), "the game has not begun"
    ben.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with ann.sit(table["id"]) as one, ben.sit(table["id"]) as other:
        chairs = {one: ann, other: ben}
        for chair in chairs:
            chair.say("passing", passing="ask")  # nothing happens by itself
        for _ in range(6):
            for chair in chairs:
                chair.say("ping")
            shown = [chair for chair in chairs if chair.shown["asked"]]
            shown[0].answer()
            for chair in chairs:
                chair.say("ping")
            assert [asked(chairs[chair]) for chair in chairs] == [
                bool(chair.shown["asked"]) for chair in chairs
            ]


def test_a_list_has_pages(server: ServerProcess, ann: Visitor) -> None:
    """Given more tables than a page holds, then the next page has the rest, and no table comes twice."""
    mine = ann.ask("GET", "/api/tables")
    host = ann.open("weaver")["id"]
    with server.data() as db:
        row = db.execute(select(tables).where(tables.c.id == host)).one()._asdict()
        seat = db.execute(select(seats).where(seats.c.table_id == host)).one()._asdict()
        copies = [f"{host[:-3]}{number:03}" for number in range(PAGE)]
        db.execute(insert(tables), [row | {"id": copy, "status": "over"} for copy in copies])
        db.execute(insert(seats), [seat | {"table_id": copy} for copy in copies])
    first, second = (ann.ask("GET", f"/api/tables?page={page}") for page in (0, 1))
    assert len(first) == PAGE
    assert len({line["id"] for line in first + second}) == len(first) + len(second) >= PAGE + 1 + len(mine)
    assert ann.ask("GET", "/api/tables?page=7") == []
    assert "page: expected 0 to 9999" in ann.ask("GET", "/api/tables?page=-1", status=400)["error"]
