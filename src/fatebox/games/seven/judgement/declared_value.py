"""What an action that has been begun is likely to bring: for the evaluation while choices are open."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.seven.effects import choices, fate, gifts, holdings, resources, table
from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.prices import building_cost, elixir_cost, recruit_cost
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Declared
from fatebox.games.seven.state.quests import requirement
from fatebox.games.seven.state.terms import MIGHT, NOBODY

from . import hero_value as worth

SURE = 0.95
"""The chance that nobody cancels an action."""
HARM = 0.4
"""What a rival's loss of one might is worth."""


def pending_worth(s: SevenState, seat: int, turns: float) -> float:
    """What a hero has declared will change, as far as it is not done."""
    declared = s.declared
    if declared is None or declared.seat != seat:
        return 0.0
    estimate = ESTIMATES.get(declared.kind)
    return 0.0 if estimate is None else SURE * estimate(s, declared, turns)


def _recruit(s: SevenState, d: Declared, turns: float) -> float:
    assert d.card is not None
    gain = worth.character_worth(s, d.card, turns - 0.5) + s.pack.might[d.card] + 0.5 * worth.LEAD
    return gain - worth.cost_worth(recruit_cost(s, d.seat, d.card), turns)


def _buy(s: SevenState, d: Declared, turns: float) -> float:
    assert d.card is not None
    gain = worth.elixir_worth(s, s.players[d.seat], d.card)
    return gain - worth.cost_worth(elixir_cost(s, d.seat, d.card), turns)


def _found(s: SevenState, d: Declared, turns: float) -> float:
    assert d.card is not None
    gain = worth.building_worth(s, s.players[d.seat], d.card, turns - 0.5) + s.pack.might[d.card]
    return gain - worth.cost_worth(building_cost(s, d.seat, d.card), turns)


def _quest(s: SevenState, d: Declared, turns: float) -> float:
    for number, row in enumerate(s.rows):
        for quest in row:
            if quest.card == d.card:
                before = worth.marker_worth(s, quest, number, d.seat)
                gain = worth.marker_worth(s, quest, number, d.seat, extra=1) - before
                return gain - worth.cost_worth(requirement(s, quest.card, d.number), turns)
    return 0.0


def _treasure(s: SevenState, d: Declared, turns: float) -> float:
    gain = 1.6 if d.treasure is None else worth.treasure_worth(s, d.treasure, turns)
    return gain - worth.PICK


def _sin(s: SevenState, d: Declared, turns: float) -> float:
    """The card is out of the hand already."""
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
    """It is better to hurt the mighty."""
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


# --- effects -------------------------------------------------------------------------------------


def _effects(s: SevenState, seat: int, turns: float, effects: tuple[Effect, ...]) -> float:
    return sum(_effect(s, seat, turns, effect) for effect in effects)


def _effect(s: SevenState, seat: int, turns: float, effect: Effect) -> float:
    match effect:
        case resources.Gain():
            amount = float(effect.amount) if effect.what == MIGHT else worth.money(effect.amount, turns)
            return amount if effect.who == "self" else -HARM * amount
        case resources.Lose():
            return HARM * effect.amount
        case resources.Steal():
            return (1 + HARM) * worth.money(effect.amount, turns)
        case gifts.TakeGifts():
            return worth.GIFT * min(effect.gifts, sum(s.pools))
        case gifts.StealGifts():
            return (1 + HARM) * worth.GIFT * effect.gifts
        case gifts.DropGifts():
            return HARM * worth.GIFT * effect.gifts
        case gifts.Exchange():
            return 0.7
        case holdings.Untap():
            return 1.0 if s.players[seat].tired else 0.0
        case holdings.Turn():
            return HARM * 1.5
        case holdings.Recruit():
            return _best_recruit(s, seat, turns, effect)
        case holdings.BuyElixir():
            return 1.2 * effect.elixirs
        case holdings.StealElixir():
            return 1.5
        case holdings.DiscardElixir():
            return HARM * 1.1
        case table.PlaceMarker():
            return 3.2
        case table.Neutralise():
            return HARM * worth.PICK
        case table.TreasureTop():
            return 1.6
        case fate.BurySin() | fate.ReturnSins():
            return 0.7
        case fate.Taint():
            return -1.5 if s.falling else 0.0
        case fate.Look() | fate.DrawSin() | choices.Demand():
            return 0.4
    return 0.0


def _best_recruit(s: SevenState, seat: int, turns: float, effect: holdings.Recruit) -> float:
    """The best face-up character at the price of the effect; nothing if none is worth it."""
    best = 0.0
    for card in s.tavern.shown():
        cost = recruit_cost(s, seat, card, effect.discount)
        if effect.free or cost.fame <= s.players[seat].fame:
            price = 0.0 if effect.free else worth.cost_worth(cost, turns)
            gain = worth.character_worth(s, card, turns - 0.5) + s.pack.might[card]
            best = max(best, gain - price)
    return best
