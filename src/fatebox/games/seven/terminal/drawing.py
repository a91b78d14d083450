"""The signs of 7: gifts, costs, heroes and cards in few letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.effects.resources import Gain
from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import COLORS, FAME, FREE, GOLD, NEUTRAL
from fatebox.kernel import Card, View
from fatebox.kernel.messages import Message
from fatebox.text import names
from fatebox.text.speaker import Speaker

STYLES = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "white": "bold white",
    "purple": "magenta",
}
GOLD_SIGN, FAME_SIGN = "$", "*"
MANNED, FALLEN, ACTING = "⚑", "✝", "▶"
SEATS = "ABCDEF"


class Names(names.Names[SevenPack]):
    """Names of seats: their heroes, and letters where there is little room."""

    def __init__(self, view: View, pack: SevenPack) -> None:
        super().__init__(view, pack)
        self.players: list[dict[str, Any]] = view["table"]["players"]

    def name(self, seat: int) -> str | Message:
        """A hero by the side that is up (SEV-TERM.8); the Unnamed sits after the heroes."""
        if seat >= len(self.players):
            return Message("unnamed")
        player = self.players[seat]
        if not player["hero"]:
            return ""
        hero = self.pack.heroes[player["hero"]]
        return hero.evil.name if player["corrupted"] else hero.name

    def style(self, seat: int) -> str:
        """The color of a hero's banner."""
        if seat >= len(self.players) or not self.players[seat]["hero"]:
            return ""
        return STYLES[self.pack.heroes[self.players[seat]["hero"]].banner]

    def text(self, seat: int, speaker: Speaker) -> Text:
        """A name in its color, with its letter."""
        letter = SEATS[seat] if seat < len(SEATS) else "U"
        return Text.assemble((f"{letter} ", "bold"), (speaker.seat(seat), self.style(seat)))


def gifts(counts: Sequence[int], speaker: Speaker) -> Text:
    """`2r 1b`."""
    cells = [
        Text(f"{count}{speaker.text(f'letter-{COLORS[color]}')}", STYLES[COLORS[color]])
        for color, count in enumerate(counts)
        if count
    ]
    return Text(" ").join(cells)


def cost(price: Cost, speaker: Speaker) -> Text:
    """`2r 3$`."""
    cells = [gifts(price.gifts, speaker)] if any(price.gifts) else []
    if price.gold:
        cells.append(Text(f"{price.gold}{GOLD_SIGN}", "yellow"))
    if price.fame:
        cells.append(Text(f"{price.fame}{FAME_SIGN}", "cyan"))
    if price.might:
        cells.append(Text(speaker.text("terminal-cost-might", might=price.might)))
    return Text(" ").join(cells)


def spaces(pack: SevenPack, quest: dict[str, Any], speaker: Speaker) -> Text:
    """The requirement spaces of a quest: a marker, or what it costs."""
    drawn = []
    for price, mark in zip(pack.spaces[quest["card"]], quest["marks"], strict=True):
        if mark == FREE:
            drawn.append(Text.assemble("[", cost(price, speaker), "]"))
        else:
            drawn.append(Text("[n]" if mark == NEUTRAL else f"[{SEATS[mark]}]", "dim"))
    return Text(" ").join(drawn)


def quest_line(pack: SevenPack, quest: dict[str, Any], speaker: Speaker) -> Text:
    """A quest with its prize, its spaces and the treasures beside it."""
    card = Card(quest["card"])
    line = Text.assemble((pack.name(card), "bold"), f" +{pack.prize[card]} ", spaces(pack, quest, speaker))
    treasures = [f"{pack.name(Card(t))}{treasure(pack, t)}" for t in quest["treasures"]]
    treasures += ["?"] * len(quest["hidden"])
    if treasures:
        line.append(f"  {', '.join(treasures)}", "dim")
    return line


def treasure(pack: SevenPack, card: Card) -> str:
    """The gain from a treasure, to follow its name: ` 5$`; nothing for an artifact."""
    effect = pack.box.cards[card].effects[0]
    if not isinstance(effect, Gain):
        return ""
    signs = {GOLD: f"{effect.amount}{GOLD_SIGN}", FAME: f"{effect.amount}{FAME_SIGN}"}
    return f" {signs.get(effect.what, f'+{effect.amount}')}"


def priced(pack: SevenPack, card: Card, speaker: Speaker) -> Text:
    """A card that is for sale: name and price, a character in the color of its banner."""
    banner = pack.banner[card]
    sign = FAME_SIGN if banner >= 0 else GOLD_SIGN
    style = STYLES[COLORS[banner]] if banner >= 0 else ""
    what = Text.assemble((pack.name(card), style), (f" {pack.cost[card]}{sign}", "dim"))
    if any(pack.grants[card]):
        what.append(" ").append_text(gifts(pack.grants[card], speaker))
    return what
