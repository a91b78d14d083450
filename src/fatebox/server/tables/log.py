"""The config of a table: what it was opened with, and the log of all that was answered since.

The match follows from the config alone, here as in the process in which bots think. Entries are only ever
added: a step back is an entry of its own.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, literal, select, update

from fatebox.games import load_game
from fatebox.kernel import Event, Game, IllegalAnswer, Match, Option, Record, RecordError, UndoError
from fatebox.kernel.events import Seat
from fatebox.kernel.record import CLOCK
from fatebox.kernel.rng import KeyedRng, Rng
from fatebox.kernel.shapes import frozen
from fatebox.kernel.view import waiting
from fatebox.lessons import Lesson, LessonError, load_lesson
from fatebox.server import words
from fatebox.server.store import schema
from fatebox.server.store.statements import Prepared

Kind = Literal["answer", "undo", "retract", "concede"]
"""`retract` is a step back that nobody else notices, as in a decision that several take at once."""
AMONG_BOTS = "among bots"
"""The value of a free step back at a table where everybody else is a bot."""


@dataclass(frozen=True)
class TakenBack(Event):
    """A forced step back: the last decision of a seat is open again."""

    seat: Seat


@dataclass(frozen=True)
class StoodIn(Event, to="hearers"):
    """A bot has answered for somebody."""

    seat: Seat
    bot: str
    hearers: tuple[Seat, ...] | None = field(kw_only=True)


@dataclass(frozen=True)
class TimeUp(Event, to="hearers"):
    """The default answer was taken because somebody's time was up."""

    seat: Seat
    hearers: tuple[Seat, ...] | None = field(kw_only=True)


@dataclass(frozen=True)
class Outgrown(Event):
    """The rules have changed: the latest answers no longer fit and are set aside; it goes on before them."""


class Customs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The social settings of a table, chosen when it is opened."""

    audience: bool = False
    """Whether those who look on may write in the chat."""
    bank: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)] = 0
    """The time that everybody has, in seconds; 0: as much as one likes."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """The time that every answer adds to it."""
    late: Literal["default", "bot"] = "default"
    """The answer when time is up: the default of the rules, or a bot's."""
    absent: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)] = 0
    """After this many seconds a bot takes over for somebody who is away, if somebody waits; 0: never."""
    stand_in: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """The bot that does."""


class TableConfig(msgspec.Struct, frozen=True):
    """The start of a match."""

    game: str
    version: str
    content: str
    seats: int
    options: dict[str, Any]
    seed: str
    hints: bool = False
    """Whether people may ask for hints although others play against them."""
    origin: str = ""
    """The replay that it goes on from: such a game counts for nothing."""
    customs: Customs = Customs()
    lesson: str = ""
    """The fingerprint of the lesson that it is: such a game counts for nothing."""
    daily: str = ""
    """The day whose deal it is: everybody is dealt alike, so there are no hints."""
    generator: str = Rng.generator
    """The generator that turns the seed into chance; tables of version 0.1 do not say it."""


class Entry(NamedTuple):
    """One thing that a seat did."""

    seat: int
    kind: Kind
    value: Any
    """The option that was answered; for a step back, whether it was forced, or `AMONG_BOTS`."""
    by: str = ""
    """The stand-in that answered for the person at the seat: the name of a bot, or `CLOCK`; or empty."""


class Snapshot(msgspec.Struct, frozen=True):
    """A record with a snapshot, from which a table goes on when rules or content have changed since."""

    record: str
    entries: int
    """The number of log entries it holds."""


def new_config(
    game_id: str, seats: int, options: dict[str, Any], seed: str, generator: str = KeyedRng.generator
) -> TableConfig:
    """The config of a new table; bad options are an error."""
    game = load_game(game_id)
    seats, chosen = game.complete(seats, options)
    return TableConfig(game_id, game.version, game.pack().hash, seats, chosen, seed, generator=generator)


