"""Engine: runs the rules of one game, keeps its history and makes copies.

The rules run as a generator over the state. A match saves the state at the start of a segment; a copy
copies that state and runs the few answers given since again. Matches that are never copied need no saved
state, so segments are saved only from the first copy on, and a game that began with its set-up is dealt again
from its seed. The history is a linked list that copies share, so that it costs nothing to carry it along.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import Any, Generic, Self, TypeVar

from .answers import illegal, meant
from .decision import GO_ON, Ask, Conceded, Decision, EndSegment, Joint, LongDecision, Option, Rules
from .definition import Deal, Definition
from .errors import IllegalAnswer, RulesError
from .events import Listener
from .history import CONCEDE, History, Undo, answers_between, nodes_between
from .options import Options
from .running import ENDLESS, STEPS, UNSAVED, Course, Part, Saved, forced, run_segments
from .state import Result, State

S = TypeVar("S", bound=State)


class Engine(Generic[S]):
    """The rules of a game in motion: decisions, answers, copies. `Match` adds what needs to look at it."""

    __slots__ = (
        "_course",
        "_opened",
        "_origin",
        "_rules",
        "decision",
        "game",
        "joint",
        "options",
        "resumed",
        "seed",
        "state",
        "undos",
    )

    def __init__(
        self,
        game: Definition[S],
        options: Options,
        seed: int | str,
        state: S,
        segment: str,
        *,
        history: History = None,
        resumed: bool = True,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.resumed = resumed
        """Whether it began with a given state, not with the set-up: answers alone do not replay it."""
        self.undos: tuple[Undo, ...] = ()
        self.decision: Decision | None = None
        self.state = state
        state.segment = segment
        self._origin: Saved[S] = Saved(state.copy(), history) if resumed else UNSAVED
        self._course: Course[S] = Course(self._origin)
        self.joint: dict[int, Part] | None = None
        """The parts of the open decision if several seats take it at once."""
        self._opened: History = None
        """The history when the open joint decision was asked."""
        self._rules: Rules[str | None]
        self._start(segment)

    # --- playing -----------------------------------------------------------------------------

    @property
    def history(self) -> History:
        """The answers so far."""
        return self._course.history

    @property
    def settled(self) -> History:
        """The answers that have changed the table; those to an open joint decision have changed nothing."""
        return self._course.history if self.joint is None else self._opened

    @property
    def result(self) -> Result | None:
        """The result; None while the game is running."""
        return self.state.result

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions; more than one only while several seats decide at once."""
        if self.joint is not None:
            return [part.decision for part in self.joint.values() if part.decision is not None]
        return [] if self.decision is None else [self.decision]

    def decision_of(self, seat: int | None) -> Decision | None:
        """The open decision of this seat, if any."""
        if self.joint is not None:
            part = self.joint.get(seat) if seat is not None else None
            return None if part is None else part.decision
        decision = self.decision
        return decision if decision is not None and decision.seat == seat else None

    def answer(self, option: Option | list[Any], seat: int | None = None, exact: bool = False) -> None:
        """Answer the open decision (of that seat); an illegal answer raises and changes nothing.

        Instead of an option a list will do, and names instead of cards: `["hire", "Freeman"]`. Where answers
        are kept as they were given, as in records, only an `exact` option counts.
        """
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
            option = options[options.index(option)]  # type: ignore[arg-type]
        except ValueError:
            if exact:
                raise IllegalAnswer(illegal(decision, option)) from None
            option = meant(self.game, self.state, decision, option)
        course = self._course
        course.history = (course.history, decision.seat, option, decision.prompt)
        if self.joint is None:
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
        self._course.history = (self.history, seat, CONCEDE, None)
        self._concede(seat)

    # --- the engine --------------------------------------------------------------------------

    def _start(self, segment: str | None) -> None:
        """Run from the start of a segment to the first decision."""
        self._rules = run_segments(self.state, self.game, segment, self._course)
        self._advance(None)

    def _advance(self, value: Any) -> None:
        """Send an answer into the rules and run to the next decision, in this segment or a later one."""
        try:  # `_step` written out: every answer comes here
            asked: Ask | None = self._rules.send(value)
        except (StopIteration, EndSegment) as end:
            asked = self._go_on(end.value)
        if type(asked) is LongDecision or (
            type(asked) is Decision and (len(asked.options) > 1 or (asked.prompt.always and asked.options))
        ):
            self.decision = asked
        else:
            self._settle(asked)

    def _step(self, resume: Callable[[Any], Ask], value: Any) -> Ask | None:
        """Resume the rules, and say what they ask next; None if the game is over."""
        try:
            return resume(value)
        except (StopIteration, EndSegment) as end:
            return self._go_on(end.value)

    def _settle(self, asked: Ask | None) -> None:
        """Put what the rules ask; where there is no choice, run on to the first that is one."""
        for _ in STEPS:
            value: Any
            if isinstance(asked, Joint):
                value = self._open_joint(asked)
                if value is None:
                    return
            else:
                value = forced(asked) if type(asked) is Decision else None  # a long one is always a choice
                if value is None:
                    self.decision = asked
                    return
            asked = self._step(self._rules.send, value)
        raise RulesError(ENDLESS.format(self.state.segment, len(STEPS)))

    def _go_on(self, segment: str | None) -> Ask | None:
        """The first question after the segment that a copy resumed; None if the game is over."""
        if self.state.result is not None:
            return None
        self._rules = run_segments(self.state, self.game, segment, self._course)
        return next(self._rules, None)

    def _open_joint(self, asked: Joint) -> dict[int, Any] | None:
        """Ask several seats; the results at once if nobody has a choice."""
        self._opened = self.history
        self.joint = {seat: Part(seat, rules) for seat, rules in sorted(asked.parts.items())}
        return self._close_joint()

    def _close_joint(self) -> dict[int, Any] | None:
        assert self.joint is not None
        for part in self.joint.values():
            if part.decision is not None:
                self.decision = part.decision
                return None
        results = {seat: part.result for seat, part in self.joint.items()}
        self.joint = None
        return results

    def _answer_part(self, seat: int, option: Option) -> None:
        assert self.joint is not None
        self.joint[seat].send(option)
        results = self._close_joint()
        if results is not None:
            self._advance(results)

    def _concede(self, seat: int) -> None:
        assert self.game.concede is not None
        segment = self.game.concede(self.state, seat)
        if segment == GO_ON:
            if self.joint is not None:
                raise RulesError("rules in which several seats decide cannot go on without one of them")
            self._settle(self._step(self._rules.throw, Conceded(seat)))
        else:
            self._rules.close()
            self.joint = None
            self._start(segment)

    def _submit(self, seat: int, option: Option) -> None:
        """An answer that is known to be legal, without adding it to the history."""
        if option == CONCEDE:
            self._concede(seat)
        elif self.joint is None:
            self._advance(option)
        else:
            self._answer_part(seat, option)

    # --- copying -----------------------------------------------------------------------------

    def copy(self, *, keeps: bool = False) -> Self:
        """An independent match that equals this one under any further answers.

        One that will be copied itself after more answers `keeps` the start of each segment from the first.
        """
        if self.decision is not None:
            course = self._course
            if not (course.keeps and self._is_saved()):
                self._save()
            new = self._rerun(course.saved, course.history, keeps=keeps)
            if type(new.decision) is LongDecision:
                new.decision.know(self.decision)
            return new
        new = self._blank(Course(self._course.saved))
        new._course.history, new._course.mark = self._course.history, self._course.mark
        new.state = self.state.copy()
        new.state.listener = None
        return new

    def pattern(self) -> Self:
        """A match that can only be copied, so that this one may be played on."""
        if not self._is_saved():
            self._save()
        course = self._course
        new = self._blank(Course(course.saved))
        new._course.history, new._course.mark = course.history, course.mark
        new.state, new.decision = course.saved.state, self.decision
        return new

    def keep(self) -> None:
        """Save the start of each segment to come: for a match that will be copied after more answers."""
        self._course.keeps = True

    def _is_saved(self) -> bool:
        """Whether the start of the open segment is saved; otherwise the first copy takes a second one."""
        course = self._course
        saved = course.saved
        same_mark = saved is not UNSAVED and saved.mark is course.mark
        return same_mark and saved.state.segment == self.state.segment

    def checkpoint(self) -> S:
        """The state at the start of the open segment (not to be changed)."""
        self._save()
        return self._course.saved.state

    def rewound(self, history: History) -> Self:
        """A new match as this one stood after these answers, a part of its own history."""
        return self._rerun(self._beginning(), history)

    def _beginning(self) -> Saved[S]:
        """The origin; a game that began with its set-up is dealt again when this is first asked for."""
        if self._origin is UNSAVED:
            state, rng = self.state, type(self.state.rng).from_seed(self.seed)
            dealt = self.game.deal(Deal(state.pack, state.seats, self.options, rng))
            dealt.segment = self.game.first
            self._origin = Saved(dealt, None)
        return self._origin

    def _save(self) -> None:
        """See to it that the start of the open segment is saved, and that of all segments to come."""
        course = self._course
        course.keeps = True
        if self._is_saved():
            return
        if self._can_begin_here:
            course.saved = Saved(self.state.copy(), course.mark)
            return
        if course.saved is UNSAVED:
            course.saved = self._beginning()
        first = self._rerun(course.saved, course.mark, keeps=True)  # at the first question of the segment
        first._save()
        course.saved = first._course.saved

    @property
    def _can_begin_here(self) -> bool:
        """Whether the open segment would ask the same if it began now."""
        course = self._course
        at_first = self.decision is not None and course.history is course.mark
        return at_first and self.state.segment in self.game.asks_first

    def _rerun(
        self,
        saved: Saved[S],
        history: History,
        *,
        keeps: bool = False,
        watch: Callable[[S], Listener] | None = None,
    ) -> Self:
        """A new match that goes from what was saved through all answers of a history.

        `watch` makes a listener of its state, which hears everything from the start.
        """
        course = Course(saved)
        course.keeps = keeps
        new = self._blank(course)
        new.state = state = saved.state.copy()
        state.listener = None if watch is None else watch(state)
        rules = self.game.segments[state.segment](state)  # most copies never get to another segment
        if type(rules) is not GeneratorType:  # nobody decides in it
            rules = run_segments(state, self.game, rules, course)  # type: ignore[arg-type]
        new._rules = rules
        new._advance(None)
        if saved.reseeds:
            new._reseed(saved, 0)
        if history is not saved.mark:
            new._give_again(saved, history)
        return new

    def _give_again(self, saved: Saved[S], history: History) -> None:
        """Run the answers between what was saved and a history."""
        for done, node in enumerate(nodes_between(saved.mark, history), start=1):
            self._course.history = node
            self._submit(node[1], node[2])
            if saved.reseeds:
                self._reseed(saved, done)

    def _reseed(self, saved: Saved[S], done: int) -> None:
        """Give an imagined world its own chance, if that begins after as many answers as are done."""
        for at, rng in saved.reseeds:
            if at == done:
                self.state.rng = rng.copy()

    def _blank(self, course: Course[S]) -> Self:
        """A match with the same header and origin that has yet to be run."""
        new = object.__new__(type(self))
        new.game = self.game
        new.options = self.options
        new.seed = self.seed
        new.resumed = self.resumed
        new.undos = self.undos
        new.decision = None
        new._origin = self._origin
        new._course = course
        new.joint = None
        new._opened = None
        return new

    def answers(self) -> list[tuple[int, Option]]:
        """All answers so far, as (seat, option)."""
        return answers_between(None, self.history)

    def answers_since_checkpoint(self) -> list[tuple[int, Option]]:
        """The answers given in the open (or the last) segment."""
        return answers_between(self._course.mark, self.history)
