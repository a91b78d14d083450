"""The content pack of Outposts: all cards, and the tables in which the rules look things up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from fatebox.games.outposts.effects.battle import PaySac
from fatebox.games.outposts.effects.statics import (
    AuraPost,
    Cap,
    Cut,
    Discount,
    FacedownCost,
    PostBonus,
    SacBonus,
    StaticEffect,
    Ward,
)
from fatebox.games.outposts.effects.words import FLOOR, said
from fatebox.games.outposts.state.terms import FACTIONS, SHARD, SILVER, TRIGGERS
from fatebox.games.outposts.state.values import Stats
from fatebox.kernel import Card, CardInfo, ContentError, Option, Pack, Source
from fatebox.kernel.content import typed
from fatebox.text.bundles import ENGLISH

from .checks import check
from .describe import Facts, described
from .designs import (
    Always,
    AnyCard,
    CreatureCard,
    EmptyDeck,
    Faction,
    Keywords,
    ManaCrystal,
    Outpost,
    ReadyDeck,
    SpellCard,
    UpgradeCard,
)

T = TypeVar("T")
SETS = 6
"""Sets of the faction decks in the box: enough for six players with one faction (OUT-OPT.5)."""
CardList = dict[str, int]
"""Cards by key, with their number."""

OptionOf = Callable[[Card], Option]
"""The option of a card, made once."""


class OutpostsPack(Pack):
    """All content of the game. Most lists are indexed by card."""

    facts = Facts

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.outpost = _piece(source, "outpost", Outpost)
        self.crystal = _piece(source, "mana_crystal", ManaCrystal)
        self.least_crystal_price = min(self.crystal.floor, self.crystal.cost)
        """Nothing makes a Mana Crystal cheaper than this (OUT-CRYS.8)."""
        self.empty_deck = _piece(source, "empty_deck", EmptyDeck)
        self.factions = source.table("factions", Faction)
        if tuple(self.factions) != FACTIONS:
            raise ContentError(f"cards/factions.toml: expected {', '.join(FACTIONS)}, in this order")
        self.designs: dict[str, AnyCard] = {}
        self.pool: dict[str, str] = {}
        """The faction, `silver` or `shard` that each card belongs to, by key."""
        self.keys: dict[str, list[str]] = {}
        """The cards of each pool, by key."""
        self.copies: dict[str, list[Card]] = {}
        """All physical copies of each card, by key."""
        for pool in (*FACTIONS, SILVER, SHARD):
            self._add_pool(source, pool)
        self.ready_decks = source.table("decks", ReadyDeck)
        check(self)
        self._index_cards()
        self._index_abilities()

    def _add_pool(self, source: Source, pool: str) -> None:
        designs: dict[str, AnyCard] = source.table(pool, AnyCard)  # type: ignore[arg-type]
        self.keys[pool] = list(designs)
        for key, design in designs.items():
            if key in self.designs:
                raise ContentError(f"cards/{pool}.toml: {key}: this key is used by {self.pool[key]}, too")
            sets = SETS if pool in FACTIONS else 1
            self.designs[key] = design
            self.pool[key] = pool
            self.copies[key] = self.box.add(pool, key, design, design.copies * sets)

    def _index_cards(self) -> None:
        designs: list[AnyCard] = self.box.cards
        key_of = {id(design): key for key, design in self.designs.items()}
        self.key = [key_of[id(design)] for design in designs]
        self.names = [design.name for design in designs]
        self.cost = [design.cost for design in designs]
        self.type: list[str] = [str(type(design).__struct_config__.tag) for design in designs]
        self.stats: list[Stats] = [d.stats if isinstance(d, CreatureCard) else (0, 0, 0) for d in designs]
        self.upkeep_mana = [design.upkeep_mana for design in designs]
        cards = range(len(designs))
        self.play_of: OptionOf = [("play", card) for card in cards].__getitem__
        self.discard_of: OptionOf = [("discard", card) for card in cards].__getitem__
        self.sacrifice_of: OptionOf = [("sacrifice", card) for card in cards].__getitem__
        self._index_keywords([d.keywords if isinstance(d, CreatureCard) else Keywords() for d in designs])

    def _index_keywords(self, keywords: list[Keywords]) -> None:
        self.swift = [k.swift for k in keywords]
        self.slow = [k.slow for k in keywords]
        self.berserk = [k.berserk for k in keywords]
        self.immobile = [k.immobile for k in keywords]
        self.guard = [k.guard for k in keywords]
        self.elusive = [k.elusive for k in keywords]
        self.pierce = [k.pierce for k in keywords]
        self.siege = [k.siege for k in keywords]
        self.harvest = [k.harvest for k in keywords]
        self.resonance = [k.resonance for k in keywords]

    def _index_abilities(self) -> None:
        """`on[trigger][card]`: its abilities; the statics each in a list of their own."""
        designs: list[AnyCard] = self.box.cards
        self.on = {trigger: [d.triggered_by(trigger) for d in designs] for trigger in TRIGGERS}
        self.extra_cost = [_extra_cost(design) for design in designs]
        self.needs_more = [_needs_more(design) for design in designs]
        """Whether it takes more than mana to play a card: a place, an extra cost or a condition."""
        always = [[ability for ability in d.abilities if isinstance(ability, Always)] for d in designs]
        self._index_statics([[effect for ability in each for effect in ability.effects] for each in always])
        self._index_auras(always)

    def _index_auras(self, always: list[list[Always]]) -> None:
        self.auras = [tuple(aura for ability in each for aura in ability.auras) for each in always]
        self.auras_away = [
            tuple(aura for ability in each if not ability.when for aura in ability.auras) for each in always
        ]
        """Those that work outside the defense zone, too."""

    def _index_statics(self, statics: list[list[StaticEffect]]) -> None:
        self.cap = [sum(e.limit for e in _only(each, Cap)) for each in statics]
        self.ward = [bool(_only(each, Ward)) for each in statics]
        self.sac_bonus = [sum(e.amount for e in _only(each, SacBonus)) for each in statics]
        self.discount = [sum(e.amount for e in _only(each, Discount)) for each in statics]
        self.cut = [sum(e.amount for e in _only(each, Cut)) for each in statics]
        self.facedown_cost = [
            next((e.cost for e in _only(each, FacedownCost)), cost)
            for each, cost in zip(statics, self.cost, strict=True)
        ]
        self.cheaper_side = list(map(min, self.cost, self.facedown_cost))
        """The cost of an upgrade on the side that costs less."""
        self.post_bonus = [_only(each, PostBonus) for each in statics]
        self.post_auras = [_only(each, AuraPost) for each in statics]

    def name(self, card: Card) -> str:
        """The name of a card."""
        return self.names[card]

    def text(self, design: AnyCard, language: str = ENGLISH) -> str:
        """The text of a card in a language, with the prices of this pack."""
        return self.with_prices(said(design.message(), language))

    def with_prices(self, text: str) -> str:
        """A text in which prices that no card knows are filled in."""
        return text.replace(FLOOR, str(self.crystal.floor))

    def describe(self, language: str = ENGLISH) -> list[CardInfo]:
        """All content in words, for people to browse."""
        return described(self, language)

    def starter(self, faction: str) -> CardList:
        """The starter deck: the starred cards (OUT-CARD.5)."""
        designs = self.designs
        return {key: designs[key].copies for key in self.keys[faction] if designs[key].starred}

    def faction_deck(self, faction: str) -> CardList:
        """All cards of a faction."""
        return {key: self.designs[key].copies for key in self.keys[faction]}

    def ready_deck(self, key: str) -> CardList:
        """The list of a ready-made deck."""
        deck = self.ready_decks[key]
        cards = Counter(self.starter(deck.faction))
        cards.subtract(deck.take_out)
        cards.update(deck.put_in)
        return dict(+cards)


def _piece(source: Source, key: str, type_: type[T]) -> T:
    pieces: dict[str, Any] = source.tables.get("pieces", {})
    if key not in pieces:
        raise ContentError(f"cards/pieces.toml: {key}: this table is missing")
    return typed("cards/pieces.toml", key, pieces[key], type_)


def _only(effects: list[StaticEffect], type_: type[T]) -> tuple[T, ...]:
    return tuple(effect for effect in effects if isinstance(effect, type_))


def _extra_cost(design: AnyCard) -> int:
    """The creatures that must be destroyed to play a card (OUT-PLAY.7)."""
    if not isinstance(design, SpellCard):
        return 0
    return sum(e.creatures for a in design.abilities for e in a.effects if isinstance(e, PaySac))


def _needs_more(design: AnyCard) -> bool:
    if isinstance(design, SpellCard):
        return bool(_extra_cost(design)) or any(ability.when for ability in design.abilities)
    return isinstance(design, UpgradeCard)
