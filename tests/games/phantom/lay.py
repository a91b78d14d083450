"""Laying out a table of The Phantom from words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fatebox.games import load_rulebook
from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import LEGENDS, LEVELS, PROMO, RESOURCES
from fatebox.kernel import Card, Pile, Rng
from fatebox.kernel.content import Source

A, B = range(2)
"""The seats: A is The Phantom and B is Diana, unless a test says otherwise."""
BLANK = "blank"
"""A Player card without text, cost and reward M, of which there are plenty: where any card will do."""
CALM = "calm"
"""An Event without text that is resolved at once: what is revealed where it does not matter."""
SEGMENTS = ("next_turn", "recovery", "destiny", "row", "preparation", "adventure", "fate", "cleanup", "lore")
"""The segments that a table can begin with."""


@dataclass(frozen=True)
class GivenPlayer:
    """One player as a test describes them."""

    piles: Mapping[str, str | int]
    resources: str
    exhausted: str
    fields: Mapping[str, Any]


def player(
    play: str = "",
    *,
    hand: str | int = "",
    deck: str | int = 10,
    discard: str | int = "",
    injuries: str | int = "",
    injury_deck: str | int = 5,
    exhausted: str = "",
    resources: str = "",
    **fields: Any,
) -> GivenPlayer:
    """A player: `player("guran colt-45", hand="campfire", resources="GSS", exhausted="guran")`.

    Cards are called by their keys in the content without the set (`judo-novice`), or with it (`di-campfire`)
    where both starter decks have one. Piles are named from the top; a number means that many blank cards, of
    Injuries that many Flesh Wounds or what there is. `fields` are fields of the player (`legend`, `out`).
    """
    piles = {
        "play": play,
        "hand": hand,
        "deck": deck,
        "discard": discard,
        "injuries": injuries,
        "injury_deck": injury_deck,
    }
    return GivenPlayer(piles, resources, exhausted, fields)


# --- the content, with cards that tests invent --------------------------------------------------------


@lru_cache(maxsize=64)
def content(changes: tuple[str, ...]) -> PhantomPack:
    """The content of the game, with blank cards, and Enemies without text: `foe-3`, `beast-1`."""
    source = Source(files(GAME.package) / "content" / "cards", changes)
    invented: dict[str, dict[str, Any]] = {
        BLANK: {"copies": 80, "kind": "player", "type": "skill", "cost": "M", "reward": "M"},
        CALM: {"copies": 30, "kind": "destiny", "type": "event", "icons": ["resolve"]},
    }
    for health in range(6):
        foe = {"copies": 4, "kind": "destiny", "type": "enemy", "health": health}
        invented[f"foe-{health}"] = {**foe, "subtypes": ["human"]}
        invented[f"beast-{health}"] = {**foe, "subtypes": ["animal"]}
    printed = load_rulebook("phantom").cards[PROMO]
    number = printed + 1
    for name, fields in invented.items():
        source.tables[PROMO][f"pr-{name}"] = {"number": number, "name": name.capitalize(), **fields}
        number += fields["copies"]
    pack = PhantomPack(source)
    pack.promos = pack.promos[:printed]
    return pack


def spoken(pack: PhantomPack, card: Card) -> str:
    """The name of a card in tests: `colt-45`."""
    return pack.keys[card].partition("-")[2]


class Box:
    """The cards that have not been laid on the table yet."""

    def __init__(self, pack: PhantomPack, level: int) -> None:
        self.pack = pack
        self.used: set[Card] = set()
        self.named: dict[str, list[Card]] = {}
        for number in range(len(pack.names)):
            card = Card(number)
            if pack.faces[level][card] is not None:
                for word in (spoken(pack, card), pack.keys[card]):
                    self.named.setdefault(word, []).append(card)

    def take(self, word: str, legend: str = "") -> Card:
        """The first copy of a card that is left, if possible of the Legend's own set."""
        assert word in self.named, f"no card of this level is called {word}"
        left = [card for card in self.named[word] if card not in self.used]
        assert left, f"there is no {word} left in the box"
        card = next((card for card in left if self.pack.sets[card] == legend), left[0])
        self.used.add(card)
        return card

    def pile(self, words: str | int, legend: str = "") -> Pile:
        """A pile of named cards, top card first; or a number of blank ones."""
        names = words.split() if isinstance(words, str) else [BLANK] * words
        return [self.take(name, legend) for name in names]

    def injuries(self, words: str | int, legend: str) -> Pile:
        """A pile of Injuries of a Legend: named ones, or the last n (Flesh Wound is among them)."""
        if isinstance(words, str):
            return self.pile(words, legend)
        left = [card for card in reversed(self.pack.injuries[legend]) if card not in self.used][:words]
        self.used.update(left)
        return left


