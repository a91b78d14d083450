"""Laying out a table of Outposts from words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fatebox.games.outposts import GAME
from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import POSTS, Player, Post
from fatebox.games.outposts.state.terms import FACTIONS, SHARD, Step
from fatebox.kernel import Card, Pile, Rng
from fatebox.kernel.content import Source

A, B, C, D, E, F = range(6)
"""The seats, clockwise: B sits to the left of A."""
RECRUIT = "recruit"
"""A creature 1/1/1 of cost 1 without abilities, of which there are plenty: a card where any card will do."""
BLANK = "blank"
STEP_OF: dict[str, Step] = {
    "first_step": "first",
    "second_step": "second",
    "action": "second",
    "third_step": "third",
    "group_up": "third",
    "fourth_step": "fourth",
    "assault": "fourth",
}
"""The segments that a table can begin with, and the step that they belong to."""


@dataclass(frozen=True)
class GivenPost:
    """One Outpost as a test describes it."""

    counters: int = 0
    defenders: str = ""
    upgrades: str = ""
    hidden: str = ""
    standing: bool = True


def post(counters: int = 0, defenders: str = "", upgrades: str = "", hidden: str = "") -> GivenPost:
    """A face-up Outpost: `post(8, "p=1/1/4 gate-warden", upgrades="stone-wall", hidden="needle-trap")`."""
    return GivenPost(counters, defenders, upgrades, hidden)


DOWN = GivenPost(counters=10, standing=False)
"""A destroyed Outpost."""


@dataclass(frozen=True)
class GivenPlayer:
    """One player as a test describes them."""

    posts: tuple[GivenPost, ...]
    reserve: str
    offense: str
    piles: Mapping[str, str | int]
    fields: Mapping[str, Any]


def player(
    *posts: GivenPost,
    reserve: str = "",
    offense: str = "",
    hand: str | int = 0,
    deck: str | int = 10,
    discard: str | int = 0,
    **fields: Any,
) -> GivenPlayer:
    """A player: `player(post(3), DOWN, reserve="x=3/1/2 ash-hound", hand=7, crystals=2)`.

    Three fresh Outposts if none are named. Cards are called by their names in small letters with hyphens;
    `x=3/1/2` is a creature without abilities that is called x from then on. Piles are named from the top; a
    number means that many recruits. `fields` are fields of the player (`mana`, `crystals`, `tax`, `turns`).
    """
    piles = {"hand": hand, "deck": deck, "discard": discard}
    return GivenPlayer(posts or (post(), post(), post()), reserve, offense, piles, fields)


class Box:
    """The cards that have not been laid on the table yet."""

    def __init__(self, pack: OutpostsPack) -> None:
        self.used: set[Card] = set()
        self.named: dict[str, list[Card]] = {}
        for card in range(len(pack.names)):
            self.named.setdefault(spoken(pack, Card(card)), []).append(Card(card))

    def take(self, word: str) -> Card:
        """The first copy of a card that is left."""
        name = word.partition("=")[0]
        assert name in self.named, f"no card is called {name}"
        card = next((card for card in self.named[name] if card not in self.used), None)
        assert card is not None, f"there is no {name} left in the box"
        self.used.add(card)
        return card

    def pile(self, words: str | int) -> Pile:
        """A pile of named cards, top card first; or a number of recruits."""
        names = words.split() if isinstance(words, str) else [RECRUIT] * words
        return [self.take(name) for name in names]


def spoken(pack: OutpostsPack, card: Card) -> str:
    """The name of a card in tests: `natures-reproof`."""
    return pack.names[card].lower().replace("'", "").replace(" ", "-")


def _words(given: Sequence[GivenPlayer]) -> list[str]:
    """All words for cards that a test has used."""
    texts = [text for each in given for text in (each.reserve, each.offense, *each.piles.values())]
    texts += [text for each in given for post in each.posts for text in (post.defenders, post.upgrades)]
    return [word for text in texts if isinstance(text, str) for word in text.split()]


@lru_cache(maxsize=64)
def _content(changes: tuple[str, ...]) -> OutpostsPack:
    """The content of the game, with recruits and with blank creatures for those that tests invent."""
    source = Source(files(GAME.package) / "content" / "cards", changes)
    plain = {"type": "creature", "cost": 1}
    shards = source.tables[SHARD]
    shards[RECRUIT] = {**plain, "name": RECRUIT, "copies": 200, "stats": [1, 1, 1]}
    shards[BLANK] = {**plain, "name": BLANK, "copies": 24, "stats": [0, 0, 0]}
    return OutpostsPack(source)


def _pack(words: Sequence[str], changes: Sequence[str]) -> OutpostsPack:
    """The content with the creatures that a test has invented: `x=3/1/2`."""
    pack = copy(_content(tuple(changes)))
    pack.names, pack.stats = pack.names[:], pack.stats[:]
    invented = dict.fromkeys(word for word in words if "=" in word)
    for card, word in zip(pack.copies[BLANK], invented, strict=False):
        pack.names[card], _, values = word.partition("=")
        attack, defense, health = map(int, values.split("/"))
        pack.stats[card] = (attack, defense, health)
    return pack


def lay(
    given: Sequence[GivenPlayer],
    *,
    at: str,
    groups: Sequence[str],
    seed: int | str,
    chance: Mapping[str, Sequence[Any]],
    changes: Sequence[str],
    fields: Mapping[str, Any],
) -> OutpostsState:
    """The state that a test describes; see `table`."""
    pack = _pack(_words(given), changes)
    box = Box(pack)
    s = OutpostsState(
        pack=pack,
        seats=len(given),
        rng=Rng.from_seed(seed),
        players=[],
        box=[],
        silver_deck=[],
        **{"round": 2, "step": STEP_OF[at], **fields},
    )
    for seat, each in enumerate(given):
        s.players.append(_player(s, box, seat, each))
    s.groups = [_among(s, s.players[s.active].offense, group) for group in groups]
    s.rng.script = {what: [_outcome(s, each) for each in outcomes] for what, outcomes in chance.items()}
    return s


def _among(s: OutpostsState, cards: Pile, names: str) -> Pile:
    """The cards of these names, each taken once."""
    found: Pile = []
    for name in names.split():
        card = next((c for c in cards if spoken(s.pack, c) == name and c not in found), None)
        assert card is not None, f"there is no {name} to take"
        found.append(card)
    return found


def _outcome(s: OutpostsState, outcome: Any) -> Any:
    """A scripted outcome: words are cards that lie on the table."""
    on_table = [card for pile, _, _ in s.piles() for card in pile]
    return _among(s, on_table, outcome) if isinstance(outcome, str) else outcome


def _player(s: OutpostsState, box: Box, seat: int, given: GivenPlayer) -> Player:
    made = Player(seat=seat, **{"faction": FACTIONS[seat % 4], "turns": 2, **given.fields})
    for number, each in enumerate(given.posts):
        place = Post(id=seat * POSTS + number, standing=each.standing, counters=each.counters)
        place.defenders, place.upgrades = box.pile(each.defenders), box.pile(each.upgrades)
        for card in place.defenders + place.upgrades:
            s.entered[card] = s.arrive()
        for card in box.pile(each.hidden):
            place.hidden.append(card)
            place.bills.append((s.pack.facedown_cost[card], 0, s.arrive()))
        made.posts.append(place)
    made.reserve, made.offense = box.pile(given.reserve), box.pile(given.offense)
    for card in made.reserve + made.offense:
        s.entered[card] = s.arrive()
    made.hand, made.deck = box.pile(given.piles["hand"]), box.pile(given.piles["deck"])
    made.discard = box.pile(given.piles["discard"])
    return made
