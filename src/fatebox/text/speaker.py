"""Speaking: a message becomes a sentence in a language. `web/src/text/text.svelte.ts` does the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import Any, Protocol, Self

from fluent.runtime import FluentBundle

from fatebox.kernel import Card, Definition, Pack
from fatebox.kernel.messages import CardName, DesignName, Message, SeatName, Value, hyphened

from .bundles import ENGLISH, SHARED, bundle
from .names import PackNames

Arguments = dict[str, Any]


class Called(Protocol):
    """The names of seats and cards for somebody who reads, and who that is (None: a spectator)."""

    @property
    def viewer(self) -> int | None:
        """The seat of whoever reads."""

    def name(self, seat: int) -> str | Message:
        """The name of a seat; nothing: it is called by its number."""

    def card(self, card: Card) -> str:
        """The name of a card."""

    def design(self, key: str) -> str:
        """The name of a design, by its key."""


class Speaker:
    """Says the messages of a game, or those that all games share, in one language."""

    def __init__(self, language: str = ENGLISH, package: str = SHARED, names: Called | None = None) -> None:
        self.language = language
        self.package = package
        self.names = names

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The catalogs: read when something is said, because that takes a while."""
        return bundle(self.package, self.language)

    @classmethod
    def of(cls, game: Definition[Any], pack: Pack, language: str = ENGLISH) -> Self:
        """A speaker of a game for readers who sit at no table."""
        return cls(language, game.package, PackNames(pack))

    def named(self, names: Called) -> Speaker:
        """The same language with these names."""
        return Speaker(self.language, self.package, names)

    def knows(self, key: str) -> bool:
        """Whether there is such a message; `key.attribute` asks for an attribute."""
        return self._pattern(key) is not None

    def say(self, message: Message, arguments: Arguments | None = None) -> str:
        """A message as a sentence. A key that no catalog knows belongs to new content: the message says its
        argument `content`, what the card files say; without one it says its key.

        `arguments`: those of the message as Fluent gets them, if they are worked out already.
        """
        pattern = self._pattern(message.key)
        if pattern is None:
            return str(message.arguments.get("content", message.key))
        return self._format(pattern, self._arguments(message) if arguments is None else arguments)

    def text(self, key: str, **arguments: Value) -> str:
        """The sentence of a key with arguments."""
        return self.say(Message(key, **arguments))

    def seat(self, seat: int) -> str:
        """The name of a seat, or its number if it has none."""
        named = self.names.name(seat) if self.names else ""
        if isinstance(named, Message):
            return self.say(named)
        return named or self.text("seat-number", number=seat + 1)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _format(self, pattern: Any, arguments: Arguments) -> str:
        text, _ = self._bundle.format_pattern(pattern, arguments)
        return str(text)

    def _arguments(self, message: Message) -> Arguments:
        found: Arguments = {}
        for name, value in message.arguments.items():
            found.update(self._argument(hyphened(name), value))
        return found

    def _argument(self, name: str, value: Value) -> Iterator[tuple[str, Any]]:
        """An argument as Fluent gets it, with what else patterns can ask about it."""
        if isinstance(value, tuple):
            items = [self._said(each) for each in value]
            yield name, self.listed(items)
            yield f"{name}-or", self.listed(items, "or")
            yield f"{name}-count", len(items)
        elif isinstance(value, Message) and self._bundle.has_message(value.key):
            arguments = self._arguments(value)  # once: in a chain each link would say the next one twice
            yield name, self.say(value, arguments)
            for attribute, pattern in self._bundle.get_message(value.key).attributes.items():
                yield f"{name}-{attribute}", self._format(pattern, arguments)
        else:
            yield name, self._said(value)
            if isinstance(value, SeatName):
                yield f"{name}-is", "you" if self.is_viewer(value.seat) else "other"

    def _said(self, value: Value) -> Any:
        """A value by itself: a number stays one, so that patterns can choose a plural."""
        match value:
            case Message():
                return self.say(value)
            case SeatName(seat):
                return self.seat(seat)
            case CardName(card):
                return self.names.card(card) if self.names else f"#{card}"
            case DesignName(key):
                return self.names.design(key) if self.names else key
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case tuple():
                return self.listed([self._said(each) for each in value])
            case _:
                return value

    def is_viewer(self, seat: int) -> bool:
        """Whether a seat is the one who reads: `you`."""
        return self.names is not None and self.names.viewer == seat

    def listed(self, items: Sequence[Any], joint: str = "and") -> str:
        """Words as a list of the language: `a, b and c`."""
        words = [str(item) for item in items]
        if not words:
            return self.text("list-empty")
        *most, last = words
        return self.text(f"list-{joint}", most=", ".join(most), last=last) if most else last


@cache
def content_speaker(package: str, language: str = ENGLISH) -> Speaker:
    """Says messages about the content of a game, which name neither seats nor cards of a table."""
    return Speaker(language, package)
