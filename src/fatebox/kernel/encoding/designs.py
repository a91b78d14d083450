"""Designs: what each card says, as numbers that a network can compare.

Every leaf of a card's data becomes a column: numbers as they are, words and flags as 0 or 1. So a card that
was added or changed after the training still means something.
"""

from __future__ import annotations

from typing import Any

import msgspec

SILENT = ("name", "text", "about", "copies", "starred", "flavor", "art")
"""Fields that change nothing in play."""
TAGS = ("do", "on", "type", "effect")
"""Fields that say which kind of thing a part of a card is."""
MAX_LENGTH = 30
"""Longer words are sentences."""


class Designs:
    """The different cards of a pack, by number; 0 is no card."""

    def __init__(self, pack: Any) -> None:
        numbers: dict[int, int] = {}
        self.keys = [""]
        self.data: list[dict[str, float]] = [{}]
        self.of_card: list[int] = []
        """The design of each card of the box."""
        for key, card in zip(pack.box.keys, pack.box.cards, strict=True):
            if id(card) not in numbers:
                numbers[id(card)] = len(self.keys)
                self.keys.append(key.partition(".")[0])
                self.data.append(leaves(card))
            self.of_card.append(numbers[id(card)])
        self.by_key = {key: number for number, key in enumerate(self.keys) if key}

    def columns(self) -> list[str]:
        """The columns that at least two designs have."""
        count: dict[str, int] = {}
        for row in self.data:
            for name in row:
                count[name] = count.get(name, 0) + 1
        return [name for name, times in count.items() if times > 1]


def leaves(card: Any) -> dict[str, float]:
    """The data of a card as numbers by path."""
    row: dict[str, float] = {}
    _collect(msgspec.to_builtins(card), "", row)
    return row


def _collect(value: Any, path: str, row: dict[str, float]) -> None:
    if isinstance(value, dict):
        tag = next((value[name] for name in TAGS if isinstance(value.get(name), str)), "")
        for name, inner in value.items():
            if name not in SILENT:
                _collect(inner, f"{path}.{tag}.{name}", row)
    elif isinstance(value, list | tuple):
        numbers = bool(value) and all(isinstance(each, int | float) for each in value)
        for place, each in enumerate(value):
            _collect(each, f"{path}[{place}]" if numbers else path, row)
    elif isinstance(value, bool | int | float):
        if value:
            row[path] = row.get(path, 0.0) + float(value)
    elif isinstance(value, str) and len(value) < MAX_LENGTH:
        row[f"{path}={value}"] = 1.0