# --- the table ----------------------------------------------------------------------------------------


def lay(
    given: Sequence[GivenPlayer],
    *,
    row: str,
    mission: str,
    beside: str,
    tokens: Mapping[str, Mapping[str, int]],
    destiny: str | int,
    resolved: str,
    set_aside: str,
    at_hand: str,
    level: str,
    adventure: str,
    seed: int | str,
    chance: Mapping[str, Sequence[Any]],
    changes: Sequence[str],
    fields: Mapping[str, Any],
) -> PhantomState:
    """The state that a test describes; see `table`."""
    pack = content(tuple(changes))
    number = LEVELS.index(level)
    box = Box(pack, number)
    s = PhantomState(
        pack=pack,
        seats=len(given),
        rng=Rng.from_seed(seed),
        adventure=adventure,
        level=number,
        players=[],
        **{"turn": 3, **fields},
    )
    for word in row.split():
        name, _, wounds = word.partition(":")
        card = box.take(name)
        s.row.append(card)
        if wounds:
            s.wounds[card] = int(wounds)
    s.missions, s.objectives = box.pile(mission), box.pile(beside)
    s.resolved, s.set_aside, s.at_hand = box.pile(resolved), box.pile(set_aside), box.pile(at_hand)
    s.destiny = [box.take(CALM) for _ in range(destiny)] if isinstance(destiny, int) else box.pile(destiny)
    for seat, each in enumerate(given):
        s.players.append(_player(box, seat, each))
    for where, kinds in tokens.items():
        s.tokens[_on_table(s, where)] = dict(kinds)
    _lay_story(s, box)
    s.rng.script = {what: [_outcome(s, what, each) for each in outcomes] for what, outcomes in chance.items()}
    return s


def _player(box: Box, seat: int, given: GivenPlayer) -> Player:
    made = Player(seat=seat, **{"legend": LEGENDS[seat], **given.fields})
    for name in ("play", "hand", "deck", "discard"):
        setattr(made, name, box.pile(given.piles[name], made.legend))
    made.injuries = box.injuries(given.piles["injuries"], made.legend)
    made.injury_deck = box.injuries(given.piles["injury_deck"], made.legend)
    for word in given.exhausted.split():
        found = (card for card in made.play if spoken(box.pack, card) == word and card not in made.exhausted)
        made.exhausted.append(next(found))
    made.resources = {symbol: given.resources.count(symbol) for symbol in RESOURCES}
    return made


def _lay_story(s: PhantomState, box: Box) -> None:
    """The rest of the adventure's set: Adventure deck, and Loot and Achievements if they are in use."""
    deck = s.pack.adventures[s.adventure]
    first_reward = min(s.pack.numbers[deck.achievement], s.pack.numbers[deck.loot])
    for card in deck.cards:
        if card in box.used:
            continue
        if s.pack.numbers[card] < first_reward:
            s.story.append(card)
            s.numbers.append(s.pack.numbers[card])
        elif s.rewarding:
            s.rewards.append(card)
    if s.promo_unlock or s.promo_direct:
        s.promos = [card for card in s.pack.promos if card not in box.used]


def _on_table(s: PhantomState, word: str) -> Card:
    if word == "mission":
        return s.missions[0]
    return next(card for card in (*s.row, *s.objectives) if spoken(s.pack, card) == word)


def _outcome(s: PhantomState, what: str, outcome: Any) -> Any:
    """A scripted outcome: words are cards that lie on the table, one for `gain`, else those of a pile."""
    if not isinstance(outcome, str):
        return outcome
    cards = [card for pile, _, _ in s.piles() for card in pile]
    found: Pile = []
    for word in outcome.split():
        found.append(next(c for c in cards if spoken(s.pack, c) == word and c not in found))
    return found[0] if what == "gain" else found
