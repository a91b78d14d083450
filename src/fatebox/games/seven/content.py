"""The content pack of 7: typed cards, and the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from fatebox.kernel import Card, CardInfo, ContentError, Pack, Source
from fatebox.kernel.near import did_you_mean

from .designs import (
    Armour,
    ArtifactCard,
    Building,
    Castle,
    Cataclysm,
    Character,
    Elixir,
    Estate,
    GiftType,
    Hero,
    Piece,
    Portal,
    Quest,
    Sin,
    Temple,
    Treasure,
    UnnamedCard,
)
from .effects.fate import FeedSin
from .effects.lasting import CostMod, WildGifts
from .effects.table import Close, Ruin
from .effects.vocabulary import CataclysmEffect
from .pieces import Cost
from .terms import ARMOUR, COLOUR, COLOURS, NO_GIFTS, SPACES

T = TypeVar("T")
CountedGifts = tuple[int, ...]
"""Gifts as the rules count them: a number for each colour, in ring order."""

DECKS = {
    "characters": 30,
    "elixirs": 36,
    "castles": 6,
    "estates": 6,
    "temples": 6,
    "quests": 24,
    "treasures": 18,
    "artifacts": 7,
    "sins": 28,
    "cataclysms": 14,
    "unnamed": 14,
    "armour": ARMOUR,
    "heroes": len(COLOURS),
    "portals": len(COLOURS),
}
"""The cards of each kind in the box (the table of components)."""


class SevenPack(Pack):
    """All content of the game. Most lists are indexed by card."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.gift_types = source.table("gifts", GiftType)
        self.portals_by_key = source.table("portals", Portal)
        self.heroes = source.table("heroes", Hero)
        self.characters = source.table("characters", Character)
        self.elixirs = source.table("elixirs", Elixir)
        self.castles = source.table("castles", Castle)
        self.estates = source.table("estates", Estate)
        self.temples = source.table("temples", Temple)
        self.quests = source.table("quests", Quest)
        self.treasures = source.table("treasures", Treasure)
        self.artifacts = source.table("artifacts", ArtifactCard)
        self.armour = source.table("armour", Armour)
        self.sins = source.table("sins", Sin)
        self.cataclysms = source.table("cataclysms", Cataclysm)
        self.unnamed = source.table("unnamed", UnnamedCard)
        self.pieces = source.table("pieces", Piece)
        _check(self)
        self._fill_box()
        self._index_boards()
        self._index_cards()

    def tables(self) -> dict[str, Mapping[str, Any]]:
        """All cards, by the stem of their file."""
        return {
            "heroes": self.heroes,
            "characters": self.characters,
            "elixirs": self.elixirs,
            "castles": self.castles,
            "estates": self.estates,
            "temples": self.temples,
            "quests": self.quests,
            "treasures": self.treasures,
            "artifacts": self.artifacts,
            "armour": self.armour,
            "sins": self.sins,
            "cataclysms": self.cataclysms,
            "unnamed": self.unnamed,
            "gifts": self.gift_types,
            "portals": self.portals_by_key,
            "pieces": self.pieces,
        }

    def _fill_box(self) -> None:
        self.character_cards = self._add("characters", self.characters)
        self.elixir_cards = self._add("elixirs", self.elixirs)
        self.castle_cards = self._add("castles", self.castles)
        self.estate_cards = self._add("estates", self.estates)
        self.temple_cards = self._add("temples", self.temples)
        self.quest_cards = self._add("quests", self.quests)
        self.treasure_cards = self._add("treasures", self.treasures)
        self.artifact_cards = self._add("artifacts", self.artifacts)
        self.sin_cards = self._add("sins", self.sins)
        self.cataclysm_cards = self._add("cataclysms", self.cataclysms)
        self.unnamed_cards = self._add("unnamed", self.unnamed)

    def _add(self, kind: str, table: Mapping[str, Any]) -> list[Card]:
        return [
            card
            for key, design in table.items()
            for card in self.box.add(kind, key, design, getattr(design, "copies", 1))
        ]

    def _index_boards(self) -> None:
        """What is no card of a deck, by colour."""
        self.gift_copies: CountedGifts = tuple(len(self.gift_types[c].virtues) for c in COLOURS)
        """The gifts of each colour in the box (SEV-DECK.11)."""
        by_colour = {portal.colour: portal for portal in self.portals_by_key.values()}
        self.portals = [by_colour[colour] for colour in COLOURS]
        self.portal_needs = [counted(portal.needs) for portal in self.portals]
        self.portal_might = [portal.might_each_turn for portal in self.portals]
        self.hero_banner = {key: COLOUR[hero.banner] for key, hero in self.heroes.items()}
        self.start_gifts = {key: counted(hero.start.gifts) for key, hero in self.heroes.items()}

    def _index_cards(self) -> None:
        cards = self.box.cards
        self.cost: list[int] = [getattr(card, "cost", 0) for card in cards]
        """In fame for characters, in gold for all others."""
        self.banner = [COLOUR[c.banner] if isinstance(c, Character) else -1 for c in cards]
        self.grants = [counted(c.gifts) if isinstance(c, Character) else NO_GIFTS for c in cards]
        """The gifts of a character (SEV-GFT.1)."""
        self.options = [_elixir_options(c) if isinstance(c, Elixir) else () for c in cards]
        """The options of an elixir: colour, banners of it that are needed, gifts (SEV-ELX.4)."""
        self.might: list[int] = [c.might if isinstance(c, Character | Temple) else 0 for c in cards]
        """Gained at once (SEV-MGT.3, SEV-BLD.5)."""
        self.might_each_turn = [c.might_each_turn if isinstance(c, Character) else 0 for c in cards]
        self.income_fame = [c.income.fame if isinstance(c, Character) else 0 for c in cards]
        self.income_gold = [c.income.gold if isinstance(c, Character) else 0 for c in cards]
        self.man: list[int] = [getattr(card, "man", 0) for card in cards]
        self.is_castle = [isinstance(card, Castle) for card in cards]
        self.is_estate = [isinstance(card, Estate) for card in cards]
        self.is_temple = [isinstance(card, Temple) for card in cards]
        self.wild = [_wild(card) for card in cards]
        """The gifts of a quest space that a manned building stands for (`wild_gifts`)."""
        self.spaces: list[tuple[Cost, ...]] = [
            tuple(Cost(counted(s.gifts), s.gold, s.fame, quest=True) for s in c.spaces)
            if isinstance(c, Quest)
            else ()
            for c in cards
        ]
        """What the requirement spaces of a quest cost (SEV-QST.1)."""
        self.prize = [c.prize if isinstance(c, Quest) else 0 for c in cards]
        self.building = {card.number: Card(i) for i, card in enumerate(cards) if isinstance(card, Building)}
        """Castles and estates by the numbers that ruins name (SEV-CAT.4)."""
        self.sin_title = [key.rpartition(".")[0] if "." in key else key for key in self.box.keys]
        """The key that all copies of a card share."""

    def describe(self) -> list[CardInfo]:
        """All content in words, for people to browse."""
        from .describe import describe

        return describe(self)


