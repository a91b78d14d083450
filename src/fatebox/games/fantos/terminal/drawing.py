"""The small parts of table and menu: a Legacy, its Stats, the texts of cards, things side by side."""

from __future__ import annotations

from rich.text import Text

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.content.designs import LaborCard, LegacyCard, TrialCard
from fatebox.games.fantos.effects.words import said
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Legacy
from fatebox.games.fantos.state.terms import DISABLED, DORMANT, STATS, TASKED
from fatebox.kernel import Card
from fatebox.kernel.messages import CardName, Message, SeatName, key_of
from fatebox.terminal.layout import hanging, padded
from fatebox.text.speaker import Speaker

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


def who(speaker: Speaker, seat: int) -> str:
    """A Citadel: `Rimehold`, or `you`."""
    return speaker.text("terminal-who", seat=SeatName(seat))


def state_words(legacy: Legacy, speaker: Speaker) -> Text:
    """Nothing for an untasked Legacy; else what it is tasked to, or why it is out."""
    if legacy.state == TASKED:
        return Text(f"→{speaker.text(key_of('word', legacy.role or 'forced'))}", STATE_STYLES[TASKED])
    word = "" if legacy.up else speaker.text(key_of("word", legacy.state))
    return Text(word, STATE_STYLES.get(legacy.state, ""))


def additions(s: FantosState, legacy: Legacy, speaker: Speaker) -> list[Text]:
    """Attached Labor, and whose Stats it has copied."""
    parts = [Text(f"+{s.pack.name(card)}", ATTACHED_STYLE) for card in legacy.attached]
    if legacy.copied is not None:
        parts.append(Text(speaker.text("terminal-as", card=CardName(legacy.copied)), "yellow"))
    return parts


def legacy_cell(s: FantosState, legacy: Legacy, speaker: Speaker) -> Text:
    """A Legacy in short: `Bishop 3/1/2 6◆ →Harvest +Thacko`."""
    parts = [legacy_name(s, legacy), stats(s, legacy), shards(legacy.shards), state_words(legacy, speaker)]
    cell = Text(" ").join(part for part in [*parts, *additions(s, legacy, speaker)] if part)
    if legacy.state == TASKED:
        cell.stylize("dim")
    return cell


def legacy_lines(s: FantosState, legacy: Legacy, width: int, speaker: Speaker) -> list[Text]:
    """A Legacy on lines of its own, with what it can do."""
    state = state_words(legacy, speaker)
    about = Text(" ").join([*([state] if state else []), *additions(s, legacy, speaker)])
    head = Text("  ") + padded(legacy_name(s, legacy), NAME_WIDTH + 2)  # a crown, a space
    head.append_text(Text(" ").join([stats(s, legacy), padded(shards(legacy.shards), 4)]))
    if about:
        head.append_text(about).append(" ")
    lines = hanging(head, ability(s.pack, legacy.card, speaker), width, INDENT)
    if legacy.state == TASKED:
        for line in lines:
            line.stylize("dim")
    return lines


def icon(pack: FantosPack, card: Card, speaker: Speaker) -> str:
    """The icon of a card in a few letters (FAN-LEG.10): `FA`, `SEC`, `INST`, or `NAT` for natives."""
    design = pack.box.cards[card]
    if isinstance(design, LegacyCard):
        key = "native" if design.ability is None else design.ability.icon
    else:
        assert isinstance(design, LaborCard)
        key = design.icon
    return speaker.text(key_of("terminal", "icon", key))


def rule(design: LegacyCard | LaborCard, speaker: Speaker) -> str:
    """The text of a card without its icon."""
    text = design.message().arguments["text"]
    assert isinstance(text, Message)
    return said(text, speaker.language)


def ability(pack: FantosPack, card: Card, speaker: Speaker) -> str:
    """Icon and text of a Legacy or Labor card: `SEC Task this Legacy: draw 2 Labor cards.`"""
    return f"{icon(pack, card, speaker)} {rule(pack.box.cards[card], speaker)}"


def trial_text(trial: TrialCard, speaker: Speaker) -> str:
    """The text of a Trial."""
    return said(trial.message(), speaker.language)
