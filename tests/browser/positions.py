"""Positions in the middle of a game of chance, found by what is asked there, to sit down at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Page

from fatebox.games import load_game
from fatebox.kernel import Decision, Match, Option, Record
from tests.browser.pointer import wait_until_asked

Position = tuple[str, int]
"""A record, and who is asked where it ends."""
Fits = Callable[[Match[Any], Decision], bool]
LONGEST = 1500
SEEDS = range(60)


def games(
    game: str,
    seats: int,
    options: dict[str, Any],
    seeds: range = SEEDS,
    *,
    longest: int = LONGEST,
    fond: Sequence[str] = (),
) -> Iterator[tuple[Match[Any], Decision]]:
    """The match at each of its decisions; all take options of the verbs that they are fond of."""
    for seed in seeds:
        match: Match[Any] = load_game(game).start(seed, seats=seats, options=options)
        rng = random.Random(seed)
        for _ in range(longest):
            if match.result is not None:
                break
            decision = match.decisions[0]
            yield match, decision
            match.answer(_answer(rng, decision, fond), decision.seat)


def _answer(rng: random.Random, decision: Decision, fond: Sequence[str]) -> Option:
    liked = [option for option in decision.options if option[0] in fond]
    return rng.choice(liked or list(decision.options))


def find(
    game: str, seats: int, fits: Fits, options: dict[str, Any] | None = None, *, fond: Sequence[str] = ()
) -> Position:
    """The first position that fits."""
    for match, decision in games(game, seats, options or {}, fond=fond):
        if fits(match, decision):
            return Record.of(match).to_json(), decision.seat
    raise AssertionError("no such position")


def reach(page: Page, position: Position, query: str = "?pace=0") -> None:
    """Sit down in the middle of a game, where the record ends."""
    record, seat = position
    brought = page.request.post("/api/replays", data={"record": record})
    assert brought.ok, brought.text()
    scene = len(Record.from_json(record).answers)
    going = page.request.post(
        f"/api/replays/{brought.json()['id']}/play-on", data={"scene": scene, "seat": seat, "bot": "random"}
    )
    assert going.ok, going.text()
    page.goto(f"/t/{going.json()['id']}{query}")
    wait_until_asked(page)
