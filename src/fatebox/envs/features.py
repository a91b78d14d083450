"""A view as numbers: a vector of fixed size, made the same way from the view of any game.

It is made from the view alone, so it cannot hold what the seat may not know. Every value in the view has a
path, such as `table.citadels.reserve`; path and value together are hashed to a place in the vector:

- a number adds an eighth of itself at the place of its path;
- a word or a flag adds 1 at the place of its path and itself;
- a list of plain values, such as a pile, adds 1 for each value in it, and for each card that is not known;
- a list of objects has a path for each of them: its position, or, for what belongs to a seat, how many seats
  further on that one sits, so that a policy plays all seats alike.

In the end everything is squashed into -1 to 1. The options of the decision are left out: the mask says those.
"""

from __future__ import annotations

from math import tanh
from typing import Any
from zlib import crc32

from fatebox.kernel import OptionsError, View

FEATURES = 1024
"""The size of the vector if nobody says."""
_HIDDEN = "?"
_NESTED = (dict, list, tuple)


class Features:
    """Makes vectors out of views; one object can serve any number of matches."""

    __slots__ = ("_places", "size")

    def __init__(self, size: int = FEATURES) -> None:
        if size < 1:
            raise OptionsError(f"features: expected at least 1, got {size}")
        self.size = size
        self._places: dict[tuple[int, Any, type], int] = {}

    def vector(self, view: View) -> list[float]:
        """The view of a seat as a vector."""
        sums = [0.0] * self.size
        table, decision, seat = view["table"], view["decision"], view["seat"]
        turn = _Turn(0 if seat is None else seat, table["seats"])
        self._add(sums, self._below(0, "table"), table, turn)
        self._add(sums, self._below(0, "seat"), str(seat), turn)
        self._add(sums, self._below(0, "waiting"), [turn.to(s) for s in view["waiting"] or ()], turn)
        if decision is not None:
            asked = {"prompt": decision["prompt"], "group": decision["group"]}
            self._add(sums, self._below(0, "decision"), asked, turn)
        return [tanh(value) if value else 0.0 for value in sums]

    def _add(self, sums: list[float], path: int, data: Any, turn: _Turn) -> None:
        kind = type(data)
        if kind is dict:
            for key, value in data.items():
                if value is not None:
                    self._add(sums, self._below(path, key), value, turn)
        elif kind is list or kind is tuple:
            for position, item in enumerate(data):
                if type(item) in _NESTED:
                    self._add(sums, self._below(path, turn.position(item, position)), item, turn)
                else:
                    sums[self._below(path, _HIDDEN if item is None else item) % self.size] += 1
        elif kind is bool or kind is str:
            sums[self._below(path, data) % self.size] += 1
        elif data is not None:
            sums[path % self.size] += data / 8

    def _below(self, path: int, step: Any) -> int:
        """The path one step further: a number that stands for it."""
        key = (path, step, type(step))  # True and 1 are different steps
        place = self._places.get(key)
        if place is None:
            place = self._places[key] = crc32(f"{path}/{step}".encode())
        return place


class _Turn:
    """The seats as the one who looks sees them: how many seats further on."""

    __slots__ = ("_me", "_seats")

    def __init__(self, me: int, seats: int) -> None:
        self._me = me
        self._seats = seats

    def to(self, seat: int) -> int:
        return (seat - self._me) % self._seats

    def position(self, item: Any, position: int) -> int:
        owner = item.get("seat") if isinstance(item, dict) else None
        return position if type(owner) is not int else self.to(owner)
