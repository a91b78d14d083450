"""Positions: what can be true of a table, so that one laid out by hand is checked like one that was played.

The shapes of the state say much already: every card lies in one pile, a reference names a card that exists.
A game adds what only it knows in a `Positions` object: which cards belong in which pile, numbers and words
that cannot be, pieces and their cards, and values that follow from others. Scenario files are checked with
it, and the test kit checks with the same object that played games never break it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from .cards import EVERYONE, SPECTATOR_BIT, Card
from .plain import Plain
from .shapes import (
    CardShape,
    DictShape,
    ListShape,
    LiteralShape,
    ObjectShape,
    OptionalShape,
    PileShape,
    SecretShape,
    Shape,
)
from .state import State

S = TypeVar("S", bound=State)
Named: TypeAlias = Callable[[str], bool]
"""Whether a position was given with a value for the field at this path."""
Node: TypeAlias = tuple[str, Shape, Any]
"""A value inside the state: its path, its shape, and the value."""
Belongs: TypeAlias = Callable[[Any, Card, tuple[int, ...]], bool]
"""From the pack, a card and the numbers in the path of a pile: whether such cards lie there."""


class Table(NamedTuple):
    """The table that is checked, and the segments of its game."""

    state: Any
    segments: Collection[str]


Rule: TypeAlias = Callable[[Table, Any], str]
"""From the table and a value of a field: what was expected instead; empty if the value can be."""


class Flaw(NamedTuple):
    """Something that cannot be so: the path of the field, and what was expected of it."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


class Spot(NamedTuple):
    """The place of a piece that somebody lays on the table."""

    pack: Any
    seat: int | None
    """The seat that owns the list it is in."""
    place: int
    """Its place in the list."""
    card: Card | None
    """The card that it is of, if it is of one."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """A list of pieces, such as hired people, which a position may give by their cards alone."""

    fresh: Callable[[Spot], Mapping[str, Any]]
    """The fields of a new piece, as data; whatever the position says comes first."""
    pile: str = ""
    """The pile of the same object in which the cards of the pieces lie; none if they have no cards."""


def _no_flaws(state: Any) -> Iterable[Flaw]:
    del state
    return ()


def _nothing_follows(state: Any, named: Named) -> None:
    del state, named


@dataclass(frozen=True, slots=True)
class Positions(Generic[S]):
    """A game's knowledge of its own table."""

    belongs: Mapping[str, Belongs] = field(default_factory=dict)
    """For a pile, by the end of its path without numbers: which cards lie in it; others take all cards."""
    fields: Mapping[str, Rule] = field(default_factory=dict)
    """For a field, as `Class.field`: the values that it can have; in a list, each of its entries."""
    flaws: Callable[[S], Iterable[Flaw]] = _no_flaws
    """Everything else that cannot be true at any decision, nor at the start of a segment."""
    opening: Callable[[S], Iterable[Flaw]] = _no_flaws
    """The conditions that the segment named by the state lacks in order to start."""
    complete: Callable[[S, Named], None] = _nothing_follows
    """Sets the values that follow from others and that a position did not name."""
    pieces: Mapping[str, Pieces] = field(default_factory=dict)
    """Lists of pieces, by the name of their field."""


# --- checking -------------------------------------------------------------------------------------


def find_flaws(positions: Positions[S], state: S, segments: Collection[str]) -> Iterator[Flaw]:
    """Everything about a table that cannot be so; the game is asked only if the rest is in order."""
    found = list(declared_flaws(positions, state, segments))
    yield from found or positions.flaws(state)


def declared_flaws(positions: Positions[S], state: S, segments: Collection[str]) -> Iterator[Flaw]:
    """Cards, pieces and single values that break a declaration."""
    nodes = list(walk(ObjectShape(type(state)), state))
    yield from _card_flaws(positions, state, nodes)
    yield from _piece_flaws(positions, state, nodes)
    yield from _field_flaws(positions, Table(state, segments), nodes)


