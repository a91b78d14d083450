"""The shared cards and what lies on them: story, goals, clocks, Enemies and the combat under way.

Most answers touch none of that, only a player's own cards and resources. So it is remembered how these cards
were judged.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from fatebox.games.phantom.rules.values import attack_damage, health, standing
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.view.goals import bosses_wanted, goal_costs, meters, setbacks
from fatebox.kernel import Card
from fatebox.kernel.evaluation import Memory

from .card_value import stay_value

KNOWN = 1024
"""The number of tables whose shared cards are remembered; searches see fewer before they move on."""
STAGE = 80.0
"""A Lore card read: more than all tokens of a Mission."""
STEP = 5.2
"""A token toward a goal; it costs about two resources."""
SIDE_STEP = 3.5
"""A token toward something other than the next Lore card, for as long as its card is there."""
BOSS_WOUND = 2.5
AT_HAND = 60.0
"""An Objective that is still to be brought to the table."""
CLOCK = 30.0
PRESENCE, MENACE = 4.0, 15.0
"""An Enemy on the row, and each damage that it deals, for the turns to come."""
STAYS = 2.0
"""The number of turns that a row card other than an Enemy stays."""
BEGUN = 0.8
"""The share of an Enemy's burden that a nearly fatal number of Wounds lifts."""


class Blow(NamedTuple):
    """An attack that an Enemy on the row could make."""

    damage: int
    can_be_canceled: bool
    enemy: Card


class Shared(NamedTuple):
    """The value of the shared cards, and what on them the value of the players' own things depends on."""

    story: float
    goals: float
    clocks: float
    enemies: float
    row: float
    combat: float
    blows: tuple[Blow, ...]
    """The attacks of the Enemies on the row, the hardest first."""
    costs: tuple[str, ...]
    """The costs of all abilities that players pay to move tokens."""


tables: Memory[Hashable, Shared] = Memory(KNOWN)


def shared(s: PhantomState) -> Shared:
    """The shared cards as they lie, looked up if they were judged before."""
    key = _as_they_lie(s)
    known = tables.get(key)
    if known is None:
        known = tables[key] = judge(s)
    return known


def judge(s: PhantomState) -> Shared:
    """Judge the shared cards as they lie."""
    blows = sorted(
        (Blow(attack_damage(s, card), "boss" not in s.pack.traits[card], card) for card in s.enemies()),
        reverse=True,
    )
    return Shared(*_story(s), *_row(s), tuple(blows), tuple(goal_costs(s)))


def _as_they_lie(s: PhantomState) -> Hashable:
    """All that the judgement looks at: two tables with equal keys are judged alike."""
    return (
        s.pack, s.level, s.adventure, s.seats, standing(s, s.players[s.active]).health,
        tuple(s.path), tuple(s.to_read), len(s.at_hand), len(s.destiny), len(s.resolved),
        tuple(s.missions), tuple(s.objectives), tuple(s.row), tuple(s.fresh), s.combat,
        tuple(s.wounds.items()),
        tuple([(card, *tokens.items()) for card, tokens in s.tokens.items()]),
    )  # fmt: skip


# --- the story --------------------------------------------------------------------------------------


def _story(s: PhantomState) -> tuple[float, float, float]:
    """Story, goals and clocks: Lore cards read, tokens still missing, clocks that run."""
    bad = setbacks(s.pack, s.adventure)
    story = sum(-STAGE if number in bad else STAGE for number in (*s.path, *s.to_read))
    story -= AT_HAND * len(s.at_hand)
    goals = clocks = 0.0
    best_goal = None
    for meter in meters(s):
        if meter.clock:
            clocks -= CLOCK * _elapsed(s, meter.card, meter.now, meter.limit) ** 2
        elif meter.leads_on:
            left = STEP * meter.missing
            best_goal = left if best_goal is None else min(best_goal, left)
        else:
            goals -= SIDE_STEP * meter.missing
    for boss in bosses_wanted(s):
        left = BOSS_WOUND * (health(s, boss) - s.wounds.get(boss, 0))
        best_goal = left if best_goal is None else min(best_goal, left)
    return story, goals - (best_goal or 0.0), clocks


def _elapsed(s: PhantomState, card: Card, now: int, limit: int) -> float:
    """The part of a clock that has run; a Destiny deck that runs out is part of the next Time token."""
    if card == s.mission and s.face(card).on("empty"):
        every = len(s.destiny) + len(s.resolved)
        return (now + 1 - len(s.destiny) / max(1, every)) / max(1, limit)
    return now / max(1, limit)


# --- the row ----------------------------------------------------------------------------------------


class Foe(NamedTuple):
    """An Enemy on the row."""

    need: int
    """The Wounds that still defeat it."""
    menace: float
    """Its burden, in resources."""


def _row(s: PhantomState) -> tuple[float, float, float]:
    """Enemies, other cards of the row, and the combat under way."""
    enemies = others = combat = 0.0
    foes: list[Foe] = []
    hostile = s.pack.enemies
    for card in s.row:
        if card in hostile:
            wounds = s.wounds.get(card, 0)
            menace = PRESENCE + MENACE * attack_damage(s, card)
            need = max(1, health(s, card) - wounds)
            enemies -= menace * (1 - BEGUN * wounds / (need + wounds))
            foes.append(Foe(need, menace))
        elif "resolve" not in s.face(card).icons or card not in s.fresh:
            others += STAYS * stay_value(s.face(card))
    if s.combat > 0 and foes:
        combat = _combat_under_way(s.combat, foes)
    return enemies, others, combat


def _combat_under_way(value: int, foes: list[Foe]) -> float:
    """The value of Wounds: Enemies that they can defeat, the cheapest first, and a start at another."""
    gain = 0.0
    for foe in sorted(foes):
        gain += foe.menace if value >= foe.need else BEGUN * foe.menace * max(0, value) / foe.need
        value -= foe.need
    return gain
