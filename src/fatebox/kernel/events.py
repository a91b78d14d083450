"""Events: what happened, for the log and for scenes; made only when somebody listens.

A game has one class for each kind of event, in its `events`: named fields, and who may hear of it. The
log, the scenes, the client's types and the check of the message catalogs all follow from these classes.

    @dataclass(frozen=True)
    class Drew(Event):
        seat: Seat
        cards: int

    @dataclass(frozen=True)
    class DrewCards(Event, to="seat"):      # only this seat hears of it
        seat: Seat
        cards: tuple[Card, ...]

    s.emit(Drew, seat, 2, clause="OUT-DRAW.1")

A keyword-only field is no part of the message: `looker: Seat = field(kw_only=True)` can name the audience
of an event that says nothing about it.

The message of an event is `event-<kind>` with its fields as arguments, each as its type says: seats,
cards, designs, and words that have a message of their own (`Annotated[str, word("faction")]`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, TypeAlias, Union, get_args, get_origin, get_type_hints

from .cards import Card
from .messages import CardName, DesignName, Message, SeatName, Value, key_of

Seat = Annotated[int, "seat"]
"""A seat, as a field of an event."""
Design = Annotated[str, "design"]
"""A key of the content, as a field of an event."""


@dataclass(frozen=True, slots=True)
class AsMessage:
    """Marks a field with a message of its own: `Annotated[int, AsMessage(outpost)]`."""

    say: Callable[[Any], Value]


def word(prefix: str) -> AsMessage:
    """Marks a field whose value has a message: with `faction`, `cinder` is `faction-cinder`."""
    return AsMessage(lambda value: Message(key_of(prefix, value)))


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened, with the clause that made it happen.

    An event is either public or addressed to some seats; it holds nothing that its audience may not know.
    """

    kind: ClassVar[str] = "event"
    """The name of the class in lower case: `drew-cards`."""
    to: ClassVar[str | None] = None
    """The field with the seat, or the seats, that alone hear of it; None: all do."""
    clause: str

    def __init_subclass__(cls, to: str | None = None, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        if to is not None:
            cls.to = to

    @property
    def args(self) -> tuple[Any, ...]:
        """The values of its own fields, in order; keyword-only ones are no part of the message."""
        kind: Any = type(self)
        return tuple([getattr(self, name) for name in _said(kind)])

    @property
    def only(self) -> tuple[int, ...] | None:
        """The seats that alone hear of it; None: everybody does."""
        seats = None if self.to is None else getattr(self, self.to)
        if seats is None:
            return None
        return (seats,) if isinstance(seats, int) else tuple(seats)

    def visible(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may hear of it."""
        return self.to is None or self.only is None or seat in self.only

    def message(self) -> Message:
        """The message of the event; a kind that says more, or says it otherwise, overrides this.

        A message that comes to nothing in the catalog (it goes without saying) is left out.
        """
        said = {name: say(getattr(self, name)) for name, say in _forms(self).items()}
        return self.saying(**said) if self.form is None else self.saying(form=self.form, **said)

    @property
    def form(self) -> str | None:
        """The variant of its message that fits, for the selector `$form`; None: there is only one."""
        return None

    def saying(self, **arguments: Value) -> Message:
        """Its message with other arguments than its fields."""
        return Message(f"event-{self.kind}", **arguments)

    def to_data(self) -> dict[str, Any]:
        """The event as JSON data, without its audience."""
        return {"kind": self.kind, "args": list(self.args), "clause": self.clause}


def event_classes(package: str) -> list[type[Event]]:
    """The kinds of events of a game, in the order of its catalog: the module or package `events`."""
    catalog = import_module(f"{package}.events")
    found = [each for each in vars(catalog).values() if isinstance(each, type) and issubclass(each, Event)]
    return [each for each in found if each is not Event]


def _forms(event: Event) -> dict[str, Callable[[Any], Value]]:
    kind: Any = type(event)
    return argument_forms(kind)


@cache
def _said(event: type[Event]) -> tuple[str, ...]:
    """The names of the fields that its message has as arguments."""
    return tuple(field.name for field in fields(event) if not field.kw_only)


@cache
def argument_forms(event: type[Event]) -> dict[str, Callable[[Any], Value]]:
    """The fields of an event that its message has as arguments, each with the way it becomes one."""
    hints = get_type_hints(event, include_extras=True)
    return {field.name: form_of(hints[field.name]) for field in fields(event) if not field.kw_only}


def form_of(hint: Any) -> Callable[[Any], Value]:
    """The way in which a value of this type becomes an argument of a message."""
    if hint is Card:
        return CardName
    arguments = get_args(hint)
    if get_origin(hint) is Annotated:
        own = next((mark.say for mark in arguments[1:] if isinstance(mark, AsMessage)), None)
        return own or NAMED.get(arguments[1]) or form_of(arguments[0])
    if get_origin(hint) in (UnionType, Union):
        inner = next((form_of(each) for each in arguments if each is not NoneType), _as_is)
        return lambda value: None if value is None else inner(value)
    if get_origin(hint) is tuple:
        if arguments[-1] is Ellipsis:
            item = form_of(arguments[0])
            return lambda values: tuple(map(item, values))
        forms = [form_of(each) for each in arguments]
        return lambda values: tuple(form(value) for form, value in zip(forms, values, strict=True))
    return _as_is


NAMED: dict[str, Callable[[Any], Value]] = {"seat": SeatName, "design": DesignName}


def _as_is(value: Value) -> Value:
    return value


Listener: TypeAlias = Callable[[Event], None]
