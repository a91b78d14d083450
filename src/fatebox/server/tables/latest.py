"""The last things that happened at a table, in words: for the list of tables to continue."""

from __future__ import annotations

from itertools import islice

import msgspec

from fatebox.games import load_game
from fatebox.kernel import Pack
from fatebox.kernel.messages import Message
from fatebox.server.tables.seats import Seat
from fatebox.server.tables.table import Table
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker

SENTENCES = 2


class LatestData(msgspec.Struct):
    """The last things that happened, in words."""

    sentences: list[str]
    """The latest last."""


class _Sitters(PackNames):
    """The names of the people and bots at a table."""

    def __init__(self, pack: Pack, viewer: int | None, seats: list[Seat]) -> None:
        super().__init__(pack, viewer)
        self._seats = seats

    def name(self, seat: int) -> str | Message:
        """The name of the player at a seat."""
        sitter = self._seats[seat]
        if sitter.bot and sitter.name == sitter.bot.capitalize():  # no character
            return Message("seat-level", bot=Message(f"bot-{sitter.bot}"))
        return sitter.name


def latest(table: Table, seat: int | None, language: str) -> LatestData:
    """The last sentences that a seat, or a spectator, has heard."""
    if table.status == "open":
        return LatestData([])
    pack = table.match.state.pack
    package = load_game(table.config.game).package
    speaker = Speaker(language, package, _Sitters(pack, seat, table.seats))
    heard = (speaker.say(event.message()) for event in table.heard(seat))
    said = list(islice((sentence for sentence in heard if sentence), SENTENCES))
    return LatestData([_stopped(sentence) for sentence in reversed(said)])


def _stopped(sentence: str) -> str:
    """A sentence with its full stop."""
    return sentence if sentence[-1] in ".!?" else f"{sentence}."
