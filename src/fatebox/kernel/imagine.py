"""Imagined worlds: matches that a seat cannot tell from the true one.

Cards that the seat does not know are exchanged with one another, within their kind, wherever they
lie; then every hidden pile is shuffled. As an exchange of names this is applied to the start of the
open segment and to the answers given since, which are then played again. A world counts only if the
seat's view of it is identical, so a bot that searches in imagined worlds cannot know more than its
seat. The future chance of a world is its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from typing import Any, TypeVar

from .cards import Card, Eye
from .decision import PASS, Option
from .errors import ImagineError
from .match import Match, answers_between
from .rng import Rng
from .shapes import Mapping
from .state import State

S = TypeVar("S", bound=State)
ATTEMPTS = 100


def imagine(match: Match[S], seat: int | None, rng: Rng) -> Match[S]:
    """A world that agrees with all that `seat` (None: a spectator) may know."""
    if match.decision is None:
        return match.copy()
    known = match.view(seat)
    for _ in range(ATTEMPTS):
        mapping = exchange(match, seat, rng)
        world = _replay(match, seat, mapping)
        if world is not None and world.view(seat) == known:
            fresh = rng.fork()
            done = len(answers_between(world._mark, world.history))
            world._reseed = (done, fresh)
            world._reseed_at(done)
            start = world.checkpoint()
            world._origin = (start, start.segment, world._mark)
            return world
    raise ImagineError(f"no world agrees with what seat {seat} knows at {match.decision.prompt.id}")


def exchange(match: Match[S], seat: int | None, rng: Rng) -> Mapping:
    """Which card takes the place of which, among those hidden from the seat."""
    state = match.state
    eye = Eye(seat, state.seen)
    piles = [
        [c for c in pile if not eye.knows(c)] for pile, a, owner in state.piles() if not eye.sees(a, owner)
    ]
    kinds: dict[Hashable, list[Card]] = defaultdict(list)
    for pile in piles:
        for card in pile:
            kinds[match.game.kind(state, card)].append(card)
    mapping: Mapping = {}
    for cards in kinds.values():
        swapped = cards[:]
        rng.shuffle("imagine", swapped)
        mapping.update(zip(cards, swapped, strict=True))
    for pile in piles:
        placed = [mapping[card] for card in pile]
        rng.shuffle("imagine", placed)
        mapping.update(zip(pile, placed, strict=True))
    return mapping


def _replay(match: Match[S], seat: int | None, mapping: Mapping) -> Match[S] | None:
    """The open segment played again with cards exchanged; None if it cannot be played like that.

    Where the imagined cards of others would allow a reaction that was not offered in truth, they
    pass; where they do not allow one that was offered and passed, nobody is asked.
    """
    world = match._blank()
    world.history = world._mark
    start = match.checkpoint().copy()
    start.relabel(mapping)
    world._checkpoint = start
    world._restart(start.copy())
    queue = [(s, match.game.relabel(o, mapping)) for s, o in _public_answers(match, seat)]
    done = 0
    while world._checkpoint is start and world.decision is not None:
        world._reseed_at(done)
        step = _next_answer(world, match, seat, queue)
        if step is None:
            return None if queue else world
        world.history = (world.history, *step)
        world._submit(*step)
        done += 1
    return None


def _public_answers(match: Match[Any], seat: int | None) -> list[tuple[int, Option]]:
    """The answers of the open segment without what others have answered to an open joint decision."""
    answers = answers_between(match._mark, match.history)
    if match._joint is None:
        return answers
    during = sum(part.answers for part in match._joint.values())
    opened = len(answers) - during
    return answers[:opened] + [(s, o) for s, o in answers[opened:] if s == seat]


def _next_answer(
    world: Match[Any], truth: Match[Any], seat: int | None, queue: list[tuple[int, Option]]
) -> tuple[int, Option] | None:
    """The answer to give next in the replayed world; None when it has arrived or is stuck."""
    while queue:
        decision = world.decision_of(queue[0][0])
        if decision is not None and queue[0][1] in decision.options:
            return queue.pop(0)
        if _may_pass(world, seat):
            break
        if queue[0][0] == seat or queue[0][1] != PASS:
            return None
        queue.pop(0)
    assert world.decision is not None
    assert truth.decision is not None
    arrived = not queue and (world.decision.seat, world.decision.prompt) == (
        truth.decision.seat,
        truth.decision.prompt,
    )
    return (world.decision.seat, PASS) if not arrived and _may_pass(world, seat) else None


def _may_pass(world: Match[Any], seat: int | None) -> bool:
    decision = world.decision
    return decision is not None and decision.seat != seat and PASS in decision.options
