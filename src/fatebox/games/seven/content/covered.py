"""The portals whose gifts a hand covers.

The same hands come back step after step and in every world of a search, so the answers are remembered.
"""

from __future__ import annotations

from functools import lru_cache

from fatebox.games.seven.state.gift_counts import GUARDS

from .pack import SevenPack


@lru_cache(maxsize=20_000)
def covered_portals(pack: SevenPack, hand: int) -> tuple[int, ...]:
    """The colors of the portals that a packed hand could close (SEV-PRT.2)."""
    hand |= GUARDS
    every = enumerate(pack.packed_portal_needs)
    return tuple([color for color, needs in every if (hand - needs) & GUARDS == GUARDS])
