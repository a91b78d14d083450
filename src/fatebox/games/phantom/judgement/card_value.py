"""The value of cards, in resources: read off their text."""

from __future__ import annotations

from functools import cache

from fatebox.games.phantom.content.designs import Ability, Design
from fatebox.games.phantom.effects.vocabulary import effects_value

USES = 4.0
"""The average number of uses of a card that stays in play."""
TRIGGERS = 2.0
"""The number of times that text waiting for damage or a defeat is followed."""
OTHERS = 0.2
"""The weight of all abilities beside the best one, as a card is exhausted only once."""
BURDEN = 1.0
"""The cost of continuous text of a row card in a turn."""


@cache
def card_value(face: Design) -> float:
    """The value of having a Player card in play."""
    uses = [_ability_value(ability) for ability in face.abilities]
    return max(uses, default=0.0) + OTHERS * sum(uses) + sum(static.value() for static in face.statics)


@cache
def use_value(face: Design) -> float:
    """The value of using a Player card once."""
    return max((_once(ability) for ability in face.abilities), default=0.0)


@cache
def stay_value(face: Design) -> float:
    """The value of a row card that stays for another Destiny phase; its continuous text is a burden."""
    text = sum(effects_value(ability.effects) for ability in face.on("destiny"))
    return text - (BURDEN if face.statics else 0.0)


def _ability_value(ability: Ability) -> float:
    if ability.on in ("hurt", "kill"):
        return TRIGGERS * effects_value(ability.effects)
    return max(0.0, _once(ability)) * (1.0 if ability.discard else USES)


def _once(ability: Ability) -> float:
    return effects_value(ability.effects) - len(ability.spend or "")
