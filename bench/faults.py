"""Servers are killed again and again while people play: `python -m bench.faults --minutes 10`.

Somebody plays at each of some tables, through any of the servers. Every few seconds a server is killed
without warning and started again. After each kill all tables must stand where the last acknowledged answer
left them, or one answer further. Shown in the end: kills, answers, and the time until a table went on.

Without `--database` a PostgreSQL server of its own is started (needs the extra `dev`).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from bench.tables import postgres

BOTS = [{"kind": "bot", "bot": "random"}] * 2
BROKEN = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


class Server:
    """A server that can be killed and comes back at the same port."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it and wait until it listens."""
        options = ["--port", str(self.port), "--processes", "1"]
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "fatebox", "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "FATEBOX_DATABASE": self.database},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    def kill(self, number: int = signal.SIGKILL) -> None:
        """No chance to tidy up, unless another signal is given."""
        self.process.send_signal(number)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player(threading.Thread):
    """Somebody who plays at one table on and on, and comes back whenever the connection breaks."""

    def __init__(self, servers: list[Server], end: float) -> None:
        super().__init__(daemon=True)
        self.servers, self.until = servers, end
        self.acknowledged = self.answers = self.games = 0
        self.gaps: list[float] = []
        """The time it took each time until the table went on."""
        self.lost: list[str] = []

    def run(self) -> None:
        """Play until the time is over."""
        with httpx.Client(timeout=20) as http:
            http.put(self._address(), json={"name": "Guest"}).raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            while time.monotonic() < self.until:
                try:
                    body = {"game": "fantos", "seats": [{"kind": "person"}, *BOTS]}
                    response = http.post(self._address("/api/tables"), json=body, headers={"Cookie": cookie})
                    self._play(response.raise_for_status().json()["id"], cookie)
                    self.games += 1
                except BROKEN:
                    time.sleep(0.2)

    def _address(self, path: str = "/api/me", scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{random.choice(self.servers).port}{path}"

    def _play(self, table: str, cookie: str) -> None:
        self.acknowledged, broke, over = -1, 0.0, False
        while not over and time.monotonic() < self.until:
            try:
                address = self._address(f"/api/tables/{table}/live", "ws")
                with connect(address, additional_headers={"Cookie": cookie}, open_timeout=10) as socket:
                    shown = _shown(socket)
                    if broke:
                        self.gaps.append(time.monotonic() - broke)
                        broke = 0.0
                    if self.acknowledged < 0:
                        shown = _ask_always(socket, shown)
                    elif shown["number"] not in (self.acknowledged, self.acknowledged + 1):
                        self.lost.append(f"{table}: {shown['number']} after {self.acknowledged}")
                    over = self._sit(socket, shown)
            except BROKEN:
                broke = broke or time.monotonic()
                time.sleep(0.1)

    def _sit(self, socket: ClientConnection, shown: Any) -> bool:
        """Answer whenever asked; True when the game is over."""
        self.acknowledged = shown["number"]
        while shown["status"] == "playing" and time.monotonic() < self.until:
            if shown["asked"] is None:
                shown = _shown(socket)
                continue
            time.sleep(0.1)
            option = random.choice(shown["asked"]["choices"])["option"]
            message = {"type": "answer", "id": 1, "number": shown["number"], "option": option}
            socket.send(json.dumps(message))
            while (answer := json.loads(socket.recv(timeout=20)))["type"] not in ("accepted", "refused"):
                shown = answer if answer["type"] == "shown" else shown
            if answer["type"] == "accepted":
                self.answers += 1
                self.acknowledged = shown["number"]
            else:
                time.sleep(0.5)
        return bool(shown["status"] == "over")


def _shown(socket: ClientConnection) -> Any:
    """The next view."""
    while (message := json.loads(socket.recv(timeout=20)))["type"] != "shown":
        pass
    return message


def _ask_always(socket: ClientConnection, shown: Any) -> Any:
    """Let the table answer nothing by itself; the latest view."""
    socket.send(json.dumps({"type": "passing", "id": 2, "passing": "ask"}))
    while (message := json.loads(socket.recv(timeout=20)))["type"] not in ("accepted", "refused"):
        shown = message if message["type"] == "shown" else shown
    return shown


def torment(database: str, servers: int, tables: int, minutes: float, pause: float) -> int:
    """Kill servers for a while; gives the number of tables that lost something."""
    running = [Server(database) for _ in range(servers)]
    end = time.monotonic() + minutes * 60
    players = [Player(running, end) for _ in range(tables)]
    for player in players:
        player.start()
    kills = 0
    while time.monotonic() + pause < end:
        time.sleep(pause * random.uniform(0.5, 1.5))
        victim = random.choice(running)
        victim.kill()
        kills += 1
        victim.start()
    for player in players:
        player.join(60)
    for server in running:
        server.kill(signal.SIGINT)
    gaps = sorted(gap for player in players for gap in player.gaps) or [0.0]
    lost = [line for player in players for line in player.lost]
    print(f"{kills} kills of {servers} servers, {tables} tables, {sum(p.answers for p in players)} answers")
    print(f"a table went on after {gaps[len(gaps) // 2]:.1f} s (median), {gaps[-1]:.1f} s at most")
    print("\n".join(["acknowledged answers were LOST:", *lost]) if lost else "nothing acknowledged was lost")
    return len(lost)


def main() -> None:
    """Torment servers on the given database, or on one that is started for it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--database", help="postgresql://USER@HOST/NAME; it is filled with tables")
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pause", type=float, default=8, help="seconds between two kills")
    wish = parser.parse_args()
    how = wish.servers, wish.tables, wish.minutes, wish.pause
    if wish.database is not None:
        sys.exit(1 if torment(wish.database, *how) else 0)
    with postgres() as database:
        lost = torment(database, *how)
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
