"""The factions of the others, as they join."""

from __future__ import annotations

from rich.text import Text

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.events import Faction
from fatebox.kernel import Event
from fatebox.kernel.messages import Message, key_of
from fatebox.text.speaker import Speaker


def read_out(pack: OutpostsPack, event: Event, speaker: Speaker) -> Text | None:
    """The faction of another seat, which has its name here: "Cinder chooses the Cinder Legion" is odd."""
    del pack
    if isinstance(event, Faction) and not speaker.is_viewer(event.seat):
        return Text(speaker.text("terminal-joins", faction=Message(key_of("word", event.faction))))
    return None
