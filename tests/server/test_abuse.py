"""Visitors who want to disturb: odd input, floods, things that are not theirs."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from fatebox.games import load_game
from fatebox.kernel import Record
from fatebox.server.http.protocol import Shown
from fatebox.server.live.watching import Frame, Past, Watcher
from fatebox.server.tables.bot_pool import ASKED, LATER, WAITED_FOR, Turns
from tests.server.visitor import ServerProcess, Visitor, all_go_home

# --- odd input -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"[" * 60_000, 400),
        (b'{"name": ' + b'{"a": ' * 9_000 + b"1" + b"}" * 9_000 + b"}", 400),
        (b"x" * 200_000, 413),
        (b"\xff\xfe", 400),
        (b'{"name": 1.0}', 400),
    ],
)
def test_odd_bodies_are_refused_at_once(ann: Visitor, content: bytes, status: int) -> None:
    answer = ann.http.put("/api/me", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert "error" in answer.json()


def test_long_addresses_and_odd_cookies_are_refused(server: ServerProcess) -> None:
    root = f"http://{server.address}"
    assert httpx.get(f"{root}/api/tables/{'x' * 5000}").status_code == 414
    assert httpx.get(f"{root}/api/games?{'x' * 5000}").status_code == 414
    for cookie in ("fatebox=" + "A" * 4000, 'fatebox="\\303"; x=;;;=', "fatebox=a.b.c", "=; ="):
        answer = httpx.get(f"{root}/api/me", headers={"Cookie": cookie})
        assert (answer.status_code, answer.json()["known"]) == (200, False)


def test_a_body_that_is_too_large_is_refused_before_it_comes(server: ServerProcess) -> None:
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        head = (
            "PUT /api/me HTTP/1.1",
            "Host: x",
            "Content-Type: application/json",
            "Content-Length: 999999999",
        )
        line.sendall("\r\n".join((*head, "", "")).encode())
        assert b" 413 " in line.recv(100)


def test_odd_frames_are_refused_and_the_connection_goes_on(ann: Visitor) -> None:
    with ann.sit(ann.open("weaver")["id"]) as chair:
        chair.until(lambda: chair.shown["asked"])
        chair.socket.send(b"\x00\x01")
        assert chair.receive()["code"] == "malformed"
        chair.socket.send("[" * 10_000)
        assert chair.receive()["code"] == "malformed"
        option = chair.shown["asked"]["choices"][0]["option"]
        numbers = [float(each) if isinstance(each, int) else each for each in option]
        refused = chair.say("answer", number=chair.shown["number"], option=numbers)
        assert refused["code"] == "malformed", "1.0 equals 1 in Python, but not in a record"
        assert chair.answer()["type"] == "accepted"


# --- things that are not theirs ------------------------------------------------------------------------


def test_a_record_file_belongs_to_all_who_brought_it(server: ServerProcess, ann: Visitor) -> None:
    """Given a file that two people brought, when one deletes everything, then the other still has it."""
    match = load_game("weaver").start("shared")
    match.concede(0)
    body = {"record": Record.of(match).to_json()}
    eve = Visitor(server.address, "Eve")
    replay = eve.ask("POST", "/api/replays", body)["id"]
    assert ann.ask("POST", "/api/replays", body)["id"] == replay
    eve.ask("DELETE", "/api/me/data")
    assert ann.ask("GET", f"/api/replays/{replay}")["game"] == "weaver"
    assert [each["id"] for each in ann.ask("GET", "/api/me/data")["replays"]] == [replay]
    ann.ask("DELETE", "/api/me/data")
    Visitor(server.address).ask("GET", f"/api/replays/{replay}", status=404)


def test_a_table_that_could_never_start_is_refused_when_it_is_opened(ann: Visitor) -> None:
    """Given players who bring decks of one faction to a game where each is taken once, then it is refused."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    entrants = [{"faction": "veil"}, {"faction": "veil"}]
    body = {"game": "outposts", "seats": seats, "options": {"entrants": entrants}}
    ann.ask("POST", "/api/tables", body, status=400)


# --- the server ----------------------------------------------------------------------------------------


def test_the_server_says_that_it_lives_and_is_ready(server: ServerProcess) -> None:
    for path, text in (("healthz", "ok\n"), ("readyz", "ready\n")):
        answer = httpx.get(f"http://{server.address}/{path}")
        assert (answer.status_code, answer.text) == (200, text)


