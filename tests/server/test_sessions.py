"""Devices on which a person is known: listed, ended, and never taken over by a link without asking."""

from __future__ import annotations

import hashlib
import time

import pytest
from itsdangerous import TimestampSigner
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from fatebox.server.people.people import RENEW_S, YEAR_S
from fatebox.server.people.texts import clean_text
from fatebox.server.store.schema import meta
from tests.server.visitor import ServerProcess, Visitor


def test_a_link_replaces_nobody_without_asking(server: ServerProcess, ann: Visitor, ben: Visitor) -> None:
    """Given Ben on his device, when he opens Ann's link, then he stays Ben until he says otherwise."""
    secret = ann.ask("POST", "/api/me/link")["secret"]
    refused = ben.ask("POST", "/api/me/follow", {"secret": secret}, status=409)
    assert "You are Ben on this device" in refused["error"]
    assert ben.ask("GET", "/api/me")["name"] == "Ben"
    assert ben.ask("POST", "/api/me/follow", {"secret": secret, "replace": True})["name"] == "Ann"
    assert ben.ask("GET", "/api/me")["name"] == "Ann"


def test_sessions_are_listed_and_ended(server: ServerProcess, ann: Visitor) -> None:
    """Given a second device, when the first ends its session, then it is nobody there, at tables as well."""
    phone = Visitor(server.address)
    phone.http.headers["User-Agent"] = "Phone"
    phone.ask("POST", "/api/me/follow", {"secret": ann.ask("POST", "/api/me/link")["secret"]})
    table = phone.open("weaver")["id"]
    sessions = ann.ask("GET", "/api/me/sessions")
    assert [each["current"] for each in sessions].count(True) == 1
    (other,) = [each for each in sessions if not each["current"]]
    assert other["agent"] == "Phone"
    with phone.sit(table) as chair:
        assert len(ann.ask("DELETE", f"/api/me/sessions/{other['id']}")) == 1
        with pytest.raises(ConnectionClosed):
            chair.until(lambda: False)
    assert phone.ask("GET", "/api/me")["known"] is False
    assert ann.ask("GET", "/api/me")["known"] is True
    ann.ask("DELETE", f"/api/me/sessions/{other['id']}", status=404)


def test_nobody_ends_the_session_of_somebody_else(ann: Visitor, ben: Visitor) -> None:
    (hers,) = ann.ask("GET", "/api/me/sessions")
    ben.ask("DELETE", f"/api/me/sessions/{hers['id']}", status=404)
    assert ann.ask("GET", "/api/me")["known"] is True


def signed_before(server: ServerProcess, visitor: Visitor, age: float) -> str:
    """The cookie of a visitor as it would have been signed some time ago."""
    with server.data() as db:
        key = db.execute(select(meta.c.value).where(meta.c.key == "key")).scalar_one()

    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time() - age)

    signer = Earlier(key, salt="fatebox session", digest_method=hashlib.sha256)
    return signer.sign(visitor.http.cookies["fatebox"].split(".")[0]).decode()


def test_a_cookie_is_renewed_while_it_is_used_and_ends_after_a_year(server: ServerProcess) -> None:
    fay = Visitor(server.address, "Fay")
    fresh = fay.http.get("/api/me")
    assert "set-cookie" not in fresh.headers
    old = signed_before(server, fay, RENEW_S + 60)
    renewed = Visitor(server.address).http.get("/api/me", headers={"Cookie": f"fatebox={old}"})
    assert renewed.json()["name"] == "Fay"
    assert renewed.cookies["fatebox"] != old
    ancient = signed_before(server, fay, YEAR_S + 60)
    gone = Visitor(server.address).http.get("/api/me", headers={"Cookie": f"fatebox={ancient}"})
    assert gone.json()["known"] is False


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u202enn\u200b", "A nn"),
        ("\u2066Bob\u2069\ufeff", "Bob"),
        ("Z" + "\u0315" * 50, "Z\u0315\u0315"),
        ("x" * 100, "x" * 24),
        ("\u0000\u200f", ""),
    ],
)
def test_texts_show_nothing_that_deceives(text: str, shown: str) -> None:
    assert clean_text(text, 24) == shown


def test_names_of_seats_are_cleaned_and_limited(ann: Visitor) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random", "name": "Evil\u202e bot"}]
    table = ann.ask("POST", "/api/tables", {"game": "outposts", "seats": seats})
    assert table["seats"][1]["name"] == "Evil bot"
    seats[1]["name"] = "x" * 10_000
    ann.ask("POST", "/api/tables", {"game": "outposts", "seats": seats}, status=400)


@pytest.mark.parametrize("bot", ["ismcts:iterations=1000000", "greedy:worlds=64", "ismcts", "easy:near=1"])
def test_clients_name_levels_and_no_parameters(ann: Visitor, bot: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
    refused = ann.ask("POST", "/api/tables", {"game": "outposts", "seats": seats}, status=400)
    assert "bot" in refused["error"]
