"""Decisions: where the rules stop and ask.

Rules are generators. They yield a `Decision` (one seat) or a `Joint` (several seats at once) and are
sent the answer. The helpers below ask for several things one small option at a time, in a fixed
order, so that each combination can be given in exactly one way and option lists stay short.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias, TypeVar, TypeVarTuple, runtime_checkable

from .messages import key_of

T = TypeVar("T")
Given = TypeVarTuple("Given")
Option: TypeAlias = tuple[Any, ...]
"""A small tuple of plain values: a verb, then its arguments: `("play", "love", 2)`, `("pass",)`."""


@runtime_checkable
class Spending(Protocol):
    """An argument of an option that says how something is paid."""

    def spent(self) -> dict[str, Any]:
        """All that is paid, by name: amounts, and cards by their keys with how they help."""


PASS: Option = ("pass",)
DONE: Option = ("done",)
GO_ON = "go on"
"""Instead of a segment: after a concession the rules go on where they asked, and learn of it there."""


class Conceded(Exception):
    """The seat that was asked has given up; rules that go on catch it where its share of them ends."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has given up")
        self.seat = seat


class EndSegment(Exception):
    """Ends the segment that is running, however deep its rules are; a subclass names the next one."""

    value: ClassVar[str]
    """The next segment, where other rules return it."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A kind of question: its id and the clause it comes from; the message of its key asks it."""

    id: str
    clause: str
    always: bool = False
    """Asked even if there is only one option, such as the step that ends a turn."""
    secret: bool = False
    """Others do not learn who is being asked."""
    default: Callable[[Any, Decision], Option] | None = None
    """The answer on time-out, from the state; without it the first option."""
    final: tuple[str, ...] = ()
    """Verbs of answers that the rulebook forbids to take back, even if they revealed nothing."""
    follow_up: bool = False
    """Says more of the answer before it, such as the target of a card: bots judge both as one choice."""
    variant: str = ""
    """Keeps questions with the same id apart."""

    @property
    def key(self) -> str:
        """The message that asks it: `prompt-<id>`, and the variant if there is one."""
        return key_of("prompt", self.id, self.variant) if self.variant else key_of("prompt", self.id)


class Group(NamedTuple):
    """The larger choice that a decision is one step of, so that a table can offer it as one gesture."""

    kind: str
    """`pick` (some of the items), `share` (amounts for the items) or `arrange` (an order)."""
    items: tuple[Any, ...]
    chosen: tuple[Any, ...]
    least: int
    most: int


Step: TypeAlias = tuple[str, tuple[Any, ...], tuple[Any, ...], int, int]
"""A group that nobody has looked at yet: its fields."""


class Decision:
    """One seat is asked: choose one of the options."""

    __slots__ = ("about", "options", "prompt", "seat", "step")

    def __init__(
        self,
        seat: int,
        prompt: Prompt,
        options: list[Option],
        step: Step | None = None,
        about: Any = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.step = step
        """The fields of its group; None if the decision stands alone."""
        self.about = about
        """The thing that is paid for, aimed or written, if the state does not say."""

    @property
    def group(self) -> Group | None:
        """The larger choice that it is one step of, if any; made when somebody looks."""
        return None if self.step is None else Group(*self.step)

    def default(self, state: Any) -> Option:
        """The answer that is taken when time runs out."""
        chosen = self.prompt.default
        return self.options[0] if chosen is None else chosen(state, self)

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.prompt.id}, {self.options!r})"


def for_each_seat(seats: int, prompt: Prompt, options: Sequence[Option]) -> tuple[Decision, ...]:
    """The decision of each seat where it is the same in every turn, so that it is made only once.

    All matches share it: nobody may change its options.
    """
    return tuple(Decision(seat, prompt, list(options)) for seat in range(seats))


