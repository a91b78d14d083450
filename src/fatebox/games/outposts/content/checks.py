"""Checks of the content that types cannot express."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fatebox.games.outposts.effects.battle import PaySac
from fatebox.games.outposts.state.terms import DECK_SIZE, FACTIONS
from fatebox.kernel import ContentError

from .designs import Always

if TYPE_CHECKING:
    from .pack import OutpostsPack


def check(pack: OutpostsPack) -> None:
    """Raise an error that says what is wrong and where."""
    _check_decks(pack)
    _check_abilities(pack)
    names = Counter(design.name for design in pack.designs.values())
    twice = next((name for name, number in names.items() if number > 1), None)
    if twice is not None:
        raise ContentError(f"cards: two cards are called {twice!r}")


def _check_decks(pack: OutpostsPack) -> None:
    """Starter decks have 30 cards (OUT-CARD.5), ready-made decks only cards of their faction."""
    for faction in FACTIONS:
        number = sum(pack.starter(faction).values())
        if number != DECK_SIZE:
            raise ContentError(
                f"cards/{faction}.toml: the starred cards must be {DECK_SIZE}, they are {number}"
            )
    for key, deck in pack.ready_decks.items():
        for card in (*deck.take_out, *deck.put_in):
            if pack.pool.get(card) != deck.faction:
                raise ContentError(f"cards/decks.toml: {key}: {card} is no card of {deck.faction}")


def _check_abilities(pack: OutpostsPack) -> None:
    """An extra cost is paid first (OUT-PLAY.7); only auras may hold while a creature defends."""
    for key, design in pack.designs.items():
        where = f"cards/{pack.pool[key]}.toml: {key}"
        for ability in design.abilities:
            if any(isinstance(effect, PaySac) for effect in ability.effects[1:]):
                raise ContentError(f"{where}: pay_sac must come first")
            if isinstance(ability, Always) and ability.when and len(ability.auras) < len(ability.effects):
                raise ContentError(f"{where}: only auras can hold while defending alone")
