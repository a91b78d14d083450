"""Imagined worlds: matches that a seat cannot tell from the true one.

Cards that the seat does not know are exchanged with one another, within their kind, wherever they
lie; then every hidden pile is shuffled. As an exchange of names this is applied to the start of the
open segment and to the answers given since, which are then played again. What was shuffled in the open
segment comes out differently there (see `shuffles`). A world counts only if the seat's view of it is
identical, so a bot that searches in imagined worlds cannot know more than its seat. The future chance of
a world is its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from .cards import Eye, Pile
from .decision import PASS, Decision, Option, Prompt
from .definition import Definition
from .engine import Engine
from .errors import ImagineError
from .history import CONCEDE, History, nodes_between
from .kinds import KindExchanges
from .options import without_secrets
from .rng import Rng
from .running import Saved
from .shapes import Mapping
from .shuffles import Outcome, Shuffles, may_have_shuffled
from .state import State
from .view import waiting

M = TypeVar("M", bound=Engine[Any])
Queue: TypeAlias = list[tuple[int, Option, Prompt | None]]
"""Answers to be given again: seat, option, and what was asked."""
ATTEMPTS = 100
IMAGINED = "imagined"
"""In place of the seed, from which everything hidden would follow."""


def imagine(match: M, seat: int | None, rng: Rng) -> M:
    """A world that agrees with all that `seat` (None: a spectator) may know."""
    return Imagination(match, seat).world(rng)


class Imagination(Generic[M]):
    """All that is needed to imagine many worlds of one seat at one decision.

    What it makes depends on what the seat knows and on the generator, never on the hidden truth.
    """

    def __init__(self, match: M, seat: int | None) -> None:
        self._match = match
        self._seat = seat
        self.history = match.history
        if match.decision is None:  # all is known then
            return
        self._eye = Eye(seat, match.state.seen)
        self._appearance = match.state.appearance(self._eye)
        self._question = _question(match, seat)
        self._waiting = waiting(match)
        self._options = without_secrets(match.game.settings, match.options)
        self._given = public_answers(match, seat, match._course.mark)
        self._names_cards = any(_names_cards(match.game, option) for _, option, _ in self._given)
        """Whether cards are exchanged in these answers as well."""
        match._save()
        start, base, eye = match._course.saved.state, match.state, self._eye
        self._shuffles = Shuffles(match, seat) if may_have_shuffled(match) else None
        if self._shuffles is not None and self._shuffles.made:
            # then where cards lie now does not follow from where they lay
            base, eye = start, Eye(seat, {})
            eye.shown = self._shuffles.known
        secrets = match.game.secrets
        self._exchange: Callable[[Rng], Mapping]
        self._fixed = set(start.fixed_cards())
        """Cards that lay open or were named when the segment began: hardly any of them is ever exchanged."""
        if secrets.exchange is None:
            self._exchange = kinds = KindExchanges(_unknown_piles(base, eye), secrets.kinds(base))
            self._fixed.intersection_update(kinds.cards)
        else:
            self._exchange = secrets.exchange(start, base, eye)

    def world(self, rng: Rng) -> M:
        """A world that agrees with all that the seat may know."""
        match = self._match
        if match.decision is None:
            return match.copy()
        for _ in range(ATTEMPTS):
            world = self._replay(self._exchange(rng), rng)
            if world is not None and self._looks_alike(world):
                _give_future(world, rng.fork())
                return world
        raise ImagineError(f"no world agrees with what seat {self._seat} knows at {match.decision.prompt.id}")

    def _looks_alike(self, world: M) -> bool:
        """Whether the seat sees the same table, is asked the same and waits for the same seats."""
        return (
            _question(world, self._seat) == self._question
            and waiting(world) == self._waiting
            and world.state.appearance(Eye(self._seat, world.state.seen)) == self._appearance
        )

    def _replay(self, mapping: Mapping, rng: Rng) -> M | None:
        """The open segment played again with cards exchanged; None if it cannot be played like that.

        Where the imagined cards of others would allow a reaction that was not offered in truth, they
        pass; where they do not allow one that was offered and passed, nobody is asked.
        """
        match, seat = self._match, self._seat
        shuffles = self._shuffles
        outcome = Outcome([mapping], {}) if shuffles is None else shuffles.shuffled_again(mapping, rng)
        start = self._start(outcome)
        if match.game.secrets.redraw is not None:
            match.game.secrets.redraw(start.state, seat, rng)
        world = match._rerun(start, None)
        world.seed, world.undos, world.resumed = IMAGINED, (), True  # and so do the seed and some options
        world.options = self._options
        queue = self._answers(outcome)
        done = 0
        course = world._course
        while course.mark is start.mark and world.decision is not None:
            step = next_answer(world, match, seat, queue)
            if step is None:
                return None if queue else world
            who, option = step
            decision = world.decision_of(who)
            asked = None if decision is None else decision.prompt
            course.history = (course.history, who, option, asked)
            world._submit(who, option)
            done += 1
            if start.reseeds:
                world._reseed(start, done)
        return None

    def _start(self, outcome: Outcome) -> Saved[Any]:
        """The start of the open segment with cards exchanged, and shuffles that come out differently."""
        saved = self._match._course.saved
        mapping = outcome.mappings[0]
        hidden = not self._fixed or self._fixed.isdisjoint(mapping)
        state = saved.state.redealt(mapping) if hidden else saved.state.relabelled(mapping)
        orders = outcome.orders.get(0)
        if orders != state.rng.orders:
            state.rng = state.rng.copy()
            state.rng.orders = orders
        # without a mark: what led here may hold secrets of others
        if not saved.reseeds:
            return Saved(state, None)
        reseeds = [(at, rng.copy()) for at, rng in saved.reseeds]
        for number, (_, rng) in enumerate(reseeds, start=1):
            rng.orders = outcome.orders.get(number)
        return Saved(state, None, tuple(reseeds))

    def _answers(self, outcome: Outcome) -> Queue:
        """The answers of the open segment with cards exchanged as they were when each was given."""
        if not self._names_cards:
            return self._given.copy()
        game, shuffles = self._match.game, self._shuffles
        queue: Queue = []
        for number, (who, option, asked) in enumerate(self._given):
            mapping = outcome.mappings[0 if shuffles is None else shuffles.before(number)]
            queue.append((who, option if option == CONCEDE else game.relabel(option, mapping), asked))
        return queue


def _give_future(world: Engine[Any], chance: Rng) -> None:
    """Let a generator decide all that is left to chance from now on."""
    course = world._course
    state, mark, reseeds = course.saved
    if course.history is mark and not reseeds and state.rng.count == world.state.rng.count:
        state.rng = chance  # nothing was drawn since the start, which is this world's own: so it begins there
        world.state.rng = chance.copy()
        world._origin = course.saved
        return
    done = len(nodes_between(mark, course.history))
    past = reseeds and tuple(reseed for reseed in reseeds if reseed[0] < done)
    world._origin = course.saved = Saved(state, mark, (*past, (done, chance)))
    world.state.rng = chance.copy()


def _unknown_piles(state: State, eye: Eye) -> list[Pile]:
    """The cards of each hidden pile that an eye does not know; they are only read."""
    piles = filter(None, state.hidden_piles(eye))
    if not eye.shown:
        return [*piles]
    return [unknown for unknown in map(eye.unknown, piles) if unknown]


def _names_cards(game: Definition[Any], option: Option) -> bool:
    return option != CONCEDE and "card" in game.verbs[option[0]]


def _question(match: Engine[Any], seat: int | None) -> tuple[Any, ...] | None:
    decision = match.decision_of(seat)
    return None if decision is None else (decision.prompt, decision.options, decision.group)


def public_answers(match: Engine[Any], seat: int | None, mark: History) -> Queue:
    """The answers since a mark, but for those of others to a joint decision that is still open."""
    nodes = nodes_between(mark, match.history)
    if match.joint:
        during = nodes_between(match._opened, match.history)
        nodes = nodes[: len(nodes) - len(during)] + [node for node in during if node[1] == seat]
    return [node[1:] for node in nodes]


def next_answer(
    world: Engine[Any], truth: Engine[Any], seat: int | None, queue: Queue
) -> tuple[int, Option] | None:
    """The answer to give next in the replayed world; None when it has arrived or is stuck.

    It has arrived when all answers are given but passes of others, who are not asked in this world.
    """
    assert world.decision is not None
    for number, (who, option, prompt) in enumerate(queue):
        asked = world.decision_of(who)
        if (
            asked is not None
            and prompt in (asked.prompt, None)
            and (option in asked.options or option == CONCEDE)
        ):
            del queue[: number + 1]
            return who, option
        if who == seat or option != PASS:
            if asked is not None and asked.prompt == prompt:
                return None  # the same question, but what was answered is not possible here
            break
    else:
        queue.clear()
        if asks_alike(world, truth):
            return None
    return (world.decision.seat, PASS) if _may_pass(world.decision, seat) else None


def asks_alike(world: Engine[Any], truth: Engine[Any]) -> bool:
    """Whether both ask the same seats the same; in a joint decision others may be further in the truth."""
    if world.joint is not None and truth.joint is not None:
        return world.joint.keys() == truth.joint.keys()
    assert world.decision is not None
    assert truth.decision is not None
    here, there = world.decision, truth.decision
    return (here.seat, here.prompt) == (there.seat, there.prompt) and world.joint is truth.joint


def _may_pass(decision: Decision, seat: int | None) -> bool:
    return decision.seat != seat and PASS in decision.options