def counted(gifts: Mapping[str, int]) -> CountedGifts:
    """Gifts by colour, as the rules count them."""
    return tuple(gifts.get(colour, 0) for colour in COLOURS)


def _elixir_options(elixir: Elixir) -> tuple[tuple[int, int, CountedGifts], ...]:
    always = (0, 0, counted(elixir.always))
    return (always, *((COLOUR[o.colour], o.count, counted(o.gifts)) for o in elixir.options))


def _wild(card: object) -> int:
    if not isinstance(card, Building):
        return 0
    return sum(effect.gifts for effect in card.special if isinstance(effect, WildGifts))


# --- what types cannot say ---------------------------------------------------------------------------


def _check(pack: SevenPack) -> None:
    if tuple(pack.gift_types) != COLOURS:
        raise ContentError(f"cards/gifts.toml: expected {', '.join(COLOURS)}, in this order")
    tables = pack.tables()
    for kind, expected in DECKS.items():
        number = sum(getattr(design, "copies", 1) for design in tables[kind].values())
        if number != expected:
            raise ContentError(f"cards/{kind}.toml: expected {expected} cards, got {number}")
    _check_colours(tables)
    _check_one_per_colour(pack)
    _check_numbers(pack)
    _check_quests(pack)
    _check_effects(pack)
    _check_names(tables)


def _check_colours(tables: Mapping[str, Mapping[str, Any]]) -> None:
    for kind, table in tables.items():
        for key, design in table.items():
            for path, colour in _colours(design):
                if colour not in COLOUR:
                    near = did_you_mean(colour, COLOURS)
                    known = f"expected one of {', '.join(COLOURS)}, got {colour!r}{near}"
                    raise ContentError(f"cards/{kind}.toml: {key}: {path}: {known}")