def walk(shape: Shape, value: Any, path: str = "") -> Iterator[Node]:
    """Every pile, card, list, table and object in a value, with its path; piles are not opened."""
    while isinstance(shape, OptionalShape | SecretShape):
        shape = shape.inner
    if value is None or type(shape) in (Shape, LiteralShape):
        return
    yield path, shape, value
    if isinstance(shape, PileShape):
        return
    if isinstance(shape, ListShape):
        for i, item in enumerate(value):
            yield from walk(shape.inner, item, f"{path}[{i}]")
    elif isinstance(shape, DictShape):
        for key, item in value.items():
            yield from walk(shape.inner, item, f"{path}.{key}")
    elif isinstance(shape, ObjectShape) and isinstance(value, Plain):
        for name, inner in value.shapes().items():
            yield from walk(inner, getattr(value, name), f"{path}.{name}" if path else name)


def belongs_at(positions: Positions[Any], path: str) -> Callable[[Any, Card], bool] | None:
    """The rule of the pile at a path, such as `players[1].posts[0].hidden`; None if it takes all cards."""
    numbers = tuple(int(part.partition("]")[0]) for part in path.split("[")[1:])
    names = re.sub(r"\[\d+\]", "", path).split(".")
    for start in range(len(names)):
        rule = positions.belongs.get(".".join(names[start:]))
        if rule is not None:
            return lambda pack, card: rule(pack, card, numbers)
    return None


def _card_flaws(positions: Positions[Any], state: State, nodes: list[Node]) -> Iterator[Flaw]:
    box = state.pack.box
    lying: dict[Card, str] = {}
    for path, shape, value in nodes:
        if isinstance(shape, PileShape):
            belongs = belongs_at(positions, path)
            for i, card in enumerate(value):
                where = f"{path}[{i}]"
                if not 0 <= card < len(box.keys):
                    yield Flaw(where, f"expected a card, got {card}")
                elif card in lying:
                    yield Flaw(where, f"{box.keys[card]} lies at {lying[card]} already")
                elif belongs is not None and not belongs(state.pack, card):
                    yield Flaw(where, f"{box.keys[card]} is no card for {path}")
                lying[card] = where
        elif isinstance(shape, CardShape) and not 0 <= value < len(box.keys):
            yield Flaw(path, f"expected a card, got {value}")
        elif isinstance(shape, DictShape) and isinstance(shape.key, CardShape):
            for card in value:
                if not 0 <= card < len(box.keys):
                    yield Flaw(path, f"expected the names of cards, got {card}")
    for mask in state.seen.values():
        if mask != EVERYONE and not 0 <= mask & ~SPECTATOR_BIT < 1 << state.seats:
            yield Flaw("seen", f"expected the bits of {state.seats} seats, got {mask}")


def _piece_flaws(positions: Positions[Any], state: State, nodes: list[Node]) -> Iterator[Flaw]:
    """Pieces without a card in their pile, and cards in such a pile without a piece."""
    for path, _, value in nodes:
        for name, pieces in positions.pieces.items():
            if pieces.pile and isinstance(value, Plain) and name in value.shapes():
                yield from _unpaired(
                    value, name, pieces.pile, f"{path}." if path else "", state.pack.box.keys
                )


def _unpaired(owner: Plain, name: str, pile: str, prefix: str, keys: list[str]) -> Iterator[Flaw]:
    cards: list[Card] = getattr(owner, pile)
    paired: list[Card] = []
    for path, _, piece in walk(owner.shapes()[name], getattr(owner, name), f"{prefix}{name}"):
        card = getattr(piece, "card", None)
        if isinstance(piece, Plain) and isinstance(card, int):
            if card in paired or card not in cards:
                lacking = "is there twice" if card in paired else f"does not lie in {prefix}{pile}"
                yield Flaw(path, f"{keys[card]} {lacking}")
            paired.append(Card(card))
    for i, card in enumerate(cards):
        if card not in paired:
            yield Flaw(f"{prefix}{pile}[{i}]", f"{keys[card]} has no entry in {prefix}{name}")


