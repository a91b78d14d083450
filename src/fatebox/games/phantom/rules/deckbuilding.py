"""Customized Player decks: the lists that are legal, and the deck if none is chosen (PHA-DECK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import PlayerCard
from fatebox.games.phantom.state.terms import COPIES_MOST, DECK_LEAST, Legend
from fatebox.kernel import Card
from fatebox.kernel.messages import Message, declare, key_of
from fatebox.kernel.near import near
from fatebox.kernel.problem import TWICE, UNKNOWN, Problem

TOO_POOR = declare("problem-too-poor", "owner", "number", "least")
TOO_SMALL = declare("problem-too-small", "number", "least")
COPIES = declare("problem-copies", "number", "most")
KEYWORD = declare("problem-keyword", "keyword", "owners")
NOT_OWNED = declare("problem-not-owned")

Ids = Sequence[str]
"""Cards by set and number: `PH-11`, `SD-63`."""


def collection(pack: PhantomPack, legend: Legend, owned: Ids) -> list[str]:
    """All Player cards of a Legend: the starter deck, and the cards gained."""
    return [*(pack.ids[card] for card in pack.starters[legend]), *owned]


def check_deck(pack: PhantomPack, legend: Legend, owned: Ids, deck: Ids) -> list[Problem]:
    """The reasons why a list cannot be a customized deck; none if it is legal (PHA-DECK)."""
    available = collection(pack, legend, owned)
    if len(available) < DECK_LEAST:
        owner = pack.boards[legend].name
        what = TOO_POOR(owner=owner, number=len(available), least=DECK_LEAST)
        return [Problem("", what, "PHA-DECK.2, R74")]
    problems = [*_not_there(pack, available, deck)]
    known = [each for each in dict.fromkeys(deck) if each in available]
    cards = [pack.at[each] for each in known]
    if len(deck) < DECK_LEAST:
        problems.append(Problem("", TOO_SMALL(number=len(deck), least=DECK_LEAST), "PHA-DECK.2"))
    for name, number in Counter(alike(pack, card) for card in cards).items():
        if number > COPIES_MOST:
            problems.append(Problem(name, COPIES(number=number, most=COPIES_MOST), "PHA-DECK.3, R75"))
    allowed = allowed_keywords(pack, legend, cards)
    for card in cards:
        keyword = _player(pack, card).keyword
        if keyword is not None and keyword not in allowed:
            problems.append(Problem(_called(pack, card), _not_allowed(pack, keyword), "PHA-DECK.5"))
    return problems


def check_current_deck(pack: PhantomPack, legend: Legend, owned: Ids, deck: Ids) -> list[Problem]:
    """The reasons why a list cannot be the deck that a Legend comes with; none if it can be.

    It is everything the Legend owns (R74) or a customized deck (PHA-DECK.2); cards gained since then are at
    the end of both lists, and deck building rules do not hold for them yet (PHA-CAMP.3, R73).
    """
    if Counter(deck) == Counter(whole_collection(pack, legend, owned)):
        return []
    problems = check_deck(pack, legend, owned, deck)
    for gained in range(1, _same_at_the_end(owned, deck) + 1):
        if not problems:
            break
        if not check_deck(pack, legend, owned[:-gained], deck[:-gained]):
            problems = []
    return problems


def _same_at_the_end(one: Ids, other: Ids) -> int:
    pairs = zip(reversed(one), reversed(other), strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


def _not_there(pack: PhantomPack, available: Ids, deck: Ids) -> Iterable[Problem]:
    for each, number in Counter(deck).items():
        if each not in pack.at:
            yield Problem(each, UNKNOWN(near=tuple(near(each, available))), "PHA-CAMP.1")
        elif each not in available:
            yield Problem(each, NOT_OWNED(), "PHA-DECK.1, R76")  # nothing else gives it away
        elif number > 1:
            yield Problem(_called(pack, pack.at[each]), TWICE(), "PHA-CAMP.2")


def allowed_keywords(pack: PhantomPack, legend: Legend, cards: Iterable[Card]) -> set[str]:
    """The keywords that the Legend board and the Deckbuilding texts of a deck allow (PHA-DECK.4 to .6)."""
    allowed: set[str] = set(pack.boards[legend].deckbuilding)
    for card in cards:
        allowed.update(_player(pack, card).deckbuilding)
    return allowed


def whole_collection(pack: PhantomPack, legend: Legend, owned: Ids) -> list[str]:
    """The deck of a Legend that has chosen none: all cards but those that no deck may have (R74, R75)."""
    return list(_whole_collection(pack, legend, tuple(owned)))


@lru_cache(maxsize=256)
def _whole_collection(pack: PhantomPack, legend: Legend, owned: tuple[str, ...]) -> list[str]:
    available = collection(pack, legend, owned)
    allowed = allowed_keywords(pack, legend, [pack.at[each] for each in available])
    deck: list[str] = []
    copies: Counter[str] = Counter()
    for each in available:
        card = pack.at[each]
        keyword = _player(pack, card).keyword
        copies[alike(pack, card)] += 1
        if (keyword is None or keyword in allowed) and copies[alike(pack, card)] <= COPIES_MOST:
            deck.append(each)
    return deck


def alike(pack: PhantomPack, card: Card) -> str:
    """The name that copies of one card share; Martial Arts have their level in it (R75)."""
    design = _player(pack, card)
    return design.name if design.skill is None else f"{design.name} ({design.skill})"


def _player(pack: PhantomPack, card: Card) -> PlayerCard:
    design = pack.designs[card]
    assert isinstance(design, PlayerCard)
    return design


def _called(pack: PhantomPack, card: Card) -> str:
    return f"{pack.ids[card]} {pack.names[card]}"


def _not_allowed(pack: PhantomPack, keyword: str) -> Message:
    """The Legend that a keyword belongs to, if there is one; other cards that allow it are not given away."""
    owners = tuple(board.name for board in pack.boards.values() if keyword in board.deckbuilding)
    return KEYWORD(keyword=Message(key_of("keyword", keyword), content=keyword.title()), owners=owners)
