"""Spectators are shown together what happens, and the more there are, the rarer; players see it at once."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fatebox.server.http.protocol import Answer
from fatebox.server.live.watching import Frame, Watcher
from fatebox.server.people.people import People
from fatebox.server.store.connect import embedded
from fatebox.server.store.engine import Store
from fatebox.server.store.migrate import prepare
from fatebox.server.tables.audience import SLICE, SOON_S
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.log import new_config
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seats import Seat
from fatebox.server.tables.seeds import Seeds
from fatebox.server.tables.table import Table

CROWD, ANSWERS = 60, 3
PATIENCE_S = 30


class Seen:
    """The views that each watcher was sent."""

    def __init__(self) -> None:
        self.views: dict[int, list[Any]] = defaultdict(list)

    def watcher(self, name: int, seat: int | None, person: str | None = None) -> Watcher:
        """Somebody who notes what they see."""

        def send(data: bytes) -> None:
            message = json.loads(data)
            if message["type"] == "shown":
                self.views[name].append(message)

        return Watcher(seat, send, person)

    def events(self, name: int) -> int:
        """The number of events that somebody has heard of."""
        last = self.views[name][-1]
        return int(last["first"]) + len(last["events"])


async def play(table: Table) -> None:
    """Some answers, one right after the other."""
    for _ in range(ANSWERS):
        decision = table.match.decision_of(0)
        assert decision is not None
        await table.receive(0, Answer(1, table.number(0), list(decision.options[0])))


async def open_table(store: Store, pool: BotPool) -> tuple[Table, str]:
    """A table of one person, and who that is."""
    ann = await (await People.open(store)).arrive("Ann")
    config = new_config("weaver", 1, {}, "a game")
    table, _ = await Tables(store, pool, Seeds()).open(ann, config, [Seat("person", ann.id, "Ann")])
    return table, ann.id


def watched(folder: Path, most: float, monkeypatch: pytest.MonkeyPatch) -> tuple[Seen, int]:
    """A crowd watches a game; ends when all have seen the end of it, or at once if they are shown rarely."""
    url = embedded(folder)
    prepare(url)
    monkeypatch.setattr("fatebox.server.tables.audience.SHOWN_PER_S", most)
    seen = Seen()

    async def scene() -> int:
        store, pool = Store(url), BotPool(1)
        table, ann = await open_table(store, pool)
        table.audience.join(seen.watcher(-1, 0, ann))
        for number in range(CROWD):
            table.audience.join(seen.watcher(number, None))
        seen.views.clear()
        await play(table)
        public = table.public_events()
        if most > CROWD:
            async with asyncio.timeout(PATIENCE_S):
                while any(not seen.views[n] or seen.events(n) < public for n in range(CROWD)):
                    await asyncio.sleep(0.01)
        else:
            await asyncio.sleep(0.05)
        await table.stop()
        pool.close()
        store.close()
        return public

    return seen, asyncio.run(scene())


def test_a_crowd_is_shown_together_what_players_see_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a crowd that may be shown something once a minute, when a player answers three times, then the
    player has seen each, and the crowd the first: it hears of the others together."""
    seen, _ = watched(tmp_path, CROWD / 60, monkeypatch)
    assert len(seen.views[-1]) == ANSWERS
    assert {len(seen.views[number]) for number in range(CROWD)} == {1}


def test_everybody_in_a_crowd_sees_everything_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a crowd that is shown something a few times a second, then nobody misses or hears twice."""
    seen, public = watched(tmp_path, CROWD * 10, monkeypatch)
    for number in range(CROWD):
        views = seen.views[number]
        assert seen.events(number) == public
        for before, after in pairwise(views):
            assert after["first"] == before["first"] + len(before["events"])


def test_nobody_sees_an_answer_before_it_is_on_the_disk(tmp_path: Path) -> None:
    """Given a disk that is busy, when somebody answers and others come, go or look elsewhere, then neither
    players nor spectators are shown the answer until it is written."""
    url = embedded(tmp_path)
    prepare(url)
    seen = Seen()
    disk = threading.Event()

    async def scene() -> None:
        store, pool = Store(url), BotPool(1)
        table, ann = await open_table(store, pool)
        player, leaving = seen.watcher(-1, 0, ann), seen.watcher(-2, 0, ann)
        table.audience.join(player)
        table.audience.join(leaving)
        table.audience.join(seen.watcher(0, None))
        store.note(lambda db: disk.wait())
        seen.views.clear()
        playing = asyncio.create_task(play(table))
        await asyncio.sleep(0)
        assert table.unsaved
        table.audience.leave(leaving)
        table.audience.look(player, False)
        await asyncio.sleep(2 * SOON_S)
        assert not seen.views
        disk.set()
        await playing
        assert len(seen.views[-1]) >= ANSWERS
        assert seen.views[-1][-1]["number"] == ANSWERS
        async with asyncio.timeout(PATIENCE_S):
            while not seen.views[0] or seen.events(0) < table.public_events():
                await asyncio.sleep(0.01)
        await table.stop()
        pool.close()
        store.close()

    try:
        asyncio.run(scene())
    finally:
        disk.set()


class Noting(Watcher):
    """A spectator who counts the frames that they are shown."""

    def __init__(self) -> None:
        super().__init__(None, lambda data: None)
        self.frames: list[Frame] = []

    def show(self, frame: Frame) -> None:
        self.frames.append(frame)


def test_what_happens_while_a_crowd_is_shown_something_is_shown_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a crowd of more than one slice, when something happens between two, then all see it."""
    url = embedded(tmp_path)
    prepare(url)
    monkeypatch.setattr("fatebox.server.tables.audience.SHOWN_PER_S", 1e9)
    monkeypatch.setattr("fatebox.server.tables.audience.SOON_S", 3600)
    crowd = [Noting() for _ in range(2 * SLICE)]

    async def scene() -> None:
        store, pool = Store(url), BotPool(1)
        table, _ = await open_table(store, pool)
        for watcher in crowd:
            table.audience.join(watcher)
            watcher.frames.clear()
        table.audience.show()  # one slice at once, the other at the next turn of the loop
        table.audience.show()
        async with asyncio.timeout(PATIENCE_S):
            while any(watcher.frames[-1:] != crowd[0].frames[1:] for watcher in crowd):
                await asyncio.sleep(0.01)
        await table.stop()
        pool.close()
        store.close()

    asyncio.run(scene())
    assert {len(watcher.frames) for watcher in crowd} == {2}
