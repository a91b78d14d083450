"""Features for a network beside those of the declarations: which numbers are cards, and the adventures."""

from __future__ import annotations

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.terms import ADVENTURES, LEGENDS, LEVELS
from fatebox.games.phantom.view.goals import setbacks
from fatebox.kernel import Rng
from fatebox.kernel.features import Features, Setup

from .sense import senseless

VARIANTS = (
    "loot_achievements",
    "promo_unlock",
    "promo_direct",
    "universal_unique",
    "item_restrictions",
    "lingering_wounds",
)

STORY, LORE = 0.3, 6
"""The value of a lost adventure whose story was read nearly to its end, and the length of a long story."""


def _setup(rng: Rng) -> Setup:
    options: dict[str, object] = {name: rng.below(6) == 0 for name in VARIANTS}
    options["promo_direct"] = options["promo_direct"] and not options["promo_unlock"]  # one or the other
    options["adventure"] = ADVENTURES[rng.below(len(ADVENTURES))]
    options["level"] = LEVELS[rng.below(len(LEVELS))]
    options["legend"] = LEGENDS[rng.below(len(LEGENDS))]
    return 1 + rng.below(2), options


def _result_value(s: PhantomState, seat: int) -> float:
    """Success, or a little for the part of the story that was read."""
    assert s.result is not None
    bad = setbacks(s.pack, s.adventure)
    read = sum(number not in bad for number in s.path)
    return max(s.result.value(seat), STORY * min(1.0, read / LORE))


FEATURES: Features[PhantomState] = Features(
    things=96,
    options=32,
    skip=(
        "segment",
        "seat",
        "seats",
        "legend",
        "second_card",
        "owned",
        "listed",
        "box",
        "promos",
        "shelf",
        "rewards",
        "left_out",
        "gained",
        "achieved",
        "numbers",
        "resume",
        "to_read",
        "path",
        "held_all",
        "resolved",
        "rewarding",
        "promo_unlock",
        "promo_direct",
        "settling",
        "lore",
    ),
    seats=("start", "active"),
    cards=("done", "activated", "refused", "felled", "following"),
    setup=_setup,
    senseless=senseless,
    result_value=_result_value,
)
