"""More to look at: all cards in words, the piles, and the story so far."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import LoreCard
from fatebox.games.phantom.effects.words import roman
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import View
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .drawing import Names, says


def full(view: View, pack: PhantomPack, speaker: Speaker) -> RenderableType:
    """The text of every card on the table and in your hand."""
    s = PhantomState.from_view(view, pack)
    cards = [*s.missions, *s.objectives, *s.row]
    for player in s.players:
        cards += [*player.play, *player.injuries, *player.hand]
    shown = dict.fromkeys(cards)
    return Group(
        *(Text.assemble((f"{pack.names[card]}: ", "bold"), says(pack, card, s.level)) for card in shown)
    )


def piles(view: View, pack: PhantomPack, speaker: Speaker) -> RenderableType:
    """The piles that lie face up."""
    s, names = PhantomState.from_view(view, pack), Names(view, pack)
    heaps = [("Resolved pile", s.resolved), ("Set aside", s.set_aside), ("Out of the adventure", s.box)]
    heaps += [(f"Discard pile of {names.name(p.seat)}", p.discard) for p in s.players]
    return Group(
        *(
            Text.assemble(
                (f"{title}: ", "bold"), ", ".join(totalled(pack.names[c] for c in pile)) or "nothing", "."
            )
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
            found.append((s.path.index(design.lore), design))
    chapters = [
        Text.assemble((f"Lore {roman(design.lore)}\n", "bold"), design.story)
        for _, design in sorted(found, key=lambda pair: pair[0])
    ]
    return Group(*chapters) if chapters else Text("No Lore card has been read yet.")


LOOKS: dict[str, Callable[[View, PhantomPack, Speaker], RenderableType]] = {
    "full": full, "piles": piles, "lore": lore
}  # fmt: skip
