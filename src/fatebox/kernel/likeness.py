"""Likeness: what an eye sees of a value, made to be compared with what another eye sees of a twin of it.

As an expression that `Plain` compiles into `appearance`. Two appearances are equal where two views would be,
but they share all lists with the state and name nothing: imagined worlds are compared with the truth all the
time.
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
    if_seen,
    unless_none,
)


def appearance_code(shape: Shape, source: str) -> str:
    """An expression for what `eye` sees of `source` inside an object of `owner`.

    An eye that knows no card of hidden piles is `blind`: it sees how many there are.
    """
    match shape:
        case PileShape():
            return if_seen(shape.audience, source, f"(len({source}) if blind else eye.glimpse({source}))")
        case SecretShape():
            return if_seen(shape.audience, appearance_code(shape.inner, source), "None")
        case OptionalShape():
            return unless_none(source, appearance_code(shape.inner, source))
        case ListShape():
            code = appearance_code(shape.inner, "item")
            return source if code == "item" else f"([{code} for item in {source}] if {source} else None)"
        case DictShape():
            code = appearance_code(shape.inner, "item")
            return source if code == "item" else f"{{key: {code} for key, item in {source}.items()}}"
        case ObjectShape():
            return f"{source}.appearance(eye, owner)" if shape.plain else "None"
        case _:
            return source
