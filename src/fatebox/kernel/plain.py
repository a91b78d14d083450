"""Plain: classes that are nothing but data.

A subclass lists its fields with types; everything a state needs follows from them: a constructor
with keywords, slots, `copy`, `to_data`, `from_data`, the redacted view, relabelling, equality.

    class Legacy(Plain):
        card: Card
        shards: int = 0

What is on the hot path of every search is compiled from the fields when a class first uses it.
"""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Callable
from dataclasses import field
from functools import partial
from inspect import get_annotations
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, Self, dataclass_transform, get_type_hints

from .annotations import shape_of
from .cards import Audience, Card, Eye, Pile
from .errors import DataError
from .exchange import fixed_code, hidden_code, swap_code
from .likeness import appearance_code
from .refocus import refocus_code
from .shapes import Lookup, Mapping, Naming, PileSlot, SecretShape, Shape, frozen
from .sight import sight_code

__all__ = ["Plain", "field"]

_REQUIRED: Any = object()
_AUDIENCES = {f"_{each.name}": each for each in Audience}
"""The audiences by the names that compiled code has for them."""
_LITERALS: dict[Any, str] = {list: "[]", dict: "{}"}
"""The usual factories of defaults, as code that makes the same without a call."""


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
class PlainMeta(type):
    """Turns annotations into slots and a constructor."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> PlainMeta:
        own = [n for n, a in space.get("__annotations__", {}).items() if "ClassVar" not in str(a)]
        for each in own:
            if any(callable(getattr(base, each, None)) for base in bases):
                raise TypeError(f"{name}.{each}: this is the name of a method")
        inherited = {k: v for base in bases for k, v in getattr(base, "_defaults", {}).items()}
        defaults = inherited | {each: _default(name, each, space.pop(each, _REQUIRED)) for each in own}
        space["__slots__"] = tuple(each for each in own if each not in inherited)
        space["_defaults"] = defaults
        for method, first_use in _COMPILED.items():
            if method in space:
                raise TypeError(f"{name}.{method}: follows from the fields and cannot be written by hand")
            space[method] = first_use  # never a base's compiled one: that knows only the base's fields
        cls = super().__new__(mcs, name, bases, space)
        cls.__init__ = _constructor(defaults)  # type: ignore[misc]
        return cls


def _default(owner: str, name: str, value: Any) -> Any:
    """A default as it was declared, if all objects may share it."""
    if isinstance(value, dataclasses.Field) and value.default is not dataclasses.MISSING:
        value = value.default
    if type(value).__hash__ is None:
        raise TypeError(f"{owner}.{name}: a default that can change needs field(default_factory=...)")
    return value


def _compiled(name: str, write: Callable[[type[Plain]], str]) -> Any:
    """A method that compiles what `write` says for the class of its object, at first use."""

    def first_use(self: Any, *arguments: Any) -> Any:
        cls = type(self)
        names: dict[str, Any] = {"_new": object.__new__, "_cls": cls, **_AUDIENCES, **_default_values(cls)}
        exec(write(cls), names)
        setattr(cls, name, names[name])
        return names[name](self, *arguments)

    return first_use


def _write_copy(cls: type[Plain]) -> str:
    return f"def copy(self):\n{_new_object(cls, lambda shape, source: shape.copy_code(source))}"


def _write_relabelled(cls: type[Plain]) -> str:
    body = _new_object(cls, partial(swap_code, hidden=False))
    return f"def relabelled(self, mapping):\n get = mapping.get\n{body}"


def _write_redealt(cls: type[Plain]) -> str:
    body = _new_object(cls, partial(swap_code, hidden=True))
    return f"def redealt(self, mapping):\n get = mapping.get\n{body}"


def _write_fixed_cards(cls: type[Plain]) -> str:
    items = [fixed_code(shape, f"self.{name}") for name, shape in cls.shapes().items()]
    return f"def fixed_cards(self):\n return [{', '.join(filter(None, items))}]"


def _write_redacted(cls: type[Plain]) -> str:
    shown = {name: shape for name, shape in cls.shapes().items() if not shape.sealed}
    items = ", ".join(f"{name!r}: {shape.view_code(f'self.{name}')}" for name, shape in shown.items())
    return f"def redacted(self, eye, owner=None):\n{_before(cls, items)} return {{{items}}}"


def _write_refocus(cls: type[Plain]) -> str:
    shown = {name: shape for name, shape in cls.shapes().items() if not shape.sealed}
    lines = [refocus_code(shape, f"self.{name}", f"view[{name!r}]") for name, shape in shown.items()]
    body = "".join(lines) or " pass\n"
    return f"def refocus(self, view, eye, owner=None):\n{_before(cls, body)}{body}"


def _write_sight(cls: type[Plain]) -> str:
    given, lines = list[str](), list[str]()
    for name, default in cls._defaults.items():
        shape, value = cls.shapes().get(name), _default_code(cls, name)
        if shape is not None and not shape.sealed:
            value = sight_code(shape, f"self.{name}", value)
        elif default is _REQUIRED:
            given.append(name)
            value = name
        lines.append(f" new.{name} = {value}\n")
    body = "".join(lines)
    head = f"def sight({', '.join(['self', 'eye', 'owner', *given])}):\n"
    return f"{head}{_before(cls, body)} new = _new(_cls)\n{body} return new"


def _write_appearance(cls: type[Plain]) -> str:
    shown = {name: shape for name, shape in cls.shapes().items() if not shape.sealed}
    codes = [appearance_code(shape, f"self.{name}") for name, shape in shown.items()]
    if hasattr(cls, "seat") and "seat" not in shown:
        codes.append("self.seat")
    items = "".join(f"{code}, " for code in codes)
    return f"def appearance(self, eye, owner=None):\n{_before(cls, items)} return ({items})"


def _write_piles(cls: type[Plain]) -> str:
    items = [shape.piles_code(f"self.{name}") for name, shape in cls.shapes().items()]
    return f"def piles(self, owner=None):\n owner = {_owner(cls)}\n return [{', '.join(filter(None, items))}]"


def _write_hidden_piles(cls: type[Plain]) -> str:
    codes = [hidden_code(shape, f"self.{name}") for name, shape in cls.shapes().items()]
    items = ", ".join(filter(None, codes))
    return f"def hidden_piles(self, eye, owner=None):\n{_before(cls, items)} return [{items}]"


def _before(cls: type[Plain], code: str) -> str:
    """Lines that set the names in the code: the owner, whether that is the eye, whether the eye is blind."""
    lines = {
        "owner": _owner(cls),
        "own": f"{_owner(cls)} is not None and {_owner(cls)} == eye.seat",
        "blind": "not eye.shown",
    }
    return "".join(f" {name} = {line}\n" for name, line in lines.items() if re.search(rf"\b{name}\b", code))


def _default_values(cls: type[Plain]) -> dict[str, Any]:
    """The defaults of all fields, or their factories, by the names that compiled code has for them."""
    return {
        f"_default_{name}": default.default_factory if isinstance(default, dataclasses.Field) else default
        for name, default in cls._defaults.items()
    }


def _default_code(cls: type[Plain], name: str) -> str:
    """An expression for the default of a field, which it has wherever it is hidden."""
    default, shape = cls._defaults[name], cls.shapes().get(name)
    if default is _REQUIRED and isinstance(shape, SecretShape) and not shape.sealed:
        raise TypeError(f"{cls.__name__}.{name}: a value that a view may hide needs a default")
    return f"_default_{name}()" if isinstance(default, dataclasses.Field) else f"_default_{name}"


def _owner(cls: type[Plain]) -> str:
    """An expression for the seat that owns what lies in an object of the class."""
    return "self.seat" if hasattr(cls, "seat") else "owner"


def _new_object(cls: type[Plain], code: Callable[[Shape, str], str]) -> str:
    """The body of a method that makes another object of the class, field by field."""
    shapes = cls.shapes()
    lines = [" new = _new(_cls)"]
    for name in cls._defaults:
        value = code(shapes[name], f"self.{name}") if name in shapes else f"self.{name}"
        lines.append(f" new.{name} = {value}")
    return "\n".join([*lines, " return new"])


_COMPILED = {
    "copy": _compiled("copy", _write_copy),
    "relabelled": _compiled("relabelled", _write_relabelled),
    "redealt": _compiled("redealt", _write_redealt),
    "fixed_cards": _compiled("fixed_cards", _write_fixed_cards),
    "redacted": _compiled("redacted", _write_redacted),
    "refocus": _compiled("refocus", _write_refocus),
    "sight": _compiled("sight", _write_sight),
    "appearance": _compiled("appearance", _write_appearance),
    "piles": _compiled("piles", _write_piles),
    "hidden_piles": _compiled("hidden_piles", _write_hidden_piles),
}


def _reader(cls: type[Plain]) -> Callable[..., Any]:
    """The compiled function behind `from_sight`."""
    names = {"_new": object.__new__, "_cls": cls, "frozen": frozen, **_default_values(cls)}
    parameters, lines = ["view"], [" new = _new(_cls)"]
    for name, default in cls._defaults.items():
        shape, part, value = cls.shapes().get(name), f"view[{name!r}]", _default_code(cls, name)
        if shape is not None and not shape.sealed:
            shown = shape.reload_code(part)
            value = f"{value} if {part} is None else {shown}" if isinstance(shape, SecretShape) else shown
            names |= shape.classes()
        elif default is _REQUIRED:
            parameters.append(name)
            value = name
        lines.append(f" new.{name} = {value}")
    exec(f"def read({', '.join(parameters)}):\n" + "\n".join([*lines, " return new"]), names)
    read: Callable[..., Any] = names["read"]
    return read


def _constructor(defaults: dict[str, Any]) -> Any:
    names: dict[str, Any] = {"_factory": _REQUIRED}
    parameters, body = [], []
    for name, default in defaults.items():
        value = name
        if default is _REQUIRED:
            parameters.append(name)
        elif isinstance(default, dataclasses.Field):
            names[f"_make_{name}"] = default.default_factory
            parameters.append(f"{name}=_factory")
            made = _LITERALS.get(default.default_factory, f"_make_{name}()")
            value = f"{made} if {name} is _factory else {name}"
        else:
            names[f"_default_{name}"] = default
            parameters.append(f"{name}=_default_{name}")
        body.append(f"    self.{name} = {value}")
    head = ", ".join(["self", "*", *parameters]) if parameters else "self"
    exec(f"def __init__({head}):\n" + "\n".join(body or ["    pass"]), names)
    return names["__init__"]


def field_types(cls: type[Plain]) -> dict[str, Any]:
    """The types of all fields that can be data, in the order of the fields.

    `Fixed` fields are not looked at: their types (a game's pack) may be known to type checkers alone.
    """
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        own = {
            name: annotation
            for name, annotation in get_annotations(base).items()
            if name in cls._defaults and not str(annotation).startswith("Fixed[")
        }
        names = vars(sys.modules[base.__module__])
        found |= get_type_hints(SimpleNamespace(__annotations__=own), names, include_extras=True)
    return {name: found[name] for name in cls._defaults if name in found}


class Plain(metaclass=PlainMeta):
    """Base of all data in a state; see the module's text."""

    unchanging: ClassVar[bool] = False
    """Whether it never changes, but a changed copy takes its place: copies of what it lies in share it."""

    _defaults: ClassVar[dict[str, Any]]
    _shapes: ClassVar[dict[str, Shape]]
    _reader: ClassVar[Callable[..., Any]]

    @classmethod
    def shapes(cls) -> dict[str, Shape]:
        """The shape of each field that is data."""
        if "_shapes" not in cls.__dict__:
            shapes = ((name, shape_of(hint)) for name, hint in field_types(cls).items())
            cls._shapes = {name: shape for name, shape in shapes if shape is not None}
        return cls._shapes

    if TYPE_CHECKING:  # compiled

        def copy(self) -> Self:
            """An independent copy."""

        def relabelled(self, mapping: Mapping) -> Self:
            """An independent copy with cards exchanged."""

        def redealt(self, mapping: Mapping) -> Self:
            """The same if none of these cards is among the fixed ones; it shares all that lies open."""

        def fixed_cards(self) -> list[Card]:
            """The cards that lie open, and those that a field names: nearly always, all know them."""

        def redacted(self, eye: Eye, owner: int | None = None) -> dict[str, Any]:
            """The object as this eye may see it, as JSON data."""

        def refocus(self, view: dict[str, Any], eye: Eye, owner: int | None = None) -> None:
            """Change a view of the object that was made for any eye into that of this one."""

        def sight(self, eye: Eye, owner: int | None, *sealed: Any) -> Self:
            """The object as this eye may see it, as an object (see `from_sight`); the fields that nobody sees
            and that have no default follow, in their order.
            """

        def appearance(self, eye: Eye, owner: int | None = None) -> tuple[Any, ...]:
            """The sight that an eye has of it, to be compared before anything changes, as it shares lists."""

        def piles(self, owner: int | None = None) -> list[PileSlot]:
            """All piles in this object, with their audience and owner."""

        def hidden_piles(self, eye: Eye, owner: int | None = None) -> list[Pile]:
            """All piles in this object that are hidden from this eye."""

    def to_data(self, naming: Naming | None = None) -> dict[str, Any]:
        """All fields as JSON data; `naming` turns cards into names."""
        return {name: shape.dump(getattr(self, name), naming) for name, shape in self.shapes().items()}

    @classmethod
    def from_data(cls, data: Any, lookup: Lookup | None = None, path: str = "", **fixed: Any) -> Self:
        """The object that the data describes; `fixed` gives the fields that are no data."""
        if not isinstance(data, dict):
            raise DataError(f"{path or cls.__name__}: expected a table, got {data!r}")
        prefix = f"{path}." if path else ""
        shapes = cls.shapes()
        for name in data:
            if name not in shapes:
                raise DataError(f"{prefix}{name}: unknown; expected one of {', '.join(shapes)}")
        values = {name: shapes[name].load(data[name], lookup, prefix + name) for name in data}
        missing = [
            n for n, d in cls._defaults.items() if d is _REQUIRED and n not in values and n not in fixed
        ]
        if missing:
            raise DataError(f"{prefix}{missing[0]}: missing")
        return cls(**values, **fixed)

    @classmethod
    def from_sight(cls, view: dict[str, Any], **sealed: Any) -> Self:
        """The part of an object that an eye sees (`redacted`) as an object: its piles have the cards that
        the eye knows, hidden values their defaults; those without a default are given by name.
        """
        if "_reader" not in cls.__dict__:
            cls._reader = staticmethod(_reader(cls))
        read: Self = cls._reader(view, **sealed)
        return read

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.shapes())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.shapes())
        return f"{type(self).__name__}({fields})"
