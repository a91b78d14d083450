"""All tables of a server: opened, joined, found, put away while nobody looks, and woken after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, literal_column, select

from fatebox.games import load_game
from fatebox.kernel import FateboxError, OptionsError, RulesError
from fatebox.kernel.errors import error_message
from fatebox.kernel.options import moved_up
from fatebox.server import words
from fatebox.server.campaigns.campaigns import Binding
from fatebox.server.campaigns.documents import usable_by
from fatebox.server.http.limits import MOST_TABLES, TABLES, Buckets
from fatebox.server.lessons.table import kind_of
from fatebox.server.live.watching import GONE
from fatebox.server.people.people import Person
from fatebox.server.store import schema
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import campaigns, clocks, entered, rematches, tables
from fatebox.server.store.statements import Lookup, Prepared
from fatebox.server.tables.autoplay import LINGER_S
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.holding import Holding, elsewhere
from fatebox.server.tables.listing import Line, lines_for
from fatebox.server.tables.log import (
    APPEND,
    Customs,
    Entry,
    Snapshot,
    TableConfig,
    last_set_aside,
    log_rows,
    new_config,
    read_entries,
)
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.seating import Seating
from fatebox.server.tables.seats import NEW_SEATS, Seat, Wanted, check_bot, seat_rows, seats_at, seats_of
from fatebox.server.tables.seeds import Seeds
from fatebox.server.tables.table import Status, Table

log = logging.getLogger("fatebox.tables")
HOSTED = Lookup(
    select(func.count())
    .select_from(tables)
    .where(tables.c.host == bindparam("person"), tables.c.status != literal_column("'over'"))
)
NEW_TABLE = Prepared(insert(tables), *tables.c.keys())
TIMED = tables.c.id.in_(select(clocks.c.table_id))
IDLE_S = 300
"""A table at which nobody looks for so long is put away; it comes back when somebody does."""


CLAIM_S = 10
"""The longest to wait until another process has let a table go."""


class Others(Protocol):
    """The other processes on the same database."""

    def want(self, holder: str, table: str) -> None:
        """Ask the process that holds a table to let it go."""

    def renamed(self, person: str, before: str, name: str) -> None:
        """A person has another name."""

    def expelled(self, person: str, session: str | None) -> None:
        """A person, or one of their sessions, is known here no more."""


class Tables:
    """The tables in memory, and those in the store."""

    def __init__(self, store: Store, bot_pool: BotPool, seeds: Seeds, holding: Holding | None = None) -> None:
        self.seeds = seeds
        self.others: Others | None = None
        self._holding = holding or Holding(store)
        self._store = store
        self._bot_pool = bot_pool
        self.seating = Seating(store)
        self._opening = Buckets(*TABLES)
        self._open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._stopping: set[asyncio.Task[None]] = set()

    # --- opening ---------------------------------------------------------------------------------------

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
            raise Refuse("too-fast", words.TABLES_MANY())
        seats = seats_of(config.game, host, wanted)
        status: Status = "open" if any(seat.kind == "open" for seat in seats) else "playing"
        table_id, holder = secrets.token_urlsafe(9), self._holding.process
        access = self._holding.access(table_id, lambda: self._lose(table_id))
        table = kind_of(config)(table_id, config, seats, status, access, self._bot_pool, list(entries))
        try:  # a table that could never start is refused now, also where it waits for players
            await asyncio.to_thread(lambda: table.match)
        except RulesError as error:
            raise OptionsError(words.TABLE_START(error=error_message(str(error)))) from None
        invite = secrets.token_urlsafe(12)
        now = time.time()
        config_text = msgspec.json.encode(config).decode()

        def job(db: Connection) -> None:
            [(hosted,)] = HOSTED(db, person=host.id)
            if hosted >= MOST_TABLES:
                raise OptionsError(words.TABLES_MOST(count=MOST_TABLES))
            row = {"id": table.id, "game": config.game, "host": host.id, "invite": invite, "status": status}
            about = {"listed": int(listed), "sheet": config_text, "holder": holder}
            NEW_TABLE(db, [{**row, **about, "created": now, "changed": now}])
            NEW_SEATS(db, seat_rows(table.id, seats))
            if binding is not None:
                binding(db, table.id)
            if table.timing.used:
                table.timing.save()(db)
            if entries:
                APPEND(db, log_rows(table.id, 0, entries, now))

        await self._store.write(job)
        table.social.begin()
        self._open[table.id] = table
        table.wake()
        return table, invite

    async def rematch(self, table: Table, host: Person) -> Table:
        """Another game with the same people and settings; there is one for each table.

        Seats are exchanged: whoever sat first sits last now, and the next one begins. Factions and decks that
        people had brought go with them.
        """
        async with table.lock:
            await table.social.load()
            if table.social.next is not None:
                found = await self.look(table.social.next)
                assert found is not None
                return found
            if await self._in_campaign(table.id):
                raise Refuse("not-running", words.REMATCH_CAMPAIGN())
            old = table.config
            seed = self.seeds.next(host, old.game)
            options = moved_up(load_game(old.game).settings, old.options, old.seats)
            config = new_config(old.game, old.seats, options, seed, self.seeds.generator)
            config = msgspec.structs.replace(config, hints=old.hints, customs=old.customs)
            moved = [*table.seats[1:], table.seats[0]]
            seats = [Seat(s.kind, s.person, s.name, s.bot, s.passing) for s in moved]

            def bind(db: Connection, new: str) -> None:
                db.execute(insert(rematches).values(table_id=table.id, next=new))

            again, _ = await self.open(host, config, seats, binding=bind)
            table.social.next = again.id
            table.emit()
        return again

    async def _in_campaign(self, table_id: str) -> bool:
        query = select(entered.c.table_id).where(entered.c.table_id == table_id)
        return await self._store.read(lambda db: db.execute(query).first() is not None)

    async def lines(self, person: Person | None, page: int = 0) -> list[Line]:
        """The tables that a person may see."""
        return await self._store.read(lambda db: lines_for(db, person, page))

    async def rename(self, person: Person, name: str) -> None:
        """Show a person's new name at the tables that are in memory; the store has it already."""
        if self.others is not None:
            self.others.renamed(person.id, person.name, name)
        await self.rename_here(person.id, person.name, name)

    async def rename_here(self, person: str, before: str, name: str) -> None:
        """The same for the tables that this process holds."""
        for table in list(self._open.values()):
            own = [seat for seat in table.seats if seat.person == person and seat.name == before]
            for seat in own:
                seat.name = name
            if own:
                async with table.lock:
                    table.emit()

    def expel(self, person: Person, session: str | None = None) -> None:
        """Close all connections of a person who is known here no more, or those of one session."""
        if self.others is not None:
            self.others.expelled(person.id, session)
        self.expel_here(person.id, session)

    def expel_here(self, person: str, session: str | None) -> None:
        """The same for the tables that this process holds."""
        for table in self._open.values():
            for watcher in list(table.audience.watchers):
                if watcher.person == person and session in (None, watcher.session):
                    watcher.close(GONE)

    async def campaign(self, table: Table, person: Person) -> str | None:
        """The campaign that a table belongs to, if the person takes part in it."""

        rules = load_game(table.config.game).campaigns
        shared = rules is not None and rules.shared
        query = (
            select(campaigns.c.id)
            .join_from(entered, campaigns)
            .where(entered.c.table_id == table.id, usable_by(person.id, shared=shared))
        )
        return await self._store.read(lambda db: db.execute(query).scalar())

    # --- finding -----------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Table | None:
        """A table by its id, held by this process from now on; one that another process holds is refused."""
        if table_id in self._open:
            return self._open[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._open:
                if await self.holder(table_id) is not None:
                    raise elsewhere()
                table = await self._store.read(lambda db: self._read(db, table_id))
                if table is not None:
                    await asyncio.to_thread(table.prepare)
                    self._open[table_id] = table
        self._loading.pop(table_id, None)
        return self._open.get(table_id)

    async def look(self, table_id: str) -> Table | None:
        """A table to look at, whoever holds it: nothing may be done at it."""
        found = self._open.get(table_id)
        return found or await self._store.read(lambda db: self._read(db, table_id))

    async def claim(self, table_id: str) -> Table | None:
        """A table that has to be changed here: another process that holds it is asked to let it go."""
        deadline = time.monotonic() + CLAIM_S
        while (holder := await self.holder(table_id)) is not None and time.monotonic() < deadline:
            if self.others is not None:
                self.others.want(holder, table_id)
            await asyncio.sleep(0.1)
        return await self.find(table_id)

    async def holder(self, table_id: str) -> str | None:
        """The other process that holds a table; None: this one does, or there is no such table."""
        if not self._holding.process or table_id in self._open:
            return None
        found = await self._holding.take(table_id)
        return None if found == self._holding.process else found

    async def let_go(self, table_id: str) -> None:
        """Put a table away that another process wants to have; who watches it comes back there."""
        table = self._open.pop(table_id, None)
        if table is not None:
            await table.stop()
        await self._holding.let_go([table_id])

    def _lose(self, table_id: str) -> None:
        """A table is held by another process, which took this one for dead."""
        table = self._open.pop(table_id, None)
        if table is not None:
            self._stopping.add(task := asyncio.create_task(table.stop()))
            task.add_done_callback(self._stopping.discard)

    async def drop_all(self) -> None:
        """Put all tables away at once: others may hold them."""
        dropped, self._open = list(self._open.values()), {}
        await asyncio.gather(*(table.stop() for table in dropped), return_exceptions=True)

    def _read(self, db: Connection, table_id: str) -> Table | None:
        row = db.execute(select(tables).where(tables.c.id == table_id)).first()
        if row is None:
            return None
        snapshots = schema.snapshots
        kept = select(snapshots.c.data, snapshots.c.entries).where(snapshots.c.table_id == table_id)
        saved = db.execute(kept).first()
        config = msgspec.json.decode(row.sheet, type=TableConfig)
        table = kind_of(config)(
            table_id,
            config,
            seats_at(db, table_id),
            row.status,
            self._holding.access(table_id, lambda: self._lose(table_id)),
            self._bot_pool,
            read_entries(db, table_id),
            None if saved is None else Snapshot(*saved),
            last_set_aside(db, table_id),
        )
        if table.status == "playing":
            table.leave_out_what_no_longer_fits()
        times = db.execute(select(clocks.c.data).where(clocks.c.table_id == table_id)).scalar()
        if times is not None:
            table.timing.restore(times)
        return table

    # --- sleeping and waking -----------------------------------------------------------------------------

    async def wake_all(self) -> None:
        """After a restart: go on at all tables at which a bot was thinking."""
        sitters = schema.seats.c
        await self._wake((sitters.kind == "bot") | (sitters.passing != "ask") | TIMED)

    async def wake_timed(self) -> None:
        """Go on at the tables of a process that is gone, where somebody's time runs."""
        await self._wake(TIMED)

    async def _wake(self, which: ColumnElement[bool]) -> None:
        playing = select(tables.c.id).distinct().join_from(tables, schema.seats)
        query = playing.where(tables.c.status == "playing", which)
        ids = await self._store.read(
            lambda db: db.execute(query.where(self._holding.free(db))).scalars().all()
        )
        for table_id in ids:
            if table_id in self._open or await self.holder(table_id) is not None:
                continue
            table = await self.find(table_id)
            try:
                if table is not None:
                    table.wanted = time.monotonic() - LINGER_S  # bots think when somebody looks again
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
                if not table.audience.watchers and now - table.used > IDLE_S and not table.thinking:
                    table.timing.stop()
                    del self._open[table.id]
                    await self._holding.let_go([table.id])

    def in_memory(self) -> int:
        """The number of tables in memory."""
        return len(self._open)

    async def put_away(self, table_id: str) -> bool:
        """Take a table out of memory; False if somebody looks at it, or another process holds it."""
        if await self.holder(table_id) is not None:
            return False
        table = self._open.get(table_id)
        if table is None:
            return True
        if table.audience.watchers:
            return False
        table.timing.stop()
        del self._open[table_id]
        return True

    async def close(self) -> None:
        """Stop all that is going on."""
        await asyncio.gather(*(table.rest() for table in self._open.values()), return_exceptions=True)
        await self._holding.let_go(list(self._open))
