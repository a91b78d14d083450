"""A card by its name: fate cards, visitors, relics and runes, as one looks them up during a game."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fatebox.games.weaver.content import Adventurer, FateCard, Line, WeaverPack
from fatebox.games.weaver.terms import RANKS, REQUIRED_PAY
from fatebox.kernel import ContentError
from fatebox.kernel.near import did_you_mean

from .drawing import ROMAN, in_words, reward, rune
from .table import suit_name

MOST = 6
"""If a word means more cards than these, they are only named."""


def card(pack: WeaverPack, name: str) -> RenderableType:
    """All cards that have these words in one of their names; an error if there is none."""
    wanted = name.lower().strip()
    entries = _entries(pack)
    found = [entry for entry in entries if any(wanted == word.lower() for word in entry[0])]
    found = found or [
        entry for entry in entries if wanted and any(wanted in word.lower() for word in entry[0])
    ]
    if not found:
        near = did_you_mean(name, [word for names, _ in entries for word in names])
        raise ContentError(f"no card is called {name!r}{near}")
    if len(found) > MOST:
        return Text(f"{len(found)} cards: " + ", ".join(names[1] for names, _ in found))
    return Group(*(text for _, text in found))


def _entries(pack: WeaverPack) -> list[tuple[list[str], Text]]:
    """Everything that can be looked up: its key and names, and what is shown."""
    entries = [([key, f.clouded.name, f.clear.name], _fate(f)) for key, f in pack.fate.items()]
    entries += [([key, v.name], _visitor(v)) for key, v in pack.adventurers.items()]
    for number, (key, relic) in enumerate(pack.relics.items()):
        abilities = {ability.name for rank in pack.abilities[number] for ability in rank}
        entries.append(([key, relic.name, *sorted(abilities)], _relic(pack, number)))
    return entries


def _fate(fate: FateCard) -> Text:
    text = Text.assemble(suit_name(fate.suit), (", Death card" if fate.death else "", "bold red"), "\n")
    for face in (fate.clouded, fate.clear):
        text.append_text(
            Text.assemble("  ", rune(face.runes[0]), " ", rune(face.runes[1]), "  ", (face.name, "bold"))
        )
        if not fate.death:
            text.append_text(Text.assemble("  once ", reward(face.once), ", X2 ", reward(face.twice)))
        elif face is fate.clear:
            text.append_text(Text.assemble("  conquered: ", reward(face.once)))
        text.append("\n")
    text.rstrip()
    return text


def _visitor(visitor: Adventurer) -> Text:
    return Text.assemble(
        (visitor.name, "bold"),
        f", {visitor.who}\n  by day ",
        _wish(visitor.day),
        "\n  by night ",
        _wish(visitor.night),
        f"\n  under a blood moon {in_words(visitor.blood_moon)} for each X2 token",
    )


def _wish(line: Line) -> Text:
    needs = Text.assemble("needs ", suit_name(line.required), f" ({REQUIRED_PAY} gold)")
    return Text.assemble(needs, f", pays {line.gold} gold for each ", suit_name(line.optional))


def _relic(pack: WeaverPack, number: int) -> Text:
    relic = pack.relics[pack.relic_keys[number]]
    text = Text(relic.name, "bold")
    for rank in range(1, RANKS + 1):
        price, worth = pack.prices[number][rank], pack.values[number][rank]
        given = relic.given and rank == 1
        text.append(f"\n  {ROMAN[rank]}: {'given' if given else f'{price} gold'}, worth {worth}. ")
        text.append(" ".join(ability.text for ability in pack.abilities[number][rank]))
    return text
