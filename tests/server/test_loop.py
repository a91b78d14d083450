"""The event loop stays free: what takes long is done in threads, so that nobody waits for others."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from fatebox.server.app import make_app
from fatebox.server.http.answers import heavy_answer
from fatebox.server.people.people import People
from fatebox.server.replays.replays import Replays
from fatebox.server.store.connect import embedded
from fatebox.server.store.engine import Store
from fatebox.server.store.migrate import prepare
from fatebox.server.tables.bot_pool import BotPool, think
from fatebox.server.tables.log import new_config, open_match, record_of
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Seat
from fatebox.server.tables.seeds import Seeds

LONG = 600
"""Answers in the log of a long game."""
RULES = ("/fatebox/kernel/", "/fatebox/games/")


@contextmanager
def calls_counted() -> Iterator[Counter[str]]:
    """The number of calls by this thread of each function of the kernel and the games, by its name."""
    counted: Counter[str] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and any(part in frame.f_code.co_filename for part in RULES):
            counted[frame.f_code.co_qualname] += 1

    sys.setprofile(note)
    try:
        yield counted
    finally:
        sys.setprofile(None)


def test_a_long_game_is_opened_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a long game that is not in memory, when somebody comes to its table, then the loop does a small
    part of what it takes to play the log again."""
    url = embedded(tmp_path)
    prepare(url)
    config = new_config("outposts", 2, {}, "a long game")
    monkeypatch.setattr("fatebox.server.tables.bot_pool.SLICE_S", 30.0)
    seats = {0: "random", 1: "random"}
    entries = think("t", config, [], None, seats)[:LONG]

    async def scene() -> int:
        store, pool = Store(url), BotPool(1)
        people = await People.open(store)
        ann = await people.arrive("Ann")
        own = [Seat("person", ann.id, "Ann"), Seat("person", ann.id, "Also Ann")]
        table, _ = await Tables(store, pool, Seeds()).open(ann, config, own, entries=entries)
        again = Tables(store, pool, Seeds())
        with calls_counted() as on_the_loop:
            assert await again.find(table.id) is not None
        pool.close()
        store.close()
        return on_the_loop.total()

    with calls_counted() as played_again:
        open_match(config, entries)
    assert asyncio.run(scene()) < played_again.total() / 20


def test_a_large_answer_is_encoded_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a route whose answers may be large, when it is asked, then the answer is encoded in a thread."""
    threads: list[threading.Thread] = []

    def noted(request: Request, result: Any) -> Response:
        threads.append(threading.current_thread())
        return heavy_answer(request, result)

    monkeypatch.setattr("fatebox.server.app.heavy_answer", noted)
    url = embedded(tmp_path)
    prepare(url)
    app = make_app(url, processes=1)

    async def scene() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with app.state.server.running(app), httpx.AsyncClient(transport=transport) as client:
            return await client.get("http://fatebox.test/api/tables")

    assert asyncio.run(scene()).json() == []
    assert len(threads) == 1
    assert threading.main_thread() not in threads


def test_no_game_is_set_up_or_played_again_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given tables that are opened, found again, sat down at and looked back on, then all that sets a game
    up or plays a log again runs in threads."""
    url = embedded(tmp_path)
    prepare(url)
    threads: list[threading.Thread] = []

    def noted(*args: Any, **more: Any) -> Any:
        threads.append(threading.current_thread())
        return open_match(*args, **more)

    monkeypatch.setattr("fatebox.server.tables.table.open_match", noted)
    config = new_config("outposts", 2, {}, "a game")

    async def scene() -> None:
        store, pool = Store(url), BotPool(1)
        people = await People.open(store)
        ann, ben = await people.arrive("Ann"), await people.arrive("Ben")
        tables = Tables(store, pool, Seeds())
        opened, invite = await tables.open(ann, config, [Seat("person", ann.id, "Ann"), Seat("open")])
        found = await Tables(store, pool, Seeds()).find(opened.id)
        assert found is not None
        await tables.seating.sit_down(found, ben, invite)
        assert found.status == "playing"
        looked = await Tables(store, pool, Seeds()).look(opened.id)
        assert looked is not None
        replay = await Replays(store).table(looked.id, lambda: record_of(looked.match, looked.entries))
        assert len(replay) == 1
        pool.close()
        store.close()

    asyncio.run(scene())
    assert len(threads) == 3
    assert threading.main_thread() not in threads
