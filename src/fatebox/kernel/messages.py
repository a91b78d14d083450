"""Messages: a key and arguments. What a prompt, a label, a refusal or an event says before anybody reads it.

The engine never makes sentences. It names a message and gives its arguments; `fatebox.text` and the client
turn both into a sentence, in the reader's language, with the catalogs of the game.

    Message("refusal-too-dear", card=CardName(card), cost=5, mana=3)

An argument is a number, a word (a `str`, for selectors or as it is), a truth value, None, a seat, a card, a
design, another message, or several of these. An underscore in its name is a hyphen in the catalogs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias, TypedDict, Union

from .cards import Card


@dataclass(frozen=True, slots=True)
class SeatName:
    """A seat, by its name or as `you`."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardName:
    """A card, by its name."""

    card: Card


@dataclass(frozen=True, slots=True)
class DesignName:
    """A design or another piece of content, by the name that belongs to its key."""

    key: str


Value: TypeAlias = Union[
    bool, int, float, str, SeatName, CardName, DesignName, "Message", tuple["Value", ...], None
]


_AS_IS = frozenset((int, str, bool, float, type(None)))
"""The types of arguments that are JSON data by themselves."""


class MessageData(TypedDict):
    """A message as JSON data."""

    key: str
    args: dict[str, Any]


class Message:
    """A key and arguments, equal to another with the same ones."""

    __slots__ = ("arguments", "key")

    key: str
    arguments: dict[str, Value]

    def __init__(self, key: str, **arguments: Value) -> None:
        self.key = key
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.arguments.items(), key=lambda item: item[0])))

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.key} ({given})" if given else self.key

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.key), *(f'{k}={v!r}' for k, v in self.arguments.items())])})"

    def to_data(self) -> MessageData:
        """The message as JSON data."""
        given = self.arguments.items()
        return {
            "key": self.key,
            "args": {hyphened(k): v if type(v) in _AS_IS else value_data(v) for k, v in given},
        }


def value_data(value: Value) -> Any:
    """An argument as JSON data."""
    match value:
        case CardName():  # mostly
            return {"card": value.card}
        case SeatName():
            return {"seat": value.seat}
        case Message():
            return value.to_data()
        case DesignName():
            return {"design": value.key}
        case tuple():
            return [value_data(each) for each in value]
        case _:
            return value


def looks(value: Value, name: Callable[[Card], str]) -> Value:
    """A value with cards by their names: what looks alike to players is equal."""
    match value:
        case Message():
            return Message(value.key, **{key: looks(each, name) for key, each in value.arguments.items()})
        case CardName(card):
            return name(card)
        case tuple():
            return tuple(looks(each, name) for each in value)
        case _:
            return value


@lru_cache(maxsize=4096)
def hyphened(name: str) -> str:
    """A name of the code as catalogs spell it: `play_action` is `play-action`."""
    return re.sub(r"[^A-Za-z0-9]+", "-", name)


def key_of(*parts: str) -> str:
    """The key of a message that is made of names: `prompt-play-action`."""
    return "-".join(map(hyphened, parts))


def seats(numbers: Iterable[int]) -> tuple[SeatName, ...]:
    """Several seats as an argument."""
    return tuple(map(SeatName, numbers))


def cards(numbers: Iterable[Card]) -> tuple[CardName, ...]:
    """Several cards as an argument."""
    return tuple(map(CardName, numbers))


@dataclass(frozen=True, slots=True)
class Declared:
    """A message by its key and the names of its arguments; called with these, it makes the message."""

    key: str
    names: frozenset[str]

    def __call__(self, **arguments: Value) -> Message:
        """The message with these arguments."""
        if arguments.keys() != self.names:
            raise TypeError(
                f"{self.key}: expected the arguments {sorted(self.names)}, got {sorted(arguments)}"
            )
        return Message(self.key, **arguments)


DECLARED: dict[str, Declared] = {}
"""All messages that were declared, by key: the catalogs are checked against them."""


def declare(key: str, *names: str) -> Declared:
    """Declare a message that is made in one place of the code, such as a refusal."""
    return DECLARED.setdefault(key, Declared(key, frozenset(names)))


def chain(key: str, messages: Iterable[Message]) -> Message:
    """Messages one after the other, as the message `key` joins two: its `first` and the `rest`."""
    first, *others = messages
    return Message(key, first=first, rest=chain(key, others)) if others else first
