"""Layout: which numbers of a state go where, compiled from the declarations of its fields.

Every object of the state becomes a thing with a kind (its path), a design (of the card it names), a parent
and numbers; so does every card that the seat may see, below the object whose pile it lies in. Who may see
a pile is read off its type, as in views. References to cards become numbers on the things of these cards.

The walk through a state is compiled into one function, for it runs at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

from fatebox.kernel import shapes as sh
from fatebox.kernel.cards import Audience
from fatebox.kernel.features import Features

SEATS, PLACES = 7, 8
HEAD = SEATS + PLACES
"""First numbers of every thing: the owner as seen from the seat, and the place in its list."""
WORDS = 6
"""Words that are not declared one by one share this many numbers."""
LISTED = 8
"""Numbers of a list beyond these are left out."""
MANY = 30
"""Of longer piles only the number of cards is encoded."""
CARD = "card"
"""The kind whose numbers all cards share."""
DECISION = "decision"
GROUP = 6
"""Numbers of a larger choice: chosen, most, least, and which of three kinds it is."""
PILE = "pile:"


def near_number(number: int) -> int:
    """A whole number as a signed byte."""
    return max(-127, min(int(number), 127)) & 255


def bucket(text: str, size: int) -> int:
    """One of `size` places for a word, always the same."""
    return crc32(text.encode()) % size


class Layout:
    """The kinds of things in the states of a game, their numbers, and the compiled walk."""

    def __init__(self, state: type[Any], features: Features[Any]) -> None:
        self.kinds: dict[str, int] = {"": 0}
        self.slots: dict[str, dict[str, int]] = {CARD: {}}
        """For each kind the first number of every field."""
        self.widths: dict[str, int] = {CARD: HEAD}
        self.features = features
        self.kind(DECISION)
        self.slot(DECISION, "group", GROUP)
        self.slot(CARD, "chosen")
        self.slot(CARD, "item")
        writer = _Writer(self)
        writer.root(state)
        self.slot(CARD, "derived", features.on_cards)
        for path, count in features.on_things.items():
            self.slot(path, "derived", count)
        for name, count in features.extra.items():
            self.kind(name)
            self.slot(name, "derived", count)
        self.numbers = max(self.widths.values())
        """The room of a thing for numbers."""
        self.walk = _compiled(writer, self.numbers)
        self.derived = [self.slots.get(path, {}).get("derived", 0) for path in self.kinds]
        """The first derived number of each kind."""

    def kind(self, path: str) -> int:
        """The number of a kind of things."""
        self.widths.setdefault(path, HEAD)
        self.slots.setdefault(path, {})
        return self.kinds.setdefault(path, len(self.kinds))

    def slot(self, path: str, name: str, width: int = 1) -> int:
        """The first of the numbers that a field of a kind has."""
        known = self.slots[path]
        if name not in known:
            known[name] = self.widths[path]
            self.widths[path] += width
        return known[name]

    def columns(self) -> list[str]:
        """The name of every number of every kind, in one list; cards share theirs."""
        names = ["", *(f"head.{number}" for number in range(HEAD))]
        for path in [CARD, *(kind for kind in self.kinds if kind and not kind.startswith(PILE))]:
            names += (f"{path}.{self._name(path, number)}" for number in range(HEAD, self.widths[path]))
        return names

    def _name(self, path: str, number: int) -> str:
        at, name = max((at, name) for name, at in self.slots[path].items() if at <= number)
        return f"{name}.{number - at}"

    def table(self) -> list[list[int]]:
        """For each kind, the column of each of its numbers; 0 where it has none."""
        place = {name: number for number, name in enumerate(self.columns())}
        rows = []
        for path in self.kinds:
            own = CARD if path.startswith(PILE) else path
            width = self.widths[own] if path else 0
            row = [place[f"head.{number}"] for number in range(min(HEAD, width))]
            row += [place[f"{own}.{self._name(own, number)}"] for number in range(HEAD, width)]
            rows.append(row + [0] * (self.numbers - len(row)))
        return rows


class _Words(dict[str, int]):
    """The place of each word among `WORDS`, found once."""

    def __missing__(self, text: str) -> int:
        place = self[text] = bucket(text, WORDS)
        return place


HEADER = """\
def walk(o0, seat, shown, design_of, kinds, designs, parents, buf, rows, things, T, S=S, big=big, word=word):
 seats = o0.seats
 later = []
 marked = []
