"""The vocabulary of a game's cards: every kind of card, effect, field and word, each with an example.

Nothing is listed by hand. The types that a pack is read with say what there is, the strings below their
fields say what it means, and the cards of the pack show how it is used.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as types

from .content import Source, content_folder, unspoiled
from .conversion import convert
from .definition import Definition
from .messages import Message

CARDS, PARTS = "cards", "parts"


@dataclass(frozen=True, slots=True)
class Word:
    """One of a few words that a field may hold, with a card that uses it."""

    word: str
    card: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a card, or of a part of one."""

    name: str
    type: str
    """Its type in words."""
    required: bool
    default: Any
    """Its value if it is left out."""
    meaning: str
    words: tuple[Word, ...] = ()
    """All words that it may hold, if they are few."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of card, an effect, or another part that cards are made of."""

    group: str
    """CARDS, PARTS, or the field that names it, such as `do`."""
    name: str
    meaning: str
    fields: tuple[Field, ...]
    example: Any = None
    """The shortest one in the pack."""
    card: str = ""
    """The card that the example is from."""
    message: Message | None = None
    """The sentence of the example, as the card says it."""


def vocabulary(game: Definition[Any], *, spoilers: bool = False) -> list[Entry]:
    """Everything that the cards of a game can be written in; no example gives a story away, unless asked."""
    return list(_Reader(game, spoilers).entries())


class _Reader:
    """The types of a pack, and where its cards use them."""

    def __init__(self, game: Definition[Any], spoilers: bool) -> None:
        source = Source(content_folder(game.package))
        described = game.make_pack(source).describe()
        shown = {(info.kind, info.key) for info in (described if spoilers else unspoiled(described))}
        hidden = {(info.kind, info.key) for info in described} - shown
        self.kinds: dict[Any, list[str]] = {}
        """The files of the pack, by the type that their cards are read with."""
        self.uses: dict[type, list[tuple[Any, str]]] = {}
        """For a struct, the tables of it with the names of their cards."""
        self.words: dict[tuple[Any, ...], str] = {}
        """For a field and a word, and for those and a struct, a card that uses the word there."""
        for kind, type_ in source.types.items():
            self.kinds.setdefault(type_, []).append(kind)
            info = _info(type_)
            for key, raw in source.tables[kind].items():
                if (kind, key) not in hidden:
                    self._note(info, raw, str(raw.get("name", key)))

    def _note(self, kind: Any, data: Any, card: str) -> None:
        """Remember which structs a value is made of, and the words in their fields."""
        for member in members(kind):
            if isinstance(member, types.StructType) and _fits(member, data):
                self.uses.setdefault(member.cls, []).append((data, card))
                for each in member.fields:
                    value = data.get(each.encode_name, each.default)
                    for word in _leaves(value):
                        self.words.setdefault((each.encode_name, str(word)), card)
                        self.words.setdefault((member.cls, each.encode_name, str(word)), card)
                    self._note(each.type, value, card)
                return
            if isinstance(data, list) and _items(member):
                for i, item in enumerate(data):
                    self._note(_items(member)[min(i, len(_items(member)) - 1)], item, card)
                return
            if isinstance(data, dict) and isinstance(member, types.DictType):
                for item in data.values():
                    self._note(member.value_type, item, card)
                return

    def entries(self) -> Iterator[Entry]:
        """Kinds of cards, then their parts, then effects and other tables by the field that names them."""
        cards: set[type] = set()
        for type_, kinds in self.kinds.items():
            for member in members(_info(type_)):
                cards.add(member.cls)
                of_type = "" if member.tag is None else f": {member.tag}"
                yield self._entry(CARDS, f"{', '.join(kinds)}{of_type}", member)
        parts = [member for member in self._structs() if member.cls not in cards]
        yield from (self._entry(PARTS, part.cls.__name__, part) for part in parts if part.tag is None)
        tagged = [part for part in parts if part.tag is not None]
        for name in dict.fromkeys(str(part.tag_field) for part in tagged):
            of_name = [part for part in tagged if part.tag_field == name]
            for part in sorted(of_name, key=lambda part: str(part.tag)):
                yield self._entry(name, str(part.tag), part)

    def _structs(self) -> list[types.StructType]:
        """Every struct that a card can hold, in the order in which the types name them."""
        seen: dict[type, types.StructType] = {}
        waiting: list[Any] = [_info(type_) for type_ in self.kinds]
        while waiting:
            for member in members(waiting.pop(0)):
                if isinstance(member, types.StructType):
                    if member.cls not in seen:
                        seen[member.cls] = member
                        waiting += [each.type for each in member.fields]
                else:
                    waiting += _items(member)
                    waiting += [member.value_type] if isinstance(member, types.DictType) else []
        return list(seen.values())

    def _entry(self, group: str, name: str, struct: types.StructType) -> Entry:
        cls = struct.cls
        example, card = min(self.uses.get(cls, []), key=lambda use: len(str(use[0])), default=(None, ""))
        return Entry(
            group=group,
            name=name,
            meaning=" ".join(inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0].split()),
            fields=tuple(self._field(cls, each) for each in struct.fields),
            example=example,
            card=card,
            message=None if example is None else _message(cls, example),
        )

    def _field(self, cls: type, each: types.Field) -> Field:
        made = each.default_factory is not msgspec.NODEFAULT
        default = None if each.required else each.default_factory() if made else each.default
        return Field(
            name=each.encode_name,
            type=type_text(each.type),
            required=each.required,
            default=msgspec.json.decode(msgspec.json.encode(default)),
            meaning=field_notes(cls).get(each.name, ""),
            words=tuple(Word(word, self._user(cls, each.encode_name, word)) for word in _words(each.type)),
        )

    def _user(self, cls: type, field: str, word: str) -> str:
        """A card that uses a word here; if none does, one that uses it in a field of the same name."""
        return self.words.get((cls, field, word)) or self.words.get((field, word), "")


