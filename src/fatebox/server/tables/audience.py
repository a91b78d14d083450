"""The watchers of a table: connections of players at their seats, and of spectators.

Players are shown everything at once. Spectators are shown together what has happened since they were last
shown something, and the more there are, the rarer, so that a crowd costs the server little.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator, Set
from typing import TYPE_CHECKING

from fatebox.server.http.protocol import Presence
from fatebox.server.live.watching import Frame, Watcher

if TYPE_CHECKING:
    from fatebox.server.tables.table import Table

SOON_S = 0.25
"""Spectators who come and go, and people who look elsewhere, are shown after this time, together."""
SHOWN_PER_S = 200
"""The most messages a second to spectators of a table: twenty see what happens at once, a thousand in 5 s."""
TURN_S = 0.002
"""Players are shown something for this long before others get their turn on the loop."""
SLICE = 50
"""The number of spectators that are shown something before others get their turn on the loop."""


class Audience:
    """Everybody who watches a table now."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._players: set[Watcher] = set()
        self._crowd: set[Watcher] = set()
        self._pages: defaultdict[str, set[Watcher]] = defaultdict(set)
        """The connections of each person who watches."""
        self._soon: asyncio.TimerHandle | None = None
        self._public: Frame | None = None
        """The table as spectators see it now, if it was made."""
        self._crowd_due: asyncio.Handle | None = None
        self._crowd_shown = 0.0

    @property
    def watchers(self) -> Set[Watcher]:
        """All connections."""
        return self._players | self._crowd

    @property
    def spectators(self) -> int:
        """The number of connections that watch without a seat."""
        return len(self._crowd)

    def join(self, watcher: Watcher) -> None:
        """Let somebody watch from now on."""
        table = self._table
        (self._crowd if watcher.seat is None else self._players).add(watcher)
        if watcher.person is not None:
            self._pages[watcher.person].add(watcher)
        table.wanted = time.monotonic()
        self.reseat()  # the seat may have been left while the connection was opened
        if watcher.seat is not None:
            table.emit()
            return
        watcher.show(self._public_frame())
        table.social.emit([watcher])
        self._emit_soon()

    def leave(self, watcher: Watcher) -> None:
        """Forget somebody who does not watch any more."""
        table = self._table
        self._players.discard(watcher)
        self._crowd.discard(watcher)
        if watcher.person is not None:
            pages = self._pages[watcher.person]
            pages.discard(watcher)
            if not pages:
                del self._pages[watcher.person]
        table.used = table.wanted = time.monotonic()
        if watcher.seat is None:
            self._emit_soon()
        else:
            table.emit()

    def look(self, watcher: Watcher, looking: bool) -> None:
        """Somebody looks elsewhere, or at the table again."""
        if watcher.looking != looking:
            watcher.looking = looking
            if watcher.seat is not None:
                self._emit_soon()

    def presence(self, person: str | None) -> Presence:
        """Whether a person watches, and has one of their pages in view."""
        pages = self._pages.get(person or "")
        if not pages:
            return "left"
        for page in pages:
            if page.looking:
                return "online"
        return "away"

    def reseat(self) -> None:
        """Let nobody watch from a seat that belongs to somebody else; before anything is emitted."""
        for watcher in list(self._players):
            if watcher.seat is None or self._table.seats[watcher.seat].person != watcher.person:
                watcher.stand_up()
                self._players.discard(watcher)
                self._crowd.add(watcher)

    def show(self) -> None:
        """Show every player what is new, at once, and spectators soon."""
        for _ in self._seats_shown():
            pass

    async def show_in_turns(self) -> None:
        """Show the same, and let others have their turn on the loop where it takes long."""
        start = time.thread_time()
        for _ in self._seats_shown():
            if time.thread_time() - start > TURN_S:
                await asyncio.sleep(0)
                start = time.thread_time()

    def _seats_shown(self) -> Iterator[None]:
        """Show what is new, seat by seat, with a stop before each but the first; connections at one seat
        share a frame."""
        self._public = None
        past = self._table.past()
        for place, seat in enumerate({watcher.seat for watcher in self._players}):
            if place > 0:
                yield
            frame = self._table.frame(seat, past)
            for watcher in self._players:
                if watcher.seat == seat:
                    watcher.show(frame)
        self._table.social.emit(self._players)
        if self._crowd_due is None:
            self._show_crowd_in_time()

    def _show_crowd_in_time(self) -> None:
        """Show spectators what is new, now or as soon as it is their turn again."""
        if self._crowd:
            wait = self._crowd_shown + len(self._crowd) / SHOWN_PER_S - time.monotonic()
            if wait <= 0:
                self._show_crowd()
            else:
                self._crowd_due = asyncio.get_running_loop().call_later(wait, self._show_crowd)

    def _show_crowd(self) -> None:
        """Show all spectators the table as it is now, or as soon as that is on the disk."""
        self._crowd_due = None
        if self._table.unsaved:
            self._table.emit()
        elif self._crowd:
            self._crowd_shown = time.monotonic()
            self._show_some(self._public_frame(), list(self._crowd))

    def _show_some(self, frame: Frame, waiting: list[Watcher]) -> None:
        """Show the first of those who wait, then the others: who plays here need not wait for a crowd."""
        first, rest = waiting[:SLICE], waiting[SLICE:]
        still = [watcher for watcher in first if watcher in self._crowd]
        for watcher in still:
            watcher.show(frame)
        self._table.social.emit(still)
        self._crowd_due = asyncio.get_running_loop().call_soon(self._show_some, frame, rest) if rest else None
        if not rest and self._public is not frame:  # something has happened while they were shown this
            self._show_crowd_in_time()

    def _public_frame(self) -> Frame:
        if self._public is None:
            self._public = self._table.frame(None, self._table.past())
        return self._public

    def _emit_soon(self) -> None:
        """Show together what happens in a short time."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON_S, self._emit_late)

    def _emit_late(self) -> None:
        self._soon = None
        self._table.emit()
