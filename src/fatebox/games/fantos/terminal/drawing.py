"""The small parts of table and menu: a Legacy, its Stats, the texts of cards, things side by side."""

from __future__ import annotations

import re

from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.content.designs import LaborCard, LegacyCard
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Legacy
from fatebox.games.fantos.state.terms import DISABLED, DORMANT, STATS, TASKED
from fatebox.kernel import Card
from fatebox.terminal.layout import hanging, padded

from .names import RACE_STYLES

SHARD = "◆"
CROWN = "♛"
"""The Reigning Tribute."""
STATE_STYLES = {TASKED: "dim", DISABLED: "red", DORMANT: "red"}
ATTACHED_STYLE = "magenta"
NAME_WIDTH = 15
"""The longest name of a Legacy."""
INDENT = 6
"""The indent of the further lines of a text."""


def shards(n: int) -> Text:
    """A number of Shards: `6◆`."""
    return Text(f"{n}{SHARD}", "cyan")


def stats(s: FantosState, legacy: Legacy) -> Text:
    """Harvest/War/Tribute as they count now; changed ones stand out (FAN-LEG.1)."""
    printed = s.pack.stats[legacy.card]
    parts = []
    for which in range(len(STATS)):
        value = s.stat(legacy, which)
        parts.append(Text(str(value), "bold" if value == printed[which] else "bold underline yellow"))
    return Text("/").join(parts)


def printed_stats(pack: FantosPack, card: Card) -> Text:
    """The Stats on the card."""
    return Text("/".join(map(str, pack.stats[card])), "bold")


def card_name(pack: FantosPack, card: Card) -> Text:
    """A card's name; Legacies have the color of their race."""
    return Text(pack.name(card), RACE_STYLES.get(pack.race[card], ""))


def legacy_name(s: FantosState, legacy: Legacy) -> Text:
    """Its name; the Reigning Tribute wears a crown."""
    crown = Text(CROWN, "bold yellow") if s.reigning == legacy.card else Text()
    return Text.assemble(crown, card_name(s.pack, legacy.card))


def state_words(s: FantosState, legacy: Legacy) -> Text:
    """Nothing for an untasked Legacy; else what it is tasked to, or why it is out."""
    if legacy.state == TASKED:
        return Text(f"→{legacy.role or 'forced'}", STATE_STYLES[TASKED])
    return Text("" if legacy.up else legacy.state, STATE_STYLES.get(legacy.state, ""))


def additions(s: FantosState, legacy: Legacy) -> list[Text]:
    """Attached Labor, and whose Stats it has copied."""
    parts = [Text(f"+{s.pack.name(card)}", ATTACHED_STYLE) for card in legacy.attached]
    if legacy.copied is not None:
        parts.append(Text(f"as {s.pack.name(legacy.copied)}", "yellow"))
    return parts


def legacy_cell(s: FantosState, legacy: Legacy) -> Text:
    """A Legacy in short: `Bishop 3/1/2 6◆ harvest +Thacko`."""
    parts = [legacy_name(s, legacy), stats(s, legacy), shards(legacy.shards), state_words(s, legacy)]
    cell = Text(" ").join(part for part in [*parts, *additions(s, legacy)] if part)
    if legacy.state == TASKED:
        cell.stylize("dim")
    return cell


def legacy_lines(s: FantosState, legacy: Legacy, width: int) -> list[Text]:
    """A Legacy on lines of its own, with what it can do."""
    about = Text(" ").join([*filter(None, [state_words(s, legacy)]), *additions(s, legacy)])
    head = Text("  ") + padded(legacy_name(s, legacy), NAME_WIDTH + 1)
    head.append_text(Text(" ").join([stats(s, legacy), padded(shards(legacy.shards), 4)]))
    if about:
        head.append_text(about).append(" ")
    lines = hanging(head, ability(s.pack, legacy.card), width, INDENT)
    if legacy.state == TASKED:
        for line in lines:
            line.stylize("dim")
    return lines


def icon(pack: FantosPack, card: Card) -> str:
    """The icon of a card (FAN-LEG.10): FA, SEC, INST, or NAT for natives."""
    definition = pack.box.cards[card]
    if isinstance(definition, LegacyCard):
        return "NAT" if definition.ability is None else definition.ability.icon.upper()
    assert isinstance(definition, LaborCard)
    return definition.icon.upper()


def short(text: str) -> str:
    """A card's text with signs for words: `put 2◆ on it`."""
    return re.sub(r"(\d) Shards?", rf"\1{SHARD}", text).replace(" from the Trove", "")


def ability(pack: FantosPack, card: Card) -> str:
    """Icon and text of a Legacy or Labor card: `SEC Task this Legacy: Draw 2 Labor cards.`"""
    text: str = pack.box.cards[card].text()
    return f"{icon(pack, card)} {short(text.partition('. ')[2])}"
