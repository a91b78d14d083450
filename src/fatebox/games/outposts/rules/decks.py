"""Decks as lists of cards: which are legal, and which is taken when nobody chooses (OUT-SET.2 to .4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from fatebox.games.outposts.content.pack import CardList, OutpostsPack
from fatebox.games.outposts.state.terms import DECK_SIZE, SILVER
from fatebox.kernel import Positive, Struct
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.problem import Problem

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
            problems.append(Problem(name, f"expected a number of copies from 1, got {number}", "OUT-SET.4"))
        elif not there:
            problems.append(Problem(name, f"not available: {_whose(pack, key)}", "OUT-SET.2"))
        elif number > there:
            problems.append(Problem(name, f"{number} copies, {there} available", "OUT-SET.4"))
    total = sum(cards.values())
    if total != size:
        problems.append(Problem("", f"the deck has {total} cards, it must have {size}", "OUT-SET.2"))
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
            problems.append(Problem(name, "Silver cards belong to nobody", "OUT-TEAR.1"))
        elif number > there:
            problems.append(Problem(name, f"{number} copies, there are {there}", "OUT-CAMP.2"))
    total = sum(collection.values())
    if total < DECK_SIZE:
        text = f"the collection has {total} cards, it must have at least {DECK_SIZE}"
        problems.append(Problem("", text, "OUT-CAMP.4"))
    return problems


def _unknown(pack: OutpostsPack, key: str) -> Problem | None:
    if key in pack.designs:
        return None
    return Problem(key, f"there is no such card{did_you_mean(key, pack.designs)}", "OUT-SET.2")


def _whose(pack: OutpostsPack, key: str) -> str:
    pool = pack.pool[key]
    return f"a card of {pack.factions[pool].name}" if pool in pack.factions else f"a {pool.capitalize()} card"


def default_deck(
    pack: OutpostsPack, faction: str, collection: Mapping[str, int], size: int = DECK_SIZE
) -> CardList:
    """The starred cards, filled up with the cheapest others (OUT-CAMP.7), cut to size.

    Cards of other factions come last, where those of the player's own are too few (R91).
    """
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
