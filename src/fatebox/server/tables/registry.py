"""All tables of a server: opened, joined, found, put away while nobody looks, and woken after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from fatebox.games import load_game
from fatebox.kernel import FateboxError, OptionsError, RulesError
from fatebox.kernel.options import without_secrets
from fatebox.server.campaigns.campaigns import Binding
from fatebox.server.campaigns.documents import TAKES_PART
from fatebox.server.http.limits import MOST_TABLES, TABLES, Buckets
from fatebox.server.lessons.table import kind_of
from fatebox.server.people.people import Person
from fatebox.server.store.engine import Store
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.log import (
    Customs,
    Entry,
    Snapshot,
    TableConfig,
    new_config,
    open_match,
    read_entry,
    written,
)
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.seats import Seat, Wanted, check_bot, seats_at, seats_of
from fatebox.server.tables.seeds import Seeds
from fatebox.server.tables.table import Status, Table

log = logging.getLogger("fatebox.tables")
IDLE_S = 300
"""A table at which nobody looks for so long is put away; it comes back when somebody does."""


class Line(msgspec.Struct):
    """A table in the list of tables."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    seats: list[Seat]
    host: str
    mine: bool
    created: float
    changed: float
    lesson: bool


class Tables:
    """The tables in memory, and those in the store."""

    def __init__(self, store: Store, bot_pool: BotPool, seeds: Seeds) -> None:
        self.seeds = seeds
        self._store = store
        self._bot_pool = bot_pool
        self._opening = Buckets(*TABLES)
        self._open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # --- opening and joining -----------------------------------------------------------------------------

    async def create(
        self,
        host: Person,
        game_id: str,
        options: dict[str, Any],
        wanted: Sequence[Wanted],
        listed: bool,
        hints: bool = False,
        customs: Customs = Customs(),  # noqa: B008 - frozen
    ) -> tuple[Table, str]:
        """A new table, and the secret of its invitation. What the game does not offer is an error."""
        config = new_config(
            game_id, len(wanted), options, self.seeds.next(host, game_id), self.seeds.generator
        )
        config = msgspec.structs.replace(config, hints=hints, customs=customs)
        if customs.absent or (customs.bank and customs.late == "bot"):
            check_bot(customs.stand_in)
        return await self.open(host, config, wanted, listed)

    async def open(
        self,
        host: Person,
        config: TableConfig,
        wanted: Sequence[Wanted | Seat],
        listed: bool = False,
        entries: Sequence[Entry] = (),
        binding: Binding | None = None,
    ) -> tuple[Table, str]:
        """A table that starts from a config, perhaps after some entries: the copy of another game.

        A binding makes it one of a campaign, or refuses.
        """
        if not self._opening.take(host.id):
            raise Refuse("too-fast", "you open too many tables at once; wait a little")
        seats = seats_of(config.game, host, wanted)
        status: Status = "open" if any(seat.kind == "open" for seat in seats) else "playing"
        table = kind_of(config)(
            secrets.token_urlsafe(9), config, seats, status, self._store, self._bot_pool, list(entries)
        )
        try:  # a table that could never start is refused now, also where it waits for players
            await asyncio.to_thread(open_match, config, entries)
        except RulesError as error:
            raise OptionsError(f"a table with these options cannot start: {error}") from None
        invite = secrets.token_urlsafe(12)
        now = time.time()
        config_text = msgspec.json.encode(config).decode()

        def job(db: sqlite3.Connection) -> None:
            (hosted,) = db.execute(
                "SELECT count(*) FROM tables WHERE host = ? AND status <> 'over'", (host.id,)
            ).fetchone()
            if hosted >= MOST_TABLES:
                raise OptionsError(f"you have {MOST_TABLES} tables that are not over; end some of them first")
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (table.id, config.game, host.id, invite, listed, status, config_text, now, now),
            )
            db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(table.id, i, s.kind, s.person, s.name, s.bot, s.passing) for i, s in enumerate(seats)],
            )
            if binding is not None:
                binding(db, table.id)
            if table.timing.used:
                table.timing.save()(db)
            db.executemany(
                "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
                [(table.id, i, e.seat, e.kind, written(e), now) for i, e in enumerate(entries)],
            )

        await self._store.write(job)
        self._open[table.id] = table
        table.wake()
        return table, invite

    async def sit_down(self, table: Table, person: Person, invite: str | None) -> int:
        """Take an open seat, or come back to one's own. A table that is not listed needs its link."""
        async with table.lock:
            own = next((i for i, s in enumerate(table.seats) if s.person == person.id), None)
            if own is not None:
                return own
            seat = next((i for i, s in enumerate(table.seats) if s.kind == "open"), None)
            if seat is None or table.status != "open":
                raise Refuse("not-running", "no seat is free at this table")
            if not await self._admits(table.id, invite):
                raise Refuse("not-yours", "this table is open only to those who have its link")
            await self._seat(table, seat, Seat("person", person.id, person.name))
        table.wake()
        return seat

    async def rematch(self, table: Table, host: Person) -> Table:
        """Another game with the same people and settings; there is one for each table."""
        async with table.lock:
            await table.social.load()
            if table.social.next is not None:
                found = await self.find(table.social.next)
                assert found is not None
                return found
            if await self._in_campaign(table.id):
                raise Refuse("not-running", "the next game of a campaign is opened from its own page")
            old = table.config
            seed = self.seeds.next(host, old.game)
            config = new_config(old.game, old.seats, old.options, seed, self.seeds.generator)
            config = msgspec.structs.replace(config, hints=old.hints, customs=old.customs)
            seats = [Seat(s.kind, s.person, s.name, s.bot, s.passing) for s in table.seats]

            def bind(db: sqlite3.Connection, new: str) -> None:
                db.execute("INSERT INTO rematches VALUES (?, ?)", (table.id, new))

            again, _ = await self.open(host, config, seats, binding=bind)
            table.social.next = again.id
            table.emit()
        return again

    async def _in_campaign(self, table_id: str) -> bool:
        return await self._store.read(
            lambda db: (
                db.execute("SELECT 1 FROM entered WHERE table_id = ?", (table_id,)).fetchone() is not None
            )
        )

    async def rename(self, person: Person, name: str) -> None:
        """Show a person's new name at the tables that are in memory; the store has it already."""
        for table in list(self._open.values()):
            own = [seat for seat in table.seats if seat.person == person.id and seat.name == person.name]
            for seat in own:
                seat.name = name
            if own:
                async with table.lock:
                    table.emit()

    async def forget(
        self, table_id: str, person: Person, left_behind: Callable[[Seat, str, bool], Seat]
    ) -> None:
        """A person is at a table no more: others take the seats, what was said is withdrawn."""
        table = await self.find(table_id)
        if table is None:
            return
        async with table.lock:
            company = any(seat.person not in (None, person.id) for seat in table.seats)
            status = table.status
            for seat, sitter in enumerate(table.seats):
                if sitter.person == person.id:
                    await self._seat(table, seat, left_behind(sitter, status, company), keep=status)
            await table.social.chat.withdraw(person)
        table.wake()

    def expel(self, person: Person, session: str | None = None) -> None:
        """Close all connections of a person who is known here no more, or those of one session."""
        for table in self._open.values():
            for watcher in list(table.watchers):
                if watcher.person == person.id and session in (None, watcher.session):
                    watcher.close()

    async def stand_up(self, table: Table, person: Person) -> None:
        """Give an own seat back before the game has begun."""
        async with table.lock:
            if table.status != "open":
                raise Refuse("not-running", "the game has begun; your seat stays yours")
            for seat, sitter in enumerate(table.seats):
                if sitter.person == person.id:
                    await self._seat(table, seat, Seat("open"))

    async def fill(self, table: Table, person: Person, bot: str) -> None:
        """The host starts the game: bots take the seats that are still open."""
        host = await self._store.read(
            lambda db: db.execute("SELECT host FROM tables WHERE id = ?", (table.id,)).fetchone()[0]
        )
        if host != person.id:
            raise Refuse("not-yours", "only the host can start the game")
        check_bot(bot)
        async with table.lock:
            for seat, sitter in enumerate(table.seats):
                if sitter.kind == "open":
                    await self._seat(table, seat, Seat("bot", None, bot.capitalize(), bot))
        table.wake()

    async def _seat(self, table: Table, seat: int, sitter: Seat, keep: Status | None = None) -> None:
        seats = [*table.seats[:seat], sitter, *table.seats[seat + 1 :]]
        status: Status = keep or ("open" if any(each.kind == "open" for each in seats) else "playing")

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE seats SET kind = ?, person = ?, name = ?, bot = ? WHERE table_id = ? AND seat = ?",
                (sitter.kind, sitter.person, sitter.name, sitter.bot, table.id, seat),
            )
            db.execute(
                "UPDATE tables SET status = ?, changed = ? WHERE id = ?", (status, time.time(), table.id)
            )

        await self._store.write(job)
        table.seats = seats
        table.status = status
        table.reseat()
        table.emit()

    async def _admits(self, table_id: str, invite: str | None) -> bool:
        row = await self._store.read(
            lambda db: db.execute("SELECT listed, invite FROM tables WHERE id = ?", (table_id,)).fetchone()
        )
        return bool(row["listed"]) or secrets.compare_digest(row["invite"], invite or "")

    async def invitation(self, table: Table) -> str:
        """The secret that admits to a table."""
        return str(
            await self._store.read(
                lambda db: db.execute("SELECT invite FROM tables WHERE id = ?", (table.id,)).fetchone()[0]
            )
        )

    async def campaign(self, table: Table, person: Person) -> str | None:
        """The campaign that a table belongs to, if the person takes part in it."""

        rules = load_game(table.config.game).campaigns
        shared = rules is not None and rules.shared
        whose = f"(c.person = :person OR {TAKES_PART})" if shared else "c.person = :person"

        def job(db: sqlite3.Connection) -> str | None:
            row = db.execute(
                "SELECT c.id FROM entered e JOIN campaigns c ON c.id = e.campaign WHERE e.table_id = :table"
                f" AND {whose}",
                {"table": table.id, "person": person.id},
            ).fetchone()
            return None if row is None else str(row[0])

        return await self._store.read(job)

    # --- finding -----------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Table | None:
        """A table by its id; it is read from the store if it is not in memory."""
        if table_id in self._open:
            return self._open[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._open:
                table = await self._store.read(lambda db: self._read(db, table_id))
                if table is not None:
                    self._open[table_id] = table
        self._loading.pop(table_id, None)
        return self._open.get(table_id)

    def _read(self, db: sqlite3.Connection, table_id: str) -> Table | None:
        row = db.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
        if row is None:
            return None
        entries = db.execute(
            "SELECT seat, kind, value, who FROM log LEFT JOIN stood_in USING (table_id, seq)"
            " WHERE table_id = ? ORDER BY seq",
            (table_id,),
        )
        saved = db.execute("SELECT data, entries FROM snapshots WHERE table_id = ?", (table_id,)).fetchone()
        config = msgspec.json.decode(row["sheet"], type=TableConfig)
        table = kind_of(config)(
            table_id,
            config,
            seats_at(db, table_id),
            row["status"],
            self._store,
            self._bot_pool,
            [read_entry(*entry) for entry in entries],
            None if saved is None else Snapshot(*saved),
        )
        if table.status == "playing":
            table.leave_out_what_no_longer_fits()
        clocks = db.execute("SELECT data FROM clocks WHERE table_id = ?", (table_id,)).fetchone()
        if clocks is not None:
            table.timing.restore(clocks[0])
        return table

    async def lines(self, person: Person | None) -> list[Line]:
        """The tables that a person may see: its own, and those that are open to all."""
        own = "" if person is None else person.id

        def job(db: sqlite3.Connection) -> list[Line]:
            rows = db.execute(
                "SELECT t.*, p.name AS host_name, EXISTS"
                " (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = :own) AS mine"
                " FROM tables t JOIN people p ON p.id = t.host"
                " WHERE mine OR (t.listed AND t.status = 'open') ORDER BY t.changed DESC LIMIT 100",
                {"own": own},
            ).fetchall()
            return [_line(db, row) for row in rows]

        return await self._store.read(job)

    # --- sleeping and waking -----------------------------------------------------------------------------

    async def wake_all(self) -> None:
        """After a restart: go on at all tables at which a bot was thinking."""
        ids = await self._store.read(
            lambda db: [
                row[0]
                for row in db.execute(
                    "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
                    " WHERE t.status = 'playing' AND (s.kind = 'bot' OR s.passing <> 'ask'"
                    " OR EXISTS (SELECT 1 FROM clocks c WHERE c.table_id = t.id))"
                )
            ]
        )
        for table_id in ids:
            table = await self.find(table_id)
            try:
                if table is not None:
                    table.wake()
            except FateboxError as error:  # made with other rules and never saved with a snapshot
                log.warning("table %s cannot go on: %s", table_id, error)
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Put tables away at which nobody has looked for a while."""
        while True:
            await asyncio.sleep(IDLE_S / 5)
            now = time.monotonic()
            for table in list(self._open.values()):
                if not table.watchers and now - table.used > IDLE_S and not table.thinking:
                    table.timing.stop()
                    del self._open[table.id]

    async def close(self) -> None:
        """Stop all that is going on."""
        await asyncio.gather(*(table.rest() for table in self._open.values()))


def _line(db: sqlite3.Connection, row: sqlite3.Row) -> Line:
    config = msgspec.json.decode(row["sheet"], type=TableConfig)
    seats = seats_at(db, row["id"])
    for seat in seats:
        seat.person = None  # who a person is, is between that person and the server
    return Line(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        options=without_secrets(load_game(row["game"]).settings, config.options),
        seats=seats,
        host=row["host_name"],
        mine=bool(row["mine"]),
        created=row["created"],
        changed=row["changed"],
        lesson=bool(config.lesson),
    )
