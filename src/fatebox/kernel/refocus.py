"""Refocus: a view that was made for one eye is changed into that of another.

As statements that `Plain` compiles into `refocus`. Seats see most of a table alike, so only what depends on
the eye is written anew, but all of that: nothing is left of what the first one saw.
"""

from __future__ import annotations

import re

from .shapes import ListShape, ObjectShape, OptionalShape, Shape

EYES = re.compile(r"\b(eye|own)\b")
"""The names under which the expressions of shapes know who looks."""


def refocus_code(shape: Shape, source: str, part: str) -> str:
    """Statements that change `part` of a view into what `eye` sees of `source`; none if all see the same."""
    if not _depends_on_eye(shape):
        return ""
    if isinstance(shape, ListShape) and isinstance(shape.inner, ObjectShape):
        return f" for item, seen in zip({source}, {part}):\n  item.refocus(seen, eye, owner)\n"
    return f" {part} = {shape.view_code(source)}\n"


def _depends_on_eye(shape: Shape) -> bool:
    """Whether two eyes may see different things in the same value of this shape."""
    inner = shape
    while isinstance(inner, ListShape | OptionalShape):
        inner = inner.inner
    if isinstance(inner, ObjectShape) and inner.plain:
        return any(_depends_on_eye(each) for each in inner.cls.shapes().values() if not each.sealed)
    return EYES.search(shape.view_code("it")) is not None
