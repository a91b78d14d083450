"""Content packs: folders of TOML that become typed cards, with errors that say where and what.

A file holds one kind of card; its stem names the kind, each table in it is one card:

    # cards/relics.toml
    [naga-stone]
    name = "Alabaster Naga's Slithemani Stone"
    cost = [4, 3, 2]

Cards are read into msgspec structs, once, when the pack is loaded; the rules then use plain
attributes. A pack is data: it cannot run code, so it is safe to share.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, TypeVar

import msgspec

from .cards import Card
from .conversion import convert
from .errors import ContentError
from .near import did_you_mean

T = TypeVar("T")
Tables = dict[str, dict[str, Any]]
"""Kind of card -> card id -> its fields, as read from the files."""


def content_folder(package: str) -> Traversable:
    """The folder with the card files of a game's package."""
    folder = files(package)
    content = folder / "content"
    return (content if content.is_dir() else folder) / "cards"


class Source:
    """The text files of a pack, read and changed but not yet typed."""

    def __init__(self, folder: Traversable, changes: Sequence[str] = ()) -> None:
        self.tables: Tables = {}
        for file in sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name):
            self.tables[file.name.removesuffix(".toml")] = _read_toml(file)
        for change in changes:
            apply_change(self.tables, change)
        # in the order of the files: the number of a card follows from it; dates are refused when typed
        canonical = json.dumps(self.tables, separators=(",", ":"), default=str)
        self.hash = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        self.changes = tuple(changes)
        self.types: dict[str, Any] = {}
        """The type that each kind of card was read with."""

    def table(self, kind: str, type_: type[T]) -> dict[str, T]:
        """All cards of a kind, typed and validated."""
        if kind not in self.tables:
            raise ContentError(f"cards/{kind}.toml: the file is missing")
        self.types[kind] = type_
        return {key: typed(f"cards/{kind}.toml", key, raw, type_) for key, raw in self.tables[kind].items()}


class Box:
    """All physical cards of a pack: a card is an index into these lists."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.cards: list[Any] = []
        self.kinds: list[str] = []
        self._by_key: dict[str, Card] = {}
        self._by_name: dict[str, list[Card]] = {}

    def add(self, kind: str, key: str, definition: Any, copies: int = 1) -> list[Card]:
        """Put copies of a card into the box; several copies get the keys `raid.1`, `raid.2`..."""
        added = []
        for number in range(1, copies + 1):
            card = Card(len(self.cards))
            unique = key if copies == 1 else f"{key}.{number}"
            if unique in self._by_key:  # records and scenarios know a card by its key alone
                raise ContentError(
                    f"cards: two cards have the key {unique!r}: {self.kinds[self._by_key[unique]]} and {kind}"
                )
            self._by_key[unique] = card
            self.keys.append(unique)
            self.cards.append(definition)
            self.kinds.append(kind)
            names = (unique, key, str(getattr(definition, "name", key)))
            for name in dict.fromkeys(name.lower() for name in names):  # in the same order everywhere
                self._by_name.setdefault(name, []).append(card)
            added.append(card)
        return added

    def __contains__(self, name: str) -> bool:
        return name.lower() in self._by_name

    def find(self, name: str) -> list[Card]:
        """The cards that a key or a name means (all copies); an error says what is near."""
        if name in self._by_key:
            return [self._by_key[name]]
        found = self._by_name.get(name.lower())
        if not found:
            raise ContentError(f"no card is called {name!r}{did_you_mean(name, self._by_name)}")
        return found


@dataclass(frozen=True, slots=True)
class CardInfo:
    """A card, or another piece of content, as people look it up."""

    kind: str
    """The name of its kind; best the stem of its file, as in `--set`."""
    key: str
    name: str
    facts: dict[str, Any]
    """Short values, the same in all languages: a board draws them, and tables show them (see `shown`)."""
    text: str = ""
    """Its text, in sentences."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rulebook that say more about it."""
    copies: int = 1
    spoiler: str = ""
    """The spoiler that must have come to light before it may be shown, if any."""
    shown: dict[str, str] = field(default_factory=dict)
    """The facts as people read them, by heading, where the values are codes; empty: the facts themselves."""
    aliases: tuple[str, ...] = ()
    """Other names on it, such as that of its ability: the rulebook may speak of it by these."""
    flavor: str = ""
    """A line for the mood, of no effect."""
    parts: tuple[str, ...] = ()
    """The parts of its text that a card shows apart from one another, such as the two abilities of a hero."""


