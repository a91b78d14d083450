"""Scenario files with one thing changed: what people get wrong when they lay out a position."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from fatebox.kernel import Game, Plain, Rng
from fatebox.kernel.shapes import DictShape, ListShape, ObjectShape, Shape
from fatebox.scenario.shaped import bare

NUMBERS = (-99, -2, -1, 0, 1, 2, 3, 7, 99)
Place = tuple[Any, Any]
"""A table or list, and the key or index of an entry in it."""


def mutated(game: Game[Any], given: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy of a position with one entry changed, dropped, doubled, moved or added."""
    given = copy.deepcopy(given)
    places = [place for place in _places(given) if place[1] != "segment"]
    if not places or rng.below(7) == 0:
        _add(game, given, rng)
    else:
        rng.choose("change", CHANGES)(places, rng)
    return given


def _places(data: Any) -> Iterator[Place]:
    steps = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    for step, item in steps:
        yield data, step
        if isinstance(item, dict | list):
            yield from _places(item)


def _alter(places: list[Place], rng: Rng) -> None:
    """Another number, another word, another order."""
    leaves = [place for place in places if not isinstance(place[0][place[1]], dict | list)]
    lists = [place for place in places if isinstance(place[0][place[1]], list)]
    holder, step = rng.choose("place", leaves or lists or places)
    value = holder[step]
    words = [h[s] for h, s in places if isinstance(h[s], str)]
    if isinstance(value, bool):
        holder[step] = not value
    elif isinstance(value, int):
        holder[step] = rng.choose("number", NUMBERS)
    elif isinstance(value, str):
        holder[step] = rng.choose("word", [*words, "no such word"])
    elif isinstance(value, list):
        value.reverse()


def _drop(places: list[Place], rng: Rng) -> None:
    holder, step = rng.choose("place", places)
    del holder[step]


def _double(places: list[Place], rng: Rng) -> None:
    entries = [place for place in places if isinstance(place[0], list)]
    if entries:
        holder, step = rng.choose("place", entries)
        holder.insert(step, copy.deepcopy(holder[step]))


def _move(places: list[Place], rng: Rng) -> None:
    """An entry of a list into another list."""
    entries = [place for place in places if isinstance(place[0], list)]
    lists = [holder[step] for holder, step in places if isinstance(holder[step], list)]
    if entries and lists:
        holder, step = rng.choose("place", entries)
        moved = copy.deepcopy(holder[step])
        if rng.below(2):
            del holder[step]
        rng.choose("to", lists).append(moved)


CHANGES: tuple[Callable[[list[Place], Rng], None], ...] = (_alter, _alter, _alter, _drop, _double, _move)


def _add(game: Game[Any], given: dict[str, Any], rng: Rng) -> None:
    """A number, a word or a list for some field of the state that the position says nothing about."""
    here, shape = given, ObjectShape(game.state)
    while True:
        name, inner = rng.choose("field", [(n, bare(s)) for n, s in shape.cls.shapes().items() if n != "rng"])
        if isinstance(inner, ListShape) and _holds_objects(inner) and isinstance(here.get(name, {}), dict):
            here = here.setdefault(name, {}).setdefault(str(rng.below(2)), {})
            shape = bare(inner.inner)  # type: ignore[assignment]
        else:
            break
    kinds = getattr(inner, "kinds", ())
    if bool in kinds:
        here[name] = True
    elif int in kinds:
        here[name] = rng.choose("number", NUMBERS)
    elif isinstance(inner, ListShape):
        here[name] = rng.choose("list", ([], ["..."], [0], [-1, 5], ["no such word"]))
    elif isinstance(inner, DictShape):
        here[name] = {"no such word": 1}
    else:
        here[name] = "no such word"


def _holds_objects(shape: ListShape) -> bool:
    inner: Shape = bare(shape.inner)
    return isinstance(inner, ObjectShape) and isinstance(inner.cls, type) and issubclass(inner.cls, Plain)
