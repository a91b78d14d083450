"""Features: the little that a network needs to know of a game beyond its declarations.

The fields of a state, its piles and their audiences, the cards' data and the options say nearly everything;
the rest is a `Features` object. All of it has defaults, so that a new game can be learned at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from .cards import Card
from .decision import Decision, Option
from .rng import Rng
from .state import State

S = TypeVar("S", bound=State)
Setup: TypeAlias = tuple[int | None, dict[str, Any]]
"""The number of seats (None: the default) and the options of a game."""


class Sketch(Protocol):
    """The sight of a seat, while it is being laid out as a list of things with numbers."""

    def card(self, card: Card, *values: int) -> None:
        """Put derived values beside a card; one that the seat does not see is left out."""

    def thing(self, thing: object, *values: int) -> None:
        """Put derived values beside an object of the state."""

    def add(self, kind: str, parent: object, owner: int, place: int, *values: int) -> int | None:
        """Add a thing that is no object of the state, such as an attacking group; its row."""

    def added(self, kind: str, place: int) -> int | None:
        """The row of a thing that was added."""

    def row_of(self, thing: object) -> int | None:
        """The row of an object of the state."""

    def row_of_card(self, card: Card) -> int | None:
        """The row of a card that the seat sees."""

    def row_of_seat(self, seat: int) -> int | None:
        """The row of the object that belongs to a seat."""


def _nothing(state: Any, decision: Decision) -> list[Option]:
    del state, decision
    return []


def _default_setup(rng: Rng) -> Setup:
    del rng
    return None, {}


def _value(state: Any, seat: int) -> float:
    return float(state.result.value(seat))


def _as_valued(state: Any, values: Sequence[float]) -> list[float]:
    del state
    return list(values)


Plan: TypeAlias = tuple[Option, ...]
"""The answers, one after the other, by which a seat proposes a deal."""


@dataclass(frozen=True, slots=True)
class Bargaining(Generic[S]):
    """Deals between seats: the answers by which they are made, and what comes of them."""

    begin: Mapping[Option, Option]
    """The answers that begin a proposal, each with the one that lets it be."""
    drop: Option
    agree: Option
    refuse: Option
    plans: Callable[[S, int], list[Plan]]
    """Deals that a seat might propose now, from what it may know; few, since each is thought over."""
    breaks: Callable[[S, Decision], Collection[Option]]
    """Options by which the asked seat would break its word; none if it cannot keep it any more."""
    decided: Callable[[S, S], bool]
    """Whether in the second position it is clear what came of the proposal that is answered in the first."""
    forget: Callable[[S], Collection[tuple[int, int]]]
    """Takes the promises that are still open off an imagined table: who has promised something to whom."""
    prompts: Collection[str]
    """The questions by which a proposal is put together: its parts are not judged one by one."""


@dataclass(frozen=True, slots=True)
class Features(Generic[S]):
    """Additions to the declarations. Fields are named by their last name, wherever they are."""

    things: int = 96
    """The most things that are looked at; those of the seat itself come first."""
    options: int = 64
    """The most options that training looks at."""
    skip: Collection[str] = ()
    """Fields that carry no information."""
    seats: Collection[str] = ()
    """Numbers that are seats; below 0 is nobody."""
    by_seat: Collection[str] = ()
    """Lists of numbers, one for each seat."""
    cards: Collection[str] = ()
    """Lists of numbers that are cards."""
    pieces: Collection[str] = ()
    """Lists of objects that stand for the card they name, such as a Legacy with its Shards."""
    ordered: Collection[str] = ()
    """Piles in which the place of a card matters."""
    beside: Mapping[str, str] = field(default_factory=dict)
    """Lists of numbers, one for each card of the pile named."""
    on_cards: int = 0
    """The number of derived values that a card may have."""
    on_things: Mapping[str, int] = field(default_factory=dict)
    """The number of derived values that an object may have, by its path: `players.posts`."""
    extra: Mapping[str, int] = field(default_factory=dict)
    """Kinds of things that are added, with the number of their values."""
    derive: Callable[[S, int, Sketch], None] | None = None
    """Adds derived values that the seat may know."""
    pointers: Mapping[str, Callable[[S, Any, Sketch], int | None]] = field(default_factory=dict)
    """The row that an argument of an option means, by its kind."""
    aims: Mapping[str, Callable[[S, Option, Sketch], int | None]] = field(default_factory=dict)
    """The row that an option as a whole stands for, by its verb, such as the position that it leads to."""
    numbers: Mapping[str, Callable[[Any], tuple[int, int]]] = field(default_factory=dict)
    """An argument of an option as two numbers, by its kind."""
    senseless: Callable[[S, Decision], Collection[Option]] = _nothing
    """Options that throw something away for nothing, as the asked seat can see: learned players take none."""
    bargaining: Bargaining[S] | None = None
    """Deals between seats, if there are any."""
    setup: Callable[[Rng], Setup] = _default_setup
    """Draws the seats and options of a game to learn from."""
    by_chance: Collection[str] = ()
    """Prompts that chance answers in half of the games to learn from, such as the choice of a faction."""
    result_value: Callable[[S, int], float] = _value
    """The value of a finished game to a seat, from 0 to 1; default: its share of the win."""
    chances: Callable[[S, Sequence[float]], list[float]] = _as_valued
    """The chances of all seats to win, by the values that they expect; needed where results other than a win
    are worth much. It looks at nothing hidden."""


__all__ = ["Bargaining", "Features", "Plan", "Setup", "Sketch"]
