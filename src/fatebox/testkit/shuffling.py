"""Shuffles in the middle of a segment: worlds imagined after them agree with all that a seat saw before.

In games played at random a deck seldom runs out where somebody is asked before the segment ends. So games are
played in which the decks are put into their discard piles again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fatebox.kernel import Match, Pile, Rng, State
from fatebox.kernel.cards import Eye
from fatebox.kernel.shuffles import Shuffles

from .secrecy import name
from .subject import Fault, Policy, Subject, at_random, same, text_of, viewers

WORLDS = 3


@dataclass(frozen=True)
class Shuffling:
    """The decks that run out, and who plays the games in which they do."""

    run_out: Callable[[Any], None]
    """Puts the decks of a table into the discard piles that they are made from; see `into_discard`."""
    policy: Policy = at_random
    every: int = 20
    """After this many answers the decks run out again."""
    moments: int = 8
    """The number of decisions after a shuffle that are looked at."""
    answers: int = 40_000
    """The most answers that are given to find them."""


def into_discard(s: State, deck: Pile, discard: Pile) -> None:
    """Put a deck into its discard pile, all but the last card of every other one."""
    moved = deck[len(deck) % 2 :]
    s.forget(moved)
    deck[:] = deck[: len(deck) - len(moved)]
    discard += moved


def imagined_worlds_agree_after_shuffles(subjects: list[Subject], shuffling: Shuffling) -> None:
    """Whatever was shuffled in the open segment: a seat cannot tell its worlds from the truth."""
    found = 0
    for match, rng in _after_shuffles(subjects, shuffling):
        found += 1
        for viewer in viewers(match):
            _compare(match, viewer, rng)
        if found == shuffling.moments:
            return
    if not found:
        raise Fault(f"{subjects[0].game.id}: nobody was asked after a shuffle within a segment")


def _after_shuffles(subjects: list[Subject], shuffling: Shuffling) -> Iterator[tuple[Match[Any], Rng]]:
    """Matches at decisions before which something was shuffled in the open segment."""
    left, number = shuffling.answers, 0
    while left > 0:
        subject = subjects[number % len(subjects)]
        match, rng = subject.start(number), Rng.from_seed(f"shuffles {number}")
        number += 1
        while match.decision is not None and left > 0:
            if match.checkpoint().rng.count != match.state.rng.count and Shuffles(match, None).made:
                yield match, rng
            seat, option = shuffling.policy(match, rng)
            match.answer(option, seat)
            left -= 1
            if left % shuffling.every == 0 and match.decision is not None:
                match = _short_of_cards(match, shuffling)


def _short_of_cards(match: Match[Any], shuffling: Shuffling) -> Match[Any]:
    """The match from the start of its open segment, with decks that have run out."""
    state = match.checkpoint().copy()
    shuffling.run_out(state)
    return Match(match.game, match.options, match.seed, state, state.segment)


def _compare(match: Match[Any], viewer: int | None, rng: Rng) -> None:
    """The table now and at the start of the segment looks the same in imagined worlds and in their copies."""
    start, now = _at_start(match, viewer), text_of(match.view(viewer))
    whose = f"after a shuffle an imagined world of {name(viewer)}"
    for _ in range(WORLDS):
        world = match.imagine(viewer, rng)
        same(match, f"{whose} shows another table", now, text_of(world.view(viewer)))
        same(match, f"{whose} showed another table before", start, _at_start(world, viewer))
        same(match, f"a copy of {whose} shows another table", now, text_of(world.copy().view(viewer)))
        worlds = [each.imagine(viewer, Rng.from_seed("same")) for each in (match, world)]
        same(match, f"{whose} depends on the truth", *(text_of(each.state.to_data()) for each in worlds))


def _at_start(match: Match[Any], viewer: int | None) -> str:
    """The table at the start of the open segment as the viewer saw it."""
    state = match.checkpoint()
    return text_of(state.redacted(Eye(viewer, state.seen)))