def _field_flaws(positions: Positions[Any], table: Table, nodes: list[Node]) -> Iterator[Flaw]:
    for path, _, owner in nodes:
        if isinstance(owner, Plain):
            for name in owner.shapes():
                rule = positions.fields.get(f"{type(owner).__name__}.{name}")
                if rule is not None:
                    yield from _ruled(rule, table, getattr(owner, name), f"{path}.{name}" if path else name)


def _ruled(rule: Rule, table: Table, value: Any, where: str) -> Iterator[Flaw]:
    if isinstance(value, list | tuple | dict):
        steps = value.items() if isinstance(value, dict) else enumerate(value)
        for step, item in steps:
            yield from _ruled(rule, table, item, f"{where}[{step}]")
    elif value is not None and (expected := rule(table, value)):
        yield Flaw(where, f"expected {expected}, got {value!r}")


# --- rules for fields and piles -------------------------------------------------------------------


def of_kind(*kinds: str) -> Belongs:
    """A pile for cards of these kinds."""
    return lambda pack, card, at: pack.box.kinds[card] in kinds


def number(least: int, most: int | None = None) -> Rule:
    """A number of this range."""
    expected = _range_text(least, most)
    return lambda table, value: "" if value >= least and (most is None or value <= most) else expected


def _range_text(least: int, most: int | None) -> str:
    return f"at least {least}" if most is None else f"{least} to {most}"


class word:
    """One of these words."""

    def __init__(self, *words: str | int) -> None:
        self.words = words

    def __call__(self, table: Table, value: Any) -> str:
        del table
        return "" if value in self.words else "one of " + ", ".join(map(repr, self.words))


class key_of:
    """A key of some content of the pack, or one of the other words; a position may give its name instead."""

    def __init__(self, content: Callable[[Any], Collection[str]], *others: str) -> None:
        self.content = content
        self.others = others

    def __call__(self, table: Table, value: Any) -> str:
        known = [*self.content(table.state.pack), *self.others]
        return "" if value in known else "one of " + ", ".join(map(repr, known))


def seat(*others: int) -> Rule:
    """A seat, or one of the numbers that stand for something else."""

    def rule(table: Table, value: Any) -> str:
        seats = table.state.seats
        return "" if 0 <= value < seats or value in others else f"a seat from 0 to {seats - 1}"

    return rule


def segment(table: Table, value: Any) -> str:
    """The name of a segment, or none."""
    return "" if not value or value in table.segments else "the name of a segment"


# --- words for flaws ------------------------------------------------------------------------------


def sized(where: str, values: Collection[Any], least: int, most: int | None = None) -> Iterator[Flaw]:
    """A pile or list with too few or too many entries."""
    if len(values) < least or (most is not None and len(values) > most):
        expected = str(least) if least == most else _range_text(least, most)
        yield Flaw(where, f"expected {expected} of them, got {len(values)}")


def as_many(where: str, values: Collection[Any], number: int, of_what: str) -> Iterator[Flaw]:
    """A list that does not have as many entries as it must have."""
    if len(values) != number:
        yield Flaw(where, f"expected {number}, one for each {of_what}; got {len(values)}")


def among(where: str, cards: Iterable[Card], pile: Collection[Card], name: str, pack: Any) -> Iterator[Flaw]:
    """References to cards that do not lie where they must, or twice to the same one."""
    listed = list(cards)
    for i, card in enumerate(listed):
        if card not in pile:
            yield Flaw(f"{where}[{i}]", f"{pack.box.keys[card]} does not lie in {name}")
        elif card in listed[:i]:
            yield Flaw(f"{where}[{i}]", f"{pack.box.keys[card]} is there twice")


def in_order(where: str, owners: Iterable[Any]) -> Iterator[Flaw]:
    """Objects that do not have the seat of their place."""
    for place, owner in enumerate(owners):
        if owner.seat != place:
            yield Flaw(f"{where}[{place}].seat", f"expected {place}, got {owner.seat}")
