"""Match: one game being played.

The rules run as a generator over the state. A match keeps the state at the start of the open segment
(the checkpoint) and the answers given since; a copy copies that state and runs those few answers again.
Matches that are never copied need no checkpoints, so these are kept only from the first copy on. The
history is a linked list that copies share, so that it costs nothing to carry it along.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from .cards import Eye
from .decision import Decision, Joint, Option, Rules
from .errors import IllegalAnswer, RulesError
from .game import Game
from .options import Options
from .rng import Rng
from .state import Result, State
from .view import View, make_view

S = TypeVar("S", bound=State)
History: TypeAlias = "tuple[History, int, Option] | None"
"""The answers so far, last one first: (what came before, seat, option)."""

CONCEDE: Option = ("concede",)


@dataclass(frozen=True, slots=True)
class Undo:
    """A step back that was taken, kept in the record."""

    at: int
    """How many answers were left standing."""
    dropped: tuple[tuple[int, Option], ...]
    forced: bool
    """Whether hidden things had been revealed, chance had been drawn or others had answered since."""


class _Part:
    """One seat's share of a joint decision."""

    __slots__ = ("answers", "decision", "result", "rules")

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.answers = 0
        self.decision: Decision | None = None
        self.result: Any = None
        self.send(None)

    def send(self, value: Any) -> None:
        """Go on to this seat's next decision, or to its result."""
        while True:
            try:
                asked = self.rules.send(value)
            except StopIteration as stop:
                self.decision, self.result = None, stop.value
                return
            if not isinstance(asked, Decision):
                raise RulesError("a joint decision cannot hold another one")
            if not asked.options:
                raise RulesError(f"{asked.prompt.id}: a decision without options")
            if len(asked.options) > 1 or asked.prompt.always:
                self.decision = asked
                return
            value = asked.options[0]


