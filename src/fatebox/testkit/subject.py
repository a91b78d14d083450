"""The subject of a test: a game in one variant, with games of it to look at; and the fault it reports."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from fatebox.kernel import Game, IllegalAnswer, Match, Option, Rng

Policy: TypeAlias = Callable[[Match[Any], Rng], "tuple[int, Option]"]
"""A player for the tests' games: from a match and a source of chance, the seat and its answer."""


class Fault(AssertionError):
    """A check that failed, with the place in the game."""


@dataclass(frozen=True)
class Variant:
    """A way of starting a game: number of seats, options, changes of content."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    changes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """A short name, for test ids and files: `4p-hard`."""
        words = [f"{self.seats}p"]
        for name, value in self.options.items():
            words.append(name if value is True else f"no-{name}" if value is False else str(value))
        return "-".join(words + [change.partition("=")[0] for change in self.changes])


@dataclass(eq=False)
class Subject:
    """A game in one variant, and how hard to test it."""

    game: Game[Any]
    variant: Variant
    golden: Path
    """The folder of the game's playthroughs and digests."""
    invariants: Callable[[Any], None] | None = None
    """Checks of a state that was played, besides those of `game.positions`; raises AssertionError."""
    policies: tuple[Policy, ...] = ()
    """The policies that play, one game after the other; at random without any."""
    games: int = 4
    """The number of games each check looks at."""
    samples: int = 8
    """At how many decisions of each game the expensive checks look."""
    _played: dict[int, list[tuple[int, Option]]] = field(default_factory=dict, init=False, repr=False)

    def start(self, number: int) -> Match[Any]:
        """The start of one of the games."""
        variant = self.variant
        return self.game.start(
            self.seed(number), seats=variant.seats, options=variant.options, changes=variant.changes
        )

    def seed(self, number: int) -> str:
        """The seed of one of the games."""
        return f"{self.variant.name} {number}"

    def answers(self, number: int) -> list[tuple[int, Option]]:
        """All answers of one of the games, which is played once and then known."""
        if number not in self._played:
            self._played[number] = self._play(number)
        return self._played[number]

    def _play(self, number: int) -> list[tuple[int, Option]]:
        match, rng = self.start(number), Rng.from_seed(f"answers {number}")
        policies = self.policies or (at_random,)
        for _ in range(self.game.max_decisions):
            if match.decision is None:
                return match.answers()
            seat, option = policies[number % len(policies)](match, rng)
            match.answer(option, seat)
        raise fault(match, f"the game is longer than {self.game.max_decisions} answers")

    def walk(self, number: int) -> Iterator[Match[Any]]:
        """One of the games at each of its decisions, and at its end."""
        match = self.start(number)
        for seat, option in self.answers(number):
            yield match
            repeat(match, seat, option)
        yield match

    def moments(self, number: int, count: int | None = None) -> Iterator[Match[Any]]:
        """One of the games at some of its decisions: the first, the last, and others by chance."""
        answers = self.answers(number)
        rng = Rng.from_seed(f"moments {number}")
        chosen = set(rng.draw("moments", list(range(len(answers))), min(count or self.samples, len(answers))))
        chosen |= {0, len(answers) - 1}
        for done, match in enumerate(self.walk(number)):
            if done in chosen:
                yield match


def repeat(match: Match[Any], seat: int, option: Option) -> None:
    """Give an answer that was given before in the same game."""
    try:
        match.answer(option, seat)
    except IllegalAnswer as error:
        raise fault(match, f"the same answers lead to another game: {error}") from None


def at_random(match: Match[Any], rng: Rng) -> tuple[int, Option]:
    """Any answer of anybody who is asked."""
    decision = rng.choose("who", match.decisions)
    return decision.seat, rng.choose("what", decision.options)


def greedy(match: Match[Any], rng: Rng) -> tuple[int, Option]:
    """The answer after which its seat stands best, now and then another; it looks at hidden cards."""
    seat, option = at_random(match, rng)
    decision = match.decision_of(seat)
    assert decision is not None
    if rng.below(8) == 0:
        return seat, option
    best = -1.0
    for each in decision.options:
        after = match.copy()
        after.answer(each, seat)
        value = match.game.judgement.evaluate(after.state, seat) + rng.below(1000) * 1e-9
        if value > best:
            best, option = value, each
    return seat, option


def lasting(match: Match[Any], rng: Rng) -> tuple[int, Option]:
    """The answer after which random play goes on longest: for games that careless players lose at once."""
    seat, option = at_random(match, rng)
    decision = match.decision_of(seat)
    assert decision is not None
    best = -1.0
    for each in decision.options:
        value = sum(_lasts(match, seat, each, rng) for _ in range(3)) + rng.below(1000) / 1000
        if value > best:
            best, option = value, each
    return seat, option


def _lasts(match: Match[Any], seat: int, option: Option, rng: Rng, most: int = 5) -> int:
    """For how many answers random play goes on after this one."""
    after = match.copy()
    after.answer(option, seat)
    for lasted in range(most):
        if after.decision is None:
            return lasted
        who, what = at_random(after, rng)
        after.answer(what, who)
    return most


def viewers(match: Match[Any]) -> tuple[int | None, ...]:
    """All who may look: the seats and a spectator."""
    return (*range(match.state.seats), None)


def text_of(data: Any) -> str:
    """Data as JSON text in its own order: equal texts are equal bytes."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def face(match: Match[Any]) -> str:
    """All that there is to a match, as text: state, views, open decisions, answers."""
    views = [match.view(seat) for seat in viewers(match)]
    asked = [(d.seat, d.prompt.id, d.options) for d in match.decisions]
    return text_of([match.state.to_data(), views, asked, match.answers()])


def fault(match: Match[Any], what: str) -> Fault:
    """The fault, with its place in the game."""
    asked = ", ".join(f"seat {d.seat} at {d.prompt.id}" for d in match.decisions) or "the end"
    return Fault(f"{match.game.id}, seed {match.seed!r}, {len(match.answers())} answers, {asked}: {what}")


def same(match: Match[Any], what: str, one: str, other: str) -> None:
    """Both texts are equal, or the fault shows where they part."""
    if one == other:
        return
    pairs = enumerate(zip(one, other, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
    start = max(0, at - 60)
    around = [text[start : at + 60] for text in (one, other)]
    raise fault(match, "\n  ".join([what, *around, f"{'^':>{at - start + 1}}"]))
