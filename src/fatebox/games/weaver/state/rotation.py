"""Rotation and combos: equal runes turn cards (WEA-GEO.5 to .8, WEA-ROT, WEA-X2, WEA-DTH)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from fatebox.games.weaver.events import Turned

if TYPE_CHECKING:
    from fatebox.games.weaver.content import WeaverPack
    from fatebox.kernel import Card

    from .table import WeaverState


def touching_equal(s: WeaverState, left: int) -> bool:
    """Whether the cards at `left` and `left + 1` match: upright runes, or a Knot (WEA-GEO.5, .6, .7)."""
    a, b = s.row[left], s.row[left + 1]
    pack = s.pack
    if pack.right[a][s.rots[left]] == pack.left[b][s.rots[left + 1]]:
        return True
    return bool(s.knots) and ((a, b) in s.knots)


def would_match(s: WeaverState, card: Card, place: int) -> bool:
    """Whether a card will match a neighbor where it is played: otherwise nothing turns (WEA-ROT.1)."""
    left, right, row, rots = s.pack.left, s.pack.right, s.row, s.rots
    if place and right[row[place - 1]][rots[place - 1]] == left[card][0]:
        return True
    return place < len(row) and right[card][0] == left[row[place]][rots[place]]


def matched_sides(s: WeaverState, place: int) -> int:
    """The number of matched sides of a Death card; a spent neighbor is no matched side (WEA-ROT.10)."""
    sides = 0
    if place > 0 and touching_equal(s, place - 1) and not s.is_spent(place - 1):
        sides += 1
    if place + 1 < len(s.row) and touching_equal(s, place) and not s.is_spent(place + 1):
        sides += 1
    return sides


def run_chain(s: WeaverState, moved: set[int]) -> None:
    """Carry out all rotations that follow from the places that just moved (WEA-ROT.7)."""
    while wave := next_wave(s.pack, s.row, s.rots, moved, _tied(s) if s.knots else ()):
        turn(s, wave)
        moved = wave


def _tied(s: WeaverState) -> list[int]:
    """The left places of pairs with a Knot (WEA-REL.14)."""
    return [left for left in range(len(s.row) - 1) if (s.row[left], s.row[left + 1]) in s.knots]


def waves(
    pack: WeaverPack,
    row: Sequence[int],
    rots: Sequence[int],
    moved: Collection[int],
    tied: Collection[int] = (),
) -> list[set[int]]:
    """The turns that follow from the places that just moved, wave by wave (WEA-ROT.7); changes nothing.

    Nobody decides anything on the way (WEA-ROT.9, .13). `tied` holds the left places of pairs with a Knot.
    """
    chain: list[set[int]] = []
    while wave := next_wave(pack, row, rots, moved, tied):
        rots = [turns + (place in wave) for place, turns in enumerate(rots)]
        if tied:  # WEA-REL.14: a Knot lasts until one of its cards turns
            tied = [a for a in tied if a not in wave and a + 1 not in wave]
        chain.append(wave)
        moved = wave
    return chain


def next_wave(
    pack: WeaverPack,
    row: Sequence[int],
    rots: Sequence[int],
    moved: Collection[int],
    tied: Collection[int],
) -> set[int]:
    """The places that turn next; computed completely before any card turns (WEA-ROT.2, .8)."""
    left, right, death = pack.left, pack.right, pack.death
    sides: list[int] = []  # the left places of pairs that match
    for a in range(len(row) - 1):
        if right[row[a]][rots[a]] == left[row[a + 1]][rots[a + 1]] or a in tied:
            if rots[a] < 3 and rots[a + 1] < 3:  # WEA-ROT.10: a spent card has no effect
                sides.append(a)
    wave: set[int] = set()
    for a in sides:
        b, c = a + 1, a + 2
        # WEA-ROT.1, .3, .4, .5: a pair of live normal cards of which exactly one has moved
        if (a in moved) != (b in moved) and not death[row[a]] and not death[row[b]]:
            wave.update((a, b))
        # WEA-DTH.2, .3: an unconquered Death card needs both sides at once
        if death[row[b]] and not rots[b] and b in sides:
            # WEA-DTH.4: its normal neighbors turn with it; WEA-DTH.6, .8: Death cards do not
            wave.update(n for n in (a, b, c) if n == b or not death[row[n]])
    return wave


def turn(s: WeaverState, places: set[int]) -> None:
    """Turn cards by half a turn, all at once (WEA-GEO.8); Knots on them are gone (WEA-REL.14)."""
    for place in places:
        s.rots[place] += 1
    if s.knots:
        turned = {s.row[place] for place in places}
        s.knots = [knot for knot in s.knots if not turned & set(knot)]
    if s.listener is not None:
        s.emit(Turned, tuple((s.row[p], s.rots[p]) for p in sorted(places)), clause="WEA-ROT.7")
