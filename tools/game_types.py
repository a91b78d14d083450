"""The TypeScript types of one game, from what it declares in Python.

What lies on its table follows from its state and from the words that its fields may hold (`positions`),
what is derived from the return type of `derive`, the arguments of events from their classes, the facts
of cards from the pack's `facts`, and messages from the catalogs.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from fatebox.games import load_game
from fatebox.kernel.cards import Audience, Card, Pile
from fatebox.kernel.events import Event, event_classes
from fatebox.kernel.plain import Plain, field_types
from fatebox.kernel.positions import Rule, word
from fatebox.kernel.state import Result, State
from tools.message_types import game_messages

HEAD = "// Made from the declarations of the {} by tools/client_types.py. Do not edit.\n"
SIMPLE = {int: "number", float: "number", Card: "number", str: "string", bool: "boolean", NoneType: "null"}
SHARED = ("MessageData",)
"""Types that the server's protocol has as well."""
COMMON = (Result,)
"""Classes of the kernel that games use or extend; their types are written once, for all games."""


def common_text() -> str:
    """The file with the types that all games have in common."""
    types = Types()
    return HEAD.format("kernel") + "".join(types.object_text(_view_name(cls), cls) for cls in COMMON)


def game_text(game_id: str) -> str:
    """The file with the types of a game."""
    game = load_game(game_id)
    types = Types(game.positions.fields)
    table = types.name_of(game.state)
    derived = types.of(get_type_hints(game.display.derive)["return"])
    facts = types.of(game.pack().facts)
    body = types.text() + _events(types, event_classes(game.package)) + game_messages(game.package)
    imports = _import(types.shared, "../../api/types") + _import(types.common, "../../table/generated")
    whole = f"""
/** All that is known about the types of this game. */
export type Types = {{
  table: {table}
  derived: {derived}
  facts: {facts}
  events: Events
}}
"""
    return f"{HEAD.format('game')}{imports}{body}{whole}"


def _import(names: set[str], source: str) -> str:
    return f"import type {{ {', '.join(sorted(names))} }} from '{source}'\n" if names else ""


def _events(types: Types, events: list[type[Event]]) -> str:
    """For each kind of event the arguments that it comes with, in order."""
    lines = []
    for event in events:
        lines.append(f"{_comment(event.__doc__, '  ')}  {_quoted(event.kind)}: {_arguments(types, event)}\n")
    return f"\n/** The arguments of each kind of event. */\nexport type Events = {{\n{''.join(lines)}}}\n"


def _arguments(types: Types, event: type[Event]) -> str:
    """The arguments of an event: its fields, unless it says otherwise."""
    own = inspect.getattr_static(event, "args")
    if own is not inspect.getattr_static(Event, "args"):
        return types.of(get_type_hints(own.fget, include_extras=True)["return"])
    hints = get_type_hints(event, include_extras=True)
    said = [f"{field.name}: {types.of(hints[field.name])}" for field in fields(event) if not field.kw_only]
    return f"[{', '.join(said)}]"


