"""Decks as lists of cards: which are legal, and which is taken when nobody chooses (OUT-SET.2 to .4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from fatebox.games.outposts.content.pack import CardList, OutpostsPack
from fatebox.games.outposts.state.terms import DECK_SIZE, SILVER
from fatebox.kernel import Positive, Struct
from fatebox.kernel.messages import Message, declare
from fatebox.kernel.near import near
from fatebox.kernel.problem import NUMBER, UNKNOWN, Problem

FOREIGN = declare("problem-foreign", "faction")
COMMON = declare("problem-common")
NOBODY = declare("problem-nobody")
TOO_MANY = declare("problem-too-many", "number", "there")
DECK_SIZED = declare("problem-deck-size", "number", "size")
COLLECTION_SIZED = declare("problem-collection-size", "number", "least")

FactionKey = Literal["cinder", "bastion", "wildroot", "veil"]


class Entrant(Struct, frozen=True):
    """Everything about a player that is fixed before the game (option `entrants`)."""

    name: str | None = None
    """The player's name: in a campaign a collection belongs to a name. The rules do not look at it."""
    faction: FactionKey | None = None
    collection: dict[str, Positive] | None = None
    """The cards available to the player; without it, those of the faction deck (OUT-CAMP.2)."""
    deck: dict[str, Positive] | None = None
    """The deck list; without it the player is asked, or has the starter deck."""


def check_deck(
    pack: OutpostsPack,
    faction: str,
    cards: Mapping[str, int],
    collection: Mapping[str, int] | None = None,
    size: int = DECK_SIZE,
) -> list[Problem]:
    """All that is wrong with a deck list; nothing if it is legal (OUT-SET.2, .4)."""
    available = pack.faction_deck(faction) if collection is None else collection
    problems = []
    for key, number in cards.items():
        problem = _unknown(pack, key)
        if problem is not None:
            problems.append(problem)
            continue
        name, there = pack.designs[key].name, available.get(key, 0)
        if number < 1:
            problems.append(Problem(name, NUMBER(got=str(number)), "OUT-SET.4"))
        elif not there:
            problems.append(Problem(name, _not_available(pack, key), "OUT-SET.2"))
        elif number > there:
            problems.append(Problem(name, TOO_MANY(number=number, there=there), "OUT-SET.4"))
    total = sum(cards.values())
    if total != size:
        problems.append(Problem("", DECK_SIZED(number=total, size=size), "OUT-SET.2"))
    return problems


def check_collection(pack: OutpostsPack, collection: Mapping[str, int]) -> list[Problem]:
    """All that is wrong with a collection; nothing if it is sound."""
    problems = []
    for key, number in collection.items():
        problem = _unknown(pack, key)
        if problem is not None:
            problems.append(problem)
            continue
        name, there = pack.designs[key].name, len(pack.copies[key])
        if pack.pool[key] == SILVER:
            problems.append(Problem(name, NOBODY(), "OUT-TEAR.1"))
        elif number > there:
            problems.append(Problem(name, TOO_MANY(number=number, there=there), "OUT-CAMP.2"))
    total = sum(collection.values())
    if total < DECK_SIZE:
        problems.append(Problem("", COLLECTION_SIZED(number=total, least=DECK_SIZE), "OUT-CAMP.4"))
    return problems


def _unknown(pack: OutpostsPack, key: str) -> Problem | None:
    if key in pack.designs:
        return None
    return Problem(key, UNKNOWN(near=tuple(near(key, pack.designs))), "OUT-SET.2")


def _not_available(pack: OutpostsPack, key: str) -> Message:
    faction = pack.factions.get(pack.pool[key])
    return COMMON() if faction is None else FOREIGN(faction=faction.name)


def default_deck(
    pack: OutpostsPack, faction: str, collection: Mapping[str, int], size: int = DECK_SIZE
) -> CardList:
    """The starred cards, filled up with the cheapest others (OUT-CAMP.7), cut to size.

    Cards of other factions come last, where those of the player's own are too few (R91).
    """
    return dict(_default_deck(pack, faction, tuple(collection.items()), size))


@lru_cache
def _default_deck(
    pack: OutpostsPack, faction: str, cards: tuple[tuple[str, int], ...], size: int
) -> CardList:
    """Most games begin with the same few decks."""
    collection = dict(cards)
    deck = {key: min(n, collection.get(key, 0)) for key, n in pack.starter(faction).items()}
    others = [key for key in collection if key not in deck]
    rank = {
        key: (pack.pool[key] != faction, pack.designs[key].cost, pack.designs[key].name) for key in others
    }
    for key in sorted(others, key=lambda key: rank[key]):
        missing = max(0, size - sum(deck.values()))
        deck[key] = min(missing, collection[key])
    return cut_down(pack, {key: n for key, n in deck.items() if n}, size)


def cut_down(pack: OutpostsPack, deck: CardList, size: int) -> CardList:
    """Leave out the most expensive cards, ties by name, until the size is right."""
    left = Counter(deck)
    for key in sorted(deck, key=lambda key: (-pack.designs[key].cost, pack.designs[key].name)):
        left[key] -= min(left[key], max(0, left.total() - size))
    return dict(+left)


def ready_decks(
    pack: OutpostsPack, faction: str, collection: Mapping[str, int], size: int = DECK_SIZE
) -> dict[str, CardList]:
    """The decks that need no building: the starter deck, and those made ready that can be had in full."""
    decks = {"starter": default_deck(pack, faction, collection, size)}
    for key, ready in pack.ready_decks.items():
        cards = pack.ready_deck(key)
        if ready.faction == faction and not check_deck(pack, faction, cards, collection):
            decks[key] = cut_down(pack, cards, size)
    return decks
