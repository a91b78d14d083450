"""Screens of any game for tests: what a seat reads, positions of random games, events."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from rich.console import Console, RenderableType

from fatebox.cli.terminal.choices import numbered
from fatebox.kernel import Decision, Event, Game, Match, Option, State
from fatebox.kernel.events import event_classes
from fatebox.terminal.face import Face
from fatebox.text.bundles import ENGLISH

S = TypeVar("S", bound=State)


def text_of(thing: RenderableType, width: int = 80, height: int = 24) -> str:
    """The printed text, without colors."""
    console = Console(width=width, height=height, highlight=False, markup=False, color_system=None)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def menu(match: Match[Any], width: int = 80, height: int = 24) -> str:
    """The options of whoever is asked."""
    decision = match.decision
    assert decision is not None
    return text_of(Face(match.game).menu(match, decision.seat, numbered(decision)), width, height)


def screen(
    match: Match[Any], seat: int | None, width: int = 80, height: int = 24, language: str = ENGLISH
) -> str:
    """Table and menu as a seat sees them."""
    face = Face(match.game, language)
    text = text_of(face.table(match.view(seat), match.state.pack), width, height)
    decision = match.decision_of(seat)
    if seat is not None and decision is not None:
        text += text_of(face.menu(match, seat, numbered(decision)), width, height)
    return text


def fits_and_is_complete(match: Match[Any], width: int) -> None:
    """No line of the screen of whoever is asked is too long, and every option has its number there."""
    assert match.decision is not None
    text = screen(match, match.decision.seat, width)
    assert max(map(len, text.splitlines())) <= width
    for number in numbered(match.decision).values():
        assert re.search(rf"(^|\s){number}\s", text), f"{number} is missing in\n{text}"


def played(match: Match[S], choose: Callable[[Decision], Option], every: int = 1) -> Iterator[Match[S]]:
    """Positions of a game that is played like this, one every few answers; and its end."""
    answers = 0
    while match.decision is not None:
        if answers % every == 0:
            yield match
        match.answer(choose(match.decision), match.decision.seat)
        answers += 1
    yield match


def events_of(games: Iterable[Iterator[Match[S]]]) -> list[tuple[Match[S], Event]]:
    """All events of some games, each with its game."""
    heard: list[tuple[Match[S], Event]] = []
    for game in games:
        for match in game:
            match.state.listener = lambda event, match=match: heard.append((match, event))
    return heard


def kinds_with_sentence(heard: Iterable[tuple[Match[Any], Event]], pattern: str) -> set[str]:
    """The kinds among these events, each of which alone makes a sentence for every seat that may hear it."""
    kinds = set()
    for match, event in heard:
        for seat in [None, *range(match.state.seats)]:
            if event.visible(seat) and (event.kind, seat) not in kinds:
                kinds.add((event.kind, seat))
                (paragraph,) = Face(match.game).story(match.view(seat), match.state.pack, [event])
                assert re.fullmatch(pattern, paragraph.plain), paragraph.plain
    return {kind for kind, _ in kinds}


def event_kinds_of(game: Game[Any]) -> set[str]:
    """All kinds of events that the rules of a game emit."""
    return {event.kind for event in event_classes(game.package)}


def event_of(game: Game[Any], kind: str, *args: Any, clause: str) -> Event:
    """An event of a game by its kind, for stories that are made up."""
    (found,) = [each for each in event_classes(game.package) if each.kind == kind]
    return found(*args, clause=clause)
