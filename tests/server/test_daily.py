"""The daily deal, and what is said of the tables to continue."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

from sqlalchemy import insert, select, update

from fatebox.server.store.schema import dailies, results
from fatebox.server.tables.latest import latest
from fatebox.server.tables.log import new_config
from fatebox.server.tables.seats import Seat
from fatebox.server.tables.table import Table
from tests.server.adventures import give_up
from tests.server.visitor import ServerProcess, Visitor


def view(visitor: Visitor, table: str) -> object:
    """The table as the visitor sees it."""
    with visitor.sit(table) as chair:
        return chair.shown["view"]


def test_everybody_is_dealt_alike_and_has_one_try(server: ServerProcess) -> None:
    """Given two people, when each opens the daily deal twice, then each has one table with the same deal."""
    ann, ben = Visitor(server.address, "Ann"), Visitor(server.address, "Ben")
    tables = [who.ask("POST", "/api/daily")["id"] for who in (ann, ann, ben)]
    assert tables[0] == tables[1] != tables[2]
    assert view(ann, tables[0]) == view(ben, tables[2])
    assert ann.ask("GET", "/api/daily")["table"] == tables[0]
    Visitor(server.address).ask("POST", "/api/daily", status=401)


def test_there_are_no_hints_in_it(server: ServerProcess) -> None:
    ann = Visitor(server.address, "Ann")
    table = ann.ask("POST", "/api/daily")["id"]
    assert "no hints" in ann.ask("POST", f"/api/tables/{table}/hint", {}, status=403)["error"]


def test_it_says_who_leads_and_how_many_days_in_a_row(server: ServerProcess) -> None:
    """Given a lost game, then nobody leads; given a won one, its player does; yesterday's adds to the row."""
    cleo = Visitor(server.address, "Cleo")
    before = cleo.ask("GET", "/api/daily")
    assert (before["table"], before["score"], before["streak"]) == (None, None, 0)
    table = cleo.ask("POST", "/api/daily")["id"]
    give_up(cleo, table)
    lost = cleo.ask("GET", "/api/daily")
    assert (lost["status"], lost["score"], lost["won"], lost["streak"]) == ("over", 0, False, 1)
    assert lost["leader"] is None
    with server.data() as db:
        row = db.execute(select(results).where(results.c.table_id == table)).one()
        won = {**json.loads(row.result), "winners": [0], "scores": [41]}
        db.execute(update(results).where(results.c.table_id == table).values(result=json.dumps(won)))
        yesterday = (date.fromisoformat(lost["day"]) - timedelta(days=1)).isoformat()
        db.execute(insert(dailies).values(day=yesterday, person=row.person, table_id=table))
    after = cleo.ask("GET", "/api/daily")
    assert (after["won"], after["leader"], after["best"], after["streak"]) == (True, "Cleo", 41, 2)


def test_all_that_is_known_of_a_person_holds_its_daily_deals_and_can_be_deleted(
    server: ServerProcess,
) -> None:
    dan = Visitor(server.address, "Dan")
    table = dan.ask("POST", "/api/daily")
    day = dan.ask("GET", "/api/daily")["day"]
    assert dan.ask("GET", "/api/me/data")["dailies"] == [{"day": day, "table": table["id"]}]
    dan.ask("DELETE", "/api/me/data")
    with server.data() as db:
        query = select(dailies).where(dailies.c.table_id == table["id"])
        assert db.execute(query).first() is None


def test_what_happened_last_is_said_in_the_language_of_whoever_asks(ann: Visitor) -> None:
    """Given a game that has begun, then its last sentences are said; of one that waits there are none."""
    table = ann.open("weaver")["id"]
    said = {
        tuple(ann.ask("GET", f"/api/tables/{table}/latest?lang={language}")["sentences"])
        for language in ("en", "pl", "sv")
    }
    assert len(said) == 3
    assert all(sentence[-1] in ".!?" for sentences in said for sentence in sentences)
    waiting = ann.open("fantos", {"kind": "open"}, {"kind": "open"})["id"]
    assert ann.ask("GET", f"/api/tables/{waiting}/latest")["sentences"] == []


def last(table: Table) -> Any:
    """The last thing that the first seat has heard."""
    return next(table.heard(0), None)


def test_nobody_reads_what_only_another_seat_has_heard() -> None:
    """Given what one seat alone has heard last, then it reads that, and whoever watches does not."""
    seats = [Seat("person", "ann", "Ann"), Seat("bot", None, "Easy", "easy")]
    config = new_config("outposts", 2, {}, "seed")
    nothing: Any = None  # neither a store nor bots are needed to read
    table = Table("table", config, seats, "playing", nothing, nothing)
    while table.match.result is None and (last(table) is None or last(table).visible(None)):
        table.match.answer(table.match.decisions[0].options[0], table.match.decisions[0].seat)
    secret = latest(table, 0, "en").sentences[-1]
    assert secret not in latest(table, None, "en").sentences
