"""The content of 7 in words, for people to browse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fatebox.kernel import CardInfo

from .content import SevenPack
from .effects.words import amounts

Facts = dict[str, Any]
CLAUSES: dict[str, tuple[str, ...]] = {
    "heroes": ("SEV-HERO.1", "SEV-COR.16"),
    "characters": ("SEV-REC.1", "SEV-GFT.1"),
    "elixirs": ("SEV-ELX.1", "SEV-ELX.3"),
    "castles": ("SEV-BLD.3", "SEV-BLD.7", "SEV-MAN.4"),
    "estates": ("SEV-BLD.3", "SEV-BLD.7", "SEV-MAN.4"),
    "temples": ("SEV-BLD.5", "SEV-BLD.6", "SEV-MAN.3"),
    "quests": ("SEV-QST.1", "SEV-CMP.2"),
    "treasures": ("SEV-TRS.2", "SEV-CMP.4"),
    "artifacts": ("SEV-ART.3",),
    "armour": ("SEV-CMP.10", "SEV-END.1"),
    "sins": ("SEV-SIN.1", "SEV-RCT.1"),
    "cataclysms": ("SEV-CAT.2",),
    "unnamed": ("SEV-UNN.2",),
    "gifts": ("SEV-TERM.4", "SEV-DECK.11"),
    "portals": ("SEV-PRT.1", "SEV-PRT.6"),
}
PIECE_CLAUSES = {
    "closing": "SEV-CAT.5",
    "treasury": "SEV-SET.3",
    "corruption": "SEV-COR.3",
    "marker": "SEV-SET.5",
    "neutral": "SEV-SET.16",
    "gold": "SEV-SET.15",
    "fame": "SEV-SET.15",
    "token": "SEV-SET.6",
}


def describe(pack: SevenPack) -> list[CardInfo]:
    """Everything in the pack, table by table."""
    return [
        _info(kind, key, design) for kind, table in pack.tables().items() for key, design in table.items()
    ]


def _info(kind: str, key: str, design: Any) -> CardInfo:
    if kind == "pieces":
        faces = {"faces": ", ".join(design.faces)} if design.faces else {}
        clauses = (PIECE_CLAUSES[key],) if key in PIECE_CLAUSES else ()
        return CardInfo(kind, key, design.name, faces, design.about, clauses, design.copies)
    copies = len(design.virtues) if kind == "gifts" else getattr(design, "copies", 1)
    text = design.text() if hasattr(design, "text") else ""
    return CardInfo(kind, key, design.name, _facts(kind, design), text, CLAUSES[kind], copies)


def _facts(kind: str, design: Any) -> Facts:
    """Short values, for a table of the kind."""
    return {name: fact(design) for name, fact in FACTS.get(kind, {}).items()}


def _rating(building: Any) -> str:
    rating = building.rating
    return f"{rating.base}; {rating.improved} with {rating.count} {rating.colour}"


FACTS: Mapping[str, Mapping[str, Callable[[Any], Any]]] = {
    "heroes": {"number": lambda hero: hero.number, "banner": lambda hero: hero.banner},
    "characters": {
        "banner": lambda character: character.banner,
        "fame": lambda character: character.cost,
        "gifts": lambda character: amounts(character.gifts),
    },
    "elixirs": {"gold": lambda elixir: elixir.cost, "always": lambda elixir: amounts(elixir.always)},
    "castles": {
        "number": lambda castle: castle.number,
        "gold": lambda castle: castle.cost,
        "fame": _rating,
        "man": lambda castle: castle.man,
    },
    "estates": {
        "number": lambda estate: estate.number,
        "cost": lambda estate: estate.cost,
        "gold": _rating,
        "man": lambda estate: estate.man,
    },
    "temples": {
        "number": lambda temple: temple.number,
        "colour": lambda temple: temple.colour,
        "gold": lambda temple: temple.cost,
        "man": lambda temple: temple.man,
    },
    "quests": {"spaces": lambda quest: len(quest.spaces), "prize": lambda quest: quest.prize},
    "cataclysms": {"number": lambda cataclysm: cataclysm.number},
    "gifts": {"kingdom": lambda gift: gift.kingdom},
    "portals": {"colour": lambda portal: portal.colour, "needs": lambda portal: amounts(portal.needs)},
}
"""What the table of a kind shows beside the name."""
