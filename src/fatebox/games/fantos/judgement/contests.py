"""Sense in actions: dice, bonuses and Scores that would help nobody but a rival."""

from __future__ import annotations

from fatebox.games.fantos.effects.base import Use
from fatebox.games.fantos.effects.scores import LegacyBonus, Reroll, side_called
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action
from fatebox.games.fantos.state.terms import DIE, HARVEST, ROLL
from fatebox.kernel import Option

EVEN = sum(DIE) // len(DIE)
"""The throw that a reroll makes neither better nor worse on average."""


def misplaced(s: FantosState, seat: int, options: list[Option]) -> list[Option]:
    """Dice, Scores and Legacies to choose that a Citadel has nothing from, while there are others."""
    wrong = [o for o in options if _is_misplaced(s, seat, o) or _is_outdone(s, seat, o, options)]
    return wrong if len(wrong) < len(options) else []


def helps_nobody(s: FantosState, seat: int, effect: LegacyBonus | Reroll) -> bool:
    """Whether a Citadel would have nothing from an effect, whatever it is aimed at (FAN-LAB.6, FAN-RES.3)."""
    by = s.citadels[seat].legacies[0]  # these effects do not ask who pays
    return all(_is_misplaced(s, seat, option) for option in effect.targets(s, Use(seat, by, 0)))


def _is_misplaced(s: FantosState, seat: int, option: Option) -> bool:
    """Whether an aim helps only a rival, can only lower a die of one's own, or changes nothing on average.

    A fight may hang on a single point, but a Harvest never does.
    """
    match option:
        case ("boost", number, card):
            action = s.actions[number]
            return _only_a_rivals(action, action.side_of(card), seat)
        case ("boost-bare", number):
            return _only_a_rivals(s.actions[number], 1, seat)
        case ("raise" | "lower" as way, number, name):
            action, side = s.actions[number], side_called(s, number, name)
            assert side is not None
            if way == "lower":
                return side.seat == seat
            return _only_a_rivals(action, action.sides.index(side), seat)
        case ("die", side, place):
            rolled = s.window_action(ROLL)
            assert rolled is not None
            die = rolled.sides[side].parts[place].die
            if rolled.kind == HARVEST and die == EVEN:
                return True
            if rolled.sides[side].seat == seat:
                return die == max(DIE)
            return die == min(DIE) and _only_a_rivals(rolled, side, seat)
    return False


def _is_outdone(s: FantosState, seat: int, option: Option, options: list[Option]) -> bool:
    """Whether another die of the same side is the one to reroll: one's own lowest, a foe's highest."""
    if option[0] != "die":
        return False
    rolled, side = s.window_action(ROLL), option[1]
    assert rolled is not None
    parts = rolled.sides[side].parts
    dice = [parts[other[2]].die for other in options if other[0] == "die" and other[1] == side]
    if rolled.sides[side].seat == seat:
        return parts[option[2]].die > min(dice)
    return parts[option[2]].die < max(dice) and _only_a_rivals(rolled, side, seat)


def _only_a_rivals(action: Action, side: int, seat: int) -> bool:
    """Whether a side is a rival's, and no third Citadel stands against it that one might want to lose."""
    own = action.sides[side].seat
    return own != seat and all(other.seat in (own, seat) for other in action.sides)
