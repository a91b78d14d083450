"""More to look at: all cards in words, the piles, and the story so far."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import LoreCard
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import View
from fatebox.kernel.messages import SeatName
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .chapters import chapter
from .drawing import says


def full(view: View, pack: PhantomPack, speaker: Speaker) -> RenderableType:
    """The text of every card on the table and in your hand."""
    s = PhantomState.from_view(view, pack)
    cards = [*s.missions, *s.objectives, *s.row]
    for player in s.players:
        cards += [*player.play, *player.injuries, *player.hand]
    shown = dict.fromkeys(cards)
    return Group(
        *(
            Text.assemble((f"{pack.names[card]}: ", "bold"), says(pack, card, s.level, speaker))
            for card in shown
        )
    )


def piles(view: View, pack: PhantomPack, speaker: Speaker) -> RenderableType:
    """The piles that lie face up."""
    s, say = PhantomState.from_view(view, pack), speaker.text
    heaps = [(say("board-resolved"), s.resolved), (say("board-setaside"), s.set_aside)]
    heaps.append((say("terminal-box"), s.box))
    heaps += [(say("terminal-discards", seat=SeatName(p.seat)), p.discard) for p in s.players]
    return Group(
        *(
            Text.assemble((f"{title}: ", "bold"), speaker.listed(totalled(pack.names[c] for c in pile)), ".")
            for title, pile in heaps
        )
    )


def lore(view: View, pack: PhantomPack, speaker: Speaker) -> RenderableType:
    """The Lore cards that have been read (PHA-HID.5: no others)."""
    s = PhantomState.from_view(view, pack)
    found = []
    for card in pack.of_set[s.adventure]:
        design = pack.designs[card]
        if isinstance(design, LoreCard) and design.lore in s.path:
            found.append((s.path.index(design.lore), card))
    chapters = [chapter(pack, card, speaker) for _, card in sorted(found)]
    return Group(*chapters) if chapters else Text(speaker.text("terminal-no-lore"))


LOOKS: dict[str, Callable[[View, PhantomPack, Speaker], RenderableType]] = {
    "full": full, "piles": piles, "lore": lore
}  # fmt: skip
