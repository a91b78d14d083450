"""Scores: Stats, dice and modifiers (FAN-HAR.3, FAN-WAR.6, FAN-TRB.4, FAN-DUEL.5)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.standing import HarvestScore, standing
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Side
from fatebox.games.fantos.state.terms import DUEL, FINAL, HARVEST, STAT_OF, UNTASKED, WAR


def score(s: FantosState, action: Action, index: int) -> int:
    """The Score of a side as it stands now; never below 0 (FAN-GEN.12)."""
    side = action.sides[index]
    which = STAT_OF[action.kind]
    total = side.bonus
    for part in side.parts:
        total += part.die
        if part.card is not None:
            legacy = s.legacy(part.card)
            if legacy is not None:
                total += s.stat(legacy, which)
    for bonus in action.bonuses:
        if bonus.on is None:
            total += bonus.amount if index == 1 and _bare(side) else 0
        elif any(part.card == bonus.on for part in side.parts):
            total += bonus.amount
    if action.kind == WAR:
        total += _bands(s, side)
        if index == 1:
            total += _guards(s, side)
    elif action.kind == HARVEST and s.trials:
        total += sum(effect.amount for effect in standing(s, HarvestScore))
    return max(total, 0)


def _bare(side: Side) -> bool:
    return all(part.card is None for part in side.parts)


def _bands(s: FantosState, side: Side) -> int:
    """The additions of Legacies for others of a race that war beside them (PACKMOTHER)."""
    total = 0
    for part in side.parts:
        band = None if part.card is None else s.pack.traits[part.card].band
        if band is not None:
            beside = [p for p in side.parts if p.card is not None and p is not part]
            count = sum(s.pack.race[p.card] == band.race for p in beside if p.card is not None)
            total += min(band.most, band.each * count)
    return total


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
    side = action.sides[loser]
    prevented = side.prevented
    for part in side.parts:
        legacy = None if part.card is None else s.legacy(part.card)
        if legacy is not None:
            prevented += sum(s.pack.traits[labor].shield for labor in legacy.attached)
    return max(0, action.scores[1 - loser] - action.scores[loser] - prevented)
