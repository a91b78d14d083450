"""Exchange: how a value is written anew while cards in it take each other's places.

As expressions that `Plain` compiles: into `relabelled`, which exchanges cards wherever they stand, and into
`redealt`, which looks for them only where something is hidden and shares the rest. Imagined worlds exchange
cards all the time, and nearly always these are cards that lie hidden and that nothing open names.
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
    """An expression for `source` with cards exchanged by `mapping`, whose lookup is `get`.

    It is a copy, unless only `hidden` cards are exchanged: then it shares with `source` all that lies open
    and the chance, and neither may be changed afterwards but in what is hidden.
    """
    return _redeal_code(shape, source) if hidden else _relabel_code(shape, source)


def _relabel_code(shape: Shape, source: str) -> str:
    """A copy with cards exchanged wherever they stand."""
    match shape:
        case CardShape():
            return f"get({source}, {source})"
        case PileShape():
            return f"([*map(get, {source}, {source})] if {source} else [])"
        case SecretShape():
            return _relabel_code(shape.inner, source)
        case OptionalShape():
            return unless_none(source, _relabel_code(shape.inner, source))
        case TupleShape():
            code = _relabel_code(shape.inner, "item")
            return source if code == "item" else f"({source} and tuple([{code} for item in {source}]))"
        case ListShape():
            return each_in_list(source, _relabel_code(shape.inner, "item"))
        case RowShape():
            places = [f"{source}[{number}]" for number in range(len(shape.places))]
            codes = [_relabel_code(inner, place) for inner, place in zip(shape.places, places, strict=True)]
            return source if codes == places else f"({', '.join(codes)},)"
        case DictShape():
            return each_in_dict(source, _key_code(shape), _relabel_code(shape.inner, "item"))
        case ObjectShape():
            swapped = any(isinstance(part, CardShape) for part in _parts(shape))
            return f"{source}.relabelled(mapping)" if swapped else shape.copy_code(source)
        case _:
            return shape.copy_code(source)


def _redeal_code(shape: Shape, source: str) -> str:
    """A copy of what is hidden with cards exchanged, and all that lies open as it is.

    Keys are exchanged in any case: they say what is known of a card, wherever it lies.
    """
    if not any(_dealt(part) for part in _parts(shape)):
        return source
    match shape:
        case OptionalShape():
            return unless_none(source, _redeal_code(shape.inner, source))
        case PileShape():
            return _relabel_code(shape, source)
        case ListShape():
            return each_in_list(source, _redeal_code(shape.inner, "item"))
        case DictShape():
            return each_in_dict(source, _key_code(shape), _redeal_code(shape.inner, "item"))
        case ObjectShape():
            return f"{source}.redealt(mapping)"
        case _:
            return _relabel_code(shape, source)


def _key_code(shape: DictShape) -> str:
    return "get(key, key)" if isinstance(shape.key, CardShape) else "key"


def _dealt(shape: Shape) -> bool:
    """Whether something hidden may stand in this very shape, whatever is inside it."""
    match shape:
        case PileShape():
            return shape.audience is not Audience.ALL
        case SecretShape(inner=ObjectShape(plain=False)):
            return False  # a generator
        case SecretShape():
            return True
        case _:
            return isinstance(shape, DictShape) and isinstance(shape.key, CardShape)


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
        if isinstance(part, DictShape):
            ahead.append(part.key)
    return found


def hidden_code(shape: Shape, source: str) -> str:
    """Items of a list display: the piles in `source` that are hidden from `eye`, in an object of `owner`."""
    if not any(isinstance(part, PileShape) and part.audience is not Audience.ALL for part in _parts(shape)):
        return ""
    match shape:
        case PileShape():
            return source if shape.audience is Audience.NOBODY else f"*(() if own else ({source},))"
        case OptionalShape():
            return f"*(() if {source} is None else ({hidden_code(shape.inner, source)},))"
        case DictShape():
            return _hidden_in_each(shape.inner, f"{source}.values()")
        case ListShape():
            return _hidden_in_each(shape.inner, source)
        case SecretShape():
            return hidden_code(shape.inner, source)
        case _:
            return f"*{source}.hidden_piles(eye, owner)"


def _hidden_in_each(inner: Shape, source: str) -> str:
    code = hidden_code(inner, "item")
    return f"*{source}" if code == "item" else f"*[pile for item in {source} for pile in ({code},)]"


def fixed_code(shape: Shape, source: str) -> str:
    """Items of a list display: the cards in `source` that `redealt` leaves as they are."""
    match shape:
        case CardShape():
            return source
        case PileShape():
            return f"*{source}" if shape.audience is Audience.ALL else ""
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