def test_a_second_server_is_kept_off_the_folder(server: ServerProcess) -> None:
    command = [sys.executable, "-m", "fatebox", "serve", "--port", "0", "--data", server.place[1]]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert "another server is using this folder" in second.stderr
    assert "Traceback" not in second.stderr


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that answers under one name."""
    running = ServerProcess(tmp_path_factory.mktemp("named"), more=["--allow-host", "cards.example"])
    yield running
    all_go_home()
    running.stop()


def test_only_trusted_hosts_are_answered(named: ServerProcess) -> None:
    root = f"http://{named.address}/healthz"
    assert httpx.get(root).status_code == 400
    assert httpx.get(root, headers={"Host": "cards.example"}).status_code == 200


# --- floods --------------------------------------------------------------------------------------------


def test_people_take_turns_however_much_one_of_them_wants() -> None:
    """Given a guest with twenty thoughts waiting, when another asks for one, then it is the next but one."""

    async def order() -> list[str]:
        turns, done, all_there = Turns(1), [], asyncio.Event()

        async def work(person: str, rank: int = WAITED_FOR) -> None:
            async with turns.turn(person, rank):
                await all_there.wait()
                done.append(person)

        wanted = [work("greedy") for _ in range(20)]
        wanted += [work("review", LATER), work("hint", ASKED), work("guest"), work("guest")]
        tasks = [asyncio.create_task(each) for each in wanted]
        await asyncio.sleep(0.01)
        all_there.set()
        await asyncio.gather(*tasks)
        return done

    done = asyncio.run(order())
    assert done.index("guest") <= 2
    assert [number for number, person in enumerate(done) if person == "guest"][1] <= 4
    assert done[-2:] == ["hint", "review"], "bots that people wait for come first"


def test_one_person_never_has_all_slots_and_a_cancelled_wait_loses_none() -> None:
    async def scene() -> tuple[int, bool]:
        turns, holding, most = Turns(3), 0, 0
        release = asyncio.Event()

        async def hold() -> None:
            nonlocal holding, most
            async with turns.turn("greedy", WAITED_FOR):
                holding += 1
                most = max(most, holding)
                await release.wait()
                holding -= 1

        tasks = [asyncio.create_task(hold()) for _ in range(6)]
        await asyncio.sleep(0.01)
        tasks[-1].cancel()
        async with asyncio.timeout(5), turns.turn("guest", WAITED_FOR):
            served = True
        release.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        return most, served

    assert asyncio.run(scene()) == (2, True)


def test_thoughts_that_wait_go_on_when_workers_come_and_stop_when_they_go() -> None:
    async def scene() -> list[int]:
        turns, running, seen = Turns(0), 0, []
        release = asyncio.Event()

        async def hold(person: str) -> None:
            nonlocal running
            async with turns.turn(person, WAITED_FOR):
                running += 1
                await release.wait()
                running -= 1

        tasks = [asyncio.create_task(hold(f"guest {number}")) for number in range(6)]
        for slots in (0, 4, 1):
            turns.resize(slots)
            await asyncio.sleep(0.01)
            seen.append(running)
        release.set()
        await asyncio.gather(*tasks)
        return seen

    assert asyncio.run(scene()) == [0, 4, 4], "what runs goes on, and the others wait"


def test_a_thousand_spectators_share_one_view() -> None:
    """Given a position, when any number of spectators are shown it, then its message is made once."""
    sent: list[bytes] = []
    watchers = [Watcher(None, sent.append) for _ in range(1000)]
    shown = Shown(0, "open", None, None, None, [], [], 0, [], "ask", False, None, 0)
    picture = Frame(None, shown, Past(()))
    for watcher in watchers:
        watcher.show(picture)
    assert (len(sent), len(set(map(id, sent)))) == (1000, 1)


def test_one_person_cannot_open_tables_without_end(server: ServerProcess) -> None:
    """Given somebody who opens table after table, then the server says when it is too much."""
    flood = Visitor(server.address, "Flood")
    body = {"game": "weaver", "seats": [{"kind": "person"}], "options": {}}
    for _ in range(140):
        answer = flood.http.post("/api/tables", json=body)
        if answer.status_code != 200:
            break
    assert answer.status_code == 429
    assert "too many" in answer.json()["error"]
