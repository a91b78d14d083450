"""Laying out a table of 7 from words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fatebox.games.seven import GAME
from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Board, Player, Quest, Space
from fatebox.games.seven.state.table import Unnamed
from fatebox.games.seven.state.terms import (
    COLORS,
    FALL,
    FOR_SALE,
    FREE,
    NEUTRAL,
    OPEN,
    QUESTING,
    ROWS,
    SPACES,
)
from fatebox.kernel import Card, Pile, Rng
from fatebox.kernel.passing import WhenToAsk

A, B, C, D, E, F, G = range(7)
"""The seats, clockwise; the Unnamed sits after the heroes."""
SEATS = "ABCDEF"
CLOSED = "closed"
EMPTY = "empty"


@dataclass(frozen=True)
class GivenHero:
    """One hero player as a test describes him."""

    banner: str
    cards: Mapping[str, str]
    gifts: str = ""
    passing: WhenToAsk = "never"
    fields: Mapping[str, Any] = field(default_factory=dict)


def hero(
    banner: str = "",
    *,
    characters: str = "",
    elixirs: str = "",
    buildings: str = "",
    sins: str = "",
    artifacts: str = "",
    gifts: str = "",
    passing: WhenToAsk = "never",
    **fields: Any,
) -> GivenHero:
    """A hero: `hero("red", characters="ember-squire/tapped", gifts="2 red 1 blue", gold=3, might=4)`.

    He has nothing but what is named. Without a banner the heroes take the colors that are left, in ring
    order. `/tapped` marks a character, `/manned` a building. `corruption=7` means a fallen hero. `passing`
    says when he is asked in windows before steps. `fields` are fields of the player (`gold`, `fame`,
    `might`, `tapped`).
    """
    cards = {"characters": characters, "elixirs": elixirs, "buildings": buildings}
    return GivenHero(banner, {**cards, "sins": sins, "artifacts": artifacts}, gifts, passing, fields)


@dataclass(frozen=True)
class GivenQuest:
    """One quest on the board as a test describes it."""

    name: str
    marks: str = ""
    treasures: str = ""
    hidden: str = ""


def quest(name: str, marks: str = "", treasures: str = "", hidden: str = "") -> GivenQuest:
    """A quest: `quest("the-hollow-oak", "AB..", treasures="copper-hoard")`.

    `marks` names the markers space by space: a seat's letter, `n` for a neutral one, `.` for none; spaces
    that are not named are free. `hidden` are face-down treasures.
    """
    return GivenQuest(name, marks, treasures, hidden)


Row = Sequence[GivenQuest]


def spoken(pack: SevenPack, card: Card) -> str:
    """The name of a card in tests: `lions-breath`."""
    return pack.name(card).lower().replace("'", "").replace(" ", "-")


def counted(gifts: str) -> list[int]:
    """`2 red 1 blue` as the rules count gifts."""
    words = gifts.split()
    amounts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert set(amounts) <= set(COLORS), f"expected an amount and a color, got {gifts!r}"
    return [amounts.get(color, 0) for color in COLORS]


class Box:
    """The cards that have not been laid on the table yet."""

    def __init__(self, pack: SevenPack) -> None:
        self.left: dict[Card, str] = {Card(i): spoken(pack, Card(i)) for i in range(len(pack.box.keys))}

    def take(self, name: str) -> Card:
        """The first copy of a card that is left."""
        found = next((card for card, word in self.left.items() if word == name), None)
        assert found is not None, f"there is no {name} left in the box"
        del self.left[found]
        return found

    def pile(self, names: str) -> Pile:
        """A pile of named cards, top card first."""
        return [self.take(name) for name in names.split()]

    def some(self, cards: Iterable[Card], number: int) -> Pile:
        """The first `number` of these cards that are left."""
        found = [card for card in cards if card in self.left][:number]
        assert len(found) == number, f"there are no {number} of these left in the box"
        for card in found:
            del self.left[card]
        return found

    def rest(self, cards: Iterable[Card]) -> Pile:
        """Those of these cards that are left, in the order of the pack."""
        return self.some(cards, sum(card in self.left for card in cards))

    def deck(self, names: str | int | None, cards: Iterable[Card]) -> Pile:
        """A deck: these cards on top of all others that are left; a number means just that many cards."""
        if isinstance(names, int):
            return self.some(cards, names)
        return [*self.pile(names or ""), *self.rest(cards)]


@dataclass(frozen=True)
class GivenTable:
    """All that a test says about the table beside the heroes; see `table`."""

    rows: Sequence[Row]
    tavern: str
    store: str
    castles: str | None
    estates: str | None
    decks: Mapping[str, str | int | None]
    sin_discard: str | int
    treasure_discard: str
    cataclysms: int
    portals: Mapping[str, int]
    unnamed: bool
    unnamed_hand: str | None


def lay(
    heroes: Sequence[GivenHero],
    given: GivenTable,
    *,
    falling: bool,
    seed: int | str,
    chance: Mapping[str, Sequence[Any]],
    changes: Sequence[str],
    fields: Mapping[str, Any],
) -> SevenState:
    """The state that a test describes; see `table`."""
    pack: SevenPack = GAME.pack(changes)
    box = Box(pack)
    players = _players(pack, box, heroes)
    rows = [[_quest(pack, box, each, players) for each in row] for row in given.rows]
    tavern, store = _spaces(box, given.tavern), _spaces(box, given.store)
    coming = box.pile(str(given.decks["cataclysms"] or ""))
    struck = box.some(pack.cataclysm_cards, given.cataclysms)
    sin_discard, treasure_discard = _pile(box, pack, given.sin_discard), box.pile(given.treasure_discard)
    unnamed = _unnamed(pack, box, len(heroes), given)
    castles = _offer(box, given.castles, pack.castle_cards)
    estates = _offer(box, given.estates, pack.estate_cards)
    s = SevenState(
        pack=pack,
        seats=len(heroes) + given.unnamed,
        rng=Rng.from_seed(seed),
        falling=falling,
        players=players,
        unnamed=unnamed,
        pools=[
            copies - sum(player.gifts[color] for player in players)
            for color, copies in enumerate(pack.gift_copies)
        ],
        tavern=Board(spaces=tavern, deck=box.deck(given.decks["characters"], pack.character_cards)),
        store=Board(spaces=store, deck=box.deck(given.decks["elixirs"], pack.elixir_cards)),
        castles=castles,
        castle_deck=box.deck(given.decks["castles"], pack.castle_cards),
        estates=estates,
        estate_deck=box.deck(given.decks["estates"], pack.estate_cards),
        temples=box.rest(pack.temple_cards),
        rows=rows + [[] for _ in range(ROWS - len(rows))],
        quests=[each.card for row in rows for each in row],
        quest_deck=box.deck(given.decks["quests"], pack.quest_cards),
        treasure_deck=box.deck(given.decks["treasures"], pack.treasure_cards),
        treasure_discard=treasure_discard,
        sin_deck=box.deck(given.decks["sins"], pack.sin_cards),
        sin_discard=sin_discard,
        artifact_deck=box.deck(given.decks["artifacts"], pack.artifact_cards),
        cataclysm_deck=[*coming, *box.rest(pack.cataclysm_cards)],
        cataclysms=struck,
        portals=[given.portals.get(color, OPEN) for color in COLORS],
        **{"order": list(range(len(heroes))), "turn": 1, "phase": QUESTING, **fields},
    )
    s.gone = box.rest(list(box.left))
    for owner in given.portals.values():
        players[owner].markers -= 1
    s.falls = sum(player.corrupted for player in players)
    s.rng.script = {what: [_outcome(s, each) for each in outcomes] for what, outcomes in chance.items()}
    assert min(s.pools) >= 0, "there are more gifts on the table than in the box"
    assert all(player.markers >= 0 for player in players), "somebody has placed more markers than there are"
    return s


def _players(pack: SevenPack, box: Box, heroes: Sequence[GivenHero]) -> list[Player]:
    keys = {each.banner: key for key, each in pack.heroes.items()}
    named = {each.banner for each in heroes}
    spare = iter([color for color in COLORS if color not in named])
    return [
        _player(pack, box, seat, each, keys[each.banner or next(spare)]) for seat, each in enumerate(heroes)
    ]


def _player(pack: SevenPack, box: Box, seat: int, given: GivenHero, key: str) -> Player:
    player = Player(seat=seat, hero=key, gifts=counted(given.gifts), **given.fields)
    player.corrupted = player.corruption >= FALL
    player.fell = int(player.corrupted)
    player.characters, player.tired = _marked(box, given.cards["characters"], "tapped")
    player.buildings, player.manned = _marked(box, given.cards["buildings"], "manned")
    player.elixirs = box.pile(given.cards["elixirs"])
    player.sins, player.artifacts = box.pile(given.cards["sins"]), box.pile(given.cards["artifacts"])
    player.markers -= len(player.manned)
    player.banners[pack.hero_banner[key]] += 1
    for card in player.characters:
        player.banners[pack.banner[card]] += 1
    return player


def _marked(box: Box, words: str, mark: str) -> tuple[Pile, list[Card]]:
    """Cards, and those of them that are marked: `ember-squire/tapped`."""
    cards, marked = [], []
    for word in words.split():
        name, _, state = word.partition("/")
        assert state in ("", mark), f"{word}: expected {name}/{mark}"
        cards.append(box.take(name))
        if state:
            marked.append(cards[-1])
    return cards, marked


def _quest(pack: SevenPack, box: Box, given: GivenQuest, players: list[Player]) -> Quest:
    card = box.take(given.name)
    spaces = len(pack.spaces[card])
    assert len(given.marks) <= spaces, f"{given.name} has {spaces} spaces"
    marks = [_mark(letter) for letter in given.marks.ljust(spaces, ".")]
    for mark in marks:
        if mark >= 0:
            players[mark].markers -= 1
    return Quest(card=card, marks=marks, treasures=box.pile(given.treasures), hidden=box.pile(given.hidden))


def _mark(letter: str) -> int:
    return {".": FREE, "n": NEUTRAL}.get(letter, SEATS.find(letter))


def _spaces(box: Box, words: str) -> list[Space]:
    """The spaces of a board, left to right; those that are not named are empty."""
    named = words.split()
    assert len(named) <= SPACES
    spaces = [Space() for _ in range(SPACES)]
    for space, word in zip(spaces, named, strict=False):
        if word == CLOSED:
            space.closed = True
        elif word != EMPTY:
            space.card.append(box.take(word))
    return spaces


def _offer(box: Box, words: str | None, cards: list[Card]) -> Pile:
    """Castles or estates for sale; by default the first ones that are left."""
    return box.some(cards, FOR_SALE) if words is None else box.pile(words)


def _pile(box: Box, pack: SevenPack, given: str | int) -> Pile:
    return box.some(reversed(pack.sin_cards), given) if isinstance(given, int) else box.pile(given)


def _unnamed(pack: SevenPack, box: Box, seat: int, given: GivenTable) -> Unnamed | None:
    if not given.unnamed:
        return None
    hand = box.rest(pack.unnamed_cards) if given.unnamed_hand is None else box.pile(given.unnamed_hand)
    return Unnamed(seat=seat, hand=hand, discard=box.rest(pack.unnamed_cards))


def _outcome(s: SevenState, outcome: Any) -> Any:
    """A scripted outcome: a text names the cards of a shuffled pile, top card first."""
    if not isinstance(outcome, str):
        return outcome
    on_table = [card for pile, _, _ in s.piles() for card in pile]
    found: Pile = []
    for name in outcome.split():
        found.append(next(c for c in on_table if spoken(s.pack, c) == name and c not in found))
    return found
