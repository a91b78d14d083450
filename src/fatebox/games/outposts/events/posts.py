"""Outposts, as fields of events."""

from __future__ import annotations

from typing import Annotated

from fatebox.kernel.events import AsMessage
from fatebox.kernel.messages import Message, SeatName

POSTS = 3
"""The most Outposts of a player; an Outpost is a number, counted by owners."""


def outpost(post: int) -> Message:
    """An Outpost: whose, and which of them."""
    return Message("outpost", seat=SeatName(post // POSTS), letter="ABC"[post % POSTS])


Post = Annotated[int, AsMessage(outpost)]