"""
FOOTER = """\
 for card, k, value in later:
  row = rows.get(card)
  if row is not None: buf[row * S + k] = value
 for owner, k, value in marked:
  row = things.get(owner)
  if row is not None: buf[row * S + k] = value\
"""


class _Writer:
    """Writes the walk, field by field."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.features = layout.features
        self.lines: list[str] = []
        self.tables: dict[str, dict[Any, int]] = {}
        self.depth = 0
        self.sides = ""
        """The path of the objects that belong to the seats, one each."""

    def root(self, state: type[Any]) -> None:
        self.lines.append(HEADER.rstrip())
        self.sides = next((f"state.{name}" for name, shape in state.shapes().items() if _of_seats(shape)), "")
        self._thing(state, "state", "o0", 1, None, "0", "0")
        self.lines.append(FOOTER)

    def _say(self, pad: int, text: str) -> None:
        self.lines += [" " * pad + line for line in text.split("\n")]

    def _table(self, shape: sh.LiteralShape) -> str:
        """The name, in the compiled code, of the places of declared words."""
        name = f"L{len(self.tables)}"
        self.tables[name] = {value: number for number, value in enumerate(shape.values)}
        return name

    def _thing(
        self, cls: type[Any], path: str, var: str, pad: int, owner: str | None, place: str, parent: str
    ) -> None:
        """Code that lays out an object, then all that it holds."""
        kind = self.layout.kind(path)
        self.depth += 1
        depth = self.depth
        owned = hasattr(cls, "seat")
        owner = f"{var}.seat" if owned else owner
        self._say(pad, "if len(kinds) < T:")
        pad += 1
        self._say(pad, f"r{depth} = len(kinds); b{depth} = r{depth} * S; kinds.append({kind})")
        self._say(pad, f"designs.append(0); parents.append({parent}); things[id({var})] = r{depth}")
        if owner is not None:
            self._say(pad, f"if {owner} >= 0: buf[b{depth} + ({owner} - seat) % seats] = 1")
        if owned:
            self._say(pad, f"things.setdefault({var}.seat, r{depth})")
        self._say(pad, f"buf[b{depth} + {SEATS} + min({place}, {PLACES - 1})] = 1")
        if path.rpartition(".")[2] in self.features.pieces:
            self._say(pad, f"rows[{var}.card] = r{depth}")
        for name, shape in cls.shapes().items():
            if not shape.sealed and name not in self.features.skip and name != "result":
                self._field(path, name, f"{var}.{name}", shape, pad, owner, place, depth)

    def _field(
        self,
        path: str,
        name: str,
        source: str,
        shape: sh.Shape,
        pad: int,
        owner: str | None,
        place: str,
        depth: int,
    ) -> None:
        if isinstance(shape, sh.SecretShape):
            if owner is None:
                return None
            self._say(pad, f"if {owner} == seat:\n pass")
            return self._field(path, name, source, shape.inner, pad + 1, owner, place, depth)
        if isinstance(shape, sh.PileShape):
            return self._pile(path, name, source, shape.audience, pad, owner, place, depth)
        inner = getattr(shape, "inner", None)
        if isinstance(shape, sh.OptionalShape) and isinstance(inner, sh.ObjectShape):
            self._say(pad, f"o{depth} = {source}\nif o{depth} is not None:")
            return self._object(path, name, f"o{depth}", inner, pad + 1, owner, "0", depth)
        if isinstance(shape, sh.ObjectShape):
            self._say(pad, f"o{depth} = {source}")
            return self._object(path, name, f"o{depth}", shape, pad, owner, "0", depth)
        if isinstance(shape, sh.ListShape) and not isinstance(inner, sh.CardShape):
            if isinstance(inner, sh.ObjectShape | sh.PileShape) or _holds(inner, sh.ObjectShape):
                return self._list(path, name, source, inner, pad, owner, depth)
        return self._values(path, name, source, shape, pad, depth)

    def _object(
        self,
        path: str,
        name: str,
        source: str,
        shape: sh.ObjectShape,
        pad: int,
        owner: str | None,
        place: str,
        depth: int,
    ) -> None:
        if shape.plain:
            self._thing(shape.cls, f"{path}.{name}", source, pad, owner, place, f"r{depth}")
        else:
            self._say(pad, "pass")

    def _list(
        self, path: str, name: str, source: str, inner: Any, pad: int, owner: str | None, depth: int
    ) -> None:
        """Objects or piles one after another; those of the seats begin with the seat itself."""
        slot = self.layout.slot(path, name)
        self._say(pad, f"o{depth} = {source}\nbuf[b{depth} + {slot}] = min(len(o{depth}), 127)")
        if isinstance(inner, sh.ListShape) and not isinstance(inner, sh.PileShape):
            self._say(pad, f"o{depth} = [each for some in o{depth} for each in some]")
            inner = inner.inner
        if isinstance(inner, sh.PileShape):
            self._say(pad, f"for i{depth}, p{depth} in enumerate(o{depth}):")
            self._pile(path, name, f"p{depth}", inner.audience, pad + 1, owner, f"i{depth}", depth)
            return
        if depth == 1 and hasattr(inner.cls, "seat"):
            self._say(pad, f"if len(o{depth}) == seats: o{depth} = o{depth}[seat:] + o{depth}[:seat]")
        self._say(pad, f"for i{depth}, e{depth} in enumerate(o{depth}):")
        self._object(path, name, f"e{depth}", inner, pad + 1, owner, f"i{depth}", depth)

    def _pile(
        self,
        path: str,
        name: str,
        source: str,
        audience: Audience,
        pad: int,
        owner: str | None,
        place: str,
        depth: int,
    ) -> None:
        """The number of cards, and a thing for each of them that the seat sees."""
        slot, kind = self.layout.slot(path, name), self.layout.kind(f"{PILE}{path}.{name}")
        self._say(pad, f"x = {source}\nif x:")
        pad += 1
        self._say(pad, f"buf[b{depth} + {slot}] = min(len(x), 127)")
        if audience is Audience.ALL:
            self._say(pad, f"if len(x) > {MANY}: x = ()")
        elif audience is Audience.OWNER and owner is not None:
            self._say(pad, f"if {owner} != seat: x = [y for y in x if y in shown] if shown else ()")
        else:
            self._say(pad, "x = [y for y in x if y in shown] if shown else ()")
        ordered = name in self.features.ordered
        self._say(pad, "for n, y in enumerate(x):" if ordered else "for y in x:")
        pad += 1
        self._say(pad, "q = len(kinds)\nif q >= T: break")
        self._say(pad, f"kinds.append({kind}); designs.append(design_of[y]); parents.append(r{depth})")
        self._say(pad, "rows[y] = q; q *= S")
        if owner is not None:
            self._say(pad, f"if {owner} >= 0: buf[q + ({owner} - seat) % seats] = 1")
        self._say(pad, f"buf[q + {SEATS} + min({'n' if ordered else place}, {PLACES - 1})] = 1")

    def _values(self, path: str, name: str, source: str, shape: sh.Shape, pad: int, depth: int) -> None:
        """Numbers, words and references to cards."""
        base = f"b{depth}"
        inner = getattr(shape, "inner", None)
        if isinstance(shape, sh.CardShape):
            self._say(pad, f"if {source} >= 0: designs[r{depth}] = design_of[{source}]")
        elif isinstance(shape, sh.OptionalShape) and isinstance(inner, sh.CardShape):
            slot = self.layout.slot(CARD, name)
            self._say(pad, f"if {source} is not None: later.append(({source}, {slot}, 1))")
        elif isinstance(shape, sh.DictShape):
            self._dictionary(path, name, source, shape, pad, base)
        elif isinstance(shape, sh.ListShape) and inner is not None:
            self._listed(path, name, source, inner, pad, base)
        elif isinstance(shape, sh.LiteralShape):
            slot = self.layout.slot(path, name, len(shape.values))
            self._say(pad, f"buf[{base} + {slot} + {self._table(shape)}[{source}]] = 1")
        else:
            self._plain(path, name, source, shape, pad, base)

    def _plain(self, path: str, name: str, source: str, shape: sh.Shape, pad: int, base: str) -> None:
        optional = isinstance(shape, sh.OptionalShape)
        kinds = shape.inner.kinds if isinstance(shape, sh.OptionalShape) else shape.kinds
        self._say(pad, f"x = {source}")
        if str in kinds:
            slot = self.layout.slot(path, name, WORDS)
            self._say(pad, f"if x: buf[{base} + {slot} + word[x]] = 1")
        elif name in self.features.seats and path == "state" and self.sides:
            self._say(pad, f"marked.append((x, {self._side_slot(name)}, 1))")
        elif name in self.features.seats:
            slot = self.layout.slot(path, name, SEATS)
            self._say(pad, f"if x is not None and x >= 0: buf[{base} + {slot} + (x - seat) % seats] = 1")
        elif kinds:
            slot = self.layout.slot(path, name, 1 + optional)
            self._say(pad, f"if x: buf[{base} + {slot}] = x & 255 if -127 < x < 127 else big(x)")
            if optional:
                self._say(pad, f"if x is not None: buf[{base} + {slot + 1}] = 1")

    def _side_slot(self, name: str) -> int:
        """A number on the object of a seat, for what is said of the seat elsewhere."""
        self.layout.kind(self.sides)
        return self.layout.slot(self.sides, name)

    def _listed(self, path: str, name: str, source: str, inner: sh.Shape, pad: int, base: str) -> None:
        if name in self.features.beside:
            slot = self.layout.slot(CARD, name)
            pile = source.rpartition(".")[0] + "." + self.features.beside[name]
            self._say(pad, f"later += [(y, {slot}, big(x)) for y, x in zip({pile}, {source}) if x]")
        elif isinstance(inner, sh.CardShape) or name in self.features.cards:
            slot = self.layout.slot(CARD, name)
            self._say(pad, f"later += [(y, {slot}, 1) for y in {source}]")
        elif isinstance(inner, sh.RowShape | sh.ListShape) and _holds(inner, sh.CardShape):
            slot = self.layout.slot(CARD, name, 4)
            self._say(
                pad, f"for i, x in enumerate({source}): later += [(y, {slot} + min(i, 3), 1) for y in x]"
            )
        elif str in inner.kinds:
            slot = self.layout.slot(path, name, WORDS)
            self._say(pad, f"for x in {source}: buf[{base} + {slot} + word[x]] = 1")
        elif name in self.features.by_seat:
            self._say(
                pad, f"marked += [(i, {self._side_slot(name)}, big(x)) for i, x in enumerate({source})]"
            )
        elif name in self.features.seats:
            slot = self.layout.slot(path, name, SEATS)
            self._say(pad, f"for x in {source}:\n if x >= 0: buf[{base} + {slot} + (x - seat) % seats] += 1")
        elif isinstance(inner, sh.OptionalShape) or int in inner.kinds:
            slot = self.layout.slot(path, name, LISTED)
            self._say(pad, f"for i, x in enumerate({source}[:{LISTED}]):")
            self._say(pad, f" if x: buf[{base} + {slot} + i] = x & 255 if -127 < x < 127 else big(x)")

    def _dictionary(
        self, path: str, name: str, source: str, shape: sh.DictShape, pad: int, base: str
    ) -> None:
        """Numbers by card go to the thing of that card, numbers by word to places of their own."""
        by_card, inner = isinstance(shape.key, sh.CardShape), shape.inner
        if by_card and int in inner.kinds:
            slot = self.layout.slot(CARD, name)
            self._say(pad, f"later += [(y, {slot}, big(x)) for y, x in {source}.items() if x]")
        elif by_card and isinstance(inner, sh.DictShape) and int in inner.inner.kinds:
            slot = self.layout.slot(CARD, name, WORDS)
            self._say(pad, f"for y, z in {source}.items():")
            self._say(pad, f" later += [(y, {slot} + word[w], big(x)) for w, x in z.items() if x]")
        elif isinstance(shape.key, sh.LiteralShape) and int in inner.kinds:
            slot = self.layout.slot(path, name, len(shape.key.values))
            table = self._table(shape.key)
            self._say(pad, f"for w, x in {source}.items(): buf[{base} + {slot} + {table}[w]] = big(x)")
        elif str in shape.key.kinds and int in inner.kinds:
            slot = self.layout.slot(path, name, WORDS)
            self._say(pad, f"for w, x in {source}.items(): buf[{base} + {slot} + word[w]] = big(x)")


def _holds(shape: Any, kind: type[sh.Shape]) -> bool:
    """Whether a shape is of a kind, or one of what it holds is."""
    if isinstance(shape, sh.RowShape):
        return all(isinstance(place, kind) for place in shape.places)
    if isinstance(shape, sh.PileShape | sh.DictShape):
        return False
    return isinstance(shape, kind) or (hasattr(shape, "inner") and _holds(shape.inner, kind))


def _compiled(writer: _Writer, numbers: int) -> Callable[..., None]:
    names: dict[str, Any] = {"big": near_number, "word": _Words(), "S": numbers, **writer.tables}
    exec("\n".join(writer.lines), names)
    walk: Callable[..., None] = names["walk"]
    return walk


def _of_seats(shape: sh.Shape) -> bool:
    """Whether a field lists objects of the seats."""
    inner = getattr(shape, "inner", None)
    return (
        isinstance(shape, sh.ListShape) and isinstance(inner, sh.ObjectShape) and hasattr(inner.cls, "seat")
    )
