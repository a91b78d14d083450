"""The content of 7 in words, for people to browse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fatebox.games.seven.effects.words import amounts
from fatebox.kernel import CardInfo

if TYPE_CHECKING:
    from .pack import SevenPack

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
    facts, aliases = _facts(kind, design), _aliases(kind, design)
    return CardInfo(kind, key, design.name, facts, text, CLAUSES[kind], copies, aliases=aliases)


def _aliases(kind: str, design: Any) -> tuple[str, ...]:
    """Other names on a card: the functions of a sin, the fallen side of a hero."""
    if kind == "sins":
        return tuple(function.name for function in design.functions)
    return (design.evil.name,) if kind == "heroes" else ()


def _facts(kind: str, design: Any) -> Facts:
    """Short values, for a table of the kind."""
    return {name: fact(design) for name, fact in FACTS.get(kind, {}).items()}


def _produces(what: str) -> Callable[[Any], str]:
    def produces(building: Any) -> str:
        rating = building.rating
        return f"{rating.base} {what}; {rating.improved} with {rating.count} {rating.color}"

    return produces


FACTS: Mapping[str, Mapping[str, Callable[[Any], Any]]] = {
    "heroes": {
        "number": lambda hero: hero.number,
        "banner": lambda hero: hero.banner,
        "each turn": lambda hero: hero.income.text(),
        "fallen": lambda hero: hero.evil.name,
        "each turn fallen": lambda hero: hero.evil.income.text(),
    },
    "characters": {
        "banner": lambda character: character.banner,
        "cost": lambda character: f"{character.cost} fame",
        "gifts": lambda character: amounts(character.gifts),
        "recruited": lambda character: f"{character.might} might" if character.might else "",
        "each turn": lambda character: character.each_turn(),
    },
    "elixirs": {
        "cost": lambda elixir: f"{elixir.cost} gold",
        "always": lambda elixir: amounts(elixir.always),
        "options": lambda elixir: "; ".join(option.text() for option in elixir.options),
    },
    "castles": {
        "number": lambda castle: castle.number,
        "cost": lambda castle: f"{castle.cost} gold",
        "produces": _produces("fame"),
        "man": lambda castle: f"{castle.man} might",
    },
    "estates": {
        "number": lambda estate: estate.number,
        "cost": lambda estate: f"{estate.cost} gold",
        "produces": _produces("gold"),
        "man": lambda estate: f"{estate.man} might",
    },
    "temples": {
        "number": lambda temple: temple.number,
        "color": lambda temple: temple.color,
        "cost": lambda temple: f"{temple.cost} gold",
        "founded": lambda temple: f"{temple.might} might",
        "each turn": lambda temple: temple.each_turn(),
        "man": lambda temple: f"{temple.man} might",
    },
    "quests": {
        "spaces": lambda quest: "; ".join(space.text() for space in quest.spaces),
        "prize": lambda quest: f"{quest.prize} might",
    },
    "sins": {"functions": lambda sin: " or ".join(function.name for function in sin.functions)},
    "cataclysms": {"number": lambda cataclysm: cataclysm.number},
    "gifts": {"kingdom": lambda gift: gift.kingdom},
    "portals": {"color": lambda portal: portal.color, "needs": lambda portal: amounts(portal.needs)},
}
"""The columns of a kind's table, beside the name."""
