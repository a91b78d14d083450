"""The longest steps on the server's event loop: `python -m bench.loop`.

A server runs in this process; a visitor plays with bots at tables of each game, also at full ones, asks for
hints, and looks at everything that can be looked at: cards, rules, records, replays, reviews, lists, the
visitor's own data, the description of the interface. The processor time of every step on the loop is
measured; the longest are shown by what they did. While such a step runs, nobody else is answered, so it
should be short (`--limit`, in ms).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from fatebox.server.app import make_app
from fatebox.server.live.line import LiveProtocol
from fatebox.server.store.connect import embedded
from fatebox.server.store.migrate import prepare

SAMPLE_S = 0.001
MOST = 6
"""The most players at a table; more of them come only with an option."""
ANSWERS = 40
"""The visitor gives up after this many answers, where the game knows that."""
WAIT_S = 60
"""The longest that the visitor waits for an answer: others think about those that take longer."""
PAUSE_S = 0.05
"""Between two messages: more than 20 a second are refused."""
OURS = str(Path(__file__).resolve().parent.parent / "src/fatebox")


class Steps:
    """All steps of the loop: how long each took, and what the long ones did."""

    def __init__(self, limit_s: float) -> None:
        self.limit_s = limit_s
        self.all: list[float] = []
        self.long: dict[str, list[float]] = defaultdict(list)
        self._thread = 0
        self._began = 0.0
        self._places: Counter[str] = Counter()

    def watch(self) -> None:
        """Measure every step from now on; called in the thread of the loop."""
        self._thread = threading.get_ident()
        run = asyncio.Handle._run

        def measured(handle: asyncio.Handle) -> None:
            self._places.clear()
            start = time.thread_time()
            self._began = time.monotonic()
            run(handle)
            self._began = 0.0
            self._note(time.thread_time() - start)

        asyncio.Handle._run = measured  # type: ignore[assignment,method-assign]
        threading.Thread(target=self._sample, daemon=True).start()

    def _note(self, taken: float) -> None:
        self.all.append(taken)
        if taken > self.limit_s:
            places = [place for place, _ in self._places.most_common(1)]
            self.long[places[0] if places else "?"].append(taken)

    def _sample(self) -> None:
        while True:
            time.sleep(SAMPLE_S)
            frame = sys._current_frames().get(self._thread)
            if self._began and frame is not None:
                self._places[_place(frame)] += 1

    def report(self) -> int:
        """Show the longest; gives how many were too long."""
        times = sorted(self.all)
        late, last = times[int(len(times) * 0.99)] * 1000, times[-1] * 1000
        print(f"{len(times)} steps, p99 {late:.1f} ms, longest {last:.1f} ms of processor time")
        for place, taken in sorted(self.long.items(), key=lambda each: -max(each[1])):
            print(f"{len(taken):5} too long, {max(taken) * 1000:6.1f} ms at most: {place}")
        return sum(map(len, self.long.values()))


def _place(frame: FrameType | None) -> str:
    """The place of our own code, from the outside in."""
    names = []
    while frame is not None:
        code = frame.f_code
        if code.co_filename.startswith(OURS):
            names.append(f"{Path(code.co_filename).stem}.{code.co_name}")
        frame = frame.f_back
    return " > ".join(reversed(names[-6:])) or "outside of our code"


class Visitor:
    """Somebody who plays and looks at everything."""

    def __init__(self, address: str, games: str | None) -> None:
        self._address = address
        self._games = games
        self._http = httpx.Client(base_url=f"http://{address}", timeout=WAIT_S)
        self._rng = random.Random(1)

    def go_everywhere(self) -> None:
        """Visit all that there is."""
        self._ask("PUT", "/api/me", {"name": "Ann"})
        for path in ("openapi.json", "text", "lessons", "tables", "me", "me/sessions"):
            self._ask("GET", f"/api/{path}")
        for game in self._ask("GET", "/api/games"):
            if self._games is not None and game["id"] not in self._games.split(","):
                continue
            print(f"{game['id']} ...", flush=True)
            self._ask("GET", f"/api/games/{game['id']}/cards")
            self._ask("GET", f"/api/games/{game['id']}/rules")
            self._play(game["id"], min(game["seats"][-1], MOST), to_the_end=False)
            self._look_back(self._play(game["id"], game["default_seats"]))
        for path in ("tables", "me/games", "me/data", "games/outposts/decks", "games/phantom/campaigns"):
            self._ask("GET", f"/api/{path}")
        adventure = self._ask("POST", "/api/games/phantom/campaigns", {"name": "One"})["id"]
        for path in ("", "/cards", "/file"):
            self._ask("GET", f"/api/games/phantom/campaigns/{adventure}{path}")
        self._ask("DELETE", "/api/me/data")

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        try:
            answer = self._http.request(method, path, json=body)
        except httpx.TimeoutException:
            print(f"  {method} {path}: no answer within {WAIT_S} s")
            return None
        if answer.status_code >= 400:
            print(f"  {method} {path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    def _play(self, game: str, players: int, *, to_the_end: bool = True) -> str:
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": "random"} for _ in range(players - 1))]
        table: str = self._ask("POST", "/api/tables", {"game": game, "seats": seats})["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        with connect(
            f"ws://{self._address}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie},
            max_size=None,
        ) as socket:
            shown, number, gives_up = self._shown(socket), 0, True
            while shown["status"] == "playing" and (to_the_end or number < ANSWERS):
                if shown["asked"] is None:
                    shown = self._shown(socket)
                    continue
                number += 1
                if number in (5, 25):
                    self._ask("POST", f"/api/tables/{table}/hint", {"seat": None})
                    self._ask("GET", f"/api/tables/{table}/cards")
                if number > ANSWERS and gives_up:
                    shown, gives_up = self._do(socket, shown, "concede")
                else:
                    option = self._rng.choice(shown["asked"]["choices"])["option"]
                    shown, _ = self._do(socket, shown, "answer", option=option)
        return table

    def _do(self, socket: ClientConnection, shown: Any, what: str, **more: Any) -> tuple[Any, bool]:
        """Do something at the table; gives what was shown last, and whether it was accepted."""
        time.sleep(PAUSE_S)
        socket.send(json.dumps({"type": what, "id": 1, "number": shown["number"], **more}))
        while (message := json.loads(socket.recv(timeout=120)))["type"] not in ("accepted", "refused"):
            shown = message if message["type"] == "shown" else shown
        return shown, message["type"] == "accepted"

    def _shown(self, socket: ClientConnection) -> Any:
        while (message := json.loads(socket.recv(timeout=120)))["type"] != "shown":
            pass
        return message

    def _look_back(self, table: str) -> None:
        record = self._ask("GET", f"/api/tables/{table}/record")
        replay = self._ask("POST", "/api/replays", record)["id"]
        for each in (table, replay):
            self._ask("GET", f"/api/replays/{each}")
            for path in ("cards", "record", "log/all", "scenes/0/all", "scenes/1/0", "course"):
                self._ask("GET", f"/api/replays/{each}/{path}")
        self._ask("GET", f"/api/replays/{table}/review")
        self._ask("POST", f"/api/replays/{table}/play-on", {"scene": 1, "seat": 0, "bot": "easy"})
        self._ask("POST", f"/api/tables/{table}/rematch")


def main() -> None:
    """Measure; the exit code says whether a step was too long."""
    parser = argparse.ArgumentParser(description="The longest steps on the server's event loop")
    parser.add_argument("--limit", type=float, default=5, help="milliseconds that a step may take")
    parser.add_argument("--games", help="only these, with commas between them")
    wish = parser.parse_args()
    limit = wish.limit / 1000
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        url = embedded(Path(folder))
        prepare(url)
        steps = Steps(limit)
        config = uvicorn.Config(
            make_app(url, processes=1), port=0, loop="asyncio", log_config=None, ws=LiveProtocol
        )
        server = uvicorn.Server(config)

        def drive() -> None:
            while not server.started:
                time.sleep(0.05)
            port = server.servers[0].sockets[0].getsockname()[1]
            try:
                Visitor(f"127.0.0.1:{port}", wish.games).go_everywhere()
            finally:
                server.should_exit = True

        steps.watch()
        threading.Thread(target=drive).start()
        server.run()
        sys.exit(1 if steps.report() else 0)


if __name__ == "__main__":
    main()
