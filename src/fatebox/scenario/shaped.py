"""Data in the shape of a state: finding its piles, and laying partial data over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from fatebox.kernel.cards import Audience
from fatebox.kernel.shapes import (
    CardShape,
    DictShape,
    ListShape,
    LiteralShape,
    ObjectShape,
    OptionalShape,
    PileShape,
    RowShape,
    SecretShape,
    Shape,
)

from .errors import ScenarioError
from .names import NONE, CardNames

ANYTHING = Shape()
REMOVED: Any = object()
"""In a dictionary: the entry is taken away."""

PlaceCard = Callable[[Any, str, int], str]
"""Called with the name of a card, the path of its pile and its index there; gives back the card's key."""


class DataPile(NamedTuple):
    """A pile inside data: where it is, who may see it, and the keys of its cards."""

    path: str
    audience: Audience
    cards: list[Any]


def piles(shape: Shape, data: Any, path: str) -> Iterator[DataPile]:
    """All piles in the data of a state, in the order of its fields."""
    shape = bare(shape)
    if isinstance(shape, PileShape):
        if isinstance(data, list):
            yield DataPile(path, shape.audience, data)
        return
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, item in steps:
        yield from piles(inside(shape, step), item, child(path, shape, step))


def paths(shape: Shape, data: Any, path: str) -> Iterator[str]:
    """The paths of everything in partial data."""
    yield path
    shape = bare(shape)
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, item in steps:
        yield from paths(inside(shape, step), item, child(path, shape, step))


def place_cards(shape: Shape, data: Any, path: str, place: PlaceCard, names: CardNames) -> Any:
    """A copy of partial data with the cards of all piles placed, and None for the word that says so."""
    if data == NONE and not _takes_word(shape):
        return None
    shape = bare(shape)
    if isinstance(shape, PileShape):
        return _place_pile(data, path, place)
    if isinstance(shape, CardShape):
        names.find(data, path)
    if isinstance(data, dict):
        return {
            step: _place_entry(shape, step, item, child(path, shape, step), place, names)
            for step, item in data.items()
        }
    if isinstance(data, list):
        return [
            place_cards(inside(shape, step), item, child(path, shape, step), place, names)
            for step, item in enumerate(data)
        ]
    return data


def _place_entry(shape: Shape, step: str, item: Any, path: str, place: PlaceCard, names: CardNames) -> Any:
    if isinstance(shape, DictShape):
        if isinstance(shape.key, CardShape):
            names.find(step, path)
        if item == NONE and not isinstance(shape.inner, OptionalShape):
            return REMOVED
    return place_cards(inside(shape, step), item, path, place, names)


def _place_pile(data: Any, path: str, place: PlaceCard) -> Any:
    if isinstance(data, list):
        return [place(name, path, i) for i, name in enumerate(data)]
    if isinstance(data, dict):
        return {step: place(name, path, _index(step, path)) for step, name in data.items()}
    return data


def merge(base: Any, over: Any, path: str) -> Any:
    """Tables merge into tables, a table over a list merges by index, anything else replaces."""
    if isinstance(over, dict) and isinstance(base, dict):
        merged = {**base}
        for key, item in over.items():
            merged[key] = merge(base[key], item, f"{path}.{key}") if key in base else item
        return {key: item for key, item in merged.items() if item is not REMOVED}
    if isinstance(over, dict) and isinstance(base, list):
        listed = base[:]
        for step, item in over.items():
            index = _index(step, path)
            if index >= len(base):
                raise ScenarioError(f"{path}.{step}: the list has only {len(base)} entries")
            listed[index] = merge(base[index], item, f"{path}[{index}]")
        return listed
    return over


def child(path: str, shape: Shape, step: Any) -> str:
    """The path of an entry."""
    return f"{path}[{step}]" if isinstance(shape, ListShape | RowShape) else f"{path}.{step}"


def _index(step: str, path: str) -> int:
    if not step.isdigit():
        raise ScenarioError(f"{path}.{step}: expected the number of an entry of the list {path}")
    return int(step)


def bare(shape: Shape) -> Shape:
    """A shape without what says that it may be nothing, or hidden."""
    while isinstance(shape, OptionalShape | SecretShape):
        shape = shape.inner
    return shape


def inside(shape: Shape, step: Any) -> Shape:
    """The shape of an entry."""
    shape = bare(shape)
    if isinstance(shape, ListShape | DictShape):
        return shape.inner
    if isinstance(shape, RowShape) and str(step).isdigit() and int(step) < len(shape.places):
        return shape.places[int(step)]
    if isinstance(shape, ObjectShape) and shape.plain:
        fields: dict[str, Shape] = shape.cls.shapes()
        return fields.get(step, ANYTHING)
    return ANYTHING


def _takes_word(shape: Shape) -> bool:
    """Whether the word for nothing can be an ordinary word here."""
    if isinstance(shape, SecretShape):
        shape = shape.inner
    return str in shape.kinds or (isinstance(shape, LiteralShape) and NONE in shape.values)
