"""New lines of a chat, as messages: made once for all who have heard the same and said none of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from fatebox.server.http.protocol import ChatData, ChatLine, encode
from fatebox.server.tables.chat import Spoken, mark_of


class News:
    """The chat of a table at one moment."""

    def __init__(self, lines: Sequence[Spoken]) -> None:
        self._lines = lines
        self._made: dict[tuple[int, int, str | None], tuple[bytes, int]] = {}
        self.last = lines[-1].seq if lines else -1
        """The number of the last line."""

    @cached_property
    def _people(self) -> set[str]:
        """Those who have said something."""
        return {line.person for line in self._lines}

    def since(self, heard: int, count: int, person: str | None) -> tuple[bytes, int]:
        """The message for somebody who was sent `count` lines, the last of them `heard`, and its length."""
        key = heard, count, person if person in self._people else None
        if key not in self._made:
            new = [line for line in self._lines if line.seq > heard]
            lines = [
                ChatLine(mark_of(s.person), s.seat, s.name, s.text, s.at, s.person == person) for s in new
            ]
            self._made[key] = encode(ChatData(count, lines)), len(lines)
        return self._made[key]
