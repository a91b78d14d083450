"""All content in words, for people to browse."""

from __future__ import annotations

from typing import Any

import msgspec

from fatebox.kernel import CardInfo

from .content import OutpostsPack
from .designs import AnyCard, CreatureCard

KEYWORD_CLAUSES = {
    "OUT-EFF.9": {"swift", "slow", "berserk", "immobile"},
    "OUT-EFF.10": {"guard", "elusive"},
    "OUT-EFF.11": {"pierce", "siege"},
    "OUT-EFF.12": {"harvest", "resonance"},
}


def describe(pack: OutpostsPack) -> list[CardInfo]:
    """Cards by pool, then ready-made decks, factions and pieces."""
    infos = [_card(pack.pool[key], key, design) for key, design in pack.designs.items()]
    for key, deck in pack.ready_decks.items():
        cards = {pack.designs[card].name: number for card, number in pack.ready_deck(key).items()}
        text = ", ".join(f"{number} {name}" for name, number in cards.items())
        facts = {"faction": pack.factions[deck.faction].name}
        infos.append(CardInfo("decks", key, deck.name, facts, text, ("OUT-SET.4",)))
    for key, faction in pack.factions.items():
        facts = {"symbol": faction.symbol}
        infos.append(CardInfo("factions", key, faction.name, facts, faction.about, ("OUT-SET.1",)))
    pieces = {"outpost": pack.outpost, "mana_crystal": pack.crystal, "empty_deck": pack.empty_deck}
    clauses = {"outpost": "OUT-POST.1", "mana_crystal": "OUT-CRYS.2", "empty_deck": "OUT-DRAW.2"}
    for key, piece in pieces.items():
        name = key.replace("_", " ").capitalize()
        infos.append(CardInfo("pieces", key, name, msgspec.to_builtins(piece), "", (clauses[key],)))
    return infos


def _card(pool: str, key: str, design: AnyCard) -> CardInfo:
    facts: dict[str, Any] = {"type": str(type(design).__struct_config__.tag), "cost": design.cost}
    if design.starred:
        facts["starred"] = True
    clauses = ["OUT-EFF.1"] if design.abilities else []
    if isinstance(design, CreatureCard):
        facts["A/D/H"] = "/".join(map(str, design.stats))
        facts["keywords"] = ", ".join(design.keywords.names())
        has = {name.split()[0].lower() for name in design.keywords.names()}
        clauses += [clause for clause, keywords in KEYWORD_CLAUSES.items() if has & keywords]
    return CardInfo(pool, key, design.name, facts, design.text(), tuple(clauses), design.copies)
