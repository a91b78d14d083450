"""Running a server for strangers: numbers, logs without secrets, caching, and an orderly end."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from fatebox.server.http.assets import FOREVER, Assets
from fatebox.server.http.limits import is_near
from tests.server.visitor import ServerProcess, Visitor, all_go_home

BOT = {"kind": "bot", "bot": "random"}


class LoggingServer(ServerProcess):
    """A server that logs in JSON into a file."""

    def start(self, port: str = "0") -> None:
        """Start it with its error output in a file."""
        self.log = Path(self.place[1]) / "log"
        with self.log.open("w") as file:
            options = [
                "--port",
                port,
                *self.place,
                "--processes",
                "1",
                "--log",
                "json",
                "--proxy",
                "127.0.0.1",
            ]
            self.process = subprocess.Popen(
                [sys.executable, "-u", "-m", "fatebox", "serve", *options],
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.address = f"127.0.0.1:{found[1]}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoggingServer]:
    """A running server that logs."""
    running = LoggingServer(tmp_path_factory.mktemp("data"))
    yield running
    all_go_home()
    if running.process.poll() is None:
        running.stop()


def lines(server: LoggingServer) -> list[dict[str, object]]:
    """All lines of the log."""
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]


def test_numbers_are_to_be_had_from_nearby_only(server: LoggingServer, ann: Visitor) -> None:
    table = ann.open("weaver")["id"]
    with ann.sit(table) as chair:
        chair.answer()
        text = ann.http.get("/metrics").text
    found = dict(re.findall(r"^(fatebox_\w+) (\S+)$", text, re.MULTILINE))
    assert float(found["fatebox_answers_total"]) >= 1
    assert float(found["fatebox_connections"]) == 1
    assert float(found["fatebox_tables_in_memory"]) >= 1
    assert 'route="/api/tables"' in text
    assert table not in text, "numbers are about nobody"
    assert ann.http.get("/metrics", headers={"X-Forwarded-For": "9.9.9.9"}).status_code == 404
    assert [is_near(each) for each in ("127.0.0.1", "10.1.2.3", "::1", "9.9.9.9", "")] == [
        True, True, True, False, False,
    ]  # fmt: skip


def test_logs_name_requests_and_tables_and_hold_no_secret(server: LoggingServer) -> None:
    """Given somebody who uses every secret there is, then the log has the requests and no secret."""
    eve = Visitor(server.address, "Eve")
    table = eve.open("outposts", {"kind": "open"})
    dan = Visitor(server.address, "Dan")
    dan.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    link = eve.ask("POST", "/api/me/link")["secret"]
    dan.ask("POST", "/api/me/follow", {"secret": link}, status=409)
    eve.http.get(f"/t/{table['id']}?k={table['invite']}")
    answer = eve.http.get(f"/api/tables/{table['id']}")
    text = server.log.read_text(encoding="utf-8")
    cookie = eve.http.cookies["fatebox"]
    for secret in (table["invite"], link, cookie, cookie.split(".")[0]):
        assert secret not in text
    line = next(each for each in lines(server) if each.get("request") == answer.headers["X-Request-Id"])
    assert (line["message"], line["table"], line["status"]) == ("GET /api/tables/{table}", table["id"], 200)


def test_what_lasts_is_compressed_and_not_sent_twice(ann: Visitor) -> None:
    first = ann.http.get("/api/games/weaver/cards")
    assert first.headers["Content-Encoding"] == "gzip"
    tag = {"If-None-Match": first.headers["ETag"]}
    assert ann.http.get("/api/games/weaver/cards", headers=tag).status_code == 304
    plain = ann.http.get("/api/games/weaver/cards", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == first.json()
    assert "ETag" not in ann.http.get("/api/me").headers


def test_the_files_of_the_client_are_kept_by_browsers(tmp_path: Path) -> None:
    """Given a folder of built files, then they come compressed and for ever, and nothing else comes."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1.js").write_text("let fate = 7;\n" * 200)
    (tmp_path / "secret.txt").write_text("no")
    app = Starlette(routes=[Route("/assets/{name:path}", Assets(tmp_path / "assets").answer)])

    async def ask(path: str, encoding: str = "identity") -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.get(path, headers={"Accept-Encoding": encoding})

    got = asyncio.run(ask("/assets/index-1.js", "br, gzip;q=0.8"))
    assert (got.headers["Cache-Control"], got.headers["Content-Encoding"]) == (FOREVER, "gzip")
    assert int(got.headers["Content-Length"]) < len(got.content) == 14 * 200
    assert asyncio.run(ask("/assets/index-1.js")).content == got.content
    for path in ("/assets/..%2Fsecret.txt", "/assets/%2e%2e/secret.txt", "/assets/none.js"):
        assert asyncio.run(ask(path)).status_code == 404


def test_https_is_remembered_behind_a_proxy_that_is_believed(ann: Visitor) -> None:
    secure = ann.http.get("/", headers={"X-Forwarded-Proto": "https"})
    assert "max-age=31536000" in secure.headers["Strict-Transport-Security"]
    assert "Strict-Transport-Security" not in ann.http.get("/").headers


def test_a_server_that_is_asked_to_end_ends_in_order(server: LoggingServer, ann: Visitor) -> None:
    """Given somebody at a table, when the server gets the signal to end, then it ends soon, with code 0 and
    no error, and the answers are there afterwards."""
    table = ann.open("weaver")["id"]
    with ann.sit(table) as chair:
        chair.answer()
        number = chair.shown["number"]
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    assert [line for line in lines(server) if line["level"] == "error"] == []
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
    assert server.process.stdout is not None
    server.process.stdout.close()
    server.start()
    with ann.at(server.address).sit(table) as chair:
        assert chair.shown["number"] == number


def test_card_texts_come_in_the_language_that_is_asked_for(server: ServerProcess) -> None:
    ann = Visitor(server.address)
    texts = {
        language: [
            card["text"] for card in ann.ask("GET", f"/api/games/fantos/cards?lang={language}")["cards"]
        ]
        for language in ("en", "pl", "sv")
    }
    assert ann.ask("GET", "/api/games/fantos/cards")["cards"][0]["text"] == texts["en"][0]
    assert len({tuple(each) for each in texts.values()}) == 3
    refused = ann.ask("GET", "/api/games/fantos/cards?lang=xx", status=400)
    assert "en, pl, sv" in refused["error"]
