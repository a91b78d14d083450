"""Shapes: how a value of a declared type is copied, written, read and shown.

`Plain` derives one shape for each field from its annotation, so that copying, saving, redaction
and relabelling (`exchange`) can never drift apart: there is nothing to keep in step by hand.

What searches do all the time is not interpreted: a shape writes a Python expression, and `Plain` compiles
those of all fields into one method for the class.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .cards import Audience, Card, Pile
from .errors import ContentError, DataError

Naming = Callable[[Card], Any]
Lookup = Callable[[str], Card]
Mapping = dict[Card, Card]
PileSlot = tuple[Pile, Audience, "int | None"]
"""A pile, who may see it, and the seat that owns it."""


class Shape:
    """A value that is shared, never changed in place: numbers, words, tuples of these."""

    sealed = False
    """Whether nobody may see it: then it is left out of all views."""

    def __init__(self, kinds: tuple[type, ...] = ()) -> None:
        self.kinds = kinds

    def copy_code(self, source: str) -> str:
        """An expression that copies the value of the expression `source`."""
        return source

    def view_code(self, source: str) -> str:
        """An expression for it as `eye` may see it inside an object of seat `owner`, as plain JSON data."""
        return source

    def reload_code(self, source: str) -> str:
        """An expression for the value of which `source`, a part of a view, is what an eye sees."""
        return source if self.kinds else f"frozen({source})"

    def dump(self, value: Any, naming: Naming | None) -> Any:
        """The value as plain JSON data; `naming` turns cards into names."""
        del naming
        return value

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        """The value that the data describes; `lookup` turns names into cards."""
        del lookup
        if self.kinds and (
            not isinstance(data, self.kinds) or (type(data) is bool and bool not in self.kinds)
        ):
            raise DataError(f"{path}: expected {' or '.join(k.__name__ for k in self.kinds)}, got {data!r}")
        return frozen(data)

    def piles_code(self, source: str) -> str:
        """Items of a list display: all piles inside it, in an object of seat `owner`."""
        del source
        return ""

    def classes(self) -> dict[str, Any]:
        """The classes of the objects inside it, by the names that the expressions have for them."""
        return {}


class LiteralShape(Shape):
    """One of a few words or numbers."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        super().__init__()
        self.values = values

    def reload_code(self, source: str) -> str:
        return source

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        for value in self.values:
            if value == data and type(value) is type(data):
                return value
        raise DataError(f"{path}: expected one of {list(self.values)!r}, got {data!r}")


class CardShape(Shape):
    """A reference to a card."""

    def reload_code(self, source: str) -> str:
        return source

    def dump(self, value: Any, naming: Naming | None) -> Any:
        return value if naming is None else naming(value)

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        if isinstance(data, int) and not isinstance(data, bool):
            return data
        if isinstance(data, str) and lookup is not None:
            try:
                return lookup(data)
            except ContentError as error:
                raise DataError(f"{path}: {error}") from None
        raise DataError(f"{path}: expected a card, got {data!r}")


class OptionalShape(Shape):
    """A value or None."""

    def __init__(self, inner: Shape) -> None:
        super().__init__()
        self.inner = inner

    def copy_code(self, source: str) -> str:
        return unless_none(source, self.inner.copy_code(source))

    def view_code(self, source: str) -> str:
        return unless_none(source, self.inner.view_code(source))

    def reload_code(self, source: str) -> str:
        return unless_none(source, self.inner.reload_code(source))

    def dump(self, value: Any, naming: Naming | None) -> Any:
        return None if value is None else self.inner.dump(value, naming)

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        return None if data is None else self.inner.load(data, lookup, path)

    def piles_code(self, source: str) -> str:
        piles = self.inner.piles_code(source)
        return f"*(() if {source} is None else [{piles}])" if piles else ""

    def classes(self) -> dict[str, Any]:
        return self.inner.classes()


