"""More to look at: every card in words, and the cards that are gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.kernel import View
from fatebox.kernel.messages import Message, cards, key_of
from fatebox.text.speaker import Speaker

DECKS = ("cataclysm_deck", "sin_deck", "treasure_deck", "quest_deck", "castle_deck", "estate_deck")


def full(view: View, pack: SevenPack, speaker: Speaker) -> RenderableType:
    """The text of every card on the table and in one's own hand."""
    texts = {(info.kind, info.key): info for info in pack.describe(speaker.language)}
    lines = []
    for card in dict.fromkeys(_cards(view["table"])):
        key = pack.box.keys[card]
        base, _, copy = key.rpartition(".")
        info = texts.get((pack.box.kinds[card], base if copy.isdigit() else key))
        if info is not None:
            lines.append(Text.assemble((f"{info.name}: ", "bold"), info.text.replace("\n", " ")))
    return Group(*lines)


def _cards(table: Mapping[str, Any]) -> Iterable[int]:
    for row in table["rows"]:
        yield from (quest["card"] for quest in row)
    for board in ("tavern", "store"):
        for space in table[board]["spaces"]:
            yield from space["card"]
    for pile in ("castles", "estates", "temples"):
        yield from table[pile]
    for player in table["players"]:
        for pile in ("characters", "elixirs", "buildings", "sins", "artifacts"):
            yield from (card for card in player[pile] if card is not None)


def piles(view: View, pack: SevenPack, speaker: Speaker) -> RenderableType:
    """The cataclysms that struck, what has left the game, and how many cards the decks have."""
    del pack
    t = view["table"]
    sizes = tuple(Message(key_of("terminal", deck), count=len(t[deck])) for deck in DECKS)
    lines = (
        Message("terminal-struck", cards=cards(t["cataclysms"])),
        Message("terminal-gone", cards=cards(card for card in t["gone"] if card is not None)),
        Message("terminal-decks", decks=sizes),
    )
    return Group(*(Text(speaker.say(line)) for line in lines))


LOOKS: dict[str, Callable[[View, SevenPack, Speaker], RenderableType]] = {"full": full, "piles": piles}
