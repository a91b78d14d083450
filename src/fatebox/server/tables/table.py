"""One table: an answer is valid, then durable, then shown.

All that changes a table happens under its lock. An answer is tried on the match first; nobody hears of it
before it is on the disk. If the disk refuses, the match is made again from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Literal

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from fatebox.kernel import Event, FateboxError, IllegalAnswer, Match, UndoError
from fatebox.kernel.keeping import Finished, Player
from fatebox.kernel.passing import WhenToAsk, passable, passes
from fatebox.server import words
from fatebox.server.campaigns.booking import finished
from fatebox.server.http.protocol import (
    Answer,
    Concede,
    Gesture,
    Hold,
    PassOn,
    Ready,
    SeatData,
    Shown,
    TakeBack,
)
from fatebox.server.live.boards import Boards
from fatebox.server.live.watching import MOVED, Frame, Past, playing
from fatebox.server.metrics import ANSWERS
from fatebox.server.store.engine import Access
from fatebox.server.tables.audience import Audience
from fatebox.server.tables.autoplay import Autoplay
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.log import (
    Entry,
    Numbers,
    Outgrown,
    Snapshot,
    TableConfig,
    applicable,
    apply,
    open_match,
)
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.seats import Seat, is_among_bots, keep_passing, note_asked
from fatebox.server.tables.social import Social
from fatebox.server.tables.timing import Timing
from fatebox.server.tables.wishes import entries_of
from fatebox.server.tables.writing import Appending, snapshot_of

log = logging.getLogger("fatebox.table")
SNAPSHOT_EVERY = 50
Status = Literal["open", "playing", "over"]


class Table:
    """A table in memory, with its match while it is played."""

    autoplay: type[Autoplay] = Autoplay
    """The kind of answers that it gives by itself."""

    def __init__(
        self,
        id: str,
        config: TableConfig,
        seats: list[Seat],
        status: Status,
        store: Access,
        bot_pool: BotPool,
        entries: list[Entry] | None = None,
        snapshot: Snapshot | None = None,
        outgrown: int | None = None,
    ) -> None:
        self.id = id
        self.config = config
        self.seats = seats
        self.status: Status = status
        self.entries = entries or []
        self._numbers = Numbers()
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.used = time.monotonic()
        self.social = Social(self, store)
        self.timing = Timing(self)
        self.store = store
        self._autoplay = self.autoplay(self, bot_pool)
        self.snapshot = snapshot
        """From where the table goes on if rules or content have changed since it was opened."""
        self.outgrown = outgrown
        """The number of entries before those that were set aside because the rules have changed."""
        self._outdated = False
        """Whether the log on the disk holds more than the entries: answers that the rules no longer allow."""
        self._match: Match[Any] | None = None
        self._boards = Boards()
        self.unsaved = self._emits_later = False
        """Whether the match is ahead of the disk, so that nobody may see it; whether somebody waits to."""
        self._events: list[Event] = []
        self._asked: list[int] | None = None
        """The seats that are noted as asked in the store."""
        self.wanted = time.monotonic()
        """The last time a person did something here, came or went."""

    # --- the match -----------------------------------------------------------------------------------

    @property
    def match(self) -> Match[Any]:
        """The match, made from the log if it is not there."""
        if self._match is None:
            self._events = []
            self._match = self._open()
        return self._match

    def _open(self) -> Match[Any]:
        if self.outgrown is None:
            return open_match(self.config, self.entries, self.snapshot, self._events.append)
        at = max(self.outgrown, 0 if self.snapshot is None else self.snapshot.entries)
        match = open_match(self.config, self.entries[:at], self.snapshot, self._events.append)
        self._events.append(Outgrown(clause=""))  # nobody loses an answer without notice
        for entry in self.entries[at:]:
            apply(match, entry)
        return match

    def prepare(self) -> None:
        """Make the match, in a thread: a long log takes a while to play again, and so does setting up."""
        with contextlib.suppress(FateboxError):  # whoever needs it is told what is wrong
            self.match  # noqa: B018

    def number(self, seat: int | None) -> int:
        """The number of the decision that a seat may answer now; see `protocol`."""
        return self._numbers.of(self.entries, seat)

    def hints(self, seat: int) -> bool:
        """Whether a seat may be given hints: where it plays with bots alone, or the table was opened so."""
        return (self.config.hints or is_among_bots(self.seats, seat)) and not self.config.daily

    def leave_out_what_no_longer_fits(self) -> None:
        """Go on from where the present rules can follow the log; the next answer sets the rest aside."""
        fitting = applicable(self.config, self.entries, self.snapshot)
        if fitting < len(self.entries):
            lost = len(self.entries) - fitting
            log.warning("table %s: the rules have changed; it goes on %d answers earlier", self.id, lost)
            del self.entries[fitting:]
            self.outgrown = fitting
            self._outdated = True

    # --- messages of people --------------------------------------------------------------------------

    async def receive(self, seat: int, message: Answer | Gesture | TakeBack | Concede) -> None:
        """Do what a person at a seat asks for; when this returns, it is durable. Or refuse."""
        async with self.lock:
            self.check(seat, message.number)
            if not isinstance(message, TakeBack) and self.match.decision_of(seat) is None:
                raise Refuse("not-asked", words.UNASKED())
            self.wanted = time.monotonic()
            held = passable(self.match, seat)
            await self.commit(self._entries_of(seat, message))
            if held:
                self.seats[seat].holding = False
                self.note_asked()
            await self.publish()
        self.wake()

    def check(self, seat: int, number: int) -> None:
        """Refuse what comes before or after the game, or too late for the decision that it is about."""
        if self.status == "over":
            raise Refuse("not-running", words.OVER())
        if self.status == "open":
            raise Refuse("not-running", words.WAITING())
        if self.timing.clock.paused:
            raise Refuse("not-running", words.PAUSED())
        if number != self.number(seat):
            raise Refuse("stale", words.STALE(number=number, next=self.number(seat)))

    def _entries_of(self, seat: int, message: Answer | Gesture | TakeBack | Concede) -> list[Entry]:
        return entries_of(self, seat, message)

    async def set_passing(self, seat: int, message: PassOn) -> None:
        """Remember how a seat passes."""
        async with self.lock:
            await self.store.write(lambda db: keep_passing(db, self.id, seat, message.passing))
            self.seats[seat].passing = message.passing
            self.emit()
        self.wake()

    async def set_hold(self, seat: int, message: Hold) -> None:
        """Hold a seat's next window open, or do not any more."""
        async with self.lock:
            self.seats[seat].holding = message.hold
            self.emit()
        self.wake()

    async def begin_clock(self, seat: int, message: Ready) -> None:
        """Let a seat's time run, where it is still this question that it has watched enough for."""
        async with self.lock:
            if message.number == self.number(seat) and self.timing.clock.begin(seat, time.monotonic()):
                self.emit()

    # --- making it durable ---------------------------------------------------------------------------

    async def commit(self, entries: Sequence[Entry]) -> None:
        """Apply entries to the match and put them on the disk, all or none of them."""
        self.unsaved = True
        try:
            await self._commit(entries)
        finally:
            self.unsaved = False
            if self._emits_later:
                self.emit()

    async def _commit(self, entries: Sequence[Entry]) -> None:
        match = self.match
        events = self.events
        try:
            for entry in entries:
                apply(match, entry)
        except (IllegalAnswer, UndoError) as error:
            if entry is not entries[0]:
                self._forget()
            raise Refuse("undo" if isinstance(error, UndoError) else "illegal", error.message) from None
        except Exception:
            self._forget()
            log.exception("table %s: the rules failed", self.id)
            raise Refuse("busy", words.FAILED()) from None
        for entry in entries:
            if entry.kind == "answer":
                self.timing.answered(entry.seat, events)
        status: Status = "playing" if match.result is None else "over"
        asked = self.awaited() if status == "playing" else []
        try:
            await self.store.write(self._append(entries, status, asked))
        except (SQLAlchemyError, OSError):
            self._forget()
            log.exception("table %s: the answer could not be saved", self.id)
            raise Refuse("busy", words.UNSAVED()) from None
        self._outdated = False
        self._asked = asked
        ANSWERS.inc(len(entries))
        self.entries.extend(entries)
        self.status = status

    def _append(
        self, entries: Sequence[Entry], status: Status, asked: Sequence[int]
    ) -> Callable[[Connection], None]:
        first = len(self.entries)
        total = first + len(entries)
        snapshot: Callable[[], str] | None = None
        if total // SNAPSHOT_EVERY > first // SNAPSHOT_EVERY and status == "playing":
            snapshot = partial(snapshot_of, self.match)
        return Appending(
            self.id,
            first,
            entries,
            status,
            asked if asked != self._asked else None,
            self._outdated,
            self._finished() if status == "over" else None,
            self.timing.save() if self.timing.used else None,
            snapshot,
        ).job

    def _finished(self) -> Finished | None:
        """The entries to write for a game that is over."""
        players = [Player(seat.kind, seat.person, seat.name, seat.bot) for seat in self.seats]
        return finished(self.id, self.config, players, self.match)

    def _forget(self) -> None:
        """Throw the match away; it is made again from the log when it is needed."""
        self._match = None
        self.match  # noqa: B018 - watchers count events, so the events must be the old ones again

    # --- showing ---------------------------------------------------------------------------------------

    def emit(self) -> None:
        """Show every watcher what is new to it; while an answer is not on the disk, later."""
        self._emits_later = self.unsaved
        if not self._emits_later:
            self.note_asked()
            self._look_around()
            self.audience.show()

    async def publish(self) -> None:
        """Show every watcher what a commit has made new, with pauses where it takes long; under the lock."""
        self._look_around()
        await self.audience.show_in_turns()

    def _look_around(self) -> None:
        self.used = time.monotonic()
        self.timing.follow()

    def frame(self, seat: int | None, past: Past) -> Frame:
        """The table as a seat, or a spectator, sees it now."""
        return Frame(seat, self._shown(seat), past)

    def past(self) -> Past:
        """All that has happened so far."""
        return Past(self._events)

    def heard(self, seat: int | None) -> Iterator[Event]:
        """The events that a seat, or a spectator, may hear of, the latest first."""
        return (event for event in reversed(self._events) if event.visible(seat))

    @property
    def events(self) -> int:
        """The number of events."""
        return len(self._events)

    def public_events(self, first: int = 0) -> int:
        """The number of public events, from some place on."""
        return sum(event.visible(None) for event in self._events[first:])

    def _shown(self, seat: int | None) -> Shown:
        number = self.number(seat)
        seats = self.seat_data(seat)
        passing: WhenToAsk = "ask" if seat is None else self.seats[seat].passing
        holding = seat is not None and self.seats[seat].holding
        if self.status == "open":
            return Shown(number, "open", seat, None, None, [], [], 0, seats, passing, holding, None, 0)
        silent = seat is not None and self.passes(seat)  # it will pass before anybody can look
        return playing(self.match, self._boards, seat, number, seats, passing, holding, silent)

    def seat_data(self, seat: int | None) -> list[SeatData]:
        """The seating, as a seat sees it."""
        person = None if seat is None else self.seats[seat].person
        return [
            SeatData(
                each.kind,
                each.name,
                each.bot,
                "online" if each.kind == "bot" else self.audience.presence(each.person),
                person is not None and each.person == person,
                person is not None and each.person == person and i != seat and self.awaits(i),
            )
            for i, each in enumerate(self.seats)
        ]

    # --- people who are asked, and answers without them ------------------------------------------------

    def awaited(self) -> list[int]:
        """The seats whose people have to answer now."""
        asked = (decision.seat for decision in self.match.decisions)
        return [seat for seat in asked if self.seats[seat].kind == "person" and self.awaits(seat)]

    def passes(self, seat: int) -> bool:
        """Whether a person has said before that the seat passes here."""
        sitter = self.seats[seat]
        return sitter.kind == "person" and not sitter.holding and passes(self.match, seat, sitter.passing)

    def awaits(self, seat: int) -> bool:
        """Whether a person has to answer for a seat."""
        return self.status == "playing" and self.match.decision_of(seat) is not None and not self.passes(seat)

    def wake(self) -> None:
        """Let bots, and people who pass or are late, answer."""
        self._autoplay.start()

    def note_asked(self) -> None:
        """Keep in the store who is asked, for lists of tables; only what has changed."""
        if self._match is None and self.status == "playing":
            return  # it is noted as soon as somebody needs the match
        asked = self.awaited() if self.status == "playing" else []
        if asked != self._asked:
            self._asked = asked
            self.store.note(lambda db: note_asked(db, self.id, asked))

    @property
    def is_noted(self) -> bool:
        """Whether the match is made, and those who are asked in it are noted."""
        return self._match is not None and self._asked is not None

    @property
    def thinking(self) -> bool:
        """Whether the table changes without anybody watching."""
        return self.timing.running or self._autoplay.running

    async def settle(self, seconds: float) -> None:
        """Wait until the bots have answered, but not longer than this."""
        await self._autoplay.finish(seconds)

    async def rest(self) -> None:
        """Stop everything; the table is put away."""
        self.timing.stop()
        if self.timing.used:
            await self.store.write(self.timing.save())
        await self._autoplay.stop()

    async def stop(self) -> None:
        """Stop everything at once, and send everybody away: another process holds the table."""
        self.timing.stop()
        for watcher in list(self.audience.watchers):
            watcher.close(MOVED)
        await self._autoplay.stop()
