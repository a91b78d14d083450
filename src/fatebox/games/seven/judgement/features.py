"""Features for a network beside those of the declarations: free spaces of quests, the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fatebox.games.seven.effects.payment import Payment
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import ARMOUR, ARMOUR_WIN, PORTALS_WIN, UNNAMED_WIN
from fatebox.kernel import Rng
from fatebox.kernel.features import Features, Setup, Sketch

from .forecast import too_late
from .sense import senseless

HEROES = (3, 3, 3, 3, 2, 4, 4, 5)
"""Heroes in games to learn from."""
COLORS = 7
BEHIND = 0.3
"""A success of the heroes to those who are not the mightiest: better than a common defeat. If both were worth
nothing, nobody who is behind would help, and the heroes would always fail."""
TREASON, RUIN = 0.1, 0.0
"""A win of fallen heroes at the side of the Unnamed (SEV-COR.17), and one by the fall of all (SEV-COR.19).
Worth a whole win, all heroes would race to fall."""
PROGRESS = 0.1
"""The armor, if it was nearly complete when the heroes failed."""
FAILURE = 0.08
"""About what a failure is worth to a hero, by the armor that heroes who fail have in the end."""
FAINT = 0.01
"""The least chance of a good hero: the values are not exact enough to say less."""


def _derive(s: SevenState, seat: int, sketch: Sketch) -> None:
    del seat
    sketch.thing(s, *(closed >= 0 for closed in s.portals))
    for row in s.rows:
        for quest in row:
            sketch.thing(quest, quest.free(), len(quest.marks))
    for place, member in enumerate(s.order):
        if member < len(s.players):
            sketch.thing(s.players[member], place, place == s.position)


def _payment(argument: Any) -> tuple[int, int]:
    """Money, and gifts with what helps to pay."""
    payment = Payment(*argument)
    return payment.gold + payment.fame + payment.might, sum(payment.gifts) + 4 * len(payment.helps)


def _setup(rng: Rng) -> Setup:
    heroes = HEROES[rng.below(len(HEROES))]
    advanced = heroes > 2  # SEV-2P.3
    unnamed = advanced and rng.below(6) == 0
    options = {
        "fall_of_a_hero": advanced and rng.below(2) == 0,
        "unnamed_player": unnamed,
        "hero_assignment": ("random", "choose")[rng.below(2)],
    }
    return heroes + unnamed, options


def _result_value(s: SevenState, seat: int) -> float:
    """The value of an end to a seat: heroes succeed together, then the mightiest wins."""
    assert s.result is not None
    outcome, won = s.result.outcome, seat in s.result.winners
    if seat >= len(s.players):
        return float(won)
    if outcome in (ARMOUR_WIN, PORTALS_WIN):
        return BEHIND + (1 - BEHIND) * s.result.value(seat)
    if won:
        return TREASON if outcome == UNNAMED_WIN else RUIN
    return PROGRESS * s.armour / ARMOUR


def _chances(s: SevenState, values: Sequence[float]) -> list[float]:
    """The chance that the heroes succeed, from the values of all of them, and each hero's part of it.

    By one value alone, who is sure to be second in a success looks like who may well win a doubtful one. A
    network does not count the cataclysms. The fallen win if the heroes fail (SEV-COR.17).
    """
    if s.result is not None:
        return [float(s.result.value(seat)) for seat in range(s.seats)]
    heroes = len(s.players)
    spread = heroes * (BEHIND - FAILURE) + 1 - BEHIND
    success = min(1.0, max(0.0, (sum(values[:heroes]) - heroes * FAILURE) / spread))
    if too_late(s):
        success = 0.0
    second = BEHIND * success + FAILURE * (1 - success)
    chances = list(values)
    for seat, player in enumerate(s.players):
        first = min(success, (values[seat] - second) / (1 - BEHIND))
        chances[seat] = 1 - success if player.corrupted else max(FAINT, first)
    return chances


FEATURES: Features[SevenState] = Features(
    things=112,
    options=48,
    skip=(
        "segment",
        "portal_gifts",
        "seat",
        "after",
        "order",
        "position",
        "asked",
        "ward_asked",
        "gone",
        "quests",
        "castle_deck",
        "estate_deck",
        "quest_deck",
        "artifact_deck",
        "artifact_discard",
        "sin_discard",
        "treasure_discard",
        "picks",
        "heroes_left",
    ),
    seats=("marks", "portals", "warded", "target"),
    pieces=("rows",),
    on_things={"state": COLORS, "state.rows": 2, "state.players": 2},
    derive=_derive,
    numbers={"payment": _payment},
    setup=_setup,
    senseless=senseless,
    by_chance=("setup.hero",),
    result_value=_result_value,
    chances=_chances,
)
