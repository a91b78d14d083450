"""Values that people work out from the open table: Scores, Stats, prices; for clients without rules."""

from __future__ import annotations

from typing import TypedDict

from fatebox.games.fantos.rules.hiring import price
from fatebox.games.fantos.rules.scores import harvest_bonus, part_bonus, prevented, score, side_bonus
from fatebox.games.fantos.rules.votes import weight
from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Citadel, Legacy
from fatebox.games.fantos.state.terms import STATS, UNTASKED

from .targets import named_citadel


class ScoreData(TypedDict):
    """A side of an action as the rules count it now."""

    score: int
    parts: list[int]
    """The addition to the Stat of each of its parts."""
    more: int
    """The addition that belongs to none of its parts."""
    prevented: int
    """The damage that it is spared."""


class HelpData(TypedDict):
    """The help of a Legacy in a War, besides its own Stat."""

    beside: list[int]
    """The Legacies of its Citadel that raise its part when they fight beside it."""
    each: int
    most: int
    guard: int
    """The addition to the defense of its Citadel, while it stays untasked."""


class DerivedData(TypedDict):
    """Values by the numbers of cards, actions, items and seats."""

    stats: dict[str, list[int]]
    """The present Stats of each Legacy."""
    sides: list[list[ScoreData]]
    """The sides of each action."""
    helps: dict[str, HelpData]
    """The Legacies that help others in a War."""
    harvest: int
    """The addition of Trials to every Harvest."""
    prices: dict[str, int]
    """The price of each Legacy in sight."""
    aims: list[int | None]
    """The Citadel that each waiting item is aimed at, if it is."""
    targets: list[int]
    """The Citadels that the active one may attack."""
    votes: list[int]
    """The number of votes of each seat."""


def derive(s: FantosState, seat: int | None) -> DerivedData:
    """From what a seat sees; numbers of cards and seats are keys as text, as in all JSON."""
    return {
        "stats": {
            str(legacy.card): [s.stat(legacy, which) for which in range(len(STATS))]
            for citadel in s.citadels
            for legacy in citadel.legacies
        },
        "sides": [[_side(s, action, i) for i in range(len(action.sides))] for action in s.actions],
        "helps": {
            str(legacy.card): helping
            for citadel in s.citadels
            for legacy in citadel.legacies
            if (helping := _help(s, citadel, legacy))
        },
        "harvest": harvest_bonus(s),
        "prices": {} if seat is None else _prices(s, seat),
        "aims": [named_citadel(s.pack, item.source, item.kind, item.numbers) for item in s.stack],
        "targets": targets(s) if s.citadels[s.active].alive and s.order(s.active)[1:] else [],
        "votes": [weight(s, each) for each in range(s.seats)],
    }


def _side(s: FantosState, action: Action, index: int) -> ScoreData:
    side = action.sides[index]
    return {
        "score": score(s, action, index),
        "parts": [0 if part.card is None else part_bonus(s, action, side, part.card) for part in side.parts],
        "more": side_bonus(s, action, index),
        "prevented": prevented(s, side),
    }


def _help(s: FantosState, citadel: Citadel, legacy: Legacy) -> HelpData | None:
    """The help of a Legacy with a band, or of one on guard (PACKMOTHER, COIL GUARD)."""
    traits = s.pack.traits[legacy.card]
    band = traits.band
    guard = traits.guard if legacy.state == UNTASKED else 0
    if band is None and not guard:
        return None
    if band is None:
        return {"beside": [], "each": 0, "most": 0, "guard": guard}
    race = s.pack.race
    beside: list[int] = [card for card in citadel.tableau if card != legacy.card and race[card] == band.race]
    return {"beside": beside, "each": band.each, "most": band.most, "guard": guard}


def _prices(s: FantosState, seat: int) -> dict[str, int]:
    """The price of each Legacy in sight for the Reserve of a seat (FAN-HIR.4)."""
    aid = s.hire_aid if seat == s.active else 0
    shown = [*s.pool, *s.pool_down, *s.turned_up]
    return {str(card): price(s, s.citadels[seat], card, aid) for card in shown}
