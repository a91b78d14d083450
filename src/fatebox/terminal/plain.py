"""The looks of a game that says nothing about them: everything is there, nothing is beautiful."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.kernel import Event, Option, Refusal, Result, View
from fatebox.kernel.messages import Message, SeatName, seats
from fatebox.text.speaker import Speaker

from .menus import refusal_text
from .passing import Concerns


def table(view: View, pack: Any, speaker: Speaker) -> RenderableType:
    """All that the seat may see, field by field."""
    del pack, speaker
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
    speaker: Speaker,
) -> RenderableType:
    """Options line by line, then what is not possible now and why."""
    del view, pack
    refused = [Text(f"    {refusal_text(no, speaker)}", "dim") for no in refusals]
    return Group(lines([(number, labels[option]) for option, number in numbers.items()]), *refused)


def lines(entries: Sequence[tuple[int, str]]) -> RenderableType:
    """Numbered lines."""
    return Group(*(Text.assemble((f"{number:>3} ", "bold"), label) for number, label in entries))


def facts(event: Event) -> str:
    """The bare facts of an event that no catalog knows."""
    return f"{event.kind}: {', '.join(map(str, event.args))}."


def read_out(pack: Any, event: Event, speaker: Speaker) -> Text | None:
    """No event is read out."""
    del pack, event, speaker
    return None


def warning(view: View, pack: Any, option: Option) -> Message | None:
    """Nothing is known to speak against anything."""
    del view, pack, option
    return None


def concerns(view: View, pack: Any) -> Concerns:
    """Nothing is known to touch anybody."""
    del view, pack
    return {}


def headline(result: Result, seat: int) -> Message:
    """Place and score."""
    return Message("terminal-headline", place=result.places[seat], score=f"{result.scores[seat]:.4g}")


def ending(result: Result, speaker: Speaker) -> RenderableType:
    """Winners and scores."""
    won = Message("terminal-ending", winners=seats(result.winners), someone=bool(result.winners))
    scores = [
        Message("terminal-score", seat=SeatName(seat), score=f"{score:.4g}")
        for seat, score in enumerate(result.scores)
    ]
    return Text("\n".join(map(speaker.say, (won, *scores))))
