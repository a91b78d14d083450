"""Replays: finished tables, and record files that people bring along, scene by scene.

A replay has an address: the id of its table, or a fingerprint of its file. A running table has no replay, for
its record holds everything that is still hidden.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import time
from collections import OrderedDict
from typing import Annotated, Any

import msgspec

from fatebox.games import load_game
from fatebox.kernel import CONCEDE, FateboxError, Match, Record, RecordError, seal
from fatebox.kernel.film import Film
from fatebox.kernel.options import without_secrets
from fatebox.server.http.protocol import Ending, Happened
from fatebox.server.live.watching import ending, happened
from fatebox.server.people.people import Person
from fatebox.server.replays.courses import CourseData, followed
from fatebox.server.store.engine import Store
from fatebox.server.tables.log import Entry, TableConfig, record_of
from fatebox.server.tables.refusal import Refuse

KEPT_FILMS = 16
"""So many films are kept in memory."""
MOST_FILES = 100
"""So many files one person may bring; then the oldest one goes."""
RECORD_BYTES = 1024 * 1024
SPECTATOR, ALL = "spectator", "all"


class Dropped(msgspec.Struct, forbid_unknown_fields=True):
    """A record file."""

    record: Annotated[str, msgspec.Meta(max_length=RECORD_BYTES)]


class ReplayData(msgspec.Struct):
    """What there is to see of a finished game."""

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


class PictureData(msgspec.Struct):
    """The table at one moment, and what has just happened."""

    view: dict[str, Any]
    waiting: list[int] | None
    events: list[Happened]


class SceneData(msgspec.Struct):
    """What one answer led to."""

    seat: int | None
    """Who answered; nobody at the start."""
    what: str
    """The answer in words, for those who may know it."""
    by: str
    """Who gave it for a person who was away or late: the name of a bot, or `clock`; else nothing."""
    pictures: list[PictureData]


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a scene in a copy of the game."""

    scene: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    bot: Annotated[str, msgspec.Meta(max_length=60)]


class ReplayError(FateboxError):
    """A replay cannot be shown like this; the message says why."""


