"""Features for a network beside those of the declarations: the rows that options lead to.

They also name the Death cards that are still to come, and what a result is worth.
"""

from __future__ import annotations

from typing import Any

from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import plays, uses
from fatebox.games.weaver.rules.resolve import reading_pay
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import matched_sides
from fatebox.games.weaver.state.terms import LEVELS, READING, SUIT_INDEX, SUITS, VISITORS
from fatebox.kernel import Option, Rng
from fatebox.kernel.features import Features, Setup, Sketch

from .rows import lay, tried
from .sense import senseless

SURVIVAL, HIGH_SCORE = 0.5, 120
"""The value of a win without points, and the score that is worth 1."""
ROW, ROW_VALUES = "after", 9
"""The kind of the rows that options lead to, and how many numbers say what such a row is worth."""
LINES = 4
"""More lines than a relic has."""


def _derive(s: WeaverState, seat: int, sketch: Sketch) -> None:
    del seat
    sketch.thing(s, *_deaths_to_come(s))
    if s.segment != "read":
        return
    options = [] if len(s.row) == READING else plays(s)
    trial = tried(s)
    for option in (*options, *uses(s)):
        if isinstance(option[-1], int):
            lay(trial, s, option)
            sketch.add(ROW, s, 0, _number(s, option), *_row_values(trial))


def _deaths_to_come(s: WeaverState) -> list[int]:
    """The Death cards of each suit that nobody has seen in this game yet."""
    left = [0] * len(SUITS)
    death, suit = s.pack.death, s.pack.suit
    for pile in (*s.decks, s.box):
        for card in pile:
            left[suit[card]] += death[card]
    return left


def _row_values(trial: WeaverState) -> tuple[int, ...]:
    """The pay of a row, its open Death cards, their matched sides, turns, and the visitor's demand."""
    places = range(len(trial.row))
    opened = [place for place in places if trial.is_open_death(place)]
    half = sum(matched_sides(trial, place) for place in opened)
    spent = sum(trial.is_spent(place) for place in places)
    required = demand(trial)
    met = required is None or trial.row_has(required)
    return *reading_pay(trial), len(opened), half, sum(trial.rots), spent, met, len(places)


def _number(s: WeaverState, option: Option) -> int:
    """A number of its own for each option that changes the row."""
    if option[0] == "play":
        return SUIT_INDEX[option[1]] * READING + int(option[2])
    relic = s.pack.relic_keys.index(option[1])
    return len(SUITS) * READING + (relic * LINES + int(option[2])) * READING + int(option[3])


def _aim(s: WeaverState, option: Option, sketch: Sketch) -> int | None:
    """The row that an option leads to."""
    return sketch.added(ROW, _number(s, option)) if isinstance(option[-1], int) else None


def _suit(s: WeaverState, suit: str, sketch: Sketch) -> int | None:
    """The card that lies open on a deck."""
    top = s.tops[SUIT_INDEX[suit]]
    return sketch.row_of_card(top[0]) if top else None


def _target(s: WeaverState, target: Any, sketch: Sketch) -> int | None:
    """The card of the row that an ability is for; suits and hours are words."""
    return sketch.row_of_card(s.row[target]) if isinstance(target, int) else None


def _result_value(s: WeaverState, seat: int) -> float:
    """Survival and score, or the share of the rounds that were survived (WEA-SCO.4)."""
    assert s.result is not None
    if seat in s.result.winners:
        return SURVIVAL + (1 - SURVIVAL) * min(1.0, s.result.scores[seat] / HIGH_SCORE)
    return SURVIVAL * min(1.0, (s.round - 1) / VISITORS)


def _setup(rng: Rng) -> Setup:
    return None, {"difficulty": LEVELS[rng.below(len(LEVELS))]}


FEATURES: Features[WeaverState] = Features(
    things=48,
    options=64,
    skip=(
        "segment",
        "seats",
        "box",
        "visitors_box",
        "cycles_box",
        "cycle",
        "discard",
        "visitors_gone",
    ),
    ordered=("row",),
    beside={"rots": "row"},
    on_things={"state": len(SUITS)},
    extra={ROW: ROW_VALUES},
    derive=_derive,
    aims={"play": _aim, "use": _aim},
    pointers={"suit": _suit, "target": _target},
    setup=_setup,
    senseless=senseless,
    result_value=_result_value,
)
