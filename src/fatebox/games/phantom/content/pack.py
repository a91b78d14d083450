"""The content pack of The Phantom: all cards, and the tables that the rules look things up in."""

from __future__ import annotations

from typing import TypeVar

from fatebox.games.phantom.effects.parts import token_kinds
from fatebox.games.phantom.state.terms import ADVENTURES, LEGENDS, LEVELS, PROMO, SETS
from fatebox.kernel import Card, CardInfo, ContentError, Option, Pack, Source
from fatebox.text.bundles import ENGLISH

from .checks import check_boards, check_cards, check_story
from .costs import all_costs
from .describe import describe
from .designs import (
    AchievementCard,
    AdventureInfo,
    AnyCard,
    Board,
    Design,
    InjuryCard,
    LootCard,
    LoreCard,
    MissionCard,
    PlayerCard,
    used_at,
)
from .facts import Facts
from .graph import check_graph
from .moments import Moments, board_uses

REWARDS = "rewards"
"""The chapter of Loot, Achievements and their rewards."""
T = TypeVar("T", AchievementCard, LootCard)


class AdventureDeck:
    """The cards of an adventure in ascending order of their numbers (PHA-SET.5)."""

    def __init__(self, key: str, info: AdventureInfo, cards: list[Card], designs: list[AnyCard]) -> None:
        self.key = key
        self.title = info.title
        self.about = info.about
        self.cards = cards
        self.lore: dict[int, Card] = {}
        """The Lore cards by their Roman numbers."""
        for card in cards:
            design = designs[card]
            if isinstance(design, LoreCard):
                self.lore[design.lore] = card
        self.achievement = _only(cards, designs, "achievement", key)
        self.loot = _only(cards, designs, "loot", key)
        first_reward = min(cards.index(self.achievement), cards.index(self.loot))
        self.story, self.rewards = cards[:first_reward], cards[first_reward:]
        """The cards of the story; and the Loot card, the Achievement card and their rewards (PHA-SET.6)."""


