"""Replays: finished tables, and record files that people bring along, scene by scene.

A replay has an address: the id of its table, or a fingerprint of its file. A running table has no replay, for
its record holds everything that is still hidden.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import accumulate
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, delete, func, select

from fatebox.games import load_game
from fatebox.kernel import CONCEDE, FateboxError, Record, RecordError, seal
from fatebox.kernel.messages import MessageData
from fatebox.kernel.options import without_secrets
from fatebox.kernel.replay import Replay
from fatebox.server import words
from fatebox.server.http.limits import RECORDS, Buckets
from fatebox.server.http.protocol import Ending, Happened
from fatebox.server.live.watching import ending, happened
from fatebox.server.people.people import Person
from fatebox.server.replays.courses import CourseData, followed
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import replay_people, replays
from fatebox.server.store.statements import add, put
from fatebox.server.tables.log import Entry, TableConfig
from fatebox.server.tables.refusal import Refuse

KEPT_REPLAYS = 16
"""The most replays kept in memory."""
MOST_FILES = 100
"""The most files that one person may bring; then the oldest is dropped."""
RECORD_BYTES = 1024 * 1024
MOST_BYTES = 20 * RECORD_BYTES
"""The most that the files of one person may take; then the oldest is dropped."""
SPECTATOR, ALL = "spectator", "all"


class Dropped(msgspec.Struct, forbid_unknown_fields=True):
    """A record file."""

    record: Annotated[str, msgspec.Meta(max_length=RECORD_BYTES)]


class ReplayData(msgspec.Struct):
    """The facts of a finished game."""

    id: str
    game: str
    players: list[str]
    options: dict[str, Any]
    seed: str
    seal: str
    scenes: int
    """The first scene is the start, each later one is an answer."""
    ending: Ending | None
    table: str | None
    """The table at which it was played."""


class FrameData(msgspec.Struct):
    """The table at one moment, and what has just happened."""

    view: dict[str, Any]
    waiting: list[int] | None
    events: list[Happened]


class SceneData(msgspec.Struct):
    """The scene that one answer led to."""

    seat: int | None
    """The seat that answered; None at the start."""
    what: MessageData | None
    """The answer in words, for those who may know it."""
    by: str
    """The stand-in that gave it for a person who was away or late: the name of a bot, or `clock`."""
    frames: list[FrameData]


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a scene in a copy of the game."""

    scene: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    bot: Annotated[str, msgspec.Meta(max_length=60)]


class ReplayError(FateboxError):
    """A replay cannot be shown like this; the message says why."""