def unspoiled(infos: Iterable[CardInfo], revealed: Collection[str] = ()) -> list[CardInfo]:
    """The content that may be shown once these spoilers, or single cards by key, have come to light."""
    return [info for info in infos if not info.spoiler or info.spoiler in revealed or info.key in revealed]


class Pack:
    """Typed content. A game's own pack adds its tables; `box` holds the physical cards."""

    facts: ClassVar[Any] = dict[str, dict[str, Any]]
    """The type of the facts in `describe`: for each kind of card its facts. The client has the same type."""

    def __init__(self, source: Source) -> None:
        self.hash = source.hash
        self.changes = source.changes
        self.content = {
            key: str(fields.get("name", key))
            for table in source.tables.values()
            for key, fields in table.items()
        }
        """The keys of all tables in its files, with their names."""
        self.box = Box()

    def name(self, card: Card) -> str:
        """The name of a card."""
        definition = self.box.cards[card]
        return str(getattr(definition, "name", self.box.keys[card]))

    def called(self, key: str) -> str:
        """The name of a piece of content by its key."""
        return self.content.get(key, key)

    def describe(self, language: str = "en") -> list[CardInfo]:
        """All content, for people to browse; a game may say it better than its bare fields do."""
        del language  # bare fields are the same in all languages
        infos: dict[tuple[str, str], CardInfo] = {}
        for kind, key, definition in zip(self.box.kinds, self.box.keys, self.box.cards, strict=True):
            base, _, number = key.rpartition(".")
            plain = base if number.isdigit() else key
            facts = msgspec.to_builtins(definition)
            facts = {name: value for name, value in facts.items() if name not in ("name", "copies")}
            before = infos.get((kind, plain))
            copies = 1 if before is None else before.copies + 1
            name = str(getattr(definition, "name", plain))
            infos[kind, plain] = CardInfo(kind, plain, name, facts, copies=copies)
        return list(infos.values())


def typed(file: str, key: str, raw: Any, type_: type[T]) -> T:
    """One card as a typed object, or an error with file, card, field and what was expected."""
    try:
        return convert(raw, type_)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file}: {key}: {explain(str(error), type_)}") from None


def explain(message: str, type_: type) -> str:
    """A message of msgspec in our words, with the field first.

    `Expected `int`, got `str` - at `$.effects[0].amount`` -> `effects[0].amount: expected int, got str`
    """
    match = re.fullmatch(r"(.*?)(?: - at `\$\.?(.*)`)?", message, re.DOTALL)
    text, path = (match.group(1), match.group(2)) if match else (message, None)
    missing = re.fullmatch(r"Object missing required field `(.+)`", text)
    if missing:
        path, text = ".".join(filter(None, (path, missing.group(1)))), "this field is missing"
    unknown = re.fullmatch(r"Object contains unknown field `(.+)`", text)
    if unknown:
        name = unknown.group(1)
        text = f"this field is unknown{did_you_mean(name, _fields_at(type_, path or ''))}"
        path = ".".join(filter(None, (path, name)))
    wrong = re.fullmatch(r"Invalid (?:enum )?value (.+)", text)
    if wrong and path:
        text = f"expected one of {', '.join(_words_at(type_, path))}, got {wrong.group(1)}"
    text = text[0].lower() + text[1:].replace("`", "")
    return f"{path}: {text}" if path else text


