"""Rotation and combos: how equal runes turn cards (WEA-GEO.5 to .8, WEA-ROT, WEA-X2, WEA-DTH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import WeaverState


def touching_equal(s: WeaverState, left: int) -> bool:
    """Whether the cards at `left` and `left + 1` match: upright runes, or a Knot (WEA-GEO.5, .6, .7)."""
    a, b = s.row[left], s.row[left + 1]
    pack = s.pack
    if pack.right[a][s.rots[left]] == pack.left[b][s.rots[left + 1]]:
        return True
    return bool(s.knots) and ((a, b) in s.knots)


def matched_sides(s: WeaverState, place: int) -> int:
    """How many sides of a Death card are matched; a spent neighbour is no matched side (WEA-ROT.10)."""
    sides = 0
    if place > 0 and touching_equal(s, place - 1) and not s.is_spent(place - 1):
        sides += 1
    if place + 1 < len(s.row) and touching_equal(s, place) and not s.is_spent(place + 1):
        sides += 1
    return sides


def run_chain(s: WeaverState, moved: set[int]) -> None:
    """Carry out all rotations that follow from the places that just moved (WEA-ROT.7).

    Each wave is computed completely before any card turns (WEA-ROT.2, .8); nobody decides
    anything on the way (WEA-ROT.9, .13).
    """
    while True:
        wave = next_wave(s, moved)
        if not wave:
            return
        turn(s, wave)
        moved = wave


def next_wave(s: WeaverState, moved: set[int]) -> set[int]:
    """The places that turn now."""
    wave: set[int] = set()
    last = len(s.row) - 1
    for left in range(last):
        # WEA-ROT.1, .3, .4, .5: a pair of live normal cards of which exactly one has moved
        right = left + 1
        if (left in moved) != (right in moved) and touching_equal(s, left):
            if s.is_live(left) and s.is_live(right):
                wave.add(left)
                wave.add(right)
    for place in range(1, last):
        # WEA-DTH.2, .3: an unconquered Death card needs both sides at once
        if s.is_open_death(place) and matched_sides(s, place) == 2:
            wave.add(place)
            # WEA-DTH.4: its live normal neighbours turn with it; WEA-DTH.6, .8: Death cards do not
            for neighbour in (place - 1, place + 1):
                if s.is_live(neighbour):
                    wave.add(neighbour)
    return wave


def turn(s: WeaverState, places: set[int]) -> None:
    """Turn cards by half a turn, all at once (WEA-GEO.8); Knots on them are gone (WEA-REL.14)."""
    for place in places:
        s.rots[place] += 1
    if s.knots:
        turned = {s.row[place] for place in places}
        s.knots = [knot for knot in s.knots if not turned & set(knot)]
    if s.listener is not None:
        s.tell("turned", [[s.row[p], s.rots[p]] for p in sorted(places)], clause="WEA-ROT.7")