class ListShape(Shape):
    """A list of values of one shape."""

    def __init__(self, inner: Shape) -> None:
        super().__init__()
        self.inner = inner

    def copy_code(self, source: str) -> str:
        return each_in_list(source, self.inner.copy_code("item"))

    def view_code(self, source: str) -> str:
        return each_in_list(source, self.inner.view_code("item"))

    def reload_code(self, source: str) -> str:
        return each_in_list(source, self.inner.reload_code("item"))

    def dump(self, value: Any, naming: Naming | None) -> Any:
        return [self.inner.dump(item, naming) for item in value]

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        if not isinstance(data, list | tuple):
            raise DataError(f"{path}: expected a list, got {data!r}")
        return [self.inner.load(item, lookup, f"{path}[{i}]") for i, item in enumerate(data)]

    def piles_code(self, source: str) -> str:
        return _piles_in_each(source, self.inner)

    def classes(self) -> dict[str, Any]:
        return self.inner.classes()


class TupleShape(ListShape):
    """A tuple of values of one shape, none of which can change; so copies share it."""

    def copy_code(self, source: str) -> str:
        return source

    def view_code(self, source: str) -> str:
        code = self.inner.view_code("item")
        return f"[*{source}]" if code == "item" else f"[{code} for item in {source}]"

    def reload_code(self, source: str) -> str:
        return f"tuple({super().reload_code(source)})"

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        return tuple(super().load(data, lookup, path))


class RowShape(Shape):
    """A tuple with a shape for each place, none of which can change; so copies share it."""

    def __init__(self, places: tuple[Shape, ...]) -> None:
        super().__init__()
        self.places = places

    def dump(self, value: Any, naming: Naming | None) -> Any:
        return [shape.dump(item, naming) for shape, item in zip(self.places, value, strict=True)]

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        if not isinstance(data, list | tuple) or len(data) != len(self.places):
            raise DataError(f"{path}: expected a list of {len(self.places)}, got {data!r}")
        items = enumerate(zip(self.places, data, strict=True))
        return tuple(shape.load(item, lookup, f"{path}[{i}]") for i, (shape, item) in items)

    def view_code(self, source: str) -> str:
        places = [shape.view_code(f"{source}[{i}]") for i, shape in enumerate(self.places)]
        return f"[{', '.join(places)}]"

    def reload_code(self, source: str) -> str:
        places = [shape.reload_code(f"{source}[{i}]") for i, shape in enumerate(self.places)]
        return f"({', '.join(places)},)"


class DictShape(Shape):
    """A dictionary; its keys are words, numbers or cards."""

    def __init__(self, key: Shape, inner: Shape) -> None:
        super().__init__()
        self.key = key
        self.inner = inner
        self._numeric = isinstance(key, CardShape) or int in key.kinds

    def copy_code(self, source: str) -> str:
        return each_in_dict(source, "key", self.inner.copy_code("item"))

    def view_code(self, source: str) -> str:
        return each_in_dict(source, "str(key)" if self._numeric else "key", self.inner.view_code("item"))

    def reload_code(self, source: str) -> str:
        return each_in_dict(source, "int(key)" if self._numeric else "key", self.inner.reload_code("item"))

    def dump(self, value: Any, naming: Naming | None) -> Any:
        return {str(self.key.dump(k, naming)): self.inner.dump(v, naming) for k, v in value.items()}

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        if not isinstance(data, dict):
            raise DataError(f"{path}: expected a table, got {data!r}")
        return {
            self._load_key(k, lookup, path): self.inner.load(v, lookup, f"{path}.{k}")
            for k, v in data.items()
        }

    def _load_key(self, key: Any, lookup: Lookup | None, path: str) -> Any:
        if self._numeric and isinstance(key, str) and re.fullmatch("-?[0-9]+", key):
            key = int(key)
        return self.key.load(key, lookup, path)

    def piles_code(self, source: str) -> str:
        return _piles_in_each(f"{source}.values()", self.inner)

    def classes(self) -> dict[str, Any]:
        return self.inner.classes()


