"""The heroes of the others, as they join."""

from __future__ import annotations

from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.events import Hero
from fatebox.kernel import Event
from fatebox.kernel.messages import SeatName
from fatebox.text.speaker import Speaker


def read_out(pack: SevenPack, event: Event, speaker: Speaker) -> Text | None:
    """The hero of another seat, which has the hero's name here: "Soren plays Soren" says nothing."""
    del pack
    if isinstance(event, Hero) and not speaker.is_viewer(event.seat):
        return Text(speaker.text("terminal-joins", seat=SeatName(event.seat)))
    return None
