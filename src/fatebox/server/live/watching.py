"""The data shown to a seat: its view, its decision in words, and the events since it was last shown.

A seat is sent something only if it differs from what it was sent before. So nobody learns that something
hidden went on elsewhere, such as a question to somebody else that was answered with a pass.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from fatebox.kernel import Event, Match, Result
from fatebox.kernel.passing import WhenToAsk
from fatebox.kernel.view import waiting
from fatebox.server.http.protocol import (
    Ending,
    Happened,
    SeatData,
    Shown,
    SocialData,
    encode,
)
from fatebox.server.live.boards import Boards
from fatebox.server.live.news import News

Send = Callable[[bytes], None]


class Closing(NamedTuple):
    """Ends a connection, with a reason for the client."""

    code: int
    reason: str


GONE = Closing(4410, "you are not known here any more")
MOVED = Closing(4503, "the table has moved")
"""The client comes back, and finds the process that holds the table now."""


class Past:
    """The events of a table up to one moment, as clients get them: each made once for all seats."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._made: dict[int, Happened] = {}
        self.count = len(events)
        """The number of events; the table may have more by the time somebody sees it."""

    def since(self, heard: int, seat: int | None) -> list[Happened]:
        """The events from some place on that this seat, or a spectator, may hear of."""
        events = self._events
        return [self._get(place) for place in range(heard, self.count) if events[place].visible(seat)]

    def _get(self, place: int) -> Happened:
        made = self._made.get(place)
        if made is None:
            made = self._made[place] = happened(self._events[place])
        return made


class Frame:
    """The data shown to a seat, or to all spectators, at one moment: made once for all connections."""

    def __init__(self, seat: int | None, plain: Shown, past: Past) -> None:
        self._seat = seat
        self._past = past
        self._news: dict[int, list[Happened]] = {}
        self._made: dict[tuple[int, int], bytes] = {}
        self.plain = plain
        """Everything but the events."""
        self.events = past.count
        """The number of events that it shows."""

    def news(self, heard: int) -> list[Happened]:
        """The events that are new to a connection that knows those up to here."""
        found = self._news.get(heard)
        if found is None:
            found = self._news[heard] = self._past.since(heard, self._seat)
        return found

    def since(self, heard: int, sent: int) -> bytes:
        """The message for such a connection, which was sent this many of them."""
        made = self._made.get((heard, sent))
        if made is None:
            message = msgspec.structs.replace(self.plain, events=self.news(heard), first=sent)
            made = self._made[heard, sent] = encode(message)
        return made


class Company:
    """Presence and consent at a table at one moment, for connections that may know the same."""

    def __init__(self, data: SocialData) -> None:
        self.data = data

    @cached_property
    def message(self) -> bytes:
        """The same with the time of the server."""
        return encode(msgspec.structs.replace(self.data, now=time.time()))


class Watcher:
    """One connection that looks at a table from a seat, or as a spectator (None)."""

    def __init__(
        self,
        seat: int | None,
        send: Send,
        person: str | None = None,
        close: Callable[[Closing], None] = lambda closing: None,
        session: str = "",
    ) -> None:
        self.seat = seat
        self.send = send
        self.person = person
        self.session = session
        self.close = close
        """Ends the connection."""
        self.looking = True
        """Whether the page is in view."""
        self._heard = 0
        """The number of the table's events looked through for this seat."""
        self._sent = 0
        """The number of them sent to this seat."""
        self._last: Shown | None = None
        self._social: SocialData | None = None
        self._lines = 0
        """The number of chat lines sent to this connection."""
        self._line = -1
        """The last of them."""

    def stand_up(self) -> None:
        """Look on as a spectator from now on: the seat belongs to somebody else, and so does its view."""
        self.seat = None
        self._heard, self._sent, self._last, self._social = 0, 0, None, None

    def meet(self, company: Company) -> None:
        """Send what is to be known of the others, if that is new."""
        if company.data != self._social:
            self._social = company.data
            self.send(company.message)

    def hear(self, chat: News) -> None:
        """Send what is new in the chat."""
        if chat.last > self._line:
            data, count = chat.since(self._line, self._lines, self.person)
            self.send(data)
            self._line = chat.last
            self._lines += count

    def show(self, frame: Frame) -> None:
        """Send what is new, if anything is."""
        news = frame.news(self._heard)
        if news or frame.plain != self._last:
            self.send(frame.since(self._heard, self._sent))
        self._last = frame.plain
        self._heard = frame.events
        self._sent += len(news)


def happened(event: Event) -> Happened:
    """An event as the client gets it."""
    return Happened(event.kind, list(event.args), event.clause, event.message().to_data())


def ending(result: Result | None) -> Ending | None:
    """The result of the game."""
    if result is None:
        return None
    return Ending(
        result.outcome, list(result.winners), list(result.places), list(result.scores), dict(result.details)
    )


def playing(
    match: Match[Any],
    boards: Boards,
    seat: int | None,
    number: int,
    seats: list[SeatData],
    passing: WhenToAsk,
    holding: bool,
    silent: bool,
) -> Shown:
    """The data of a running or finished match, without events; seats that pass are not asked."""
    end = ending(match.result)
    board: Any = boards.board(match, seat)
    question: Any = None if seat is None or silent else boards.question(match, seat)
    return Shown(
        number=number,
        status="playing" if end is None else "over",
        seat=seat,
        view=board,
        asked=question,
        waiting=waiting(match),
        events=[],
        first=0,
        seats=seats,
        passing=passing,
        holding=holding,
        ending=end,
        revealed=len(match.game.revealed(match.state)),
    )
