"""The weights of the forecast, by rounds to go; found by simulation as docs/bots.md describes."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.games.weaver.effects.base import Prices


class Weights(NamedTuple):
    """The share of each thing in the logarithm of the odds of winning."""

    base: float
    death_on_top: float
    """For each Death card that lies face up, and in part for cards yet to be turned up."""
    death_below: float
    """For each Death card further down."""
    normal_on_top: float
    """For each normal card that lies face up."""
    solved: float
    """For a face-up Death card with a partner for either side among the other face-up cards..."""
    half_solved: float
    """... or for one side only."""
    veil: float
    """For each rune of face-up normal cards that Death cards bear, too."""
    empty: float
    """For each suit that has run out."""
    short: float
    """For each card that a suit lacks to one card a round."""
    shard: float
    gold: float
    point: float
    """For each point of clairvoyance and of the relics' values."""
    use: Prices
    """For each use that the shards can pay."""
    usable: Prices
    """For the first such use."""


def saving(swallow: float, slither: float, sever: float, knot: float) -> Prices:
    """Prices of the abilities that save readings.

    The others change the hour, the track or the number of rounds. The search tries them out once the row is
    full; beyond that, in the rounds to come, a use of theirs is taken to be worth nothing.
    """
    return Prices(swallow, slither, sever, knot, turn_the_hour=0.0, hasten=0.0, gaze=0.0)


FREE = saving(0.0, 0.0, 0.0, 0.0)
AFTER_THE_LAST = Weights(*(0.0,) * 11, point=1.0, use=FREE, usable=FREE)
"""The score alone: nothing else counts when no round is left."""
LATE = Weights(
    base=0.704,
    death_on_top=-0.622,
    death_below=-0.207,
    normal_on_top=0.622,
    solved=1.543,
    half_solved=0.523,
    veil=0.273,
    empty=-0.7,
    short=-0.2,
    shard=0.155,
    gold=0.017,
    point=0.046,
    use=saving(0.394, 0.082, 0.305, 0.04),
    usable=saving(0.303, 0.151, 0.427, 0.527),
)
"""With one to six rounds to go."""
SEVEN_TO_GO = LATE._replace(base=0.204, empty=-0.5, short=-0.05)
EIGHT_TO_GO = Weights(
    base=1.862,
    death_on_top=-0.678,
    death_below=-0.262,
    normal_on_top=0.678,
    solved=1.823,
    half_solved=0.41,
    veil=0.335,
    empty=-0.5,
    short=-0.05,
    shard=0.079,
    gold=-0.001,
    point=0.012,
    use=saving(0.319, 0.051, -0.028, 0.192),
    usable=saving(0.521, 0.157, 1.003, 0.571),
)
EARLY = Weights(
    base=0.617,
    death_on_top=-0.637,
    death_below=-0.159,
    normal_on_top=0.637,
    solved=1.569,
    half_solved=0.383,
    veil=0.269,
    empty=-0.5,
    short=-0.05,
    shard=0.086,
    gold=0.031,
    point=0.017,
    use=saving(-0.028, 0.165, 0.262, 0.199),
    usable=saving(0.568, 0.15, 0.736, 0.855),
)
"""With nine rounds to go."""
TABLE = (AFTER_THE_LAST, *[LATE] * 6, SEVEN_TO_GO, EIGHT_TO_GO, EARLY)
"""By the number of rounds to go."""


def weights(rounds: int) -> Weights:
    """The weights for this number of rounds to go."""
    return TABLE[min(rounds, len(TABLE) - 1)]
