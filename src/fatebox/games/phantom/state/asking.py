"""Rules that turn out to ask nobody: what would ask in other cases returns them."""

from __future__ import annotations

from fatebox.kernel import Rules


def _ask_nobody() -> Rules[None]:
    yield from ()


NOBODY_ASKED: Rules[None] = _ask_nobody()
"""Rules that are over already. They cost less than new ones, and anybody may go through them."""
next(NOBODY_ASKED, None)
