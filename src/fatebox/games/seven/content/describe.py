"""The content of 7 in words, for people to browse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fatebox.games.seven.effects.words import amount, amounts, said
from fatebox.games.seven.state.terms import FAME, GOLD, MIGHT
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import Message, key_of

from .designs import Piece
from .facts import facts_of
from .steps import one_by_one, steps

if TYPE_CHECKING:
    from .pack import SevenPack

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


def describe(pack: SevenPack, language: str) -> list[CardInfo]:
    """Everything in the pack, table by table."""
    return [
        _info(kind, key, design, language)
        for kind, table in pack.tables().items()
        for key, design in table.items()
    ]


def _info(kind: str, key: str, design: Any, language: str) -> CardInfo:
    if kind == "pieces":
        return _piece(key, design, language)
    return CardInfo(
        kind,
        key,
        _name(kind, key, design, language),
        facts_of(kind, design),
        said(design.message(), language),
        CLAUSES[kind],
        len(design.virtues) if kind == "gifts" else getattr(design, "copies", 1),
        shown=_shown(kind, design, language),
        aliases=_aliases(kind, design),
        parts=tuple(said(part, language) for part in _parts(kind, design)),
    )


def _piece(key: str, piece: Piece, language: str) -> CardInfo:
    """A card without text or a marker: its name, its use, and its pictures where it has several."""

    def word(key: str, content: str) -> str:
        return said(Message(key, content=content), language)

    message = key_of("piece", key)
    clauses = (PIECE_CLAUSES[key],) if key in PIECE_CLAUSES else ()
    name, text = word(f"{message}.name", piece.name), word(message, piece.about)
    shown = {"faces": word(f"{message}.faces", ", ".join(piece.faces)) if piece.faces else ""}
    return CardInfo("pieces", key, name, facts_of("pieces", piece), text, clauses, piece.copies, shown=shown)


def _name(kind: str, key: str, design: Any, language: str) -> str:
    """The name of a card; a gift is called by its color."""
    if kind != "gifts":
        return str(design.name)
    return said(Message(key_of("gift-name", key), content=design.name), language)


def _parts(kind: str, design: Any) -> tuple[Message, ...]:
    """The rules of a card, without what its facts say: abilities, a special rule, functions."""
    match kind:
        case "heroes":
            return steps(design.ability), steps(design.evil.ability)
        case "castles" | "estates" | "temples":
            return (steps(design.special),)
        case "sins":
            return tuple(function.rule() for function in design.functions)
        case _:
            return ()


def _aliases(kind: str, design: Any) -> tuple[str, ...]:
    """Other names on a card: the functions of a sin, the fallen side of a hero."""
    if kind == "sins":
        return tuple(function.name for function in design.functions)
    return (design.evil.name,) if kind == "heroes" else ()


def _shown(kind: str, design: Any, language: str) -> dict[str, str]:
    """Short values in words, for a table of the kind."""
    return {name: _said(value(design), language) for name, value in SHOWN.get(kind, {}).items()}


def _said(value: Any, language: str) -> str:
    """A value in words: amounts as a list, messages as they are."""
    if isinstance(value, tuple):
        return said(Message("fact", things=value), language) if value else ""
    return said(value, language) if isinstance(value, Message) else str(value)


def _produces(what: str) -> Callable[[Any], Message]:
    def produces(building: Any) -> Message:
        rating = building.rating
        return Message(
            "fact-produces",
            base=amount(what, rating.base),
            improved=rating.improved,
            banners=amount(rating.color, rating.count),
        )

    return produces


SHOWN: Mapping[str, Mapping[str, Callable[[Any], Any]]] = {
    "heroes": {
        "number": lambda hero: hero.number,
        "banner": lambda hero: Message(f"word-{hero.banner}"),
        "each turn": lambda hero: hero.income.amounts(),
        "fallen": lambda hero: hero.evil.name,
        "each turn fallen": lambda hero: hero.evil.income.amounts(),
    },
    "characters": {
        "banner": lambda character: Message(f"word-{character.banner}"),
        "cost": lambda character: amount(FAME, character.cost),
        "gifts": lambda character: amounts(character.gifts),
        "recruited": lambda character: amounts({MIGHT: character.might} if character.might else {}),
        "each turn": lambda character: character.each_turn(),
    },
    "elixirs": {
        "cost": lambda elixir: amount(GOLD, elixir.cost),
        "always": lambda elixir: amounts(elixir.always),
        "options": lambda elixir: one_by_one(
            [
                Message("fact-with", gifts=amounts(option.gifts), banners=amount(option.color, option.count))
                for option in elixir.options
            ]
        ),
    },
    "castles": {
        "number": lambda castle: castle.number,
        "cost": lambda castle: amount(GOLD, castle.cost),
        "produces": _produces(FAME),
        "man": lambda castle: amount(MIGHT, castle.man),
    },
    "estates": {
        "number": lambda estate: estate.number,
        "cost": lambda estate: amount(GOLD, estate.cost),
        "produces": _produces(GOLD),
        "man": lambda estate: amount(MIGHT, estate.man),
    },
    "temples": {
        "number": lambda temple: temple.number,
        "color": lambda temple: Message(f"word-{temple.color}"),
        "cost": lambda temple: amount(GOLD, temple.cost),
        "founded": lambda temple: amount(MIGHT, temple.might),
        "each turn": lambda temple: Message(
            "fact-with",
            gifts=amount(MIGHT, temple.might_each_turn.might),
            banners=amount(temple.color, temple.might_each_turn.count),
        ),
        "man": lambda temple: amount(MIGHT, temple.man),
    },
    "quests": {
        "spaces": lambda quest: one_by_one([space.amounts() for space in quest.spaces]),
        "prize": lambda quest: amount(MIGHT, quest.prize),
    },
    "treasures": {"gains": lambda treasure: amounts(facts_of("treasures", treasure)["gains"])},
    "sins": {
        "functions": lambda sin: Message("fact-either", things=tuple(each.title for each in sin.functions))
    },
    "cataclysms": {"number": lambda cataclysm: cataclysm.number},
    "gifts": {"kingdom": lambda gift: gift.kingdom},
    "portals": {
        "color": lambda portal: Message(f"word-{portal.color}"),
        "needs": lambda portal: amounts(portal.needs),
    },
}
"""The columns of a kind's table, beside the name."""