def open_match(
    config: TableConfig,
    entries: Sequence[Entry],
    snapshot: Snapshot | None = None,
    listener: Callable[[Event], None] | None = None,
) -> Match[Any]:
    """The match as it stands after all entries; the listener hears all events, now and later."""
    game = load_game(config.game)
    done = 0
    if config.lesson:
        match = begin_lesson(config, listener)
    elif _unchanged(config, game):
        match = game.start(
            config.seed,
            seats=config.seats,
            options=config.options,
            listener=listener,
            generator=config.generator,
        )
    elif snapshot is not None:
        match = Record.from_json(snapshot.record).replay(game)
        done = snapshot.entries
    else:
        made_with = (config.version, config.content, config.seats, config.options, config.seed)
        match = Record(config.game, *made_with).replay(game)  # an error that says what has changed
    match.state.listener = listener
    try:
        for entry in entries[done:]:
            apply(match, entry)
    except (IllegalAnswer, UndoError) as error:
        if not done:
            raise
        raise RecordError(
            f"this game was played with rules or cards that have changed since: {error}"
        ) from None
    return match


def _unchanged(config: TableConfig, game: Game[Any]) -> bool:
    """Whether rules and content are those that a table was opened with, but for words."""
    return config.version == game.version and config.content in (game.pack().hash, *game.former_content)


def applicable(config: TableConfig, entries: Sequence[Entry], snapshot: Snapshot | None) -> int:
    """The number of entries that can be applied: all, unless the rules have changed since.

    A table goes on from its snapshot then, with as much of what came after it as still fits.
    """
    game = load_game(config.game)
    if snapshot is None or _unchanged(config, game):
        return len(entries)
    match = open_match(config, entries[: snapshot.entries], snapshot)
    for number, entry in enumerate(entries[snapshot.entries :], start=snapshot.entries):
        try:
            apply(match, entry)
        except (IllegalAnswer, UndoError):
            return number
    return len(entries)


def begin_lesson(config: TableConfig, listener: Callable[[Event], None] | None) -> Match[Any]:
    """The prepared position of a lesson, if that is still the one that was begun."""
    lesson = load_lesson(config.game)
    if fingerprint(lesson) != config.lesson:
        raise LessonError(words.LESSON_CHANGED())
    return lesson.start(listener)


def fingerprint(lesson: Lesson) -> str:
    """Stands for all that the game of a lesson follows from; its texts may change meanwhile."""
    config, game = lesson.sheet, lesson.game
    rules = (game.version, game.pack().hash)
    position = (config.seats, config.seed, config.options, config.given, config.chance, *config.changes)
    script = [(step.seat, step.answer) for step in config.step]
    return hashlib.sha256(msgspec.json.encode([rules, position, script])).hexdigest()[:16]


def apply(match: Match[Any], entry: Entry) -> None:
    """Do what an entry says; what is not legal raises and changes nothing."""
    if entry.kind == "undo" and entry.value == AMONG_BOTS:
        match.undo(entry.seat, among_bots=True)
    elif entry.kind == "undo":
        match.undo(entry.seat, force=entry.value)
        if (
            entry.value and match.state.listener is not None
        ):  # a free step is nobody's business: it reveals nothing
            match.state.listener(TakenBack(entry.seat, clause=""))
    elif entry.kind == "retract":
        match.undo(entry.seat)
    elif entry.kind == "concede":
        match.concede(entry.seat)
    else:
        if entry.by and match.state.listener is not None:
            match.state.listener(_stood_in(match, entry))
        match.answer(entry.value, entry.seat, exact=True)


class Numbers:
    """Counts, for each seat, what it has answered and how often all were taken back; see `protocol`."""

    def __init__(self) -> None:
        self._counted = self._for_all = 0
        self._own: Counter[int] = Counter()

    def of(self, entries: Sequence[Entry], seat: int | None) -> int:
        """The number of the decision that a seat may answer after these entries."""
        if len(entries) < self._counted:  # some were set aside
            self._counted = self._for_all = 0
            self._own.clear()
        for entry in entries[self._counted :]:
            if entry.kind in ("answer", "retract"):
                self._own[entry.seat] += 1
            else:
                self._for_all += 1
        self._counted = len(entries)
        return self._for_all + (0 if seat is None else self._own[seat])


def step_back(match: Match[Any], seat: int, *, among_bots: bool = False) -> Entry:
    """The entry of a free step back: nobody else notices one that changes nothing for them."""
    after = match.copy()
    try:
        after.undo(seat)
    except UndoError:
        return Entry(seat, "undo", AMONG_BOTS if among_bots else False)  # applying it may refuse it
    others = (other for other in (*range(match.state.seats), None) if other != seat)
    unseen = all(match.view(other) == after.view(other) for other in others)
    return Entry(seat, "retract", None) if unseen else Entry(seat, "undo", False)


