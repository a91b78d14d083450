"""Use of all content: no card of the pack is dead weight that no game ever touches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from fatebox.kernel import Event, Match, Option, Rng
from fatebox.kernel.cards import Audience

from .subject import Fault, Policy, Subject, at_random


@dataclass(frozen=True)
class Step:
    """A match that is about to be answered, or at its end, and what happened since the last answer."""

    match: Match[Any]
    option: Option | None
    events: list[Event]


def seen_by_somebody(step: Step) -> Iterable[str]:
    """The cards that lie where at least their owner can see them."""
    state = step.match.state
    keys = state.pack.box.keys
    for pile, audience, _ in state.piles():
        if audience is not Audience.NOBODY:
            for card in pile:
                yield keys[card]


def every_card(pack: Any) -> set[str]:
    """All cards of the box."""
    return set(pack.box.keys)


def every_design(pack: Any) -> set[str]:
    """All cards of the box, however many copies there are."""
    return {_design(key) for key in pack.box.keys}


def designs_seen(step: Step) -> set[str]:
    """The designs of which at least the owner can see a copy."""
    return {_design(key) for key in seen_by_somebody(step)}


def _design(key: str) -> str:
    return key.partition(".")[0]


@dataclass(frozen=True)
class Coverage:
    """The content that has to be used, how that shows, and who plays the games."""

    wanted: Callable[[Any], set[str]] = every_card
    """The content that has to be used."""
    used: Callable[[Step], Iterable[str]] = seen_by_somebody
    policy: Policy = at_random
    games: int = 60
    """The most games that are played; no more than needed are."""
    changes: tuple[str, ...] = field(default=())
    """Changes of content that bring rare things about sooner."""


def all_content_is_used(subjects: list[Subject], coverage: Coverage) -> None:
    """Over some games of all variants, everything in the pack is used."""
    game = subjects[0].game
    missing = coverage.wanted(game.pack(coverage.changes))
    for number in range(coverage.games):
        variant = subjects[number % len(subjects)].variant
        match = game.start(
            f"coverage {number}", seats=variant.seats, options=variant.options, changes=coverage.changes
        )
        missing -= _used_in(match, coverage, number)
        if not missing:
            return
    raise Fault(f"{game.id}: not used in {coverage.games} games: {', '.join(sorted(missing))}")


def _used_in(match: Match[Any], coverage: Coverage, number: int) -> set[str]:
    events: list[Event] = []
    match.state.listener = events.append
    rng = Rng.from_seed(number)
    used: set[str] = set()
    while match.decision is not None:
        seat, option = coverage.policy(match, rng)
        used.update(coverage.used(Step(match, option, events)))
        events.clear()
        match.answer(option, seat)
    used.update(coverage.used(Step(match, None, events)))
    return used
