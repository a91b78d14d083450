"""The Phantom keeps what every game must keep."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from fatebox.games.phantom import GAME
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.terms import LEGENDS
from fatebox.kernel import Match, Option, Rng, Rules
from fatebox.kernel.definition import Segment
from fatebox.testkit import (
    Coverage,
    Shuffling,
    Variant,
    at_random,
    designs_seen,
    every_design,
    game_tests,
    greedy,
    into_discard,
)

STRONG = ("hand_limit=12", "resource_limit=20", "base_combat=4")
"""Legends with whom even careless players see the end of a story now and then."""
HASTE = "year_one.y1-the-ghost-still-walks.abilities.4.tests.0.at_least=2"
"""A clock that runs out in some games."""


def eager(match: Match[Any], rng: Rng) -> tuple[int, Option]:
    """At random, but in two games of three what the table asks for is done gladly, and phases end late."""
    seat, option = at_random(match, rng)
    if str(match.seed)[-1] in "0369":
        return seat, option
    decision = match.decision_of(seat)
    assert decision is not None
    shared = set(match.state.shared())
    goals = [each for each in decision.options if each[0] == "activate" and each[1] in shared]
    busy = [each for each in decision.options if each != ("end",)]
    if rng.below(4):
        option = rng.choose("what", goals or busy or decision.options)
    return seat, option


def decks_run_out(s: PhantomState) -> None:
    """The Destiny deck and the Player decks are empty or nearly so (PHA-DES.2, PHA-PRE.2)."""
    into_discard(s, s.destiny, s.resolved)
    for player in s.players:
        into_discard(s, player.deck, player.discard)


def test_every_segment_is_run_by_random_games() -> None:
    """A segment that no game reaches would be a name that nothing returns."""
    reached: set[str] = set()

    def noting(name: str, run: Segment[PhantomState]) -> Segment[PhantomState]:
        def noted(s: PhantomState) -> Rules[str | None] | str | None:
            reached.add(name)
            return run(s)

        return noted

    game = replace(GAME, segments={name: noting(name, run) for name, run in GAME.segments.items()})
    match, rng = game.start(1, seats=2, options={"promo_direct": True}), Rng.from_seed("segments")
    while match.decision is not None:
        seat, option = at_random(match, rng)
        match.answer(option, seat)
    assert reached == set(GAME.segments)


test_game = game_tests(
    GAME,
    variants=[
        Variant(1),
        Variant(1, {"adventure": "year_one", "level": "heroic", "loot_achievements": True}),
        Variant(2, {"adventure": "patrol", "loot_achievements": True, "promo_direct": True}),
        Variant(2, {"level": "heroic", "loot_achievements": True, "lingering_wounds": True}),
        Variant(2, {"adventure": "year_one", "loot_achievements": True, "universal_unique": True}),
        Variant(1, {"adventure": "patrol", "level": "mythic", "item_restrictions": True}),
    ],
    golden=Path(__file__).parents[2] / "golden" / "phantom",
    policies=[at_random, greedy],
    shuffling=Shuffling(decks_run_out),
    coverage=Coverage(
        wanted=every_design,
        used=designs_seen,
        policy=eager,
        changes=(*(f"legends.{legend}.{change}" for legend in LEGENDS for change in STRONG), HASTE),
        games=200,
    ),
    games=2,
    samples=3,
)