def _stood_in(match: Match[Any], entry: Entry) -> Event:
    """All hear of it only where all know who is asked: else it would reveal a question asked in secret."""
    known = not match.joint and waiting(match) is not None
    hearers = None if known else (entry.seat,)
    if entry.by == CLOCK:
        return TimeUp(entry.seat, hearers=hearers, clause="")
    return StoodIn(entry.seat, entry.by, hearers=hearers, clause="")


def record_of(match: Match[Any], entries: Sequence[Entry], players: Sequence[str] = ()) -> Record:
    """The record of a game: who sat where, and which answers somebody else gave for them."""
    record = Record.of(match)
    record.players = tuple(players)
    given: list[str] = []
    undos = iter(match.undos)
    for entry in entries:
        if entry.kind in ("undo", "retract"):
            undo = next(undos)
            del given[undo.at : undo.at + len(undo.dropped)]
        else:
            given.append(entry.by)
    record.stand_ins = {number: by for number, by in enumerate(given) if by}
    return record


APPEND = Prepared(insert(schema.log), "table_id", "seq", "seat", "kind", "value", "at")
SET_STATUS = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(status=bindparam("status_now"), changed=bindparam("now"))
)


def set_aside(db: Connection, table_id: str, first: int, now: float) -> None:
    """Keep the entries from here on beside the log, which goes on without them."""
    log = schema.log.c
    those = (log.table_id == table_id) & (log.seq >= first)
    moved = select(log.table_id, literal(now), log.seq, log.seat, log.kind, log.value, log.at).where(those)
    columns = ["table_id", "moved", "seq", "seat", "kind", "value", "at"]
    db.execute(insert(schema.set_aside).from_select(columns, moved))
    for table in (schema.log, schema.stood_in):
        db.execute(delete(table).where(table.c.table_id == table_id, table.c.seq >= first))


def last_set_aside(db: Connection, table_id: str) -> int | None:
    """The number of entries before those that were set aside last."""
    aside = schema.set_aside.c
    last = select(func.max(aside.moved)).where(aside.table_id == table_id).scalar_subquery()
    query = select(func.min(aside.seq)).where(aside.table_id == table_id, aside.moved == last)
    return db.execute(query).scalar()


def read_entries(db: Connection, table_id: str) -> list[Entry]:
    """The log of a table as the store keeps it."""
    log, stood_in = schema.log, schema.stood_in
    same = (stood_in.c.table_id == log.c.table_id) & (stood_in.c.seq == log.c.seq)
    rows = db.execute(
        select(log.c.seat, log.c.kind, log.c.value, stood_in.c.who)
        .join_from(log, stood_in, same, isouter=True)
        .where(log.c.table_id == table_id)
        .order_by(log.c.seq)
    )
    return [Entry(row.seat, row.kind, frozen(msgspec.json.decode(row.value)), row.who or "") for row in rows]


def log_rows(table_id: str, first: int, entries: Sequence[Entry], at: float) -> list[dict[str, Any]]:
    """Entries as the store keeps them."""
    return [
        {
            "table_id": table_id,
            "seq": seq,
            "seat": entry.seat,
            "kind": entry.kind,
            "value": msgspec.json.encode(entry.value).decode(),
            "at": at,
        }
        for seq, entry in enumerate(entries, start=first)
    ]


def stood_in_rows(table_id: str, first: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """The stand-ins of entries as the store keeps them."""
    return [
        {"table_id": table_id, "seq": seq, "who": entry.by}
        for seq, entry in enumerate(entries, start=first)
        if entry.by
    ]


def as_option(data: Any) -> Option:
    """An option as it came from outside: words and whole numbers, for `1.0` and `true` equal 1 in Python."""
    if type(data) is list and _PLAIN.issuperset(map(type, data)):  # nearly always
        return tuple(data)
    option: Option = frozen(data)
    if not _plain(option):
        raise IllegalAnswer(f"expected words and whole numbers, got {data!r:.100}")
    return option


_PLAIN = {int, str, type(None)}


def _plain(value: Any) -> bool:
    return all(map(_plain, value)) if isinstance(value, tuple) else type(value) in _PLAIN
