"""The event loop stays free: what takes long is done in threads, so that nobody waits for others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

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


async def longest_turn(work: Callable[[], Awaitable[object]]) -> float:
    """The most processor time that the loop's own thread spent without a pause while something was done."""
    longest, going = 0.0, True

    async def tick() -> None:
        nonlocal longest
        while going:
            start = time.thread_time()
            await asyncio.sleep(0.001)
            longest = max(longest, time.thread_time() - start)

    ticking = asyncio.create_task(tick())
    await asyncio.sleep(0)
    await work()
    going = False
    await ticking
    return longest


def cost(work: Callable[[], object]) -> float:
    """The processor time of some work."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


def test_a_long_game_is_opened_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a long game that is not in memory, when somebody comes to its table, then the loop does a small
    part of what it costs to play the log again."""
    url = embedded(tmp_path)
    prepare(url)
    config = new_config("outposts", 2, {}, "a long game")
    monkeypatch.setattr("fatebox.server.tables.bot_pool.SLICE_S", 30.0)
    seats = {0: "random", 1: "random"}
    entries = think("t", config, [], None, seats)[:LONG]

    async def scene() -> float:
        store, pool = Store(url), BotPool(1)
        people = await People.open(store)
        ann = await people.arrive("Ann")
        own = [Seat("person", ann.id, "Ann"), Seat("person", ann.id, "Also Ann")]
        table, _ = await Tables(store, pool, Seeds()).open(ann, config, own, entries=entries)
        again = Tables(store, pool, Seeds())
        longest = await longest_turn(lambda: again.find(table.id))
        pool.close()
        store.close()
        return longest

    assert asyncio.run(scene()) < cost(lambda: open_match(config, entries)) / 3


def test_a_large_answer_is_encoded_beside_the_loop() -> None:
    """Given an answer of some megabytes, when it is sent, then the loop does a small part of the work."""
    request = Request({"type": "http", "headers": [(b"accept-encoding", b"gzip")]})
    data = {str(number): list(range(40)) for number in range(20_000)}

    async def scene() -> float:
        return await longest_turn(lambda: asyncio.to_thread(heavy_answer, request, data))

    assert asyncio.run(scene()) < cost(lambda: heavy_answer(request, data)) / 3


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
