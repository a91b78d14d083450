"""Screens of Outposts for tests: what a seat reads, and positions of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, RenderableType

from fatebox.cli.terminal.choices import numbered
from fatebox.cli.terminal.face import Face
from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Decision, Event, Match, Option, Rng

FACE = Face(GAME)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"deck_mode": "custom", "shard_cards": True, "teardown_reward": True},
)
"""The games that random players play: as usual, and with everything."""


def text_of(thing: RenderableType, width: int = 80, height: int = 24) -> str:
    """What is printed, without colours."""
    console = Console(width=width, height=height, highlight=False, markup=False, color_system=None)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def menu(match: Match[OutpostsState], width: int = 80, height: int = 24) -> str:
    """The options of whoever is asked."""
    decision = match.decision
    assert decision is not None
    return text_of(FACE.menu(match, decision.seat, numbered(decision)), width, height)


def screen(match: Match[OutpostsState], seat: int | None, width: int = 80, height: int = 24) -> str:
    """Table and menu as a seat sees them."""
    text = text_of(FACE.table(match.view(seat), match.state.pack), width, height)
    decision = match.decision_of(seat)
    if seat is not None and decision is not None:
        text += text_of(FACE.menu(match, seat, numbered(decision)), width, height)
    return text


def some_option(decision: Decision, rng: Rng) -> Option:
    """A random answer; cards are rather played than discarded, and steps are not skipped."""
    verbs = ("play", "buy", "sacrifice", "finish") if decision.prompt.id == "play_action" else ()
    liked = [option for option in decision.options if option[0] in verbs or option[0] == "attack"]
    others = [option for option in decision.options if option != ("skip",)]
    return rng.choose("answer", liked or others or decision.options)


def positions(seed: int, every: int = 1, seats: int = 2) -> Iterator[Match[OutpostsState]]:
    """Positions of a random game, one after so many answers."""
    match = GAME.start(seed, seats=seats, options={**OPTIONS[seed % 2], "max_rounds": 20})
    rng, answers = Rng.from_seed(f"outposts {seed}"), 0
    while match.decision is not None:
        if answers % every == 0:
            yield match
        decision = match.decision
        match.answer(some_option(decision, rng), decision.seat)
        answers += 1
    yield match


def told(seeds: range) -> list[tuple[Match[OutpostsState], Event]]:
    """All events of random games, each with its game."""
    heard: list[tuple[Match[OutpostsState], Event]] = []
    for seed in seeds:
        for match in positions(seed, seats=2 + seed % 3):
            match.state.listener = lambda event, match=match: heard.append((match, event))
    return heard