class Replays:
    """The replays of all replays, made when they are wanted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: OrderedDict[str, Replay] = OrderedDict()
        self._courses: OrderedDict[str, CourseData] = OrderedDict()
        self._making = asyncio.Lock()
        self._bringing = Buckets(*RECORDS)

    async def bring(self, person: Person, text: str) -> str:
        """Keep a record file, and give its address. What is no record is an error.

        Only what follows from a seed is played here: a position or cards that a stranger made up could keep
        the rules busy for ever.
        """
        if not self._bringing.take(person.id):
            raise Refuse("too-fast", words.FILES_FAST())
        record = await asyncio.to_thread(Record.from_json, text)
        if record.changes or (record.snapshot is not None and record.snapshot.resumed):
            raise ReplayError(words.FILE_OWN())
        record.snapshot = None
        replay_id = await asyncio.to_thread(_address_of, text)
        await self._replay(f"file {replay_id}", record)
        now = time.time()

        def job(db: Connection) -> None:
            add(db, replays, id=replay_id, person=person.id, record=text, created=now)
            put(db, replay_people, replay=replay_id, person=person.id, created=now)
            keep_within_quota(db, person.id)

        await self._store.write(job)
        return replay_id

    async def file(self, replay_id: str) -> Replay | None:
        """The replay of a file that somebody brought."""
        name = f"file {replay_id}"
        if name in self._made:
            return self._made[name]
        query = select(replays.c.record).where(replays.c.id == replay_id)
        text = await self._store.read(lambda db: db.execute(query).scalar())
        if text is None:
            return None
        record = await asyncio.to_thread(Record.from_json, text)
        record.snapshot = None
        return await self._replay(name, record)

    async def table(self, table: str, record: Callable[[], Record]) -> Replay:
        """The replay of a finished table; its record is made if it is needed, in a thread."""
        name = f"table {table}"
        if name in self._made:
            return self._made[name]
        return await self._replay(name, await asyncio.to_thread(record))

    def forget(self, replays: list[str]) -> None:
        """Files or tables are not what they were; nothing of them stays in memory."""
        for replay_id in replays:
            self._made.pop(f"file {replay_id}", None)
            self._made.pop(f"table {replay_id}", None)
            self._courses.pop(replay_id, None)

    async def course(self, replay_id: str, replay: Replay) -> CourseData:
        """The chances along a replay. They look at all cards, so there are none while the game goes on."""
        if replay.end.result is None:
            raise Refuse("not-running", words.CHANCES_EARLY())
        if replay_id not in self._courses:
            self._courses[replay_id] = await asyncio.to_thread(followed, replay)
            while len(self._courses) > KEPT_REPLAYS:
                self._courses.popitem(last=False)
        return self._courses[replay_id]

    async def _replay(self, name: str, record: Record) -> Replay:
        """Make a replay in a thread of its own: a long game takes a few hundredths of a second."""
        async with self._making:
            if name not in self._made:
                game = _game(record)
                self._made[name] = await asyncio.to_thread(Replay, record, game)
                while len(self._made) > KEPT_REPLAYS:
                    self._made.popitem(last=False)
        self._made.move_to_end(name)
        return self._made[name]


def keep_within_quota(db: Connection, person: str) -> None:
    """Drop the oldest files of a person who has brought too many, or too large ones."""
    size = func.length(replays.c.record).label("size")
    rows = db.execute(
        select(replays.c.id, size)
        .join_from(replay_people, replays, replays.c.id == replay_people.c.replay)
        .where(replay_people.c.person == person)
        .order_by(replay_people.c.created.desc(), replays.c.id)
    ).all()
    totals = list(accumulate(row.size for row in rows))
    old = [row.id for i, row in enumerate(rows) if i >= MOST_FILES or totals[i] > MOST_BYTES]
    if old:
        own = replay_people.c.person == person
        db.execute(delete(replay_people).where(own, replay_people.c.replay.in_(old)))
        drop_unowned(db)


def drop_unowned(db: Connection) -> list[str]:
    """Delete the files that nobody keeps any more; returns their addresses."""
    kept = select(replay_people.c.replay)
    return list(
        db.execute(delete(replays).where(replays.c.id.not_in(kept)).returning(replays.c.id)).scalars()
    )


def _address_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _game(record: Record) -> Any:
    try:
        return load_game(record.game)
    except FateboxError as error:
        raise RecordError(f"game: {error}") from None


def described(replay_id: str, replay: Replay, table: str | None) -> ReplayData:
    """A replay as visitors see it."""
    record = replay.record
    return ReplayData(
        id=replay_id,
        game=record.game,
        players=list(record.players) or [""] * record.seats,
        options=without_secrets(replay.game.settings, replay.end.options),
        seed=str(record.seed),
        seal=seal(record.seed),
        scenes=len(replay),
        ending=ending(replay.end.result),
        table=table,
    )


def event_log(replay: Replay, eye: str) -> list[list[Happened]]:
    """The events in each scene that somebody heard of."""
    seat, open_cards = _eye(replay, eye)
    return [
        [happened(event) for event in events if open_cards or event.visible(seat)] for events in replay.events
    ]


def scene(replay: Replay, number: int, eye: str) -> SceneData:
    """One scene as somebody sees it: a seat, a spectator, or with all cards open."""
    if not 0 <= number < len(replay):
        raise ReplayError(f"scene: expected 0 to {len(replay) - 1}, got {number}")
    seat, open_cards = _eye(replay, eye)
    frames = [
        FrameData(
            {key: value for key, value in frame.view.items() if key not in ("waiting", "decision")},
            frame.view["waiting"],
            [happened(event) for event in frame.events],
        )
        for frame in replay.frames(number, seat, open_cards=open_cards)
    ]
    if number == 0:
        return SceneData(None, None, "", frames)
    who, _ = replay.answer(number)
    label = replay.answer_label(number) if open_cards or who == seat else None
    return SceneData(who, None if label is None else label.to_data(), replay.stand_in(number), frames)


def _eye(replay: Replay, eye: str) -> tuple[int | None, bool]:
    if eye in (ALL, SPECTATOR):
        return None, eye == ALL
    if eye.isdecimal() and len(eye) < 3 and int(eye) < replay.record.seats:
        return int(eye), False
    seats = ", ".join(map(str, range(replay.record.seats)))
    raise ReplayError(f"eye: expected {seats}, {SPECTATOR} or {ALL}, got {eye!r}")


def continuation(replay_id: str, replay: Replay, wanted: PlayOn) -> tuple[TableConfig, list[Entry]]:
    """The start of a table that continues where a scene of a replay ends, with the same cards."""
    record = replay.record
    if record.changes or replay.end.resumed:
        raise ReplayError(words.REPLAY_OWN())
    if not 0 <= wanted.scene < len(replay) or replay.at(wanted.scene).result is not None:
        raise ReplayError(f"scene: expected one before the end, got {wanted.scene}")
    if wanted.seat >= record.seats:
        raise ReplayError(f"seat: expected 0 to {record.seats - 1}, got {wanted.seat}")
    config = TableConfig(
        record.game,
        record.version,
        record.content,
        record.seats,
        replay.end.options,
        str(record.seed),
        origin=replay_id,
        generator=record.generator,
    )
    entries = [
        Entry(seat, "concede", None) if option == CONCEDE else Entry(seat, "answer", option)
        for seat, option in record.answers[: wanted.scene]
    ]
    return config, entries
