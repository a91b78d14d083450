"""The value of markers on quests and portals, and of having the most of something."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fatebox.games.seven.effects.unit_values import PICK
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import FREE

LEAD = 0.8
"""Having the most of something before additional scoring."""
SEAL = 2.0
"""The value of a portal marker beside its might each turn."""
SURE = (0.95, 0.75, 0.5)
"""The chance that a quest is completed with the markers as they are, by its row."""


def values_of_quest_markers(s: SevenState) -> list[float]:
    """The expected gains of all markers on quests, by the seats of their heroes."""
    found = [0.0] * len(s.players)
    for number, row in enumerate(s.rows):
        for quest in row:
            if max(quest.marks) >= 0:
                for seat, value in _values_of_marks(s.pack.prize[quest.card], tuple(quest.marks), number):
                    found[seat] += value
    return found


@lru_cache(maxsize=4096)
def _values_of_marks(prize: int, marks: tuple[int, ...], row: int) -> list[tuple[int, float]]:
    """The expected gain of each hero with markers on a quest; the same quests come back all the time."""
    return [(seat, value_of_marker(prize, marks, row, seat)) for seat in set(marks) if seat >= 0]


def values_of_portals(s: SevenState, turns: float) -> list[float]:
    """The might that closed portals will give, by the seats of their heroes (SEV-PRT.6)."""
    found = [0.0] * len(s.players)
    for color, owner in enumerate(s.portals):
        if owner >= 0:
            found[owner] += s.pack.portal_might[color] * (turns - 0.5) + SEAL
    return found


def value_of_marker(prize: int, marks: Sequence[int], row: int, seat: int, extra: int = 0) -> float:
    """A hero's expected gain on a quest: picks for his markers, his share of the majority."""
    own = marks.count(seat) + extra
    if not own:
        return 0.0
    free = marks.count(FREE) - extra
    rival = 0
    for mark in marks:
        if mark >= 0 and mark != seat:
            rival = max(rival, marks.count(mark))
    lead = own - rival
    if lead > 0:
        share = 0.5 + 0.5 * lead / (lead + free)
    else:
        share = 0.5 * free / (free + 2 - lead) if lead else 0.5
    return SURE[row] * (PICK * own + share * prize)


def leads(s: SevenState) -> list[int]:
    """For each hero, the number of things of which he has the most (SEV-REG.1)."""
    found = [0] * len(s.players)
    holdings = [
        (
            len(player.elixirs),
            len(player.characters),
            len(player.buildings),
            sum(player.gifts),
            player.fame,
            player.gold,
            *player.banners,
        )
        for player in s.players
    ]
    for counts in zip(*holdings, strict=True):
        most = max(counts)
        if most and counts.count(most) == 1:
            found[counts.index(most)] += 1
    return found
