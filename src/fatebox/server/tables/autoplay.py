"""The answers that a table gives by itself: for bots, people who pass, and people whose time is up."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from fatebox.bots.cast import bot_of
from fatebox.kernel import PASS, FateboxError, RecordError
from fatebox.kernel.record import CLOCK
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.log import Entry
from fatebox.server.tables.refusal import Refuse

if TYPE_CHECKING:
    from fatebox.server.tables.table import Table

log = logging.getLogger("fatebox.table")
LINGER_S = 60
"""Bots go on for this long at a table that nobody watches any more."""


class Autoplay:
    """A task that answers for a table until a person has to."""

    def __init__(self, table: Table, bot_pool: BotPool) -> None:
        self._table = table
        self._bot_pool = bot_pool
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether it is answering now."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Answer for everybody who need not be waited for."""
        if self._table.status == "playing" and not self.running and self._is_needed():
            self._task = asyncio.create_task(self._go_on())

    def _is_needed(self) -> bool:
        """Whether there may be anything to do; mostly, all wait for a person."""
        table = self._table
        if not table.is_noted or table.timing.used:
            return True
        asked = [decision.seat for decision in table.match.decisions]
        return any(table.seats[seat].kind != "person" or table.passes(seat) for seat in asked)

    async def finish(self, seconds: float) -> None:
        """Wait until nobody answers any more, but not longer than this."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=seconds)

    async def stop(self) -> None:
        """Stop answering."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        """Bots, and people who pass on or are late, answer until a person has to."""
        table = self._table
        table.timing.follow()
        try:
            while table.status == "playing" and not table.social.holds:
                if not await self._pass_on() and not await self._take_default() and not await self.think():
                    return
        except Refuse:
            await asyncio.sleep(1)  # the disk was full, or the rules failed: others still want the table
        except RecordError as error:  # made with other rules or cards: nothing is wrong with the bots
            log.warning("table %s cannot go on: %s", table.id, error)
        except (FateboxError, RuntimeError):
            log.exception("table %s: the bots failed", table.id)
        finally:
            table.note_asked()

    async def _pass_on(self) -> bool:
        """Pass for one person who wants that here."""
        table = self._table
        async with table.lock:
            seat = next((d.seat for d in table.match.decisions if table.passes(d.seat)), None)
            if seat is None:
                return False
            await table.commit([Entry(seat, "answer", PASS)])
            await table.publish()
            return True

    async def _take_default(self) -> bool:
        """Give the default answer for one person whose time is up."""
        table = self._table
        async with table.lock:
            late = table.timing.defaults()
            decision = next((d for d in table.match.decisions if d.seat in late), None)
            if decision is None:
                return False
            default = decision.default(table.match.state)
            await table.commit([Entry(decision.seat, "answer", default, CLOCK)])
            await table.publish()
            return True

    async def think(self) -> bool:
        """Let bots answer for a while; False if none is asked."""
        table = self._table
        bots = self._bots()
        watched = table.audience.watchers or time.monotonic() - table.wanted <= LINGER_S
        if not watched and not table.timing.used:
            return False  # nobody looks: they go on when somebody does
        if not any(decision.seat in bots for decision in table.match.decisions):
            return False
        found = await self._bot_pool.think(
            self._payer(), table.id, table.config, table.entries, table.snapshot, bots, table.timing.bots()
        )
        for entry in found:
            async with table.lock:
                decision = table.match.decision_of(entry.seat)
                if decision is None or entry.value not in decision.options or table.social.holds:
                    break  # somebody else has answered in the meantime, or people have to agree first
                if entry.seat not in self._bots():
                    break  # somebody has come back, or has time again
                await table.commit([entry])
                await table.publish()
        return True

    def _payer(self) -> str:
        """The person on whose account bots think here."""
        table = self._table
        return next((seat.person for seat in table.seats if seat.person is not None), table.id)

    def _bots(self) -> dict[int, str]:
        """The seats that bots answer for now."""
        table = self._table
        game = table.match.game
        seated = {
            i: bot_of(game, seat.bot, seat.name) for i, seat in enumerate(table.seats) if seat.kind == "bot"
        }
        return {**seated, **table.timing.bots()}
