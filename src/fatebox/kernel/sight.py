"""Sight: what an eye sees of a value, as a value of the same type.

As an expression that `Plain` compiles into `sight`. It is what `from_sight` reads from a view, without the
view: values that players work out from the table are derived from it at every answer.
"""

from __future__ import annotations

from .shapes import (
    DictShape,
    ListShape,
    ObjectShape,
    OptionalShape,
    PileShape,
    SecretShape,
    Shape,
    TupleShape,
    each_in_dict,
    each_in_list,
    if_seen,
    unless_empty,
    unless_none,
)


def sight_code(shape: Shape, source: str, default: str = "None") -> str:
    """An expression for the part of `source` that `eye` sees, inside an object of seat `owner`.

    Of a hidden pile these are the cards that the eye knows, of a hidden value it is the `default`.
    """
    match shape:
        case PileShape():
            found = unless_empty(source, f"eye.found({source})")
            return if_seen(shape.audience, f"{source}.copy()", found)
        case SecretShape():
            return if_seen(shape.audience, sight_code(shape.inner, source), default)
        case OptionalShape():
            return unless_none(source, sight_code(shape.inner, source))
        case TupleShape():
            return source
        case ListShape():
            return each_in_list(source, sight_code(shape.inner, "item"))
        case DictShape():
            return each_in_dict(source, "key", sight_code(shape.inner, "item"))
        case ObjectShape():
            return f"{source}.sight(eye, owner)" if shape.plain else "None"
        case _:
            return source
