"""Texts of cards with changed numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from fatebox.kernel import Game

Change = tuple[str, str, str, int]
"""A table, a card in it, the place of a number in its content, and what the number becomes."""


def texts_after(game: Game[Any], changes: Iterable[Change]) -> dict[tuple[str, str, str], str]:
    """The text of a card after each change: by table, card and place.

    The first changes of all cards are made at once, then the second ones: a pack for each takes a minute.
    """
    by_card: dict[tuple[str, str], list[tuple[str, int]]] = defaultdict(list)
    for table, key, place, number in changes:
        by_card[table, key].append((place, number))
    texts: dict[tuple[str, str, str], str] = {}
    for one_of_each in zip_longest(*by_card.values()):
        made = [
            (card, change) for card, change in zip(by_card, one_of_each, strict=True) if change is not None
        ]
        pack = game.pack([f"{table}.{key}.{place}={number}" for (table, key), (place, number) in made])
        after = {(info.kind, info.key): info.text for info in pack.describe()}
        texts |= {(*card, place): after[card] for card, (place, _) in made}
    return texts
