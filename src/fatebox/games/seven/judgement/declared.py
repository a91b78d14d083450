"""The expected value of an action that has been declared and is not done yet."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.prices import building_cost, elixir_cost, recruit_cost
from fatebox.games.seven.effects.unit_values import PICK, TREASURE, value_of_character, value_of_cost
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Declared
from fatebox.games.seven.state.quests import requirement
from fatebox.games.seven.state.terms import NOBODY

from .heroes import value_of_building, value_of_elixir
from .markers import LEAD, value_of_marker

SURE = 0.95
"""The chance that nobody cancels an action."""


def value_of_declared(s: SevenState, seat: int, turns: float) -> float:
    """The value that a hero's declared action will add, as far as it is not done."""
    declared = s.declared
    if declared is None or declared.seat != seat:
        return 0.0
    estimate = ESTIMATES.get(declared.kind)
    return 0.0 if estimate is None else SURE * estimate(s, declared, turns)


def _recruit(s: SevenState, d: Declared, turns: float) -> float:
    assert d.card is not None
    gain = value_of_character(s.pack, d.card, turns - 0.5) + s.pack.might[d.card] + 0.5 * LEAD
    return gain - value_of_cost(recruit_cost(s, d.seat, d.card), turns)


def _buy(s: SevenState, d: Declared, turns: float) -> float:
    assert d.card is not None
    gain = value_of_elixir(s, s.players[d.seat], d.card)
    return gain - value_of_cost(elixir_cost(s, d.seat, d.card), turns)


def _found(s: SevenState, d: Declared, turns: float) -> float:
    assert d.card is not None
    gain = value_of_building(s, s.players[d.seat], d.card, turns - 0.5) + s.pack.might[d.card]
    return gain - value_of_cost(building_cost(s, d.seat, d.card), turns)


def _quest(s: SevenState, d: Declared, turns: float) -> float:
    for number, row in enumerate(s.rows):
        for quest in row:
            if quest.card == d.card:
                prize = s.pack.prize[quest.card]
                before = value_of_marker(prize, quest.marks, number, d.seat)
                gain = value_of_marker(prize, quest.marks, number, d.seat, extra=1) - before
                return gain - value_of_cost(requirement(s, quest.card, d.number), turns)
    return 0.0


def _treasure(s: SevenState, d: Declared, turns: float) -> float:
    if d.treasure is None:
        return TREASURE - PICK
    return _effects(s, d.seat, turns, s.pack.box.cards[d.treasure].effects) - PICK


def _sin(s: SevenState, d: Declared, turns: float) -> float:
    """The value of a sin card that has left the hand."""
    assert d.card is not None
    effects = s.pack.box.cards[d.card].functions[d.number].effects
    return _effects(s, d.seat, turns, effects) + _aimed(s, d)


def _card(s: SevenState, d: Declared, turns: float) -> float:
    assert d.card is not None
    design = s.pack.box.cards[d.card]
    return _effects(s, d.seat, turns, getattr(design, "effects", None) or design.special)


def _ability(s: SevenState, d: Declared, turns: float) -> float:
    player = s.players[d.seat]
    hero = s.pack.heroes[player.hero]
    effects = hero.evil.ability if player.corrupted else hero.ability
    return _effects(s, d.seat, turns, effects) + _aimed(s, d)


def _aimed(s: SevenState, d: Declared) -> float:
    """A bonus for hurting a mighty hero."""
    return 0.0 if d.target == NOBODY else 0.02 * s.players[d.target].might


Estimate = Callable[[SevenState, Declared, float], float]
ESTIMATES: dict[str, Estimate] = {
    "recruit": _recruit,
    "buy": _buy,
    "found": _found,
    "quest": _quest,
    "treasure": _treasure,
    "treasure-top": _treasure,
    "sin": _sin,
    "artifact": _card,
    "use": _card,
    "ability": _ability,
}


def _effects(s: SevenState, seat: int, turns: float, effects: tuple[Effect, ...]) -> float:
    return sum(effect.value(s, seat, turns) for effect in effects)
