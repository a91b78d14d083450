"""Scores: Stats, dice and modifiers (FAN-HAR.3, FAN-WAR.6, FAN-TRB.4, FAN-DUEL.5)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.standing import HarvestScore, standing
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Side
from fatebox.games.fantos.state.terms import DUEL, FINAL, HARVEST, STAT_OF, UNTASKED, WAR
from fatebox.kernel import Card


def score(s: FantosState, action: Action, index: int) -> int:
    """The Score of a side as it stands now; never below 0 (FAN-GEN.12)."""
    side = action.sides[index]
    which = STAT_OF[action.kind]
    total = side_bonus(s, action, index)
    for part in side.parts:
        total += part.die
        if part.card is not None:
            legacy = s.legacy(part.card)
            if legacy is not None:
                total += s.stat(legacy, which)
            total += part_bonus(s, action, side, part.card)
    return max(total, 0)


def part_bonus(s: FantosState, action: Action, side: Side, card: Card) -> int:
    """The additions to a Legacy's part: linked Labor, and others of a race beside it in War (PACKMOTHER)."""
    total = 0
    for bonus in action.bonuses:
        if bonus.on == card:
            total += bonus.amount
    band = s.pack.traits[card].band
    if band is not None and action.kind == WAR:
        beside = [part.card for part in side.parts if part.card is not None and part.card != card]
        total += min(band.most, band.each * sum(s.pack.race[other] == band.race for other in beside))
    return total


def side_bonus(s: FantosState, action: Action, index: int) -> int:
    """The additions to a side that belong to none of its parts: abilities, a raised bare defense, Trials."""
    side = action.sides[index]
    total = side.bonus
    if index == 1:
        if action.bonuses and all(part.card is None for part in side.parts):
            total += sum(bonus.amount for bonus in action.bonuses if bonus.on is None)
        if action.kind == WAR:
            total += _guards(s, side)
    elif action.kind == HARVEST:
        total += harvest_bonus(s)
    return total


def harvest_bonus(s: FantosState) -> int:
    """The additions of Trials to every Harvest."""
    return sum(effect.amount for effect in standing(s, HarvestScore)) if s.trials else 0


def _guards(s: FantosState, side: Side) -> int:
    """The additions of untasked Legacies when their Citadel is attacked (COIL GUARD)."""
    return sum(
        s.pack.traits[legacy.card].guard
        for legacy in s.citadels[side.seat].legacies
        if legacy.state == UNTASKED
    )


def finalise(s: FantosState, action: Action) -> tuple[int, ...]:
    """The cut-off: Scores become final (FAN-CAN.2)."""
    action.scores = tuple(score(s, action, i) for i in range(len(action.sides)))
    action.stage = FINAL
    if s.listener is not None:
        s.emit(events.Scores, action.kind, tuple(side.seat for side in action.sides), action.scores,
               clause="FAN-CAN.2")  # fmt: skip
    return action.scores


def damage(s: FantosState, action: Action, loser: int) -> int:
    """The Damage Score against the losing side, less what is prevented (FAN-WAR.9, FAN-DUEL.6, PREVENT)."""
    assert action.kind in (WAR, DUEL)
    return max(0, action.scores[1 - loser] - action.scores[loser] - prevented(s, action.sides[loser]))


def prevented(s: FantosState, side: Side) -> int:
    """The damage that a side is spared: by abilities, and by Labor attached to its Legacies (PREVENT)."""
    total = side.prevented
    for part in side.parts:
        legacy = None if part.card is None else s.legacy(part.card)
        if legacy is not None:
            total += sum(s.pack.traits[labor].shield for labor in legacy.attached)
    return total
