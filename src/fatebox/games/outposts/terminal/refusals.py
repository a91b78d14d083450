"""What is not possible now, by its reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from fatebox.kernel import Refusal
from fatebox.words import listed, totalled


def refusal_lines(refusals: Sequence[Refusal]) -> Iterator[Text]:
    """One line for all: things that have the same reason stand together."""
    reasons: dict[str, list[str]] = {}
    for refusal in refusals:
        reasons.setdefault(f"{refusal.why} ({refusal.clause})", []).append(refusal.what)
    if reasons:
        text = "; ".join(f"{listed(totalled(what))}: {why}" for why, what in reasons.items())
        yield Text(f"Not now: {text}.", "dim")
