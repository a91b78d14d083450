"""Likeness: whether a value looks to one eye as its twin, in another state, looks to another.

As an expression that `Plain` compiles into `looks_like`. It says the same as two views that are compared, but
writes neither of them: imagined worlds are compared with the truth all the time.
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
)


def alike_code(shape: Shape, source: str, twin: str) -> str:
    """Whether `source` looks to `eye` as `twin` looks to `twin_eye`, both inside objects of `owner`.

    Eyes that know no card of hidden piles are `blind`.
    """
    same = f"{source} == {twin}"
    match shape:
        case PileShape():
            known = f"(blind or not {source} or eye.knows_alike({source}, twin_eye, {twin}))"
            return if_seen(shape.audience, same, f"len({source}) == len({twin}) and {known}")
        case SecretShape():
            return if_seen(shape.audience, alike_code(shape.inner, source, twin), "True")
        case OptionalShape():
            either = f"{source} is None or {twin} is None"
            return f"({source} is {twin} if {either} else {alike_code(shape.inner, source, twin)})"
        case ListShape():
            code = alike_code(shape.inner, "item", "other")
            if code == "item == other":
                return same
            each = f"(not {source} or all([{code} for item, other in zip({source}, {twin})]))"
            return f"len({source}) == len({twin}) and {each}"
        case DictShape():
            code = alike_code(shape.inner, "item", f"{twin}[key]")
            if code == f"item == {twin}[key]":
                return same
            return f"{source}.keys() == {twin}.keys() and all([{code} for key, item in {source}.items()])"
        case ObjectShape():
            return f"{source}.looks_like({twin}, eye, twin_eye, owner)" if shape.plain else "True"
        case _:
            return same
