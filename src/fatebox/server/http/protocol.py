"""The messages between client and table, as types; the client's own types are made from them.

A client's message carries an `id` of its choice, which comes back with `accepted` or `refused`, and for
answers the `number` of the decision that is answered: the table counts, for each seat, what that seat has
answered and how often all were taken back. So an answer to anything but the open decision changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fatebox.kernel.messages import Message, MessageData
from fatebox.kernel.passing import WhenToAsk
from fatebox.server.tables.chat import LENGTH
from fatebox.server.tables.consent import Matter
from fatebox.text.speaker import Speaker

Text = Annotated[str, msgspec.Meta(max_length=200)]
Identifier = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Refusal = Literal[
    "malformed", "stale", "not-asked", "illegal", "not-yours", "not-running", "too-fast", "undo", "busy"
]


# --- from the client -------------------------------------------------------------------------------


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """One option of the open decision."""

    id: Identifier
    number: Identifier
    option: Annotated[list[Any], msgspec.Meta(min_length=1, max_length=16)]


class Gesture(msgspec.Struct, tag="gesture", forbid_unknown_fields=True):
    """A choice of several steps at once: places of items, or amounts."""

    id: Identifier
    number: Identifier
    values: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=10_000)]], msgspec.Meta(max_length=200)]


class TakeBack(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Go back to one's last decision."""

    id: Identifier
    number: Identifier
    force: bool = False
    """Even if something was revealed: only where no other person sits at the table; else see `Propose`."""


class Concede(msgspec.Struct, tag="concede", forbid_unknown_fields=True):
    """Give up."""

    id: Identifier
    number: Identifier


class PassOn(msgspec.Struct, tag="passing", forbid_unknown_fields=True):
    """From now on, pass like this."""

    id: Identifier
    passing: WhenToAsk


class Hold(msgspec.Struct, tag="hold", forbid_unknown_fields=True):
    """Ask at the next question at which one may pass, whatever the setting says; or do not any more."""

    id: Identifier
    hold: bool


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    """Ask all other people for their consent; where there are none, it is done at once."""

    id: Identifier
    number: Identifier
    matter: Matter


class Vote(msgspec.Struct, tag="vote", forbid_unknown_fields=True):
    """Agree to what somebody asks for, or refuse; whoever asked withdraws it by refusing."""

    id: Identifier
    proposal: Identifier
    agree: bool


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """End the pause; anybody who plays may."""

    id: Identifier


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line for the chat."""

    id: Identifier
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LENGTH)]


class Ready(msgspec.Struct, tag="ready", forbid_unknown_fields=True):
    """The scenes before a question are over or skipped: the time for it runs from now on."""

    id: Identifier
    number: Identifier


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Whether the page of the table is in view, or another one lies over it."""

    id: Identifier
    looking: bool


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: Identifier


Incoming = (
    Answer
    | Gesture
    | TakeBack
    | Concede
    | PassOn
    | Hold
    | Propose
    | Vote
    | Resume
    | Say
    | Ready
    | Look
    | Ping
)
Presence = Literal["online", "away", "left"]
"""A person at a table: looking at it, looking elsewhere, or gone."""


# --- from the table --------------------------------------------------------------------------------


def in_english(message: Message) -> str:
    """A message for programs and logs."""
    return Speaker().say(message)


class Choice(msgspec.Struct):
    """An option, and what it is called."""

    option: list[Any]
    label: MessageData


class GroupData(msgspec.Struct):
    """The larger choice that a decision is a step of."""

    kind: Literal["pick", "share", "arrange"]
    items: list[Any]
    chosen: list[Any]
    least: int
    most: int
    labels: list[MessageData]
    """The name of each item."""


class WhyNot(msgspec.Struct):
    """Something that cannot be done now, and why."""

    what: MessageData
    why: MessageData
    clause: str
    option: list[Any]
    """The option that is not offered; a shortened one stands for all that begin so."""
    also: list[Any]
    """Another option that the same reason refuses."""


class Asked(msgspec.Struct):
    """The decision of your seat."""

    prompt: str
    message: MessageData
    """The question; its attribute `means` says what it is about."""
    clause: str
    choices: list[Choice]
    group: GroupData | None
    refusals: list[WhyNot]
    passable: bool
    """Whether one may pass here, again and again, by a setting."""