class Match(Generic[S]):
    """A running game: look at `decision`, give an `answer`, until there is a `result`."""

    __slots__ = (
        "_checkpoint",
        "_joint",
        "_mark",
        "_origin",
        "_reseed",
        "_rules",
        "decision",
        "game",
        "history",
        "options",
        "seed",
        "state",
        "undos",
    )

    def __init__(
        self,
        game: Game[S],
        options: Options,
        seed: int | str,
        state: S,
        segment: str,
        *,
        history: History = None,
        checkpoints: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.history: History = history
        self.undos: tuple[Undo, ...] = ()
        self.decision: Decision | None = None
        self.state = state
        self._origin: tuple[S, str, History] = (state.copy(), segment, history)
        self._checkpoint: S | None = state if checkpoints else None
        self._mark: History = history
        self._reseed: tuple[int, Rng] | None = None
        self._joint: dict[int, _Part] | None = None
        self._begin(segment)

    # --- playing -----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        return self.state.result

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions; more than one only while several seats decide at once."""
        if self._joint is not None:
            return [part.decision for part in self._joint.values() if part.decision is not None]
        return [] if self.decision is None else [self.decision]

    @property
    def joint(self) -> bool:
        """Whether the open decision is part of one that several seats take at once."""
        return self._joint is not None

    def decision_of(self, seat: int | None) -> Decision | None:
        """What this seat is asked now, if anything."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, option: Option, seat: int | None = None) -> None:
        """Answer the open decision (of that seat); an illegal answer raises and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over")
        if seat is not None and seat != decision.seat:
            other = self.decision_of(seat)
            if other is None:
                raise IllegalAnswer(f"seat {seat} is not asked now")
            decision = other
        options = decision.options
        try:
            option = options[options.index(option)]
        except ValueError:
            prompt = decision.prompt
            raise IllegalAnswer(
                f"{option!r} is not among the options of {prompt.id} ({prompt.clause})"
            ) from None
        self.history = (self.history, decision.seat, option)
        if self._joint is None:
            self._advance(option)
        else:
            self._answer_part(decision.seat, option)

    def concede(self, seat: int) -> None:
        """Give up, where the game's rules know of it."""
        if self.result is not None or self.decision is None:
            raise IllegalAnswer("the game is over")
        if self.game.concede is None:
            raise IllegalAnswer(f"{self.game.title} does not know giving up")
        if self.decision_of(seat) is None:
            raise IllegalAnswer(f"seat {seat} is not asked now")
        self.history = (self.history, seat, CONCEDE)
        self._concede(seat)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now, as JSON data."""
        return make_view(self, Eye(seat, self.state.seen))

    # --- the engine --------------------------------------------------------------------------

    def _begin(self, segment: str | None) -> None:
        """Start a segment; the state now is the checkpoint for copies."""
        state = self.state
        while segment is not None and state.result is None:
            run = self.game.segments.get(segment)
            if run is None:
                raise RulesError(f"there is no segment {segment!r}")
            state.segment = segment
            rules = run(state)
            if isinstance(rules, Generator):
                if self._checkpoint is not None:
                    self._checkpoint = state.copy()
                self._mark = self.history
                self._reseed = None
                self._rules = rules
                self._advance(None)
                return
            segment = rules
        if state.result is None:
            raise RulesError("the game ended without a result")
        self.decision = None

    def _advance(self, value: Any) -> None:
        """Send an answer into the rules and run to the next decision."""
        send = self._rules.send
        while True:
            try:
                asked = send(value)
            except StopIteration as stop:
                self._begin(stop.value)
                return
            if isinstance(asked, Joint):
                value = self._open_joint(asked)
                if value is None:
                    return
                continue
            options = asked.options
            if len(options) == 1 and not asked.prompt.always:
                value = options[0]
                continue
            if not options:
                raise RulesError(f"{asked.prompt.id}: a decision without options")
            self.decision = asked
            return

    def _open_joint(self, asked: Joint) -> dict[int, Any] | None:
        """Ask several seats; the results at once if nobody has a choice."""
        self._joint = {seat: _Part(rules) for seat, rules in sorted(asked.parts.items())}
        return self._close_joint()

    def _close_joint(self) -> dict[int, Any] | None:
        assert self._joint is not None
        for part in self._joint.values():
            if part.decision is not None:
                self.decision = part.decision
                return None
        results = {seat: part.result for seat, part in self._joint.items()}
        self._joint = None
        return results

    def _answer_part(self, seat: int, option: Option) -> None:
        assert self._joint is not None
        self._joint[seat].answers += 1
        self._joint[seat].send(option)
        results = self._close_joint()
        if results is not None:
            self._advance(results)

    def _concede(self, seat: int) -> None:
        assert self.game.concede is not None
        self._rules.close()
        self._joint = None
        self._begin(self.game.concede(self.state, seat))

    def _submit(self, seat: int, option: Option) -> None:
        """An answer that is known to be legal, without adding it to the history."""
        if option == CONCEDE:
            self._concede(seat)
        elif self._joint is None:
            self._advance(option)
        else:
            self._answer_part(seat, option)

    # --- copying -----------------------------------------------------------------------------

    def copy(self) -> Match[S]:
        """An independent match that equals this one under any further answers."""
        new = self._blank()
        if self.decision is None:
            new.state = self.state.copy()
            new.state.listener = None
            new.decision = None
            return new
        new._restart(self.checkpoint().copy())
        done = 0
        for seat, option in answers_between(self._mark, self.history):
            new._reseed_at(done)
            new._submit(seat, option)
            done += 1
        new._reseed_at(done)
        return new

    def checkpoint(self) -> S:
        """The state at the start of the open segment (not to be changed)."""
        if self._checkpoint is None:
            again = self.replayed(answers_between(self._origin[2], self._mark))
            self._checkpoint = again.state if again.decision is None else again._checkpoint
            assert self._checkpoint is not None
        return self._checkpoint

    def replayed(self, answers: list[tuple[int, Option]]) -> Match[S]:
        """A new match with these answers given since the origin of this one."""
        origin, segment, mark = self._origin
        again = Match(
            self.game, self.options, self.seed, origin.copy(), segment, history=mark, checkpoints=True
        )
        for seat, option in answers:
            again.history = (again.history, seat, option)
            again._submit(seat, option)
        return again

    def _blank(self) -> Match[S]:
        """A match with the same header, history and checkpoint, and no running rules."""
        new: Match[S] = object.__new__(Match)
        new.game = self.game
        new.options = self.options
        new.seed = self.seed
        new.history = self.history
        new.undos = self.undos
        new._origin = self._origin
        new._checkpoint = self._checkpoint
        new._mark = self._mark
        new._reseed = self._reseed
        new._joint = None
        return new

    def _restart(self, state: S) -> None:
        """Run the open segment from this state to its first decision."""
        state.listener = None
        self.state = state
        rules = self.game.segments[state.segment](state)
        assert isinstance(rules, Generator)
        self._rules = rules
        self._advance(None)

    def _reseed_at(self, done: int) -> None:
        if self._reseed is not None and self._reseed[0] == done:
            self.state.rng = self._reseed[1].copy()

    def answers(self) -> list[tuple[int, Option]]:
        """All answers so far, as (seat, option)."""
        return answers_between(None, self.history)

    def answers_since_checkpoint(self) -> list[tuple[int, Option]]:
        """The answers given in the open (or the last) segment."""
        return answers_between(self._mark, self.history)


def answers_between(mark: History, history: History) -> list[tuple[int, Option]]:
    """The answers given since a mark, in order."""
    answers = []
    while history is not mark:
        assert history is not None
        answers.append((history[1], history[2]))
        history = history[0]
    answers.reverse()
    return answers