class PileShape(ListShape):
    """A pile: a list in which cards lie, with its audience."""

    def __init__(self, audience: Audience) -> None:
        super().__init__(CardShape())
        self.audience = audience

    def view_code(self, source: str) -> str:
        return if_seen(self.audience, f"{source}.copy()", unless_empty(source, f"eye.known({source})"))

    def reload_code(self, source: str) -> str:
        return f"[card for card in {source} if card is not None]"

    def piles_code(self, source: str) -> str:
        return f"({source}, _{self.audience.name}, owner)"


class SecretShape(Shape):
    """A value that is no pile and that not everybody may see; others see None."""

    def __init__(self, inner: Shape, audience: Audience) -> None:
        super().__init__()
        self.inner = inner
        self.audience = audience
        self.sealed = audience is Audience.NOBODY
        self.copy_code = inner.copy_code  # type: ignore[method-assign]
        self.dump = inner.dump  # type: ignore[method-assign]
        self.load = inner.load  # type: ignore[method-assign]
        self.reload_code = inner.reload_code  # type: ignore[method-assign]
        self.piles_code = inner.piles_code  # type: ignore[method-assign]
        self.classes = inner.classes  # type: ignore[method-assign]

    def view_code(self, source: str) -> str:
        return if_seen(self.audience, self.inner.view_code(source), "None")


class ObjectShape(Shape):
    """An object with its own `copy`, `to_data` and `from_data` (a `Plain` or a generator)."""

    def __init__(self, cls: Any) -> None:
        super().__init__()
        self.cls = cls
        self.plain = hasattr(cls, "shapes")

    def copy_code(self, source: str) -> str:
        return source if self.plain and self.cls.unchanging else f"{source}.copy()"

    def view_code(self, source: str) -> str:
        return f"{source}.redacted(eye, owner)" if self.plain else "None"

    def reload_code(self, source: str) -> str:
        return f"{self.cls.__name__}.from_sight({source})" if self.plain else source

    def dump(self, value: Any, naming: Naming | None) -> Any:
        return value.to_data(naming) if self.plain else value.to_data()

    def load(self, data: Any, lookup: Lookup | None, path: str) -> Any:
        if self.plain:
            return self.cls.from_data(data, lookup, path)
        try:
            return self.cls.from_data(data)
        except (TypeError, ValueError, LookupError):
            raise DataError(f"{path}: expected the data of {self.cls.__name__}, got {data!r}") from None

    def piles_code(self, source: str) -> str:
        return f"*{source}.piles(owner)" if self.plain else ""

    def classes(self) -> dict[str, Any]:
        return {self.cls.__name__: self.cls}


def unless_none(source: str, code: str) -> str:
    """An expression for what `code` makes of a value, unless that is None."""
    return source if code == source else f"(None if {source} is None else {code})"


def unless_empty(source: str, code: str) -> str:
    """An expression for what `code` makes of a list, unless that is empty: then it is a new one."""
    return f"({code} if {source} else [])"


def each_in_list(source: str, code: str) -> str:
    """An expression for a list with what `code` makes of each `item`. Most lists are empty.

    A method copies a short list in half the time that a slice takes.
    """
    return f"{source}.copy()" if code == "item" else f"([{code} for item in {source}] if {source} else [])"


def each_in_dict(source: str, key: str, code: str) -> str:
    """An expression for a dictionary with what `key` and `code` make of each `key` and `item`."""
    if key == "key" and code == "item":
        return f"{source}.copy()"
    return f"({{{key}: {code} for key, item in {source}.items()}} if {source} else {{}})"


def _piles_in_each(source: str, inner: Shape) -> str:
    """The items of a list display with the piles inside each of several values of one shape."""
    piles = inner.piles_code("item")
    return f"*[slot for item in {source} for slot in [{piles}]]" if piles else ""


def if_seen(audience: Audience, shown: str, hidden: str) -> str:
    """An expression that shows one thing to this audience, and another to others.

    The owner is in the audience if the object is the eye's `own`.
    """
    if audience is Audience.ALL:
        return shown
    if audience is Audience.NOBODY:
        return hidden
    return f"({shown} if own else {hidden})"


def frozen(data: Any) -> Any:
    """Data with every list turned into a tuple, so that it can be shared and hashed."""
    return tuple(frozen(item) for item in data) if isinstance(data, list | tuple) else data
