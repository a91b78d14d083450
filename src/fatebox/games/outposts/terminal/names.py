"""Names: players by their factions, Outposts by their letters, cards by their names."""

from __future__ import annotations

from collections import Counter

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.state.pieces import POSTS
from fatebox.kernel import View
from fatebox.kernel.messages import Message, SeatName, key_of
from fatebox.text import names
from fatebox.text.speaker import Speaker

POOL_STYLES = {
    "cinder": "bright_red",
    "bastion": "bright_blue",
    "wildroot": "green",
    "veil": "bright_magenta",
    "silver": "white",
    "shard": "cyan",
}
LETTERS = "ABC"
"""The letters of a player's Outposts."""


class Names(names.Names[OutpostsPack]):
    """Names of players, Outposts and cards for one viewer, who is `you`."""

    def __init__(self, view: View, pack: OutpostsPack) -> None:
        super().__init__(view, pack)
        self.factions: list[str] = [player["faction"] for player in view["table"]["players"]]
        self.taken = Counter(self.factions)

    def name(self, seat: int) -> str | Message:
        """A player: `Cinder`, with the seat where a faction is played twice; nothing before it is chosen."""
        return self._called(key_of("short", self.factions[seat]), seat) or ""

    def full(self, seat: int, speaker: Speaker) -> str:
        """`Cinder Legion`, with the seat where that is needed."""
        called = self._called(key_of("word", self.factions[seat]), seat)
        return speaker.seat(seat) if called is None else speaker.say(called)

    def _called(self, key: str, seat: int) -> Message | None:
        """A player by the message of the faction; None before it is chosen."""
        faction = self.factions[seat]
        if not faction:
            return None
        number = seat + 1 if self.taken[faction] > 1 else 0
        return Message("terminal-seat", faction=Message(key), number=number)

    def place(self, number: int, speaker: Speaker) -> str:
        """An Outpost in short: `Cinder B`, `your A`."""
        return speaker.text("terminal-place", seat=SeatName(number // POSTS), letter=letter(number))

    def style(self, seat: int) -> str:
        """The color of a player."""
        return POOL_STYLES.get(self.factions[seat], "")


def letter(number: int) -> str:
    """The letter of an Outpost."""
    return LETTERS[number % POSTS]
