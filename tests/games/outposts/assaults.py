"""Beginning an assault, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from .table import GivenPlayer, GivenPost, Table, player, table


def attacked(attacker: GivenPlayer, defender: GivenPlayer, changes: Sequence[str] = ()) -> Table:
    """A attacks B's first Outpost with the whole offense zone in one group."""
    names = " ".join(word.partition("=")[0] for word in attacker.offense.split())
    t = table(attacker, defender, at="fourth_step", groups=[names], changes=changes)
    t.attack("b1")
    return t


def assault(group: str, *posts: GivenPost, reserve: str = "") -> Table:
    """A's group attacks the first of these Outposts of B."""
    return attacked(player(offense=group), player(*posts, reserve=reserve))


def totals(t: Table) -> tuple[int, int, int]:
    """Attacker's Strength, Defense, Defender's Strength as they were emitted last."""
    strength, defense, strike = t.emitted("totals")[-1]
    return strength, defense, strike
