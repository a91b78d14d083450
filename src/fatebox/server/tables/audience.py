"""The watchers of a table: connections of players at their seats, and of spectators."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from fatebox.server.http.protocol import Presence
from fatebox.server.live.watching import Frame, Watcher

if TYPE_CHECKING:
    from fatebox.server.tables.table import Table

SOON_S = 0.25
"""Spectators who come and go, and people who look elsewhere, are shown after this time, together."""


class Audience:
    """Everybody who watches a table now."""

    def __init__(self, table: Table) -> None:
        self.watchers: set[Watcher] = set()
        self._table = table
        self._soon: asyncio.TimerHandle | None = None

    def join(self, watcher: Watcher) -> None:
        """Let somebody watch from now on."""
        table = self._table
        self.watchers.add(watcher)
        table.wanted = time.monotonic()
        self.reseat()  # the seat may have been left while the connection was opened
        if watcher.seat is not None:
            table.emit()
            return
        watcher.show(table.frame(None))
        table.social.emit([watcher])
        self._emit_soon()

    def leave(self, watcher: Watcher) -> None:
        """Forget somebody who does not watch any more."""
        table = self._table
        self.watchers.discard(watcher)
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

    def presence(self) -> dict[str, Presence]:
        """The people who watch, and whether one of their pages is in view."""
        found: dict[str, Presence] = {}
        for watcher in self.watchers:
            if watcher.person is not None and found.get(watcher.person) != "online":
                found[watcher.person] = "online" if watcher.looking else "away"
        return found

    def reseat(self) -> None:
        """Let nobody watch from a seat that belongs to somebody else; before anything is emitted."""
        for watcher in self.watchers:
            if watcher.seat is not None and self._table.seats[watcher.seat].person != watcher.person:
                watcher.stand_up()

    def spectators(self) -> int:
        """The number of connections that watch without a seat."""
        return sum(watcher.seat is None for watcher in self.watchers)

    def show(self) -> None:
        """Show every watcher what is new to it; those at one seat share a frame."""
        frames: dict[int | None, Frame] = {}
        for watcher in list(self.watchers):
            if watcher.seat not in frames:
                frames[watcher.seat] = self._table.frame(watcher.seat)
            watcher.show(frames[watcher.seat])
        self._table.social.emit(self.watchers)

    def _emit_soon(self) -> None:
        """Show together what happens in a short time."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON_S, self._emit_late)

    def _emit_late(self) -> None:
        self._soon = None
        self._table.emit()
