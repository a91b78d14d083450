"""The market: all that is for sale, with prices (SEV-REC.1, SEV-ELX.1, SEV-BLD.1).

It is looked through once, until something changes there.
"""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.kernel import Card

from .pieces import Offers
from .table import SevenState

CHARACTERS = frozenset(("recruit",))
GOODS = frozenset(("elixir", "castle", "estate", "temple"))
"""The kinds of prices, as temples name them (SEV-MAN.3)."""


def for_fame(s: SevenState) -> Offers:
    """The characters that can be recruited."""
    if s.for_fame is None:
        s.for_fame = _offers(s, s.tavern.shown(), CHARACTERS)
    return s.for_fame


def for_gold(s: SevenState) -> Offers:
    """The elixirs, then the buildings that can be bought."""
    if s.for_gold is None:
        s.for_gold = _offers(s, [*s.store.shown(), *s.castles, *s.estates, *s.temples], GOODS)
    return s.for_gold


def _offers(s: SevenState, cards: Sequence[Card], kinds: frozenset[str]) -> Offers:
    return Offers(tuple(map(s.pack.offer.__getitem__, cards)), kinds)