class Types:
    """Types of objects that have been asked for, with all that these need."""

    def __init__(self, rules: Mapping[str, Rule] = MappingProxyType({})) -> None:
        self.rules = rules
        """The values that fields can have, by class and field."""
        self.shared: set[str] = set()
        self.common: set[str] = set()
        self._found: dict[type, str] = {}

    def text(self) -> str:
        """All of them, those that others need first."""
        return "".join(self._found.values())

    def name_of(self, cls: type) -> str:
        """The name of the type for a class; it is written if that was not done yet."""
        if cls.__name__ in SHARED:
            self.shared.add(cls.__name__)
            return cls.__name__
        name = cls.__name__ if is_typeddict(cls) else _view_name(cls)
        if cls in COMMON:
            self.common.add(name)
            return name
        if cls not in self._found:
            text = self.object_text(name, cls)
            if any(f"export type {name} " in other for other in self._found.values()):
                raise TypeError(f"two classes would be called {name}")
            self._found[cls] = text
        return name

    def of(self, hint: Any) -> str:
        """The type of values that are declared so, as they look in JSON."""
        origin, arguments = get_origin(hint), get_args(hint)
        if hint in SIMPLE:
            return SIMPLE[hint]
        if origin is Annotated:
            return self._marked(arguments[0], arguments[1:])
        if origin is Literal:
            return " | ".join(f"'{each}'" if isinstance(each, str) else str(each) for each in arguments)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(self.of, arguments)))
        if origin is tuple and arguments[-1:] != (...,):
            return f"[{', '.join(map(self._place, arguments))}]"
        if origin in (list, tuple):
            return _many(self.of(arguments[0]))
        if origin is dict:
            key = "number" if arguments[0] in (int, Card) else "string"
            return f"Record<{key}, {self.of(arguments[1])}>"
        if isinstance(hint, type) and (is_typeddict(hint) or issubclass(hint, Plain)):
            return self.name_of(hint)
        if hint is Any:
            return "unknown"
        raise TypeError(f"{hint!r} has no type in the client")

    def _place(self, hint: Any) -> str:
        """A place of a tuple, or all further ones."""
        return f"...{self.of(get_args(hint)[0])}" if get_origin(hint) is Unpack else self.of(hint)

    def _marked(self, hint: Any, marks: tuple[Any, ...]) -> str:
        """A field that not everybody sees may be null, and so may each card of a hidden pile."""
        hidden = any(mark in (Audience.OWNER, Audience.NOBODY) for mark in marks)
        if not hidden:
            return self.of(hint)
        return _many("number | null") if hint == Pile else f"{self.of(hint)} | null"

    def object_text(self, name: str, cls: type) -> str:
        """The type of a class: its fields, those of a common class by that one's name."""
        docs, fields = _field_docs(cls), self._fields(cls)
        base = next((each for each in COMMON if each in cls.__mro__[1:]), None)
        if base:
            fields = {field: text for field, text in fields.items() if field not in field_types(base)}
        lines = "".join(f"{_comment(docs.get(f), '  ')}  {f}: {t}\n" for f, t in fields.items())
        parts = [self.name_of(base)] if base else []
        parts += [f"{{\n{lines}}}"] if lines or not base else []
        return f"\n{_comment(cls.__doc__)}export type {name} = {' & '.join(parts)}\n"

    def _fields(self, cls: type) -> dict[str, str]:
        if not issubclass(cls, Plain):
            hints = get_type_hints(cls, include_extras=True)
            return dict(self._entry(name, hint) for name, hint in hints.items())
        shown = (name for name, shape in cls.shapes().items() if not shape.sealed)
        hints = field_types(cls)
        return {name: self._worded(self.rules.get(f"{cls.__name__}.{name}"), hints[name]) for name in shown}

    def _worded(self, rule: Rule | None, hint: Any) -> str:
        """The type of a field; where all words are declared that it or its entries can be, those."""
        text = self.of(hint)
        if not isinstance(rule, word):
            return text
        union = " | ".join(f"'{each}'" for each in rule.words)
        return {"string": union, "string[]": f"({union})[]"}.get(text, text)

    def _entry(self, name: str, hint: Any) -> tuple[str, str]:
        if get_origin(hint) is NotRequired:
            return f"{name}?", self.of(get_args(hint)[0])
        return name, self.of(hint)


def _view_name(cls: type) -> str:
    return "TableData" if issubclass(cls, State) else f"{cls.__name__}Data"


def _many(item: str) -> str:
    inner = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|<[^<>]*>", "", item)
    return f"({item})[]" if " | " in inner else f"{item}[]"


def _quoted(kind: str) -> str:
    return f"'{kind}'" if "-" in kind else kind


def _comment(text: str | None, indent: str = "") -> str:
    """The first sentence of a docstring as a comment."""
    first = (text or "").strip().split("\n\n")[0]
    return f"{indent}/** {' '.join(first.split())} */\n" if first else ""


def _field_docs(cls: type) -> dict[str, str]:
    """The docstrings below the fields of a class and its bases."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__ in ("builtins", "typing"):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, below in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match below:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        found[field.target.id] = text
    return found
