"""How well a seat stands: the chance that the heroes succeed, and who of them would then be the mightiest."""

from __future__ import annotations

from math import exp

from . import worth
from .pending import pending_worth
from .pieces import Cost, Player
from .regrouping import leaders
from .state import SevenState
from .terms import ARMOUR, FALL, FREE, GOAL, MARKERS, QUESTING, REGROUPING, SIN_PILE, SINS

MIGHT_PER_TURN = 5.0
SINS_PER_TURN = 2.0
"""How many sins each hero brings to the discard pile in a turn, about."""


def evaluate(s: SevenState, seat: int) -> float:
    """From 0 (lost) to 1 (won), by what the seat may know."""
    if s.result is not None:
        return s.result.value(seat)
    turns = turns_left(s)
    success = heroes_succeed(s, turns)
    values = [hero_worth(s, player, turns) if player.hero else 0.0 for player in s.players]
    if s.phase == QUESTING:
        for _, leader in leaders(s):
            values[leader] += worth.LEAD
    good = s.good()
    if seat >= len(s.players):
        return _as_foe(success, [values[other] for other in good])
    values[seat] += pending_worth(s, seat, turns)
    if s.players[seat].corrupted:
        return _as_foe(success, [values[other] for other in good]) + 0.0005 * values[seat]
    top = max(values[other] for other in good)
    spread = 9.0 + 1.5 * min(turns, 7.0)
    chances = {other: exp((values[other] - top) / spread) for other in good}
    return success * chances[seat] / sum(chances.values())


def _as_foe(success: float, values: list[float]) -> float:
    """The Unnamed and the fallen want the heroes to fail; what weakens all good heroes helps them."""
    mean = sum(values) / max(1, len(values))
    return 0.95 * (1.0 - success) + 0.03 * exp(-mean / 30.0)


def turns_left(s: SevenState) -> float:
    """About how many turns are still to come, this one included: at most one row can be finished in each."""
    rows = ARMOUR - s.armour
    started = 0.9 * _progress(s, 0) + 0.2 * _progress(s, 1)
    best = max((s.players[seat].might for seat in s.good()), default=0)
    for_might = (GOAL - best) / MIGHT_PER_TURN
    return max(1.0, rows - started + (0.5 if s.phase != REGROUPING else 0.0), for_might)


def _progress(s: SevenState, row: int) -> float:
    """How much of a row is done, where a space that somebody could mark right now counts for half."""
    done, spaces = 0.0, 0
    able = [player for player in s.players if player.markers and not player.corrupted]
    for quest in s.rows[row]:
        spaces += len(quest.marks)
        for place, mark in enumerate(quest.marks):
            if mark != FREE:
                done += 1.0
            elif any(_has(player, s.pack.spaces[quest.card][place]) for player in able):
                done += 0.5
    return done / spaces if spaces else 0.0


def _has(player: Player, cost: Cost) -> bool:
    """Whether a hero has what a space costs, without any help."""
    if player.gold < cost.gold or player.fame < cost.fame:
        return False
    return all(map(int.__ge__, player.gifts, cost.gifts))


def heroes_succeed(s: SevenState, turns: float) -> float:
    """The chance that armour and might come before the last cataclysm."""
    rows = ARMOUR - s.armour
    sins = len(s.sin_discard) + turns * SINS_PER_TURN * len(s.players)
    if s.phase == QUESTING:  # full hands must discard in Regrouping (SEV-REG.4, .5): one sin a turn is free
        sins += sum(max(0, len(player.sins) - SINS + 1) for player in s.players)
    slack = len(s.cataclysm_deck) - rows - sins / SIN_PILE
    if s.unnamed is not None:
        slack -= 0.1 * turns
    return 1.0 / (1.0 + exp(-1.8 * slack))


def hero_worth(s: SevenState, player: Player, turns: float) -> float:
    """What a hero has and may expect, in might at the end."""
    value = float(player.might)
    later = turns - 0.5
    value += worth.money(player.gold, turns) + worth.money(player.fame, turns)
    value += worth.gifts_worth(s, player, turns)
    for card in player.characters:
        value += worth.character_worth(s, card, later, tired=card in player.tired)
    for card in player.elixirs:
        value += worth.elixir_worth(s, player, card)
    for card in player.buildings:
        value += worth.building_worth(s, player, card, later)
    for card in player.manned:
        value += 0.8 + s.pack.man[card] if s.phase != REGROUPING else 0.0
    value += worth.ARTIFACT * len(player.artifacts) * (0.2 if player.corrupted else 1.0) * min(1.0, turns)
    value += _sins(s, player) + (0.0 if player.tapped else worth.READY)
    value -= 0.01 * player.watching
    for colour, owner in enumerate(s.portals):
        if owner == player.seat:
            value += s.pack.portal_might[colour] * later + worth.SEAL
    if player.markers < MARKERS:
        for number, row in enumerate(s.rows):
            for quest in row:
                if player.seat in quest.marks:
                    value += worth.marker_worth(s, quest, number, player.seat)
    return value - worth.CORRUPTION * min(player.corruption, FALL)


def _sins(s: SevenState, player: Player) -> float:
    """Sins are of use, but those still in hand cost might or corrupt (SEV-REG.3, SEV-COR.1)."""
    number = len(player.sins)
    return worth.SIN * number - 0.15 * number * number