class LongDecision(Decision):
    """A decision that lists its options when somebody looks: copies of a match that run past it never do.

    It is always put, so there must be two options at least, or its prompt is one that is always put. Rules
    ask with it where the list is long: `LongDecision(seat, ACTION, actions, s, player)` has the options
    `actions(s, player)`.
    """

    __slots__ = ("_find", "_found", "_given")

    def __init__(
        self, seat: int, prompt: Prompt, find: Callable[[*Given], list[Option]], *given: *Given
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.step = None
        self.about = None
        self._find = find
        self._given = given
        self._found: list[Option] | None = None

    @property
    def options(self) -> list[Option]:  # type: ignore[override]
        """The options, found in the state as it is when they are first looked at."""
        found = self._found
        if found is None:
            found = self._found = self._find(*self._given)
        return found

    def know(self, copied: Decision | None) -> None:
        """Take over the options of the decision that this one is a copy of, if they have been listed."""
        if isinstance(copied, LongDecision):
            self._found = copied._found


class Joint:
    """Several seats decide at once, each by rules of its own; nothing is revealed before all are done.

    The rules of a part may ask any number of decisions of its seat and must change nothing: the
    results arrive together, as a dictionary by seat.
    """

    __slots__ = ("parts",)

    def __init__(self, parts: dict[int, Rules[Any]]) -> None:
        self.parts = parts


Ask: TypeAlias = Decision | Joint
Rules: TypeAlias = Generator[Ask, Any, T]
"""Rules that ask as they go and end with a value."""


def _ask_nobody() -> Rules[None]:
    yield from ()


NOBODY_ASKED: Rules[None] = _ask_nobody()
"""Rules that turn out to ask nobody, and have been carried out: what would ask in other cases returns them.

They are over already. So they cost less than new ones, and anybody may go through them.
"""
next(NOBODY_ASKED, None)


def ask(seat: int, prompt: Prompt, options: list[Option]) -> Rules[Option]:
    """Ask one seat for one option."""
    answer: Option = yield Decision(seat, prompt, options)
    return answer


def together(parts: dict[int, Rules[T]]) -> Rules[dict[int, T]]:
    """Ask several seats at once; the results by seat, in seat order."""
    results: dict[int, T] = yield Joint(parts)
    return results


def pick(
    seat: int,
    prompt: Prompt,
    items: Sequence[T],
    *,
    least: int = 0,
    most: int | None = None,
    verb: str = "take",
    about: Any = None,
) -> Rules[list[T]]:
    """Some of the items, from `least` to `most` (default: all) of them, asked in the order given.

    If there are fewer items than `least`, all are taken.
    """
    items = tuple(items)
    number = len(items)
    limit = number if most is None or most > number else most
    if least > limit:
        least = limit
    chosen: list[T] = []
    start = 0
    while len(chosen) < limit and start < number:
        needed = least - len(chosen)
        if needed > 0:  # not so late that too few would be left
            options: list[Option] = [(verb, item) for item in items[start : number - needed + 1]]
        else:
            options = [DONE, *[(verb, item) for item in items[start:]]]
        step = ("pick", items, tuple(chosen), least, limit)
        answer = yield Decision(seat, prompt, options, step, about)
        if answer == DONE:
            break
        chosen.append(answer[1])
        start = items.index(answer[1], start) + 1
    return chosen


def share(
    seat: int, prompt: Prompt, amount: int, limits: Sequence[tuple[T, int]], *, verb: str = "give"
) -> Rules[dict[T, int]]:
    """Distribute exactly `amount` among items, each up to its limit; items that get nothing are left out.

    If all limits together are below the amount, everything is handed out.
    """
    shares: dict[T, int] = {}
    remaining = min(amount, sum(limit for _, limit in limits))
    later = sum(limit for _, limit in limits)
    items = tuple(item for item, _ in limits)
    for item, limit in limits:
        later -= limit
        low, high = max(0, remaining - later), min(limit, remaining)
        options: list[Option] = [(verb, item, n) for n in range(high, low - 1, -1)]
        step = ("share", items, tuple(shares.items()), remaining, remaining)
        answer = yield Decision(seat, prompt, options, step)
        if answer[2]:
            shares[item] = answer[2]
            remaining -= answer[2]
    return shares


def arrange(seat: int, prompt: Prompt, items: Sequence[T], *, verb: str = "next") -> Rules[list[T]]:
    """Put all items in an order, asked first to last."""
    items = tuple(items)
    remaining = list(items)
    ordered: list[T] = []
    while remaining:
        options: list[Option] = [(verb, item) for item in remaining]
        step = ("arrange", items, tuple(ordered), len(items), len(items))
        answer = yield Decision(seat, prompt, options, step)
        remaining.remove(answer[1])
        ordered.append(answer[1])
    return ordered


def take_first(state: Any, decision: Decision) -> Option:
    """A default that takes as much as it can: the first option that is not `done`."""
    del state
    return next((option for option in decision.options if option != DONE), DONE)
