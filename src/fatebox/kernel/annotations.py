"""Annotations: the shape that belongs to the declared type of a field."""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from .cards import Audience, Card, Pile, _Fixed, _Replaced
from .shapes import (
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
    TupleShape,
)


def shape_of(annotation: Any) -> Shape | None:
    """The shape of an annotated type; None for a `Fixed` field."""
    if annotation is Card:
        return CardShape()
    if annotation is Any:
        return Shape()
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _marked(arguments[0], arguments[1:])
    if origin is Literal:
        return LiteralShape(arguments)
    if origin is Union or origin is types.UnionType:
        return _union(arguments)
    if origin is list:
        return ListShape(_inner(arguments[0]))
    if origin is dict:
        return DictShape(_key(arguments[0]), _inner(arguments[1]))
    if origin is tuple:
        return _tuple(arguments)
    if isinstance(annotation, type):
        if annotation in (int, str, bool, float):
            return Shape((int, float) if annotation is float else (annotation,))
        if hasattr(annotation, "copy") and hasattr(annotation, "from_data"):
            return ObjectShape(annotation)
    raise TypeError(f"{annotation!r} cannot be part of a state")


def _inner(annotation: Any) -> Shape:
    shape = shape_of(annotation)
    if shape is None:
        raise TypeError("Fixed cannot be used inside another type")
    return shape


def _marked(annotation: Any, marks: tuple[Any, ...]) -> Shape | None:
    if _Fixed in marks:
        return None
    audience = next((mark for mark in marks if isinstance(mark, Audience)), None)
    if audience is None:
        shape = _inner(annotation)
    else:
        shape = PileShape(audience) if annotation == Pile else SecretShape(_inner(annotation), audience)
    if _Replaced in marks:
        shape.copy_code = Shape().copy_code  # type: ignore[method-assign]
    return shape


def _key(annotation: Any) -> Shape:
    """A dictionary's key has to be found again in JSON, where every key is a word."""
    if annotation not in (int, str, Card) and get_origin(annotation) is not Literal:
        raise TypeError(f"{annotation!r} cannot be the key of a dictionary in a state")
    return _inner(annotation)


def _tuple(arguments: tuple[Any, ...]) -> Shape:
    alike = len(arguments) == 2 and arguments[1] is Ellipsis
    shapes = tuple(_inner(a) for a in (arguments[:1] if alike else arguments))
    if any(shape.copy_code("it") != "it" for shape in shapes):
        raise TypeError(f"tuple{list(arguments)!r} cannot be part of a state: what it holds can change")
    return TupleShape(shapes[0]) if alike else RowShape(shapes)


def _union(arguments: tuple[Any, ...]) -> Shape:
    others = [_inner(a) for a in arguments if a is not type(None)]
    if len(others) > 1 and any(type(shape) is not Shape for shape in others):
        raise TypeError(
            f"{' | '.join(map(str, arguments))} cannot be part of a state: only simple values mix"
        )
    shape = others[0] if len(others) == 1 else Shape(tuple(kind for each in others for kind in each.kinds))
    return OptionalShape(shape) if len(others) < len(arguments) else shape
