"""Views in the words of a scenario file: what an eye sees of the table, with the names of its cards."""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Card
from fatebox.kernel.shapes import CardShape, DictShape, Shape

from .names import CardNames
from .shaped import bare, inside

SPECTATOR = "spectator"
"""The one who looks on without a seat."""


def named_view(names: CardNames, shape: Shape, data: Any) -> Any:
    """A view of a value of this shape with cards by their keys; what is hidden stays nothing."""
    shape = bare(shape)
    if isinstance(shape, CardShape):
        return None if data is None else names.key(data)
    if isinstance(data, dict):
        cards = isinstance(shape, DictShape) and isinstance(shape.key, CardShape)
        return {
            names.key(Card(int(step))) if cards else step: named_view(names, inside(shape, step), item)
            for step, item in data.items()
        }
    if isinstance(data, list):
        return [named_view(names, inside(shape, step), item) for step, item in enumerate(data)]
    return data
