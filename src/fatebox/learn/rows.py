"""Rows: one decision as bytes of a fixed length, so that processes can share thousands of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.kernel.encoding.encoder import OPTION, Encoded, Encoder
from fatebox.kernel.encoding.layout import SEATS

FULL = 250
"""The byte that means a value of 1."""


class Rows:
    """The places of everything in a row: tables of the things and options first, then single bytes."""

    def __init__(self, encoder: Encoder) -> None:
        features = encoder.features
        self.things, self.options = features.things, features.options
        self.numbers = encoder.layout.numbers
        sizes = {
            "numbers": self.things * self.numbers,
            "kinds": self.things,
            "designs": self.things,
            "parents": self.things,
            "options": self.options * OPTION,
            "counts": 2,
            "prompt": 1,
            "seat": 1,
            "seats": 1,
            "taught": 1,
            "ended": 1,
            "rounds": 1,
            "values": SEATS,
        }
        self.at: dict[str, tuple[int, int]] = {}
        end = 0
        for name, size in sizes.items():
            self.at[name] = (end, end + size)
            end += size
        self.size = end

    def write(self, encoded: Encoded, seat: int, seats: int) -> bytearray:
        """The row of a decision; whatever does not fit is left out."""
        row = encoded.numbers
        options = encoded.options[: self.options]
        row += bytes(self.size - len(row))
        things = len(encoded.kinds)
        for name, values in (
            ("kinds", encoded.kinds),
            ("designs", encoded.designs),
            ("parents", encoded.parents),
        ):
            first = self.at[name][0]
            row[first : first + things] = bytes(values)
        first = self.at["options"][0]
        row[first : first + OPTION * len(options)] = bytes([x for option in options for x in option])
        first = self.at["counts"][0]
        row[first : first + 5] = bytes((things, len(options), encoded.prompt, seat, seats))
        return row

    def write_end(self, row: bytearray, values: Sequence[float], rounds: int) -> None:
        """Note in the first row of a game how the game before it ended."""
        first, last = self.at["ended"][0], self.at["values"][1]
        scaled = [round(FULL * value) for value in values] + [0] * (SEATS - len(values))
        row[first:last] = bytes((1, min(rounds, 255), *scaled))

    def part(self, rows: Any, name: str) -> Any:
        """The bytes of that name in a tensor or an array of rows."""
        first, last = self.at[name]
        return rows[..., first] if last - first == 1 else rows[..., first:last]
