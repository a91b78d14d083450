"""Colors, as fields of events."""

from __future__ import annotations

from typing import Annotated

from fatebox.kernel.events import AsMessage
from fatebox.kernel.messages import Message

COLORS = ("red", "blue", "green", "yellow", "white", "purple")
"""The colors of banners and portals, in their order."""


def color_word(color: int) -> Message:
    """The word for a color."""
    return Message(f"word-{COLORS[color]}")


Color = Annotated[int, AsMessage(color_word)]
