"""The face of a game in the terminal: its own `terminal` module, and plain defaults for the rest.

A game's module may have any of these. All of them work from what a seat may see, and what they show is said
by the speaker, in the language of whoever looks:

    called(view, pack)                                      the names of seats and cards for whoever looks
    table(view, pack, speaker)                              what lies on the table
    menu(view, pack, numbers, labels, refusals, speaker)    the options with their numbers; refusals
    CHAPTERS                                                kinds of events that begin a paragraph
    read_out(pack, event, speaker)                          a paragraph instead of the sentence of an event,
                                                            or None
    warning(view, pack, option)                             a message that speaks against an option, or None
    headline(result, seat)                                  the result in a few words, as a message
    ending(result, speaker)                                 the result in full
    LOOKS                                                   other things to look at: key -> look(view, pack,
                                                            speaker); `look-<key>` is the word to type
    PASSES                                                  words that pass on for a while: word -> (message,
                                                            lasts)
    concerns(view, pack)                                    what touches the seat, so that passing on ends,
                                                            each with a message

The message `terminal-help` says how to read its table. Events are said by their messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from textwrap import fill
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fatebox.kernel import Event, Game, Match, Option, Refusal, Result, View
from fatebox.kernel.messages import Message, key_of
from fatebox.text.bundles import ENGLISH
from fatebox.text.names import PackNames
from fatebox.text.speaker import Called, Speaker

from . import plain
from .passing import Concerns, Span

Menu = Callable[
    [View, Any, Mapping[Option, int], Mapping[Option, str], Sequence[Refusal], Speaker], RenderableType
]
WIDTH = 80
"""The width that help is written for."""
Look = Callable[[View, Any, Speaker], RenderableType]


class Face:
    """The looks of one game in one language."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        own = _terminal_module(game.package)
        self.game = game
        self.language = language
        self._names: Callable[[View, Any], Called] = getattr(own, "called", _pack_names)
        self._table: Look = getattr(own, "table", plain.table)
        self._menu: Menu = getattr(own, "menu", plain.menu)
        self._chapters: frozenset[str] = getattr(own, "CHAPTERS", frozenset())
        self._read_out: Callable[[Any, Event, Speaker], Text | None] = getattr(
            own, "read_out", plain.read_out
        )
        self._warning: Callable[[View, Any, Option], Message | None] = getattr(own, "warning", plain.warning)
        self._headline: Callable[[Result, int], Message] = getattr(own, "headline", plain.headline)
        self._ending: Callable[[Result, Speaker], RenderableType] = getattr(own, "ending", plain.ending)
        self._looks: Mapping[str, Look] = getattr(own, "LOOKS", {})
        self.passes: Mapping[str, Span] = getattr(own, "PASSES", {})
        self.concerns: Callable[[View, Any], Concerns] = getattr(own, "concerns", plain.concerns)

    def speaker(self, view: View, pack: Any) -> Speaker:
        """Says messages to whoever looks."""
        return Speaker(self.language, self.game.package, self._names(view, pack))

    def onlooker(self, match: Match[Any]) -> Speaker:
        """Says messages to somebody who looks on, with the names that the seats have now."""
        return self.speaker(match.view(None), match.state.pack)

    def say(self, match: Match[Any], seat: int, message: Message) -> str:
        """A message to a seat."""
        return self.speaker(match.view(seat), match.state.pack).say(message)

    # --- what lies on the table, and what can be done ------------------------------------------------

    def table(self, view: View, pack: Any) -> RenderableType:
        """The table of a seat."""
        return self._table(view, pack, self.speaker(view, pack))

    def labels(self, match: Match[Any], seat: int, options: Iterable[Option]) -> dict[Option, str]:
        """The labels of the options for a seat."""
        speaker = self.speaker(match.view(seat), match.state.pack)
        return {option: speaker.say(match.label(option)) for option in options}

    def menu(self, match: Match[Any], seat: int, numbers: Mapping[Option, int]) -> RenderableType:
        """The options of a seat with their numbers, and what is not possible now."""
        view, pack = match.view(seat), match.state.pack
        speaker = self.speaker(view, pack)
        refusals = self.game.display.refusals(match.state, seat)
        return self._menu(view, pack, numbers, self.labels(match, seat, numbers), refusals, speaker)

    def warning(self, view: View, pack: Any, option: Option) -> str | None:
        """A sentence that speaks against an option, or None."""
        found = self._warning(view, pack, option)
        return None if found is None else self.speaker(view, pack).say(found)

    @property
    def looks(self) -> dict[str, Callable[[View, Any], RenderableType]]:
        """Other things to look at, by the words to type for them."""
        speaker = Speaker(self.language, self.game.package)
        return {_word(speaker, key): partial(self._look, look) for key, look in self._looks.items()}

    def _look(self, look: Look, view: View, pack: Any) -> RenderableType:
        return look(view, pack, self.speaker(view, pack))

    @property
    def help(self) -> str:
        """The way to read the table, and the words to type for other things to look at."""
        speaker = Speaker(self.language, self.game.package)
        keys = [key_of("look", key) for key in self._looks]
        lines = [f"{speaker.text(key):<10} {speaker.text(f'{key}.help')}" for key in keys]
        own = [fill(speaker.text("terminal-help"), WIDTH)] if speaker.knows("terminal-help") else []
        return "\n".join([*own, *lines])

    # --- what happened -------------------------------------------------------------------------------

    def story(self, view: View, pack: Any, events: Sequence[Event]) -> list[Text]:
        """The events in words, a paragraph for each chapter."""
        speaker = self.speaker(view, pack)
        paragraphs: list[Text] = [Text()]
        for event in events:
            read = self._read_out(pack, event, speaker)
            if read is not None:
                paragraphs += [read, Text()]
                continue
            if event.kind in self._chapters:
                paragraphs.append(Text())
            if words := self.event(speaker, pack, event):
                paragraphs[-1].append(f" {words}" if paragraphs[-1] else words)
        return [paragraph for paragraph in paragraphs if paragraph]

    def event(self, speaker: Speaker, pack: Any, event: Event) -> str:
        """An event as a sentence; nothing if it goes without saying."""
        message = event.message()
        return speaker.say(message).strip() if speaker.knows(message.key) else plain.facts(event)

    def headline(self, result: Result, seat: int) -> str:
        """The result of a seat in a few words."""
        return Speaker(self.language, self.game.package).say(self._headline(result, seat))

    def ending(self, result: Result, speaker: Speaker | None = None) -> RenderableType:
        """The result in full."""
        return self._ending(result, speaker or Speaker(self.language, self.game.package))


def _word(speaker: Speaker, key: str) -> str:
    """The word to type for something to look at."""
    message = key_of("look", key)
    return speaker.text(message) if speaker.knows(message) else key


def _pack_names(view: View, pack: Any) -> Called:
    return PackNames(pack, view["seat"])


def _terminal_module(package: str) -> ModuleType | None:
    try:
        spec = find_spec(f"{package}.terminal")
    except ModuleNotFoundError:  # the game is a single module
        return None
    return None if spec is None else import_module(f"{package}.terminal")
