"""Vocabulary: the names behind a network's numbers, so that weights still fit a game that has changed.

Kinds of things, their numbers, cards, the data of cards and verbs are known by name. Names added later
get zeros (a card still has its data); names that are gone are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from fatebox.kernel.encoding.encoder import Encoder

SCALE, FLAG = 0.125, 0.5
"""A number counts by its size, and by not being 0."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All names of a game's encoding, in the order of their numbers."""

    kinds: list[str]
    columns: list[str]
    table: list[list[int]]
    """For each kind, the column of each of its numbers."""
    designs: list[str]
    data: list[str]
    """Names of the data of cards."""
    scales: list[float]
    """The largest value of each."""
    verbs: list[str]
    rows: list[dict[str, float]]
    """The data of each design."""

    @classmethod
    def of(cls, encoder: Encoder) -> Vocabulary:
        """The vocabulary of a game as it is now."""
        data = encoder.designs.columns()
        largest = [max(abs(row.get(name, 0.0)) for row in encoder.designs.data) for name in data]
        return cls(
            kinds=list(encoder.layout.kinds),
            columns=encoder.layout.columns(),
            table=encoder.layout.table(),
            designs=encoder.designs.keys,
            data=data,
            scales=largest,
            verbs=list(encoder.verbs),
            rows=encoder.designs.data,
        )

    def design_data(self) -> Any:
        """The data of each design as an array, each column at most 1."""
        named = list(zip(self.data, self.scales, strict=True))
        return np.array(
            [[row.get(name, 0.0) / scale for name, scale in named] for row in self.rows], np.float32
        )

    def names(self) -> dict[str, Any]:
        """The part that is stored with weights."""
        return {
            "kinds": self.kinds,
            "columns": self.columns,
            "designs": self.designs,
            "data": self.data,
            "scales": self.scales,
            "verbs": self.verbs,
        }
