"""Lore cards and Missions are read out, and who else takes part."""

from __future__ import annotations

from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import LoreCard, MissionCard
from fatebox.games.phantom.content.texts import story_message
from fatebox.games.phantom.events import Legend
from fatebox.kernel import Card, Event
from fatebox.kernel.messages import SeatName
from fatebox.text.speaker import Speaker


def read_out(pack: PhantomPack, event: Event, speaker: Speaker) -> Text | None:
    """A Lore card or a Mission that has come into play, with its story; the Legend of a partner.

    Here seats have the names of their Legends: "Diana plays Diana" says nothing.
    """
    if isinstance(event, Legend) and not speaker.is_viewer(event.seat):
        return Text(speaker.text("terminal-joins", seat=SeatName(event.seat)))
    return chapter(pack, event.args[-1], speaker) if event.kind in ("lore", "mission") else None


def chapter(pack: PhantomPack, card: Card, speaker: Speaker) -> Text:
    """A Lore card or a Mission with its story."""
    design = pack.designs[card]
    if isinstance(design, LoreCard):
        title = speaker.text("lore-number", number=design.lore)
    else:
        title = speaker.text("terminal-mission", card=design.name)
    story = ""
    if isinstance(design, LoreCard | MissionCard):
        story = speaker.say(story_message(pack.keys[card], design))
    return Text.assemble((title, "bold yellow"), f"\n{story}")
