"""The content pack of 7: typed cards, and the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.lasting import Cancel, CostMod, WildGifts
from fatebox.games.seven.state.pieces import Cost, Offer, PricedSpace
from fatebox.games.seven.state.terms import BUY, COLOR, COLORS, FOUND, GIFTS, NO_GIFTS, QUEST, RECRUIT, SIN
from fatebox.kernel import Card, CardInfo, Option, Pack, Source
from fatebox.text.bundles import ENGLISH

from .checks import check
from .describe import describe
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
    Rating,
    Sin,
    Temple,
    Treasure,
    UnnamedCard,
)
from .facts import Facts

T = TypeVar("T")
CountedGifts = tuple[int, ...]
"""Gifts as the rules count them: a number for each color, in ring order."""


class Ability(NamedTuple):
    """An ability of a hero."""

    effects: tuple[Effect, ...]
    names_hero: bool
    """Whether one of the effects names another hero."""


class SevenPack(Pack):
    """All content of the game. Most lists are indexed by card."""

    facts = Facts

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
        check(self)
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
        self.on_boards = frozenset((*self.character_cards, *self.elixir_cards))
        """The cards that come and go in the tavern and the store."""
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
        """Tables of gifts, portals and heroes, by color."""
        self.gift_copies: CountedGifts = tuple(len(self.gift_types[c].virtues) for c in COLORS)
        """The gifts of each color in the box (SEV-DECK.11)."""
        by_color = {portal.color: portal for portal in self.portals_by_key.values()}
        self.portals = [by_color[color] for color in COLORS]
        self.portal_needs = [counted(portal.needs) for portal in self.portals]
        self.least_portal_stack = min(map(max, self.portal_needs))
        """The gifts of one color that any portal takes: who has fewer of each need not look (SEV-PRT.2)."""
        self.portal_might = [portal.might_each_turn for portal in self.portals]
        self.hero_banner = {key: COLOR[hero.banner] for key, hero in self.heroes.items()}
        self.start_gifts = {key: counted(hero.start.gifts) for key, hero in self.heroes.items()}
        self.abilities = {
            key: (_ability(hero.ability), _ability(hero.evil.ability)) for key, hero in self.heroes.items()
        }
        """The abilities of each hero: of the good side, of the evil side."""

    def _index_cards(self) -> None:
        cards = self.box.cards
        self.cost: list[int] = [getattr(card, "cost", 0) for card in cards]
        """In fame for characters, in gold for all others."""
        self.might: list[int] = [c.might if isinstance(c, Character | Temple) else 0 for c in cards]
        """Gained at once (SEV-MGT.3, SEV-BLD.5)."""
        self.options = [_elixir_options(c) if isinstance(c, Elixir) else () for c in cards]
        """The options of an elixir: color, banners of it that are needed, gifts (SEV-ELX.4)."""
        self.most_granted = [_most_granted(options) for options in self.options]
        """The most gifts of each color that any option of an elixir grants."""
        most = max(map(max, self.most_granted))
        self.within_pools = [min(gifts, most) for gifts in range(max(self.gift_copies) + 1)]
        """By the gifts in a pool, those that an elixir may find there: none grants more of a color."""
        self.sin_title = [key.rpartition(".")[0] if "." in key else key for key in self.box.keys]
        """The key that all copies of a card share."""
        self.sin_plays = [_sin_plays(Card(i), c) if isinstance(c, Sin) else () for i, c in enumerate(cards)]
        """The ways to play a sin as an action (SEV-SIN.1)."""
        self.canceling = {what: self._canceling(what) for what in (SIN, RECRUIT, QUEST)}
        """By what can be canceled, the sins and the manned buildings that do it (SEV-SIN.5, SEV-MAN.4)."""
        self._index_characters(cards)
        self._index_buildings(cards)
        self._index_quests(cards)

    def _index_characters(self, cards: Sequence[object]) -> None:
        characters = [card if isinstance(card, Character) else None for card in cards]
        self.banner = [COLOR[c.banner] if c else -1 for c in characters]
        self.grants = [counted(c.gifts) if c else NO_GIFTS for c in characters]
        """The gifts of a character (SEV-GFT.1)."""
        self.turnings: list[Option] = [(GIFTS, Card(i)) for i in range(len(characters))]
        """The option to turn a character for its gifts."""
        self.might_each_turn = [c.might_each_turn if c else 0 for c in characters]
        self.income_fame = [c.income.fame if c else 0 for c in characters]
        self.income_gold = [c.income.gold if c else 0 for c in characters]

    def _index_buildings(self, cards: Sequence[object]) -> None:
        self.man: list[int] = [getattr(card, "man", 0) for card in cards]
        self.is_castle = [isinstance(card, Castle) for card in cards]
        self.is_estate = [isinstance(card, Estate) for card in cards]
        self.is_temple = [isinstance(card, Temple) for card in cards]
        self.building_kind = [
            "castle" if castle else "estate" if estate else "temple"
            for castle, estate in zip(self.is_castle, self.is_estate, strict=True)
        ]
        """The kind of a building that temples make cheaper (SEV-MAN.3)."""
        self.offer = [self._offer(Card(i), kind) for i, kind in enumerate(self.building_kind)]
        """Each card as it is for sale."""
        self.can_be_cashed = frozenset(Card(i) for i, card in enumerate(cards) if isinstance(card, Building))
        """Castles and estates can be discarded for their rating, temples cannot (SEV-BLD.7, .9)."""
        self.ratings = [_rating(c.rating) if isinstance(c, Building) else (0, 0, 0, 0) for c in cards]
        """Of a castle or an estate: color, banners for the better rating, that one, the other (SEV-BLD.4)."""
        self.special_rules = [_by_type(getattr(card, "special", ())) for card in cards]
        """The special rules of a building, by their types."""
        self.instant_rules = [_instant_rules(c) if isinstance(c, Building) else () for c in cards]
        """The special rules of a building that can be used at any moment (SEV-MAN.4)."""
        self.wild = [sum(rule.gifts for rule in rules.get(WildGifts, ())) for rules in self.special_rules]
        """The gifts of a quest space that a manned building stands for (`wild_gifts`)."""
        self.spares = [
            wild + sum(mod.less for mod in rules.get(CostMod, ()) if "quest_gifts" in mod.of)
            for wild, rules in zip(self.wild, self.special_rules, strict=True)
        ]
        """The most gifts of a quest space that a manned building spares (`wild_gifts`, `cost_mod`)."""
        self.building = {card.number: Card(i) for i, card in enumerate(cards) if isinstance(card, Building)}
        """Castles and estates by the numbers that ruins name (SEV-CAT.4)."""

    def _canceling(self, what: str) -> frozenset[Card]:
        return frozenset(Card(i) for i, card in enumerate(self.box.cards) if what in _cancels(card))

    def _offer(self, card: Card, building_kind: str) -> Offer:
        design = self.box.cards[card]
        if isinstance(design, Character):
            return self.cost[card], "recruit", (RECRUIT, card)
        if isinstance(design, Elixir):
            return self.cost[card], "elixir", (BUY, card)
        return self.cost[card], building_kind, (FOUND, card)

    def _index_quests(self, cards: Sequence[object]) -> None:
        quests = [card if isinstance(card, Quest) else None for card in cards]
        self.prize = [quest.prize if quest else 0 for quest in quests]
        self.spaces = [_costs(quest) if quest else () for quest in quests]
        """The costs of the requirement spaces of a quest (SEV-QST.1)."""
        self.priced_spaces = [_priced_spaces(Card(i), costs) for i, costs in enumerate(self.spaces)]
        """The same costs as needs, each with the option to mark the space."""

    def describe(self, language: str = ENGLISH) -> list[CardInfo]:
        """All content in words, for people to browse."""
        return describe(self, language)


def counted(gifts: Mapping[str, int]) -> CountedGifts:
    """Gifts by color, as the rules count them."""
    return tuple(gifts.get(color, 0) for color in COLORS)


def _ability(effects: tuple[Effect, ...]) -> Ability:
    return Ability(effects, any(effect.names_hero() for effect in effects))


def _elixir_options(elixir: Elixir) -> tuple[tuple[int, int, CountedGifts], ...]:
    always = (0, 0, counted(elixir.always))
    return (always, *((COLOR[o.color], o.count, counted(o.gifts)) for o in elixir.options))


def _most_granted(options: Sequence[tuple[int, int, CountedGifts]]) -> CountedGifts:
    return tuple(map(max, NO_GIFTS, *(gifts for _, _, gifts in options))) if options else NO_GIFTS


def _sin_plays(card: Card, sin: Sin) -> tuple[Option, ...]:
    return tuple((SIN, card, i) for i, function in enumerate(sin.functions) if function.reaction() is None)


def _cancels(card: object) -> set[str]:
    """The actions that a sin, or a building with a marker, cancels."""
    rules: list[Effect | None] = []
    if isinstance(card, Sin):
        rules = [function.reaction() for function in card.functions]
    elif isinstance(card, Building):
        rules = [card.special[0]]
    return {what for rule in rules if isinstance(rule, Cancel) for what in rule.what}


def _rating(printed: Rating) -> tuple[int, int, int, int]:
    return COLOR[printed.color], printed.count, printed.improved, printed.base


def _costs(quest: Quest) -> tuple[Cost, ...]:
    return tuple(Cost(counted(space.gifts), space.gold, space.fame, quest=True) for space in quest.spaces)


def _priced_spaces(card: Card, costs: Sequence[Cost]) -> tuple[PricedSpace, ...]:
    return tuple(_priced_space(cost, (QUEST, card, place)) for place, cost in enumerate(costs))


def _priced_space(cost: Cost, option: Option) -> PricedSpace:
    amounts = enumerate((*cost.gifts, cost.gold, cost.fame))
    most, *others = sorted(amounts, key=itemgetter(1), reverse=True)
    return *most, tuple((thing, amount) for thing, amount in others if amount), option


def _instant_rules(building: Building) -> tuple[Effect, ...]:
    return () if building.special[0].moment() else building.special


def _by_type(rules: Sequence[Effect]) -> dict[type, tuple[Any, ...]]:
    return {kind: tuple(rule for rule in rules if type(rule) is kind) for kind in map(type, rules)}
