"""Wishes of people at a table, as entries of its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.kernel import GestureError, IllegalAnswer
from fatebox.kernel.gestures import answers_of
from fatebox.server import words
from fatebox.server.http.protocol import Answer, Concede, Gesture, TakeBack
from fatebox.server.tables.log import Entry, as_option, step_back
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.seats import is_among_bots

if TYPE_CHECKING:
    from fatebox.server.tables.table import Table


def entries_of(table: Table, seat: int, message: Answer | Gesture | TakeBack | Concede) -> list[Entry]:
    """The entries that a message of a seat would make; what cannot be meant is refused."""
    match message:
        case Answer():
            try:
                return [Entry(seat, "answer", as_option(message.option))]
            except IllegalAnswer as error:
                raise Refuse("malformed", error.message) from None
        case Gesture():
            try:
                options = answers_of(table.match, seat, message.values)
            except GestureError as error:
                raise Refuse("illegal", error.message) from None
            return [Entry(seat, "answer", option) for option in options]
        case TakeBack():
            if message.force and table.social.others(seat):
                raise Refuse("undo", words.UNDO_CONSENT())
            if message.force:
                return [Entry(seat, "undo", True)]
            return [step_back(table.match, seat, among_bots=is_among_bots(table.seats, seat))]
        case Concede():
            return [Entry(seat, "concede", None)]
