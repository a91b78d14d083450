"""The face of a game in the terminal: its own `terminal` module, and plain defaults for the rest.

A game's module may have any of these; all of them work from what a seat may see:

    HELP                                           how to read its table
    called(view, pack)                             the names of seats and cards for whoever looks
    table(view, pack)                              what lies on the table
    menu(view, pack, numbers, labels, refusals)    the options with their numbers, and what is impossible now
    sentence(pack, event)                          an event in words, or None
    story(view, pack, events)                      what happened, in paragraphs (or only sentences)
    warning(view, pack, option)                    what speaks against an option, or None
    headline(result, seat), ending(result)         the result in a few words, and in full
    standing(result, seat)                         how results are ranked: higher is better
    LOOKS                                          words that show something else: word -> look(view, pack)
    PASSES                                         words that pass on for a while: word -> (text, lasts)
    concerns(view, pack)                           what touches the seat, so that passing on ends
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fatebox.kernel import Event, Game, Match, Option, Refusal, Result, View
from fatebox.kernel.messages import Message
from fatebox.text.bundles import ENGLISH
from fatebox.text.names import PackNames
from fatebox.text.speaker import Called, Speaker

from . import plain
from .passing import Concerns, Span

Menu = Callable[[View, Any, Mapping[Option, int], Mapping[Option, str], Sequence[Refusal]], RenderableType]


class Face:
    """The looks of one game."""

    def __init__(self, game: Game[Any], language: str = ENGLISH) -> None:
        own = _terminal_module(game.package)
        self.game = game
        self.language = language
        self._names: Callable[[View, Any], Called] = getattr(own, "called", _pack_names)
        self.help: str = getattr(own, "HELP", "")
        self.table: Callable[[View, Any], RenderableType] = getattr(own, "table", plain.table)
        self.sentence: Callable[[Any, Event], str | None] = getattr(own, "sentence", plain.sentence)
        self.warning: Callable[[View, Any, Option], str | None] = getattr(own, "warning", plain.warning)
        self.headline: Callable[[Result, int], str] = getattr(own, "headline", plain.headline)
        self.ending: Callable[[Result], RenderableType] = getattr(own, "ending", plain.ending)
        self.standing: Callable[[Result, int], tuple[float, ...]] = getattr(own, "standing", plain.standing)
        self.looks: Mapping[str, Callable[[View, Any], RenderableType]] = getattr(own, "LOOKS", {})
        self.passes: Mapping[str, Span] = getattr(own, "PASSES", {})
        self.concerns: Callable[[View, Any], Concerns] = getattr(own, "concerns", plain.concerns)
        self.story: Callable[[View, Any, Sequence[Event]], list[Text]] = getattr(
            own, "story", self._sentences
        )
        self._menu: Menu = getattr(own, "menu", plain.menu)

    def _sentences(self, view: View, pack: Any, events: Sequence[Event]) -> list[Text]:
        """The story of a game that has only sentences: all in one paragraph."""
        del view
        sentences = [text for event in events if (text := self.sentence(pack, event))]
        return [Text(" ".join(sentences))] if sentences else []

    def speaker(self, view: View, pack: Any) -> Speaker:
        """Says messages to whoever looks."""
        return Speaker(self.language, self.game.package, self._names(view, pack))

    def say(self, match: Match[Any], seat: int, message: Message | str) -> str:
        """A message to a seat."""
        return self.speaker(match.view(seat), match.state.pack).say(message)

    def labels(self, match: Match[Any], seat: int, options: Iterable[Option]) -> dict[Option, str]:
        """The labels of the options for a seat."""
        speaker = self.speaker(match.view(seat), match.state.pack)
        return {option: speaker.say(match.label(option)) for option in options}

    def menu(self, match: Match[Any], seat: int, numbers: Mapping[Option, int]) -> RenderableType:
        """The options of a seat with their numbers, and what is not possible now."""
        view, pack = match.view(seat), match.state.pack
        speaker = self.speaker(view, pack)
        refusals = [
            replace(no, what=speaker.say(no.what), why=speaker.say(no.why))
            for no in self.game.display.refusals(match.state, seat)
        ]
        return self._menu(view, pack, numbers, self.labels(match, seat, numbers), refusals)


def _pack_names(view: View, pack: Any) -> Called:
    return PackNames(pack, view["seat"])


def _terminal_module(package: str) -> ModuleType | None:
    try:
        spec = find_spec(f"{package}.terminal")
    except ModuleNotFoundError:  # the game is a single module
        return None
    return None if spec is None else import_module(f"{package}.terminal")
