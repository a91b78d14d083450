"""The facts of the cards of 7: what is printed on them, as codes and numbers, for boards that draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from fatebox.games.seven.effects.choices import Either
from fatebox.games.seven.effects.gifts import DropGifts
from fatebox.games.seven.effects.holdings import DiscardCharacter, DiscardElixir, Turn
from fatebox.games.seven.effects.resources import Gain
from fatebox.games.seven.state.terms import FAME, GOLD, MIGHT

from .designs import Castle, Character, Elixir, Estate, Hero, Income, Quest, Rating, Space, Temple, Treasure

Amounts = dict[str, int]
"""Gifts by their color, `gold`, `fame` and `might`; nothing that there is none of."""

ASKING = (DropGifts, DiscardCharacter, DiscardElixir, Turn, Either)
"""Effects that let each hero choose what it loses."""


class GrantFacts(TypedDict):
    """The gain of somebody who has enough banners of a color."""

    gives: Amounts
    banners: Amounts
    """The banners that it takes; empty: none."""


class HeroFacts(TypedDict):
    """A hero."""

    number: int
    banner: str
    start: Amounts
    income: Amounts
    fallen: str
    """The name of the evil side."""
    fallen_income: Amounts


class CharacterFacts(TypedDict):
    """A character."""

    banner: str
    cost: int
    """In fame."""
    gifts: Amounts
    """The gifts for which it is turned."""
    once: Amounts
    """The gain when it is recruited."""
    income: Amounts


class ElixirFacts(TypedDict):
    """An elixir."""

    cost: int
    """In gold."""
    grants: list[GrantFacts]


class BuildingFacts(TypedDict):
    """A castle or an estate."""

    number: int
    cost: int
    """In gold."""
    man: int
    """The might that manning it costs."""
    grants: list[GrantFacts]
    """Its production."""


class TempleFacts(TypedDict):
    """A temple."""

    number: int
    color: str
    cost: int
    """In gold."""
    once: Amounts
    """The gain when it is founded."""
    man: int
    """The might that manning it costs."""
    grants: list[GrantFacts]
    """Its gain each turn."""


class QuestFacts(TypedDict):
    """A quest."""

    spaces: list[Amounts]
    """The cost of each requirement space."""
    prize: int


class TreasureFacts(TypedDict):
    """A treasure."""

    gains: Amounts
    """Empty if it brings an artifact."""


class SinFacts(TypedDict):
    """A sin."""

    functions: list[str]
    """The names of its functions."""


class CataclysmFacts(TypedDict):
    """A cataclysm."""

    number: int
    asks: bool
    """Whether the heroes that it hits choose what they lose."""


class GiftFacts(TypedDict):
    """A color of gifts."""

    kingdom: str


class PortalFacts(TypedDict):
    """A portal."""

    color: str
    needs: Amounts
    """The gifts that close it."""
    income: Amounts
    """The gain of its marker each turn."""


class PieceFacts(TypedDict):
    """A card without text, or a marker."""

    faces: list[str]


class NoFacts(TypedDict):
    """A card that has a text only."""


class Facts(TypedDict):
    """The facts of the cards of each kind."""

    heroes: HeroFacts
    characters: CharacterFacts
    elixirs: ElixirFacts
    castles: BuildingFacts
    estates: BuildingFacts
    temples: TempleFacts
    quests: QuestFacts
    treasures: TreasureFacts
    artifacts: NoFacts
    armour: NoFacts
    sins: SinFacts
    cataclysms: CataclysmFacts
    unnamed: NoFacts
    gifts: GiftFacts
    portals: PortalFacts
    pieces: PieceFacts


def facts_of(kind: str, design: Any) -> dict[str, Any]:
    """The facts of a card or another piece of content."""
    return dict(FACTS[kind](design)) if kind in FACTS else {}


def _hero(hero: Hero) -> HeroFacts:
    return {
        "number": hero.number,
        "banner": hero.banner,
        "start": {**hero.start.gifts, **some({FAME: hero.start.fame, GOLD: hero.start.gold})},
        "income": _income(hero.income),
        "fallen": hero.evil.name,
        "fallen_income": _income(hero.evil.income),
    }


def _character(character: Character) -> CharacterFacts:
    return {
        "banner": character.banner,
        "cost": character.cost,
        "gifts": dict(character.gifts),
        "once": some({MIGHT: character.might}),
        "income": {**_income(character.income), **some({MIGHT: character.might_each_turn})},
    }


def _elixir(elixir: Elixir) -> ElixirFacts:
    options: list[GrantFacts] = [
        {"gives": dict(option.gifts), "banners": {option.color: option.count}} for option in elixir.options
    ]
    return {"cost": elixir.cost, "grants": [{"gives": dict(elixir.always), "banners": {}}, *options]}


def _building(what: str) -> Callable[[Castle | Estate], BuildingFacts]:
    def building(card: Castle | Estate) -> BuildingFacts:
        grants = _production(what, card.rating)
        return {"number": card.number, "cost": card.cost, "man": card.man, "grants": grants}

    return building


def _production(what: str, rating: Rating) -> list[GrantFacts]:
    return [
        {"gives": {what: rating.base}, "banners": {}},
        {"gives": {what: rating.improved}, "banners": {rating.color: rating.count}},
    ]


def _temple(temple: Temple) -> TempleFacts:
    each = temple.might_each_turn
    return {
        "number": temple.number,
        "color": temple.color,
        "cost": temple.cost,
        "once": some({MIGHT: temple.might}),
        "man": temple.man,
        "grants": [{"gives": {MIGHT: each.might}, "banners": {temple.color: each.count}}],
    }


def _quest(quest: Quest) -> QuestFacts:
    return {"spaces": [_space(space) for space in quest.spaces], "prize": quest.prize}


def _space(space: Space) -> Amounts:
    return {**space.gifts, **some({GOLD: space.gold, FAME: space.fame})}


def _treasure(treasure: Treasure) -> TreasureFacts:
    gains = [effect for effect in treasure.effects if isinstance(effect, Gain)]
    return {"gains": {str(effect.what): effect.amount for effect in gains}}


def _income(income: Income) -> Amounts:
    return some({FAME: income.fame, GOLD: income.gold})


def some(amounts: Mapping[str, int]) -> Amounts:
    """Amounts without those that are 0."""
    return {what: n for what, n in amounts.items() if n}


FACTS: Mapping[str, Callable[[Any], Mapping[str, Any]]] = {
    "heroes": _hero,
    "characters": _character,
    "elixirs": _elixir,
    "castles": _building(FAME),
    "estates": _building(GOLD),
    "temples": _temple,
    "quests": _quest,
    "treasures": _treasure,
    "sins": lambda sin: {"functions": [function.name for function in sin.functions]},
    "cataclysms": lambda cataclysm: {
        "number": cataclysm.number,
        "asks": any(isinstance(effect, ASKING) for effect in cataclysm.effects),
    },
    "gifts": lambda gift: {"kingdom": gift.kingdom},
    "portals": lambda portal: {
        "color": portal.color,
        "needs": dict(portal.needs),
        "income": some({MIGHT: portal.might_each_turn}),
    },
    "pieces": lambda piece: {"faces": list(piece.faces)},
}
