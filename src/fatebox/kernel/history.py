"""The answers of a match: a linked list that copies share, so that it costs nothing to carry it along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .decision import Option, Prompt

Node: TypeAlias = "tuple[History, int, Option, Prompt | None]"
"""An answer: (what came before, seat, option, what was asked; None where that is not known)."""
History: TypeAlias = "Node | None"
"""The answers so far, last one first."""

CONCEDE: Option = ("concede",)


@dataclass(frozen=True, slots=True)
class Undo:
    """A step back that was taken, kept in the record."""

    at: int
    """The number of answers before the dropped ones."""
    dropped: tuple[tuple[int, Option], ...]
    forced: bool
    """Whether hidden things had been revealed, chance had been drawn or others had answered since."""


def nodes_between(mark: History, history: History) -> list[Node]:
    """The history since a mark, in order, as what stood after each answer."""
    nodes: list[Node] = []
    while history is not mark:
        assert history is not None
        nodes.append(history)
        history = history[0]
    nodes.reverse()
    return nodes


def answers_between(mark: History, history: History) -> list[tuple[int, Option]]:
    """The answers given since a mark, in order."""
    return [(seat, option) for _, seat, option, _ in nodes_between(mark, history)]
