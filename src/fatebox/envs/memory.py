"""Memory: all that a seat has seen and answered since the game began, as one short text.

A library that wants perfect recall asks for it in a few states out of very many, so nothing is noted while a
game is played. Who asks gets what was noted the last time, brought up to date by playing the answers since
then again and looking at the table after each of them. What does not change the seat's view is not noted: so
the memory shows neither that others have answered in secret nor how often.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from fatebox.kernel import Match
from fatebox.kernel.history import CONCEDE, History, nodes_between

_encode = msgspec.json.Encoder().encode


class _Noted(NamedTuple):
    history: History
    """The answers up to which all is noted."""
    view: bytes
    """The last view."""
    digest: bytes


class Memory:
    """The memory of the seats of one match."""

    __slots__ = ("_noted",)

    def __init__(self) -> None:
        self._noted: dict[int, _Noted] = {}

    def of(self, match: Match[Any], seat: int) -> str:
        """The memory of a seat: a digest of the past, and the present view as JSON."""
        noted = self._noted.get(seat)
        if noted is None:
            start = match._origin.mark
            noted = _look(match.rewound(start), start, seat, None)
        if noted.history is not match.history:
            noted = _caught_up(noted, match, seat)
        self._noted[seat] = noted
        return f"{noted.digest.hex()} {noted.view.decode()}"

    def copy(self) -> Memory:
        """An independent copy."""
        new = Memory()
        new._noted = self._noted.copy()
        return new

    def imagined(self, match: Match[Any], seat: int, world: Match[Any]) -> Memory:
        """The memory in a world that a seat imagines: its own goes on, that of the others begins there."""
        self.of(match, seat)
        new = Memory()
        for other in range(match.state.seats):
            new._noted[other] = _look(world, world.history, other, None)
        new._noted[seat] = self._noted[seat]._replace(history=world.history)
        return new


def _look(match: Match[Any], history: History, seat: int, before: _Noted | None) -> _Noted:
    """Note what the seat sees, if that is new."""
    view = _encode(match.view(seat))
    if before is None:
        return _Noted(history, view, _digest(b"", view))
    if view == before.view:
        return before._replace(history=history)
    return _Noted(history, view, _digest(before.digest, view))


def _caught_up(noted: _Noted, match: Match[Any], seat: int) -> _Noted:
    again = match.rewound(noted.history)
    for node in nodes_between(noted.history, match.history):
        _, who, option, _ = node
        if who == seat:
            noted = noted._replace(digest=_digest(noted.digest, _encode(option)))
        if option == CONCEDE:
            again.concede(who)
        else:
            again.answer(option, who)
        noted = _look(again, node, seat, noted)
    return noted


def _digest(past: bytes, news: bytes) -> bytes:
    return blake2b(past + news, digest_size=16).digest()
