"""Merits: what a Legend is good at. The name alone does not say it, so hints do."""

from __future__ import annotations

from fatebox.games.phantom.content.texts import board_messages
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Option
from fatebox.kernel.messages import Message


def merits(s: PhantomState, seat: int, option: Option) -> tuple[Message, ...]:
    """The first ability of a Legend's board: the one that the other Legend lacks (PHA-ADV.6)."""
    del seat
    return tuple(board_messages(s.pack.boards[option[1]])[:1]) if option[0] == "legend" else ()
