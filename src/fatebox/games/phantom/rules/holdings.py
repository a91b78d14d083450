"""Holdings: the cards of a Legend, and the deck that it comes with."""

from __future__ import annotations

from functools import lru_cache

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.effects.base import Struct
from fatebox.games.phantom.state.terms import Legend
from fatebox.kernel.near import did_you_mean
from fatebox.text.bundles import SHARED
from fatebox.text.speaker import content_speaker

from .deckbuilding import check_current_deck, collection, whole_collection


class Holding(Struct, frozen=True):
    """The possessions of a Legend when an adventure begins (option `holdings`)."""

    owned: tuple[str, ...] = ()
    """The cards gained so far, by set and number (`SD-63`); those of the starter deck belong to it anyway."""
    deck: tuple[str, ...] | None = None
    """The deck list; without it, all cards owned that a deck may have (R74)."""


@lru_cache(maxsize=64)
def deck_list(pack: PhantomPack, legend: Legend, holding: Holding) -> tuple[str, ...]:
    """The deck list of a Legend: its own, or all that it owns."""
    return tuple(whole_collection(pack, legend, holding.owned)) if holding.deck is None else holding.deck


@lru_cache(maxsize=64)
def check_holding(pack: PhantomPack, legend: Legend, holding: Holding) -> tuple[str, ...]:
    """Everything that cannot be true of a Legend's cards and deck, in words.

    Many games begin with the same cards, so the answers are remembered.
    """
    problems = []
    for each in holding.owned:
        card = pack.at.get(each)
        if card is None:
            problems.append(f"owned: there is no card {each!r}{did_you_mean(each, pack.at)}")
        elif "player" not in pack.traits[card] or pack.sets[card] in pack.boards:
            problems.append(f"owned: {each} ({pack.names[card]}) is no Player card that can be gained")
    if len(set(holding.owned)) < len(holding.owned):
        problems.append("owned: a card is named twice")
    available = collection(pack, legend, holding.owned)
    for each in holding.deck or ():
        if each not in available:
            problems.append(f"deck: {each!r} is not owned")
    if len(set(holding.deck or ())) < len(holding.deck or ()):
        problems.append("deck: a card is named twice")
    return tuple(problems)


def check_rules(pack: PhantomPack, legend: Legend, holding: Holding) -> list[str]:
    """The deck building rules that a possible deck list breaks, in words (PHA-DECK)."""
    if holding.deck is None:
        return []
    problems = check_current_deck(pack, legend, holding.owned, holding.deck)
    return [f"deck: {content_speaker(SHARED).say(problem.message())}" for problem in problems]
