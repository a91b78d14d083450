"""Features for a network beside those of the declarations: which numbers are cards, and the adventures."""

from __future__ import annotations

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.terms import ADVENTURES, LEGENDS, LEVELS
from fatebox.kernel import Rng
from fatebox.kernel.features import Features, Setup

VARIANTS = (
    "loot_achievements",
    "promo_unlock",
    "promo_direct",
    "universal_unique",
    "item_restrictions",
    "lingering_wounds",
)


def _setup(rng: Rng) -> Setup:
    options: dict[str, object] = {name: rng.below(6) == 0 for name in VARIANTS}
    options["adventure"] = ADVENTURES[rng.below(len(ADVENTURES))]
    options["level"] = LEVELS[rng.below(len(LEVELS))]
    options["legend"] = LEGENDS[rng.below(len(LEGENDS))]
    return 1 + rng.below(2), options


FEATURES: Features[PhantomState] = Features(
    things=96,
    options=32,
    skip=(
        "segment",
        "seat",
        "seats",
        "legend",
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
)