def _colours(design: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """All colours that a design names, each with its place."""
    for name in getattr(design, "__struct_fields__", ()):
        value, place = getattr(design, name), f"{path}{name}"
        if name in ("banner", "colour"):
            yield place, value
        elif isinstance(value, dict):
            yield from ((place, colour) for colour in value)
        elif isinstance(value, tuple):
            for i, each in enumerate(value):
                yield from _colours(each, f"{place}[{i}].")
        else:
            yield from _colours(value, f"{place}.")


def _check_one_per_colour(pack: SevenPack) -> None:
    """One hero, one temple and one portal for each colour (SEV-SET.1, .12, SEV-PRT.1)."""
    colours = {
        "heroes": [hero.banner for hero in pack.heroes.values()],
        "temples": [temple.colour for temple in pack.temples.values()],
        "portals": [portal.colour for portal in pack.portals_by_key.values()],
    }
    for kind, found in colours.items():
        missing = [colour for colour in COLOURS if colour not in found]
        if missing:
            raise ContentError(
                f"cards/{kind}.toml: expected one card of each colour, there is no {missing[0]}"
            )
    for key, portal in pack.portals_by_key.items():
        where = f"cards/portals.toml: {key}"
        temple = pack.temples.get(portal.temple)
        if temple is None:
            near = did_you_mean(portal.temple, pack.temples)
            raise ContentError(f"{where}: temple: no temple has the key {portal.temple!r}{near}")
        if temple.colour != portal.colour:
            raise ContentError(f"{where}: temple: expected a {portal.colour} one, got {portal.temple!r}")
        for colour, number in portal.needs.items():
            copies = len(pack.gift_types[colour].virtues)
            if number > copies:
                raise ContentError(f"{where}: needs.{colour}: expected at most {copies}, got {number}")


def _check_numbers(pack: SevenPack) -> None:
    """Numbers name buildings, heroes and cataclysms, so they differ; a ruin names castles and estates."""
    for kinds in (("castles", "estates", "temples"), ("heroes",), ("cataclysms",)):
        seen: dict[int, str] = {}
        for kind in kinds:
            for key, design in pack.tables()[kind].items():
                if design.number in seen:
                    other = seen[design.number]
                    raise ContentError(
                        f"cards/{kind}.toml: {key}: number: {design.number} is the number of {other}, too"
                    )
                seen[design.number] = key
    known = {building.number for building in (*pack.castles.values(), *pack.estates.values())}
    closings = dict.fromkeys(("tavern", "store"), 0)
    for key, cataclysm in pack.cataclysms.items():
        for i, effect in enumerate(cataclysm.effects):
            where = f"cards/cataclysms.toml: {key}: effects[{i}]"
            if isinstance(effect, Ruin):
                unknown = [number for number in effect.buildings if number not in known]
                if unknown:
                    raise ContentError(f"{where}.buildings: no castle or estate has number {unknown[0]}")
            if isinstance(effect, Close):
                closings[effect.board] += 1
                if closings[effect.board] > SPACES:
                    raise ContentError(f"{where}: expected at most {SPACES} closings of the {effect.board}")


def _check_quests(pack: SevenPack) -> None:
    for key, quest in pack.quests.items():
        for i, space in enumerate(quest.spaces):
            if not (space.gifts or space.gold or space.fame):
                raise ContentError(f"cards/quests.toml: {key}: spaces[{i}]: expected gifts, gold or fame")


def _check_effects(pack: SevenPack) -> None:
    for key, cataclysm in pack.cataclysms.items():
        order = [_rank(effect) for effect in cataclysm.effects]
        if order != sorted(order):
            raise ContentError(
                f"cards/cataclysms.toml: {key}: effects: expected ruins, then closings, then the rest"
            )
    for key, sin in pack.sins.items():
        for i, function in enumerate(sin.functions):
            if function.reaction() and len(function.effects) > 1:
                raise ContentError(
                    f"cards/sins.toml: {key}: functions[{i}].effects: a reaction must be the only effect"
                )
    for kind, buildings in (("castles", pack.castles), ("estates", pack.estates)):
        for key, building in buildings.items():
            if (building.reaction() or _wild(building)) and len(building.special) > 1:
                raise ContentError(
                    f"cards/{kind}.toml: {key}: special: "
                    "a reaction or help with a payment must be the only effect"
                )
    for key, temple in pack.temples.items():
        for i, special in enumerate(temple.special):
            if isinstance(special, CostMod) and "quest_gifts" in special.of and len(special.of) > 1:
                raise ContentError(f"cards/temples.toml: {key}: special[{i}].of: quest_gifts stands alone")
    for key, card in pack.unnamed.items():
        for i, effect in enumerate(card.effects):
            if isinstance(effect, FeedSin) and effect.source == "hand":
                raise ContentError(
                    f"cards/unnamed.toml: {key}: effects[{i}].from: expected deck; a hand is fed by a demand"
                )


def _rank(effect: CataclysmEffect) -> int:
    """SEV-CAT.8: ruins, then closings, then hero effects."""
    return 0 if isinstance(effect, Ruin) else 1 if isinstance(effect, Close) else 2


def _check_names(tables: Mapping[str, Mapping[str, Any]]) -> None:
    seen: dict[str, str] = {}
    for table in tables.values():
        for key, design in table.items():
            if design.name in seen:
                raise ContentError(f"cards: {seen[design.name]} and {key} are both called {design.name!r}")
            seen[design.name] = key
