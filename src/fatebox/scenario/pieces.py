"""Short forms in `given`: pieces by their cards, other content by its name.

A game names its lists of pieces (`Positions.pieces`). In `given` an entry may be the name of a card alone, or
a table without the fields that a new piece has by default. The cards of the pieces lie in a pile of the same
object: naming either the pieces or the cards is enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fatebox.kernel import Card, Pieces, Positions, Spot
from fatebox.kernel.positions import key_of
from fatebox.kernel.shapes import DictShape, ListShape, ObjectShape, Shape

from .names import CardNames
from .shaped import bare, child, inside

CARD = "card"


def expand(positions: Positions[Any], names: CardNames, pack: Any, shape: Shape, data: Any, path: str) -> Any:
    """A copy of partial data with every piece written out, and their cards in the pile they lie in."""
    return _Expansion(positions, names, pack).expanded(shape, data, path, None)


class _Expansion:
    def __init__(self, positions: Positions[Any], names: CardNames, pack: Any) -> None:
        self.pieces = positions.pieces
        self.fields = positions.fields
        self.names = names
        self.pack = pack

    def expanded(self, shape: Shape, data: Any, path: str, seat: int | None) -> Any:
        """The data of an object, a list or a table, with what is inside of it."""
        shape = bare(shape)
        if isinstance(shape, ListShape) and isinstance(data, list | dict):
            steps = data.items() if isinstance(data, dict) else enumerate(data)
            inner = {s: self.expanded(shape.inner, d, child(path, shape, s), _number(s)) for s, d in steps}
            return inner if isinstance(data, dict) else list(inner.values())
        if isinstance(shape, DictShape) and isinstance(data, dict):
            return {s: self.expanded(shape.inner, d, child(path, shape, s), None) for s, d in data.items()}
        if not isinstance(shape, ObjectShape) or not shape.plain or not isinstance(data, dict):
            return data
        laid = {name: self._field(shape, name, data[name], path, seat) for name in data}
        for name, pieces in self.pieces.items():
            if name in laid and pieces.pile in shape.cls.shapes() and pieces.pile not in laid:
                if isinstance(laid[name], list):
                    laid[pieces.pile] = [piece[CARD] for piece in _tables(laid[name]) if CARD in piece]
        return laid

    def _field(self, shape: ObjectShape, name: str, data: Any, path: str, seat: int | None) -> Any:
        where = f"{path}.{name}"
        if isinstance(data, str) and isinstance(self.fields.get(f"{shape.cls.__name__}.{name}"), key_of):
            return self.names.content_key(data)
        inner = self.expanded(inside(shape, name), data, where, seat)
        pieces = self.pieces.get(name)
        return inner if pieces is None else self._written_out(pieces, inner, where, seat)

    def _written_out(self, pieces: Pieces, data: Any, path: str, seat: int | None) -> Any:
        """New pieces in full; a table over a list changes pieces that are there, so it stays as it is."""
        if not isinstance(data, list):
            return data
        listed = []
        for index, entry in enumerate(data):
            where = f"{path}[{index}]"
            if isinstance(entry, list):  # rows of pieces
                listed.append(self._written_out(pieces, entry, where, seat))
            else:
                piece = {CARD: entry} if isinstance(entry, str) and pieces.pile else entry
                listed.append(self._new(pieces, piece, where, seat, index))
        return listed

    def _new(self, pieces: Pieces, piece: Any, where: str, seat: int | None, index: int) -> Any:
        if not isinstance(piece, dict):
            return piece
        card: Card | None = None
        if pieces.pile and CARD in piece:
            card = self.names.find(piece[CARD], f"{where}.{CARD}")[0]
        elif pieces.pile:
            return piece
        return {**pieces.fresh(Spot(self.pack, seat, index, card)), **piece}


def pair_up(
    positions: Positions[Any],
    names: CardNames,
    pack: Any,
    shape: Shape,
    data: dict[str, Any],
    replaced: dict[str, str],
) -> None:
    """Give every card in a pile of pieces its piece."""
    for owner, cls, seat in _owners(shape, data, None):
        for name, pieces in positions.pieces.items():
            if pieces.pile and name in cls.shapes():
                _replace(names, pack, pieces, owner[name], replaced, seat)
                inner = bare(cls.shapes()[name])
                if isinstance(inner, ListShape) and isinstance(bare(inner.inner), ObjectShape):
                    owner[name] = _paired(names, pack, pieces, owner[name], owner[pieces.pile], seat)


def _replace(
    names: CardNames, pack: Any, pieces: Pieces, entries: Any, replaced: dict[str, str], seat: int | None
) -> None:
    """A piece whose card made room for another one is that one's now."""
    for index, piece in enumerate(_tables(entries)):
        if piece[CARD] in replaced:
            key = replaced[piece[CARD]]
            piece.update(pieces.fresh(Spot(pack, seat, index, names.find(key, key)[0])))
            piece[CARD] = key


def _paired(
    names: CardNames, pack: Any, pieces: Pieces, entries: list[Any], pile: list[str], seat: int | None
) -> list[Any]:
    """The pieces of the cards in a pile, in their order; cards without a piece get a new one.

    Pieces without a card in the pile stay, at the end: that they cannot be is for the check to say.
    """
    left = entries[:]
    listed = []
    for index, key in enumerate(pile):
        piece = next((each for each in left if names.means(each[CARD], key)), None)
        if piece is None:
            piece = dict(pieces.fresh(Spot(pack, seat, index, names.find(key, key)[0])))
        else:
            left.remove(piece)
        listed.append({**piece, CARD: key})
    return [*listed, *left]


def _owners(shape: Shape, data: Any, seat: int | None) -> Iterator[tuple[dict[str, Any], Any, int | None]]:
    """Every object in the data of a state, with its class and the seat that owns it."""
    shape = bare(shape)
    if isinstance(shape, ObjectShape) and shape.plain and isinstance(data, dict):
        seat = data.get("seat", seat)
        yield data, shape.cls, seat
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, item in steps:
        yield from _owners(inside(shape, step), item, seat)


def _tables(entries: Any) -> Iterator[dict[str, Any]]:
    """The tables in a list, or in lists of lists."""
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict):
            yield entry
        else:
            yield from _tables(entry)


def _number(step: Any) -> int | None:
    return int(step) if str(step).isdigit() else None
