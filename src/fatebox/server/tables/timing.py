"""The time of a table: its clocks, who is away for how long, and for whom a bot answers meanwhile.

Time while the server does not run is charged to nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from fatebox.kernel.view import waiting
from fatebox.server.http.protocol import ClockData, Presence
from fatebox.server.store.schema import clocks
from fatebox.server.store.statements import put
from fatebox.server.tables.clock import Clock

if TYPE_CHECKING:
    from fatebox.server.tables.table import Table

SHIFT = time.time() - time.monotonic()
"""From the time that clocks go by to that of the day; fixed, so that nothing is sent again when it drifts."""

SCENE_S = 2.0
"""The time to watch a public event before the clock of whoever is asked next runs."""

SCENES_S = 20.0
"""The time to watch all of them: a client that never says it is ready gains no more than this."""

RETRY_S = 2.0
"""Check again for late seats, in case the disk was full or people had to agree first."""


class Stored(msgspec.Struct):
    """The clocks as the store keeps them."""

    left: list[float]
    paused: bool


class Timing:
    """Sees to it that nobody has to wait for ever, where the table was opened so."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._customs = table.config.customs
        self.clock = Clock(self._customs.bank, self._customs.increment, len(table.seats))
        self._away: dict[str, float] = {}
        """Since when people are away."""
        self._marks: dict[int, int] = {}
        """The number of events at the table when each seat last answered."""
        self._timer: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None

    @property
    def used(self) -> bool:
        """Whether time matters at this table."""
        return self._customs.bank > 0 or self._customs.absent > 0

    @property
    def running(self) -> bool:
        """Whether somebody's time may run out."""
        return self._customs.bank > 0 and bool(self.clock.turns)

    def restore(self, data: str) -> None:
        """Go on where the clocks stood."""
        stored = msgspec.json.decode(data, type=Stored)
        self.clock.left, self.clock.paused = stored.left, stored.paused

    def save(self) -> Callable[[Connection], None]:
        """The job that stores the clocks as they stand now."""
        data = msgspec.json.encode(Stored(self.clock.settled(time.monotonic()), self.clock.paused)).decode()

        def job(db: Connection) -> None:
            put(db, clocks, table_id=self._table.id, data=data)

        return job

    def resume(self) -> None:
        """Go on after a pause; whoever is away has the whole time to come back."""
        self.clock.resume()
        self._away = {}

    def answered(self, seat: int, events: int) -> None:
        """A seat has answered after this number of events; it watches what follows."""
        self.clock.answered(seat, time.monotonic())
        self._marks[seat] = events

    def _watching(self, seat: int) -> float:
        """The time that a seat has to watch what happened since it last answered.

        Secret events do not count: all see when a clock begins to run.
        """
        return min(SCENES_S, SCENE_S * self._table.public_events(self._marks[seat]))

    # --- who is asked, who is away ---------------------------------------------------------------------

    def follow(self) -> None:
        """Let the clocks of those run who are asked now, and look again when a time is up."""
        table, now = self._table, time.monotonic()
        if not self.used:
            return
        self._away = {person: self._away.get(person, now) for person in self._people("left")}
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if table.status != "playing":
            self.clock.follow({}, now)
            return
        if self._customs.bank > 0:
            known = not table.match.joint and waiting(table.match) is not None
            for seat in range(len(table.seats)):
                self._marks.setdefault(seat, table.events)
            absent = self.stand_ins()
            asked = {seat: known for seat in table.awaited() if seat not in absent}
            self.clock.follow(asked, now, self._watching)
        left = (self.clock.due(seat, now) for seat in self.clock.turns)
        times = [time_left if time_left > 0 else RETRY_S for time_left in left]
        if self._customs.absent > 0 and not self.clock.paused:
            times += [since + self._customs.absent - now for since in self._away.values()]
        if coming := [time_left for time_left in times if time_left > 0]:
            self._timer = asyncio.get_running_loop().call_later(min(coming) + 0.01, self._tick)

    def _tick(self) -> None:
        self._ticking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        async with self._table.lock:
            self._table.emit()
        self._table.wake()

    def _people(self, *presence: Presence) -> set[str]:
        """The people of the seats who are, or are not, here."""
        people = {seat.person for seat in self._table.seats if seat.person is not None}
        return {person for person in people if self._table.audience.presence(person) in presence}

    def stand_ins(self) -> dict[int, str]:
        """The seats of those who are away too long while somebody waits, and the bot that plays for them."""
        limit, now = self._customs.absent, time.monotonic()
        seats = self._table.seats
        if limit <= 0 or self.clock.paused or not self._people("online", "away"):
            return {}
        gone = {person for person in self._people("left") if now - self._away.get(person, now) >= limit}
        return {i: self._customs.stand_in for i, seat in enumerate(seats) if seat.person in gone}

    def late(self) -> list[int]:
        """The seats whose time is up."""
        return [] if self.clock.paused else self.clock.late(time.monotonic())

    def bots(self) -> dict[int, str]:
        """The seats of people for which a bot answers now."""
        late = self.late() if self._customs.late == "bot" else []
        return {**dict.fromkeys(late, self._customs.stand_in), **self.stand_ins()}

    def defaults(self) -> list[int]:
        """The seats for which the default answer is given now."""
        return self.late() if self._customs.late == "default" else []

    # --- showing ---------------------------------------------------------------------------------------

    def shown(self) -> list[ClockData | None] | None:
        """All banks, as all may know them."""
        if self._customs.bank <= 0:
            return None
        return [
            None if sitter.kind != "person" else ClockData(round(self.clock.left[seat], 1), self._since(seat))
            for seat, sitter in enumerate(self._table.seats)
        ]

    def _since(self, seat: int) -> float | None:
        turn = self.clock.turns.get(seat)
        return round(turn.since + SHIFT, 1) if turn is not None and turn.charged else None

    def allowance(self, seat: int | None) -> ClockData | None:
        """The time of a seat for a question that is charged to no bank."""
        turn = None if seat is None else self.clock.turns.get(seat)
        if turn is None or turn.charged:
            return None
        return ClockData(self.clock.allowance, round(turn.since + SHIFT, 1))

    def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