@cache
def field_notes(cls: type) -> dict[str, str]:
    """The strings below the fields of a class and of its bases, by field."""
    notes: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            (node,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
            assert isinstance(node, ast.ClassDef)
            for before, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                        notes[before.target.id] = " ".join(str(after.value.value).split())
    return notes


def _message(cls: type, data: Any) -> Message | None:
    """The sentence of an example, where its type has one that does not depend on the card."""
    message = getattr(cls, "message", None)
    if message is None or len(inspect.signature(message).parameters) != 1:
        return None
    found: Message = message(convert(data, cls))
    return found


# --- types -------------------------------------------------------------------------------------------


@cache
def _info(type_: Any) -> Any:
    return types.type_info(type_)


def members(kind: Any) -> list[Any]:
    """The members of a union; any other type is its own only member."""
    return list(getattr(kind, "types", (kind,)))


def _items(kind: Any) -> list[Any]:
    """The types of the entries of a list or a tuple."""
    return [kind.item_type] if hasattr(kind, "item_type") else list(getattr(kind, "item_types", ()))


def _fits(struct: types.StructType, data: Any) -> bool:
    """Whether a table is one of this struct: by its tag, or by its fields."""
    if not isinstance(data, dict):
        return False
    if struct.tag is not None:
        return bool(data.get(str(struct.tag_field)) == struct.tag)
    needed = {each.encode_name for each in struct.fields if each.required}
    return needed <= set(data) <= {each.encode_name for each in struct.fields}


def _words(kind: Any) -> list[str]:
    """The words that a value, or an entry of a list, may be."""
    found: list[str] = []
    for member in members(kind):
        found += map(str, member.values) if isinstance(member, types.LiteralType) else ()
        found += [word for item in _items(member) for word in _words(item)]
    return list(dict.fromkeys(found))


def _leaves(data: Any) -> Iterator[Any]:
    for item in data if isinstance(data, list) else [data]:
        if isinstance(item, list):
            yield from _leaves(item)
        else:
            yield item


def type_text(kind: Any) -> str:
    """A type in words."""
    texts = dict.fromkeys(text for member in members(kind) if (text := _member_text(member)))
    tags: dict[str, list[str]] = {}
    for member in members(kind):
        if isinstance(member, types.StructType) and member.tag is not None:
            tags.setdefault(str(member.tag_field), []).append(str(member.tag))
    tagged = [f"a table with {name} = {', '.join(sorted(each))}" for name, each in tags.items()]
    return " or ".join([*texts, *tagged])


def _member_text(kind: Any) -> str:
    match kind:
        case types.BoolType():
            return "true or false"
        case types.IntType():
            least = "" if kind.ge is None else f" from {kind.ge}"
            return f"a number{least}" + ("" if kind.le is None else f" to {kind.le}")
        case types.StrType():
            return "a text" if kind.pattern is None else f"a text like {kind.pattern.strip('^$')}"
        case types.LiteralType():
            return "a word"
        case types.StructType():
            return kind.cls.__name__ if kind.tag is None else ""
        case types.DictType():
            return f"a table of {_plural(type_text(kind.value_type))}"
        case types.NoneType():
            return ""
    if hasattr(kind, "item_type"):
        return f"a list of {_plural(type_text(kind.item_type))}"
    texts = list(map(type_text, _items(kind)))
    alike = len(set(texts)) == 1 < len(texts)
    return f"a list of {len(texts)} {_plural(texts[0])}" if alike else f"[{', '.join(texts)}]"


def _plural(text: str) -> str:
    return re.sub(r"\ba (\w+)", r"\1s", text)