def _words_at(type_: type, path: str) -> dict[str, None]:
    """The words that the field at this path may hold: the suits of a card, the effects there are."""
    tagged, step = path.rpartition(".")[::2]
    tags = [kind.tag for kind in _types_at(type_, tagged) if getattr(kind, "tag_field", None) == step]
    words = (str(word) for kind in _types_at(type_, path) for word in getattr(kind, "values", ()))
    return dict.fromkeys(tags or words)


def _fields_at(type_: type, path: str) -> list[str]:
    """The fields that a table at this path may have."""
    return [field.encode_name for kind in _types_at(type_, path) for field in getattr(kind, "fields", ())]


def _types_at(type_: type, path: str) -> list[Any]:
    """The types that the value at this path may have."""
    here = _members(msgspec.inspect.type_info(type_))
    for step in re.findall(r"\[[^\]]*\]|[^.\[\]]+", path):
        here = [member for kind in here for inner in _inner_types(kind, step) for member in _members(inner)]
    return here


def _members(kind: Any) -> list[Any]:
    """The members of a union; any other type is its own only member."""
    return list(getattr(kind, "types", (kind,)))


def _inner_types(kind: Any, step: str) -> list[Any]:
    if not step.startswith("["):
        return [field.type for field in getattr(kind, "fields", ()) if field.encode_name == step]
    items = [getattr(kind, name) for name in ("item_type", "value_type") if hasattr(kind, name)]
    return [*items, *getattr(kind, "item_types", ())]


def _read_toml(file: Traversable) -> dict[str, Any]:
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:  # TOML, its encoding, or a number of thousands of digits
        raise ContentError(f"cards/{file.name}: {error}") from None
    for key, value in tables.items():
        if not isinstance(value, dict):
            raise ContentError(f"cards/{file.name}: {key}: expected a table [{key}], got {value!r}")
    return tables


def apply_change(tables: Tables, change: str) -> None:
    """Apply `kind.card.field=value` (value as in TOML) to the tables, for experiments."""
    path, sign, text = change.partition("=")
    if not sign:
        raise ContentError(f"--set {change!r}: expected kind.card.field=value")
    try:
        (value,) = tomllib.loads(f"value = {text.strip()}").values()
    except ValueError:
        raise ContentError(
            f"--set {change!r}: {text.strip()!r} is no TOML value (words need quotes)"
        ) from None
    steps = path.strip().split(".")
    place: Any = tables
    for i, step in enumerate(steps[:-1]):
        place = _step_into(place, step, change, ".".join(steps[:i]))
    if len(steps) < 3:
        raise ContentError(f"--set {change!r}: expected kind.card.field=value")
    _replace(place, steps[-1], value, change, ".".join(steps[:-1]))


def _step_into(place: Any, step: str, change: str, where: str) -> Any:
    if isinstance(place, Mapping) and step in place:
        return place[step]
    if isinstance(place, list) and step.isdecimal() and int(step) < len(place):
        return place[int(step)]
    raise ContentError(f"--set {change!r}: {where or 'the pack'} has no {step!r}{_choices(place, step)}")


def _replace(place: Any, step: str, value: Any, change: str, where: str) -> None:
    if isinstance(place, dict):
        place[step] = value  # an unknown field is refused with its name when the card is typed
    elif isinstance(place, list) and step.isdecimal() and int(step) < len(place):
        place[int(step)] = value
    else:
        raise ContentError(f"--set {change!r}: {where} has no {step!r}{_choices(place, step)}")


def _choices(place: Any, step: str) -> str:
    if isinstance(place, Mapping):
        few = "; it has " + ", ".join(list(place)[:12]) + (" ..." if len(place) > 12 else "")
        return did_you_mean(step, place) or few
    if isinstance(place, list):
        return f"; it is a list of {len(place)}"
    return f"; it is {place!r}"
