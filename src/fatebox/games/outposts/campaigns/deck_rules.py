"""Decks that players build before a game (OUT-SET.2 to .4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

import msgspec

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.content.designs import CreatureCard
from fatebox.games.outposts.rules.decks import FactionKey, check_deck, ready_decks
from fatebox.games.outposts.state.terms import DECK_SIZE
from fatebox.kernel.keeping import CardCounts, DeckCard
from fatebox.kernel.problem import Problem

Key = Annotated[str, msgspec.Meta(max_length=60)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class DeckList(msgspec.Struct, forbid_unknown_fields=True):
    """A faction, and how many of each card are in the deck. It may be unfinished."""

    faction: FactionKey
    cards: Annotated[dict[Key, Copies], msgspec.Meta(max_length=100)]


class OutpostsDecks:
    """The rules of decks."""

    size = DECK_SIZE
    kinds: tuple[str, ...] = ("creature", "spell", "upgrade")
    deck_list = DeckList
    card_clause = "OUT-SET.2"
    copies_clause = "OUT-SET.4"

    def factions(self, pack: OutpostsPack) -> Mapping[str, str]:
        """The factions with their names."""
        return {key: faction.name for key, faction in pack.factions.items()}

    def cards(self, pack: OutpostsPack) -> Mapping[str, DeckCard]:
        """All cards by key."""
        return _cards(pack)

    def available(self, pack: OutpostsPack, faction: str) -> CardCounts:
        """All cards of the faction."""
        return pack.faction_deck(faction)

    def ready(self, pack: OutpostsPack, faction: str, owned: CardCounts) -> Mapping[str, CardCounts]:
        """The starter deck, and the ready-made decks that can be had in full."""
        return ready_decks(pack, faction, owned)

    def problems(
        self, pack: OutpostsPack, faction: str, cards: CardCounts, owned: CardCounts | None = None
    ) -> list[Problem]:
        """All that is wrong with a deck list."""
        return check_deck(pack, faction, cards, owned)


@lru_cache(maxsize=4)
def _cards(pack: OutpostsPack) -> Mapping[str, DeckCard]:
    return {
        key: DeckCard(
            design.name,
            design.cost,
            str(type(design).__struct_config__.tag),
            "/".join(map(str, design.stats)) if isinstance(design, CreatureCard) else "",
            design.starred,
        )
        for key, design in pack.designs.items()
    }
