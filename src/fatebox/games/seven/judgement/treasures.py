"""Sense with treasures: nobody takes less of the same."""

from __future__ import annotations

from fatebox.games.seven.effects.resources import Gain
from fatebox.games.seven.state import SevenState
from fatebox.kernel import Card, Option

Kind = tuple[Option, str]
"""Treasures that can be compared: they are taken in the same way and give the same resource."""


def lesser_treasures(s: SevenState, options: list[Option]) -> list[Option]:
    """Treasures that give less than another one of the same resource (SEV-CMP.4, SEV-TRS.2).

    An option ends with its treasure; what comes before is the quest, if it matters.
    """
    gains = {option: gain for option in options if (gain := _gain(s, option[-1])) is not None}
    most: dict[Kind, int] = {}
    for option, gain in gains.items():
        kind = option[:-1], gain.what
        most[kind] = max(gain.amount, most.get(kind, 0))
    return [option for option, gain in gains.items() if gain.amount < most[option[:-1], gain.what]]


def _gain(s: SevenState, card: Card) -> Gain | None:
    """The gold, fame or might that a treasure brings, if it is no artifact."""
    effect = s.pack.box.cards[card].effects[0]
    return effect if isinstance(effect, Gain) else None
