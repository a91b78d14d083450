"""The signs of The Phantom: resources, tokens and cards in few words."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import PlayerCard
from fatebox.games.phantom.content.texts import rules_messages
from fatebox.games.phantom.effects.printing import token
from fatebox.games.phantom.rules.values import health
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.terms import Resource
from fatebox.kernel import Card, View
from fatebox.text import names
from fatebox.text.speaker import Speaker

STYLES = {"G": "bright_blue", "S": "red", "M": "magenta", "F": "yellow", "W": "bold"}
TURN, HEART = "▶", "♥"


class Names(names.Names[PhantomPack]):
    """Seats by the names of their Legends."""

    def __init__(self, view: View, pack: PhantomPack) -> None:
        super().__init__(view, pack)
        self.legends: list[str] = [player["legend"] for player in view["table"]["players"]]

    def name(self, seat: int) -> str:
        """The Legend's name; nothing while it is not chosen: no two seats take the same one (PHA-GEN.2)."""
        legend = self.legends[seat]
        chosen = legend in self.pack.boards and self.legends.count(legend) == 1
        return self.pack.boards[legend].name if chosen else ""

    def card(self, card: Card) -> str:
        """A card by its name."""
        return self.pack.names[card]


def resources(amounts: Mapping[Resource, int], speaker: Speaker) -> Text:
    """`2G 1F`."""
    cells = [Text(f"{amount}{sign}", STYLES[sign]) for sign, amount in amounts.items() if amount]
    return Text(" ").join(cells) if cells else Text(speaker.text("terminal-no-resources"), "dim")


def symbols(cost: str) -> Text:
    """`GSW`, each in its color."""
    return Text.assemble(*((sign, STYLES[sign]) for sign in cost))


def says(pack: PhantomPack, card: Card, level: int, speaker: Speaker) -> str:
    """The text of a card on this level, in one line."""
    return " ".join(map(speaker.say, rules_messages(pack.designs[card], level)))


def tokens(s: PhantomState, card: Card, speaker: Speaker) -> str:
    """`3 Distance tokens, 1 Time token`."""
    lying = s.tokens.get(card, {}).items()
    return ", ".join(
        speaker.text("terminal-tokens", count=count, token=token(kind)) for kind, count in lying if count
    )


def row_head(s: PhantomState, card: Card, speaker: Speaker) -> Text:
    """A card on the row: its name, an Enemy with Wounds and health, and what lies on it."""
    head = Text(s.pack.names[card], "bold")
    if "enemy" in s.pack.traits[card]:
        head.append(f" {HEART} {s.wounds.get(card, 0)}/{health(s, card)}", "red")
    lying = tokens(s, card, speaker)
    return head.append(f" [{lying}]") if lying else head


def hand_head(pack: PhantomPack, card: Card, speaker: Speaker) -> Text:
    """A card in hand: its name, its cost and what discarding it brings."""
    design = pack.designs[card]
    head = Text(pack.names[card], "bold")
    if isinstance(design, PlayerCard):
        head.append(f" {speaker.text('terminal-cost')} ").append_text(symbols(design.cost))
        head.append(f", {speaker.text('terminal-reward')} ").append_text(symbols(design.reward))
    return head