class Replays:
    """The films of all replays, made when they are wanted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._courses: OrderedDict[str, CourseData] = OrderedDict()
        self._making = asyncio.Lock()

    async def bring(self, person: Person, text: str) -> str:
        """Keep a record file, and give its address. What is no record is an error.

        Only what follows from a seed is played here: a position or cards that a stranger made up could keep
        the rules busy for ever.
        """
        record = Record.from_json(text)
        if record.changes or (record.snapshot is not None and record.snapshot["resumed"]):
            raise ReplayError(
                "this game was set up in a way of its own: look at it with `fatebox replay FILE`"
            )
        record.snapshot = None
        replay = hashlib.sha256(text.encode()).hexdigest()[:24]
        await self._film(f"file {replay}", record)
        now = time.time()

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO replays VALUES (?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET person = excluded.person, created = excluded.created",
                (replay, person.id, text, now),
            )
            db.execute(
                "DELETE FROM replays WHERE person = :person AND id NOT IN"
                " (SELECT id FROM replays WHERE person = :person ORDER BY created DESC LIMIT :most)",
                {"person": person.id, "most": MOST_FILES},
            )

        await self._store.write(job)
        return replay

    async def file(self, replay: str) -> Film | None:
        """The film of a file that somebody brought."""
        name = f"file {replay}"
        if name in self._films:
            return self._films[name]
        row = await self._store.read(
            lambda db: db.execute("SELECT record FROM replays WHERE id = ?", (replay,)).fetchone()
        )
        if row is None:
            return None
        record = Record.from_json(row[0])
        record.snapshot = None
        return await self._film(name, record)

    async def table(self, table: str, match: Match[Any], entries: list[Entry], players: list[str]) -> Film:
        """The film of a finished table."""
        name = f"table {table}"
        if name in self._films:
            return self._films[name]
        return await self._film(name, record_of(match, entries, players))

    def forget(self, replays: list[str]) -> None:
        """Files or tables are not what they were; nothing of them stays in memory."""
        for replay in replays:
            self._films.pop(f"file {replay}", None)
            self._films.pop(f"table {replay}", None)
            self._courses.pop(replay, None)

    async def course(self, replay: str, film: Film) -> CourseData:
        """The chances along a film. They look at all cards, so there are none while the game goes on."""
        if film.end.result is None:
            raise Refuse("not-running", "the chances are told when the game is over")
        if replay not in self._courses:
            self._courses[replay] = await asyncio.to_thread(followed, film)
            while len(self._courses) > KEPT_FILMS:
                self._courses.popitem(last=False)
        return self._courses[replay]

    async def _film(self, name: str, record: Record) -> Film:
        """Make a film in a thread of its own: a long game takes a few hundredths of a second."""
        async with self._making:
            if name not in self._films:
                game = _game(record)
                self._films[name] = await asyncio.to_thread(Film, record, game)
                while len(self._films) > KEPT_FILMS:
                    self._films.popitem(last=False)
        self._films.move_to_end(name)
        return self._films[name]


def _game(record: Record) -> Any:
    try:
        return load_game(record.game)
    except FateboxError as error:
        raise RecordError(f"game: {error}") from None


def described(replay: str, film: Film, table: str | None) -> ReplayData:
    """What a visitor is told about a replay."""
    record = film.record
    return ReplayData(
        id=replay,
        game=record.game,
        players=list(record.players) or [""] * record.seats,
        options=without_secrets(film.game.settings, film.end.options),
        seed=str(record.seed),
        seal=seal(record.seed),
        scenes=len(film),
        ending=ending(film.end.result),
        table=table,
    )


def told(film: Film, eye: str) -> list[list[Happened]]:
    """What happened in each scene, as far as somebody heard of it."""
    seat, open_cards = _eye(film, eye)
    return [
        [happened(event) for event in events if open_cards or event.visible(seat)] for events in film.events
    ]


def scene(film: Film, number: int, eye: str) -> SceneData:
    """One scene as somebody sees it: a seat, a spectator, or with all cards open."""
    if not 0 <= number < len(film):
        raise ReplayError(f"scene: expected 0 to {len(film) - 1}, got {number}")
    seat, open_cards = _eye(film, eye)
    pictures = [
        PictureData(
            {key: value for key, value in picture.view.items() if key not in ("waiting", "decision")},
            picture.view["waiting"],
            [happened(event) for event in picture.events],
        )
        for picture in film.pictures(number, seat, open_cards=open_cards)
    ]
    if number == 0:
        return SceneData(None, "", "", pictures)
    who, _ = film.answer(number)
    known = open_cards or who == seat
    return SceneData(who, film.words(number) if known else "", film.stand_in(number), pictures)


def _eye(film: Film, eye: str) -> tuple[int | None, bool]:
    if eye in (ALL, SPECTATOR):
        return None, eye == ALL
    if eye.isdecimal() and len(eye) < 3 and int(eye) < film.record.seats:
        return int(eye), False
    seats = ", ".join(map(str, range(film.record.seats)))
    raise ReplayError(f"eye: expected {seats}, {SPECTATOR} or {ALL}, got {eye!r}")


def continuation(replay: str, film: Film, wanted: PlayOn) -> tuple[TableConfig, list[Entry]]:
    """What a table starts from that goes on where a scene of a film ends: the cards lie as they lay."""
    record = film.record
    if record.changes or film.end.resumed:
        raise ReplayError("this game was set up in a way of its own and cannot be played on from here")
    if not 0 <= wanted.scene < len(film) or film.at(wanted.scene).result is not None:
        raise ReplayError(f"scene: expected one before the end, got {wanted.scene}")
    if wanted.seat >= record.seats:
        raise ReplayError(f"seat: expected 0 to {record.seats - 1}, got {wanted.seat}")
    config = TableConfig(
        record.game,
        record.version,
        record.content,
        record.seats,
        film.end.options,
        str(record.seed),
        origin=replay,
        generator=record.generator,
    )
    entries = [
        Entry(seat, "concede", None) if option == CONCEDE else Entry(seat, "answer", option)
        for seat, option in record.answers[: wanted.scene]
    ]
    return config, entries