class PhantomPack(Pack):
    """All content of the game. Most lists are indexed by card."""

    facts = Facts

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.boards: dict[str, Board] = source.table("legends", Board)
        _expect_keys("legends", self.boards, LEGENDS)
        infos = source.table("adventures", AdventureInfo)
        _expect_keys("adventures", infos, ADVENTURES)
        check_boards(self.boards)

        self.sets: list[str] = []
        """The set that each card belongs to."""
        self.numbers: list[int] = []
        self.ids: list[str] = []
        """Set and number of each card: `SD-63`."""
        self.at: dict[str, Card] = {}
        """The card of a set and number."""
        self.of_set: dict[str, list[Card]] = {}
        """All cards of a set by their numbers: the first has number 1."""
        for set_ in SETS:
            self._add_set(set_, source.table(set_, AnyCard))  # type: ignore[arg-type]
        self.designs: list[AnyCard] = self.box.cards
        self._index_cards()
        self._index_legends()
        self._index_adventures(infos)
        self._index_sides()
        for adventure in self.adventures.values():
            check_story(adventure.key, [self.designs[card] for card in adventure.cards])
            check_graph(adventure.key, [self.designs[card] for card in adventure.cards])

    def _index_cards(self) -> None:
        designs = self.designs
        self.keys = [
            key.rpartition(".")[0] if design.copies > 1 else key
            for key, design in zip(self.box.keys, designs, strict=True)
        ]
        """The key of each card in the content, the same for all its copies."""
        self.names = [design.name for design in designs]
        self.copies: dict[str, list[Card]] = {}
        """All cards of a name."""
        for card, name in enumerate(self.names):
            self.copies.setdefault(name, []).append(Card(card))
        self.traits = [design.traits() for design in designs]
        self.enemies = frozenset(card for card, words in enumerate(self.traits) if "enemy" in words)
        self.injury_cards = frozenset(card for card, words in enumerate(self.traits) if "injury" in words)
        arts = frozenset(card for card, words in enumerate(self.traits) if "martial arts" in words)
        self.discards: dict[Card, Option] = {
            Card(card): ("discard", card) for card, words in enumerate(self.traits) if "player" in words
        }
        """The option to discard a card from hand for its reward; an Injury has none (R80)."""
        self.limited = self.injury_cards | arts
        """Cards that cannot be played from hand, whatever they cost: Injuries never, arts at times."""
        self.double_sided = [design.double_sided for design in designs]
        """Cards that cannot be shuffled into a Destiny deck (R38)."""
        self.token_kinds = [
            token_kinds(design) if isinstance(design, MissionCard) else frozenset() for design in designs
        ]
        """The kinds of tokens that the text of a Mission uses."""

    def _index_legends(self) -> None:
        self.starters: dict[str, list[Card]] = {}
        self.injuries: dict[str, list[Card]] = {}
        for legend in LEGENDS:
            of_set = self.of_set[legend]
            self.injuries[legend] = [card for card in of_set if isinstance(self.designs[card], InjuryCard)]
            self.starters[legend] = [card for card in of_set if isinstance(self.designs[card], PlayerCard)]
        self.shelf = [card for legend in LEGENDS for card in self.injuries[legend] + self.starters[legend]]
        """The cards that Legends begin with."""
        self.promos = self.of_set[PROMO]

    def _index_adventures(self, infos: dict[str, AdventureInfo]) -> None:
        designs = self.designs
        self.adventures: dict[str, AdventureDeck] = {
            key: AdventureDeck(key, infos[key], self.of_set[key], designs) for key in ADVENTURES
        }
        self.loot: dict[str, LootCard] = {
            key: _design(designs, a.loot, LootCard) for key, a in self.adventures.items()
        }
        self.achievements: dict[str, AchievementCard] = {
            key: _design(designs, a.achievement, AchievementCard) for key, a in self.adventures.items()
        }
        self.spoilers = [""] * len(designs)
        """The chapter of the story that brings a card to light: `devil:2` is Lore II; empty: no secret."""
        for adventure in self.adventures.values():
            chapter = ""
            for card in adventure.cards:
                design = designs[card]
                if isinstance(design, LoreCard):
                    chapter = str(design.lore)
                elif card == adventure.achievement:  # it and what lies below it come up together (PHA-SET.6)
                    chapter = REWARDS
                self.spoilers[card] = f"{adventure.key}:{chapter}"

    def _add_set(self, set_: str, designs: dict[str, AnyCard]) -> None:
        numbered: dict[int, Card] = {}
        for key, design in designs.items():
            for number, card in enumerate(self.box.add(set_, key, design, design.copies), design.number):
                if number in numbered:
                    other = self.box.keys[numbered[number]]
                    raise ContentError(f"cards/{set_}.toml: {key}: number {number} is taken by {other}")
                numbered[number] = card
                self.sets.append(set_)
                self.numbers.append(number)
                self.ids.append(f"{SETS[set_]}-{number}")
                self.at[self.ids[card]] = card
        missing = next((n for n in range(1, len(numbered) + 1) if n not in numbered), None)
        if missing is not None:
            raise ContentError(f"cards/{set_}.toml: no card has number {missing}; the numbers leave no gap")
        self.of_set[set_] = [numbered[number] for number in range(1, len(numbered) + 1)]
        check_cards(set_, designs)

    def _index_sides(self) -> None:
        """`faces[level][card]`: the side that is used on a level, None where the card is not (PHA-LVL.3)."""
        self.faces: list[list[Design | None]] = []
        sides: dict[tuple[int, int], Design] = {}
        for level in range(len(LEVELS)):
            faces: list[Design | None] = []
            for card, design in enumerate(self.designs):
                copy = self.numbers[card] - design.number
                if used_at(design.level_of(copy), level):
                    faces.append(sides.setdefault((id(design), level), Design(design, level)))
                else:
                    faces.append(None)
            self.faces.append(faces)
        self.moments = [Moments(faces, level, self.boards) for level, faces in enumerate(self.faces)]
        """The text of all cards on a level, by the moment when it counts."""
        self.board_uses = board_uses(self.boards)
        self.costs = all_costs(self.designs, self.boards.values())
        """All costs that may ever have to be paid, with the number of their symbols of each resource."""

    def name(self, card: Card) -> str:
        """The name of a card."""
        return self.names[card]

    def called(self, key: str) -> str:
        """The name of a piece of content, or of a card by set and number, as results know it."""
        return self.names[self.at[key]] if key in self.at else super().called(key)

    def describe(self, language: str = ENGLISH) -> list[CardInfo]:
        """All content in words, for people to browse."""
        return describe(self, language)


def _expect_keys(
    file: str, tables: dict[str, object] | dict[str, Board] | dict[str, AdventureInfo], keys: tuple[str, ...]
) -> None:
    if tuple(tables) != keys:
        raise ContentError(f"cards/{file}.toml: expected {', '.join(keys)}, in this order")


def _design(designs: list[AnyCard], card: Card, type_: type[T]) -> T:
    design = designs[card]
    assert isinstance(design, type_)
    return design


def _only(cards: list[Card], designs: list[AnyCard], kind: str, key: str) -> Card:
    found = [card for card in cards if designs[card].__struct_config__.tag == kind]
    if len(found) != 1:
        raise ContentError(f"cards/{key}.toml: expected one {kind} card, found {len(found)}")
    return found[0]
