"""The table at rest: all that the evaluation judges but the action under way, which few answers leave alone.

A search comes back to the same table again and again: in worlds that differ only in what is hidden, after the
same answers in another order, and while a question asks for details. So tables are remembered, and beside
them single heroes: most answers change what lies before one of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import repeat
from typing import NamedTuple

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Player
from fatebox.games.seven.state.terms import QUESTING
from fatebox.kernel.evaluation import Memory

from .forecast import STEEP, decided, rows_left, spare_sins, turns_left
from .heroes import STRIKES, Expected, hero_terms
from .markers import LEAD, leads, values_of_portals, values_of_quest_markers
from .sides import beliefs
from .sins import price_of_a_sin
from .terms import Terms

KNOWN = 1024
"""The number of tables that are remembered; searches see fewer before they move on."""
KNOWN_HEROES = 2048
"""The number of heroes that are remembered."""
LAST_SPREAD = 1.0
"""The spread of might when only the treasures of the last quests are to come."""


class AtRest(NamedTuple):
    """The standing of all heroes before the action that is being carried out."""

    good: Sequence[float]
    """For each hero the chance to be good in the end."""
    turns: float
    """The turns to come."""
    spare: float | None
    """The sins that can be spared; None when the heroes have succeeded."""
    spread: float
    """The spread of the might that is still to come."""
    heroes: Sequence[Terms]


tables: Memory[Hashable, AtRest] = Memory(KNOWN)
known_heroes: Memory[Hashable, Terms] = Memory(KNOWN_HEROES)


def at_rest(s: SevenState) -> AtRest:
    """The table as it lies, looked up if it was judged before."""
    sides = [*map(_belongings, s.players)]
    key = (*_as_it_lies(s), *sides)
    known = tables.get(key)
    if known is None:
        known = tables[key] = judge(s, sides)
    return known


def judge(s: SevenState, sides: Sequence[Hashable] = ()) -> AtRest:
    """Judge the table as it lies; heroes are looked up if it is known what lies on their sides."""
    rows = rows_left(s)
    turns = turns_left(s, rows)
    if decided(s, rows):
        good = tuple(0.0 if player.corrupted else 1.0 for player in s.players)
        heroes = tuple(Terms(might=player.might) for player in s.players)
        return AtRest(good, turns, None, LAST_SPREAD, heroes)
    spare = spare_sins(s, rows, turns)
    terms = _hero_terms(s, turns, price_of_a_sin(s, spare), sides)
    return AtRest(tuple(beliefs(s, turns)), turns, STEEP * spare, 8.0 + 1.6 * min(turns, 7.0), terms)


def _hero_terms(s: SevenState, turns: float, price: float, sides: Sequence[Hashable]) -> tuple[Terms, ...]:
    """The terms of all heroes."""
    quests, portals = values_of_quest_markers(s), values_of_portals(s, turns)
    leading = leads(s) if s.phase == QUESTING else [0] * len(s.players)
    expected = [Expected(quests[i], portals[i], LEAD * leading[i]) for i in range(len(s.players))]
    if not sides:
        return tuple([hero_terms(s, s.players[i], turns, price, each) for i, each in enumerate(expected)])
    found: list[Terms] = []
    around = turns, price, s.pack, s.falling, s.unnamed is None, s.phase, len(s.sin_discard) < STRIKES
    for seat, key in enumerate(zip(sides, expected, repeat((*around, *s.portals)))):
        terms = known_heroes.get(key)
        if terms is None:
            terms = known_heroes[key] = hero_terms(s, s.players[seat], turns, price, expected[seat])
        found.append(terms)
    return tuple(found)


def _as_it_lies(s: SevenState) -> tuple[Hashable, ...]:
    """All that the judgement looks at between the heroes: with their sides, equal tables are judged alike."""
    declared = s.declared
    return (
        s.pack, s.falling, s.unnamed is None, s.phase, s.turn, s.armour,
        s.for_sins and s.segment.startswith("cataclysm"), s.completing is None,
        len(s.sin_discard), len(s.cataclysm_deck),
        None if declared is None else (declared.kind, declared.card, declared.number),
        tuple(s.portals),
        tuple(map(len, s.rows)),
        *[(quest.card, *quest.marks) for row in s.rows for quest in row],
    )  # fmt: skip


def _belongings(player: Player) -> Hashable:
    """All that the judgement looks at on a hero's side."""
    return (
        player.hero, player.tapped, player.corrupted, player.corruption,
        player.might, player.gold, player.fame, player.markers > 0,
        len(player.sins), len(player.artifacts), *player.gifts, *player.banners,
        tuple(player.characters), tuple(player.tired),
        tuple(player.elixirs), tuple(player.buildings), tuple(player.manned),
    )  # fmt: skip
