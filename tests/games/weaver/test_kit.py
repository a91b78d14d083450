"""Fate Weaver keeps what every game must keep."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from fatebox.games.weaver import GAME
from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import RANKS
from fatebox.kernel import DONE, Match, Option, Rng, Rules
from fatebox.kernel.definition import Segment
from fatebox.testkit import Coverage, Step, Variant, at_random, game_tests, greedy, lasting

LEVELS = ("apprentice", "adept", "master", "fateweaver")


def content(pack: WeaverPack) -> set[str]:
    """Fate cards to be played, adventurers to visit, cycles to go by, relics to be bought and used."""
    bought = {f"{key} {rank}" for key in pack.relic_keys for rank in range(1, RANKS + 1)}
    abilities = {
        _ability(ability.relic, rank, ability.line)
        for relic in pack.abilities
        for rank, lines in enumerate(relic)
        for ability in lines
    }
    return set(pack.box.keys) | bought | abilities


def used(step: Step) -> Iterable[str]:
    """The part of that which has happened now."""
    s: WeaverState = step.match.state
    keys = s.pack.box.keys
    for card in (*s.row, *s.visitor, *(s.cycle if s.round > 2 else ())):
        yield keys[card]
    for key, rank in zip(s.pack.relic_keys, s.relics, strict=True):
        yield f"{key} {rank}"
    if step.option is not None and step.option[0] == "use":
        _, relic, line, _ = step.option
        yield _ability(relic, _rank(s, relic), line)


class Curious:
    """A player who uses every ability once, and buys the next rank of a relic when it knows the last one."""

    def __init__(self) -> None:
        self.known: set[str] = set()

    def __call__(self, match: Match[Any], rng: Rng) -> tuple[int, Option]:
        s: WeaverState = match.state
        decision = match.decision
        assert decision is not None
        for option in decision.options:
            if option[0] == "use":
                ability = _ability(option[1], _rank(s, option[1]), option[2])
                if ability not in self.known:
                    self.known.add(ability)
                    return 0, option
            elif option[0] == "buy" and self._knows(s, option[1]):
                return 0, option
        return (0, DONE) if DONE in decision.options else greedy(match, rng)

    def _knows(self, s: WeaverState, relic: str) -> bool:
        rank = _rank(s, relic)
        lines = s.pack.abilities[s.pack.relic_keys.index(relic)][rank]
        return all(_ability(relic, rank, ability.line) in self.known for ability in lines)


def _rank(s: WeaverState, relic: str) -> int:
    return s.relics[s.pack.relic_keys.index(relic)]


def _ability(relic: str, rank: int, line: int) -> str:
    return f"use {relic} {rank} {line}"


NEARLY_FREE = tuple(
    f"relics.{key}.{field}" for key in GAME.pack().relic_keys for field in ("price=0", "cost=1")
)


def test_every_segment_is_run_by_random_games() -> None:
    """A segment that no game reaches would be a name that nothing returns."""
    reached: set[str] = set()

    def noting(name: str, run: Segment[WeaverState]) -> Segment[WeaverState]:
        def noted(s: WeaverState) -> Rules[str | None] | str | None:
            reached.add(name)
            return run(s)

        return noted

    game = replace(GAME, segments={name: noting(name, run) for name, run in GAME.segments.items()})
    for seed in range(20):
        match, rng = game.start(seed), Rng.from_seed(f"segments {seed}")
        while match.decision is not None:
            seat, option = at_random(match, rng)
            match.answer(option, seat)
    assert reached == set(GAME.segments)


test_game = game_tests(
    GAME,
    variants=[Variant(1, {"difficulty": level}) for level in LEVELS],
    golden=Path(__file__).parents[2] / "golden" / "weaver",
    policies=[lasting, at_random],
    coverage=Coverage(wanted=content, used=used, policy=Curious(), games=120, changes=NEARLY_FREE),
)