class Happened(msgspec.Struct):
    """An event."""

    kind: str
    args: list[Any]
    clause: str
    message: MessageData


class SeatData(msgspec.Struct):
    """The player at a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    presence: Presence
    """Whether its person looks at the table now; bots always do."""
    yours: bool
    asked: bool
    """Whether this other seat of yours is asked now, in secret or not: hand the device over."""


class Ending(msgspec.Struct):
    """The result of the game."""

    outcome: str
    winners: list[int]
    places: list[int]
    scores: list[float]
    details: dict[str, Any]


class Guided(msgspec.Struct):
    """The progress of a lesson, and the answer the guide waits for."""

    step: int
    """The number of steps done: the index of the next one."""
    of: int
    strayed: bool
    """Whether something else was done than the guide asked for."""
    done: bool
    """Whether all steps are behind; the game goes on freely."""
    expects: list[list[Any]]
    """The options that lead on."""
    then: list[list[Any]]
    """The other parts of a choice of several things at once."""


class Shown(msgspec.Struct, tag="shown"):
    """All that a seat may know now, and what has happened since it was last shown."""

    number: int
    status: Literal["open", "playing", "over"]
    seat: int | None
    view: dict[str, Any] | None
    asked: Asked | None
    waiting: list[int] | None
    """The seats that all wait for; null if nobody may know."""
    events: list[Happened]
    first: int
    """The place of the first of these events in this seat's log."""
    seats: list[SeatData]
    passing: WhenToAsk
    holding: bool
    """Whether this seat is asked at the next question at which it may pass, whatever the setting says."""
    ending: Ending | None
    revealed: int
    """The number of spoilers that have come to light: with them the cards of the table say more."""
    lesson: Guided | None = None
    """At the table of a lesson, for the one who learns."""


class ProposalData(msgspec.Struct):
    """A proposal that all other people have to agree to."""

    id: int
    matter: Matter
    seat: int
    open: list[int]
    """The seats whose people have not answered yet."""
    agreed: list[int]
    refused: int | None
    """The seat that has refused; nothing comes of it then."""


class ClockData(msgspec.Struct):
    """The clock of a seat."""

    left: float
    """The seconds it had when it began to run."""
    since: float | None
    """Since when it runs, by the clock of the server; in the future while scenes are watched, null while it
    stands."""


class SocialData(msgspec.Struct, tag="social"):
    """Presence and consent at a table, as everybody sees them."""

    spectators: int
    proposal: ProposalData | None
    writes: bool
    """Whether you may write in the chat."""
    next: str | None
    """The table of the rematch."""
    clocks: list[ClockData | None] | None
    """The banks of all people, where the table has them."""
    allowance: ClockData | None
    """The time for a question that is charged to no bank: in secret, or to several at once."""
    stand_ins: list[int]
    """The seats that a bot plays for, because their people are away."""
    pausable: bool
    """Whether there is a time that can be made to stand still."""
    paused: bool
    now: float = 0.0
    """The time of the server."""


class ChatLine(msgspec.Struct):
    """A line of the chat."""

    who: str
    """Stands for the person, at all tables, so that it can be muted."""
    seat: int | None
    name: str
    text: str
    at: float
    yours: bool


class ChatData(msgspec.Struct, tag="chat"):
    """Lines of the chat that are new to you."""

    first: int
    """Their place in the chat; after a lost connection it begins again."""
    lines: list[ChatLine]


class Accepted(msgspec.Struct, tag="accepted"):
    """A message did what it said; if it was an answer, it is on the disk."""

    id: int


class Refused(msgspec.Struct, tag="refused"):
    """A message changed nothing, and why."""

    id: int | None
    code: Refusal
    text: str
    """The reason in English, for programs."""
    message: MessageData


Outgoing = Shown | SocialData | ChatData | Accepted | Refused

_incoming = msgspec.json.Decoder(Incoming)


def decode(data: str | bytes) -> Incoming:
    """A message of a client; msgspec's errors say what was expected where."""
    message: Incoming = _incoming.decode(data)
    return message


encode = msgspec.json.Encoder().encode
