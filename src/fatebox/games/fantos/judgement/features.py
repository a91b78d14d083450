"""Features for a network beside those of the declarations: Stats as they count now, totals of Shards."""

from __future__ import annotations

from fatebox.games.fantos.options import PRESETS
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import PASS, Rng
from fatebox.kernel.features import Bargaining, Features, Setup, Sketch

from .deals import decided, forget, plans
from .sense import senseless
from .word import breaks

SEATS = (3, 3, 3, 4, 4, 5)
"""Seats of games to learn from."""
WRITING = ("to", "compose", "amount", "give", "cards", "title", "promise")
"""The questions by which an Offer is written."""
SHORT, OFFERS = 2, 3
"""One game in this many has the whole deck of Trials; one in this many has offers."""


def _derive(s: FantosState, seat: int, sketch: Sketch) -> None:
    del seat
    for citadel in s.citadels:
        for legacy in citadel.legacies:
            sketch.thing(legacy, *s.stats(legacy))
        sketch.thing(citadel, citadel.reserve + citadel.on_legacies(), len(citadel.untasked()))


def _setup(rng: Rng) -> Setup:
    seats = SEATS[rng.below(len(SEATS))]
    preset = tuple(PRESETS)[rng.below(len(PRESETS))] if rng.below(SHORT) == 0 else "short"
    return seats, {"preset": preset, "negotiation": rng.below(OFFERS) == 0}


FEATURES: Features[FantosState] = Features(
    things=96,
    options=40,
    skip=(
        "segment",
        "trial_order",
        "seat",
        "setup_hires",
        "drawn",
        "settled",
        "then",
        "tableau",
        "trimmed",
        "trials_gone",
        "trials_out",
        "starter",
        "windows",
        "by",
        "mat",
        "ending",
    ),
    seats=("active", "first", "winner", "to", "zodraz"),
    by_seat=("extra_votes",),
    pieces=("legacies",),
    on_things={"state.citadels": 2, "state.citadels.legacies": 3},
    derive=_derive,
    setup=_setup,
    senseless=senseless,
    bargaining=Bargaining(
        begin={("offer",): PASS, ("counter",): ("decline",)},
        drop=("drop",),
        agree=("accept",),
        refuse=("decline",),
        plans=plans,
        breaks=breaks,
        decided=decided,
        forget=forget,
        prompts=tuple(f"deal.{part}" for part in WRITING),
    ),
)
