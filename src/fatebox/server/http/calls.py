"""A request and its answer: each route is a function with typed input and output."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import msgspec

from fatebox.kernel.errors import error_message
from fatebox.kernel.messages import Message, MessageData
from fatebox.server import words
from fatebox.server.campaigns.bests import Bests
from fatebox.server.campaigns.campaigns import Campaigns
from fatebox.server.campaigns.decks import DeckBoxes
from fatebox.server.coach.coaching import Coaching
from fatebox.server.http.limits import BODY_BYTES
from fatebox.server.lessons.progress import Lessons
from fatebox.server.people.people import People, Person
from fatebox.server.people.profile import Profiles
from fatebox.server.replays.replays import Replays
from fatebox.server.tables.daily import Daily
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.table import Table

Secret = Annotated[str, msgspec.Meta(max_length=100)]


class Problem(Exception):
    """A problem with a request; its status and the reason go back to the sender."""

    def __init__(self, status: int, why: Message | str) -> None:
        super().__init__(why)
        self.status = status
        self.message = error_message(why)


class ProblemData(msgspec.Struct):
    """The reason why a request was refused."""

    error: str
    """In English, for programs."""
    message: MessageData


class Nothing(msgspec.Struct):
    """Done."""


@dataclass
class Call:
    """A request: who asks, for what, and all that is needed to answer."""

    person: Person | None
    people: People
    tables: Tables
    decks: DeckBoxes
    campaigns: Campaigns
    bests: Bests
    replays: Replays
    coaching: Coaching
    profiles: Profiles
    lessons: Lessons
    daily: Daily
    params: dict[str, str]
    page: int
    """The page of a list, from 0."""
    language: str
    """The language of texts that the server composes."""
    may_arrive: Callable[[], bool]
    """Whether one more guest may come from this address now; asking counts."""
    greet: Person | None = None
    """The person whose cookie is sent with the answer."""
    farewell: bool = False
    """Whether the cookie is taken back."""

    def somebody(self) -> Person:
        """The person who asks; nobody is not enough here."""
        if self.person is None:
            raise Problem(401, words.NAME_FIRST())
        return self.person

    async def table(self) -> Table:
        """The table that the path names."""
        table = await self.tables.find(self.params["table"])
        if table is None:
            raise Problem(404, words.TABLE_NONE(table=self.params["table"]))
        return table

    def game(self, known: tuple[str, ...]) -> str:
        """The game that the path names."""
        game = self.params["game"]
        if game not in known:
            raise Problem(404, words.GAME_NONE(game=game))
        return game


class Route(NamedTuple):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Callable[[Call, Any], Awaitable[Any]]
    body: Any
    result: Any
    lasting: bool = False
    """Whether the answer stays the same as long as the server runs."""
    most: int = BODY_BYTES
    """The largest request."""
    forever: bool = False
    """Whether the answer never changes: a new one has another address."""
    spoken: bool = False
    """Whether it holds texts that the server composes in a language."""
    paged: bool = False
    """Whether it is a list of which one page is given at a time."""
    heavy: bool = False
    """Whether the answer may be large: it is then encoded and compressed in a thread of its own."""
    about: str = ""
    """Keeps the same routes of several games apart."""


REFUSED = {"not-yours": 403, "too-fast": 429, "busy": 503}
"""The HTTP status of a refusal; all others are conflicts with how the table stands."""


def status_of(refusal: Refuse) -> int:
    """The HTTP status that fits a refusal."""
    return REFUSED.get(refusal.code, 409)
