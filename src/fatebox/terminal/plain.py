"""The looks of a game that says nothing about them: everything is there, nothing is beautiful."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.kernel import Event, Option, Refusal, Result, View

from .passing import Concerns


def table(view: View, pack: Any) -> RenderableType:
    """All that the seat may see, field by field."""
    del pack
    return Group(
        *(Text.assemble((f"{name}: ", "bold"), _short(value)) for name, value in view["table"].items())
    )


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {_short(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list) and value and all(item is None for item in value):
        return f"{len(value)} hidden"
    if isinstance(value, list):
        return "[" + ", ".join(map(_short, value)) + "]"
    return str(value)


def menu(
    view: View,
    pack: Any,
    numbers: Mapping[Option, int],
    labels: Mapping[Option, str],
    refusals: Sequence[Refusal],
) -> RenderableType:
    """Options line by line, then what is not possible now and why."""
    del view, pack
    refused = [Text(f"    {r.what}: {r.why} ({r.clause})", "dim") for r in refusals]
    return Group(lines([(number, labels[option]) for option, number in numbers.items()]), *refused)


def lines(entries: Sequence[tuple[int, str]]) -> RenderableType:
    """Numbered lines."""
    return Group(*(Text.assemble((f"{number:>3} ", "bold"), label) for number, label in entries))


def sentence(pack: Any, event: Event) -> str | None:
    """The bare facts."""
    del pack
    return f"{event.kind}: {', '.join(map(str, event.args))}."


def warning(view: View, pack: Any, option: Option) -> str | None:
    """Nothing is known to speak against anything."""
    del view, pack, option
    return None


def concerns(view: View, pack: Any) -> Concerns:
    """Nothing is known to touch anybody."""
    del view, pack
    return {}


def headline(result: Result, seat: int) -> str:
    """Place and score."""
    return f"place {result.places[seat]} with {result.scores[seat]:.4g} points"


def ending(result: Result) -> RenderableType:
    """Winners and scores."""
    winners = " and ".join(f"seat {seat + 1}" for seat in result.winners) or "nobody"
    scores = ", ".join(f"seat {seat + 1}: {score:.4g}" for seat, score in enumerate(result.scores))
    return Text(f"The game is over ({result.outcome}). Won by {winners}. Scores: {scores}.")


def standing(result: Result, seat: int) -> tuple[float, ...]:
    """Winners first, then by score."""
    return int(seat in result.winners), result.scores[seat]
