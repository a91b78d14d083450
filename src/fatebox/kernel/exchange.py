"""Exchange: how a value is copied while cards in it take each other's places.

As expressions that `Plain` compiles: into `relabelled`, which exchanges cards wherever they stand, and into
`redealt`, which looks for them in hidden piles only. Imagined worlds exchange cards all the time, and nearly
always these are cards that lie hidden and that nothing else in the state names.
"""

from __future__ import annotations

from typing import Any

from .cards import Audience
from .shapes import (
    CardShape,
    DictShape,
    ListShape,
    ObjectShape,
    OptionalShape,
    PileShape,
    RowShape,
    SecretShape,
    Shape,
    TupleShape,
    each_in_dict,
    each_in_list,
    unless_none,
)


def swap_code(shape: Shape, source: str, *, hidden: bool) -> str:
    """An expression that copies `source` with cards exchanged by `mapping`, whose lookup is `get`.

    If only `hidden` cards are exchanged, those that lie open and those that a field names stay as they are.
    Keys are exchanged in any case: they say what is known of a card, wherever it lies.
    """
    match shape:
        case CardShape():
            return source if hidden else f"get({source}, {source})"
        case PileShape():
            stays = hidden and shape.audience is Audience.ALL
            return f"{source}[:]" if stays else f"([*map(get, {source}, {source})] if {source} else [])"
        case SecretShape():
            return swap_code(shape.inner, source, hidden=hidden)
        case OptionalShape():
            return unless_none(source, swap_code(shape.inner, source, hidden=hidden))
        case TupleShape():
            code = swap_code(shape.inner, "item", hidden=hidden)
            return source if code == "item" else f"({source} and tuple([{code} for item in {source}]))"
        case ListShape():
            return each_in_list(source, swap_code(shape.inner, "item", hidden=hidden))
        case RowShape():
            return _row_code(shape, source, hidden=hidden)
        case DictShape():
            key = "get(key, key)" if isinstance(shape.key, CardShape) else "key"
            return each_in_dict(source, key, swap_code(shape.inner, "item", hidden=hidden))
        case ObjectShape():
            method = "redealt" if hidden else "relabelled"
            moves = any(_exchanged(part, hidden=hidden) for part in _parts(shape))
            return f"{source}.{method}(mapping)" if moves else shape.copy_code(source)
        case _:
            return shape.copy_code(source)


def _row_code(shape: RowShape, source: str, *, hidden: bool) -> str:
    places = [f"{source}[{number}]" for number in range(len(shape.places))]
    codes = [
        swap_code(inner, place, hidden=hidden) for inner, place in zip(shape.places, places, strict=True)
    ]
    return source if codes == places else f"({', '.join(codes)},)"


def _exchanged(shape: Shape, *, hidden: bool) -> bool:
    """Whether cards are exchanged in this very shape, whatever is inside it."""
    if isinstance(shape, PileShape):
        return not (hidden and shape.audience is Audience.ALL)
    if isinstance(shape, DictShape) and isinstance(shape.key, CardShape):
        return True
    return isinstance(shape, CardShape) and not hidden


def _parts(shape: Shape) -> list[Shape]:
    """A shape and all shapes inside it."""
    found: list[Shape] = []
    ahead, classes = [shape], set[Any]()
    while ahead:
        part = ahead.pop()
        found.append(part)
        if isinstance(part, ObjectShape):
            if part.plain and part.cls not in classes:
                classes.add(part.cls)
                ahead += part.cls.shapes().values()
        elif isinstance(part, RowShape):
            ahead += part.places
        elif isinstance(part, OptionalShape | ListShape | DictShape | SecretShape):
            ahead.append(part.inner)
    return found


def fixed_code(shape: Shape, source: str) -> str:
    """Items of a list display: the cards in `source` that `redealt` leaves as they are."""
    match shape:
        case CardShape():
            return source
        case PileShape():
            return f"*{source}" if shape.audience is Audience.ALL else ""
        case SecretShape():
            return fixed_code(shape.inner, source)
        case OptionalShape():
            code = fixed_code(shape.inner, source)
            return f"*(() if {source} is None else ({code},))" if code else ""
        case ListShape():
            return _fixed_in_each(shape.inner, source)
        case DictShape():
            return _fixed_in_each(shape.inner, f"{source}.values()")
        case RowShape():
            codes = [fixed_code(inner, f"{source}[{number}]") for number, inner in enumerate(shape.places)]
            return ", ".join(filter(None, codes))
        case ObjectShape():
            return f"*{source}.fixed_cards()" if shape.plain else ""
        case _:
            return ""


def _fixed_in_each(inner: Shape, source: str) -> str:
    code = fixed_code(inner, "item")
    if code in ("", "item"):
        return code and f"*{source}"
    return f"*[card for item in {source} for card in ({code},)]"
