"""What cards are worth, in resources: read off their text."""

from __future__ import annotations

from functools import cache

from fatebox.games.phantom.content.designs import Ability, Design
from fatebox.games.phantom.effects.base import Effect, Static
from fatebox.games.phantom.effects.choices import Cardcheck, Choose, When
from fatebox.games.phantom.effects.own import (
    BothOptions,
    Damage,
    DiscardOwn,
    ExhaustOwn,
    Heal,
    Ready,
    Recover,
    Restore,
)
from fatebox.games.phantom.effects.resources import CombatValue, Draw, Gain, LoseResources
from fatebox.games.phantom.effects.row import CancelAttack, Hold, Peek, Resolve, Wound
from fatebox.games.phantom.effects.statics import (
    Change,
    EnemyHealth,
    ForbidActivate,
    ForbidSpend,
    PlayDiscount,
    SteadyCombatCost,
)
from fatebox.games.phantom.effects.tokens import MoveTokens, PutTokens, RemoveTokens
from fatebox.games.phantom.state.terms import WILD

USES = 4.0
"""How often a card that stays in play is used, on average."""
CHECK = 0.4
"""How likely an outcome of a Cardcheck is."""
GOAL_TOKEN = 1.4
"""A token for a Mission that may not be the active one."""
WOUND = 1.6
COMBAT = 1.2
CANCEL = 3.0
DAMAGE = 4.0
FLEXIBLE = 0.1
"""What any resource is worth more than a given one."""


@cache
def card_worth(face: Design) -> float:
    """What it is worth to have a Player card in play."""
    uses = [_ability_worth(ability) for ability in face.abilities]
    return max(uses, default=0.0) + 0.2 * sum(uses) + sum(_static_worth(static) for static in face.statics)


@cache
def use_worth(face: Design) -> float:
    """What it is worth to use a Player card once."""
    return max((_once(ability) for ability in face.abilities), default=0.0)


@cache
def stay_worth(face: Design) -> float:
    """What it is worth that a row card stays for another Destiny phase; its continuous text is a burden."""
    text = sum(_effects(ability.effects) for ability in face.on("destiny"))
    return text - (1.0 if face.statics else 0.0)


def _ability_worth(ability: Ability) -> float:
    if ability.on in ("hurt", "kill"):
        return 2.0 * _effects(ability.effects)
    return max(0.0, _once(ability)) * (1.0 if ability.discard else USES)


def _once(ability: Ability) -> float:
    return _effects(ability.effects) - len(ability.spend or "")


def _effects(effects: tuple[Effect, ...]) -> float:
    return sum(effect_worth(effect) for effect in effects)


def effect_worth(effect: Effect) -> float:
    """What an effect brings, in resources, without looking at the table."""
    match effect:
        case Gain():
            return len(effect.resources) + FLEXIBLE * effect.resources.count(WILD)
        case Draw():
            return 1.0 * effect.cards
        case CombatValue():
            return COMBAT * effect.value
        case Wound():
            return WOUND * effect.wounds
        case Resolve():
            return 4.0 if "event" not in effect.of else 1.5
        case CancelAttack():
            return CANCEL
        case Hold():
            return 2 * CANCEL if effect.every else 0.8 * CANCEL
        case PutTokens() | RemoveTokens() | MoveTokens():
            return GOAL_TOKEN * (effect.tokens if isinstance(effect.tokens, int) else 1)
        case Ready():
            return 1.0 * effect.cards
        case Recover():
            return 0.9 * effect.cards
        case Heal():
            return 0.5 * effect.injuries
        case Restore():
            return 3.0 * effect.injuries
        case Peek():
            return 0.5
        case BothOptions():
            return 1.5
        case Damage():
            return -DAMAGE * effect.damage
        case LoseResources():
            return -0.9 * effect.resources
        case ExhaustOwn():
            return -0.7 * effect.cards
        case DiscardOwn():
            return -2.5 * effect.cards
        case Choose():
            return max(effect_worth(option) for option in effect.options) + FLEXIBLE
        case Cardcheck():
            return CHECK * sum(_effects(outcome.effects) for outcome in effect.outcomes)
        case When():
            return 0.5 * _effects(effect.then)
    return 0.0


def _static_worth(static: Static) -> float:
    match static:
        case Change():
            return {"hand_limit": 3.0, "resource_limit": 0.5, "base_combat": 4.0, "combat": 3.0}.get(
                static.what, -2.0
            ) * static.by
        case EnemyHealth():
            return 2.0
        case PlayDiscount() | SteadyCombatCost():
            return 1.0
        case ForbidActivate() | ForbidSpend():
            return -1.5
    return 0.0
