"""The table of Fate of Fantos as it can be: for positions laid out by hand, and for tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fatebox.games.fantos.effects.turns import removable
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import (
    ABILITY,
    ATTACHED,
    BOX_SHARDS,
    CANCELLED,
    DECLARED,
    DISABLED,
    DORMANT,
    DUEL,
    FANTOS_ACTIONS,
    FINAL,
    HARVEST,
    JOINED,
    LABOR,
    PHASES,
    PROMISES,
    ROLLED,
    SPACES,
    SPECIAL,
    TASKED,
    TRIBUTE,
    UNTASKED,
    WAR,
    WINDOWS,
)  # fmt: skip
from fatebox.kernel import Flaw, Named, Pieces, Positions, Spot
from fatebox.kernel.positions import (
    among,
    as_many,
    in_order,
    key_of,
    number,
    of_kind,
    seat,
    segment,
    sized,
    word,
)

from .setup import BLOCKS
from .war import targets

IN_PROGRESS = {
    "harvest": (HARVEST,),
    "war": (WAR,),
    "tribute": (TRIBUTE, SPECIAL),
    "special": (SPECIAL,),
    "duel": (DUEL,),
}
"""The actions that the segments of a name go on with."""


def flaws(s: FantosState) -> Iterator[Flaw]:
    """Pieces with wrong owners, and Shards that do not add up."""
    yield from as_many("citadels", s.citadels, s.seats, "seat")
    yield from in_order("citadels", s.citadels)
    mats = [citadel.mat for citadel in s.citadels]
    for citadel in s.citadels:
        if mats.index(citadel.mat) < citadel.seat:
            yield Flaw(f"citadels[{citadel.seat}].mat", f"{citadel.mat!r} is another Citadel's")
        yield from _citadel_flaws(s, citadel)
    if not any(citadel.alive for citadel in s.citadels):
        yield Flaw("citadels", "expected one that is alive")
    if s.total_shards() != BOX_SHARDS:  # FAN-GEN.4
        yield Flaw("trove", f"expected {BOX_SHARDS} Shards in all, got {s.total_shards()}")
    yield from as_many("extra_votes", s.extra_votes, s.seats, "seat")
    if s.reigning is not None and s.legacy(s.reigning) is None:
        yield Flaw("reigning", f"{s.pack.box.keys[s.reigning]} is in no tableau")
    yield from _trial_flaws(s)
    yield from _window_flaws(s)


def _citadel_flaws(s: FantosState, citadel: Citadel) -> Iterator[Flaw]:
    path = f"citadels[{citadel.seat}]"
    if citadel.alive and not citadel.reserve and not s.no_elimination and not s.ending:  # FAN-ELIM.1
        yield Flaw(f"{path}.reserve", "expected at least 1 for a Citadel that is alive, got 0")
    for i, legacy in enumerate(citadel.legacies):
        if legacy.seat != citadel.seat:
            yield Flaw(f"{path}.legacies[{i}].seat", f"expected {citadel.seat}, got {legacy.seat}")
        yield from among(
            f"{path}.legacies[{i}].worked", legacy.worked, legacy.attached, "the attached Labor", s.pack
        )


def _trial_flaws(s: FantosState) -> Iterator[Flaw]:
    yield from sized("trials", s.trials, 0, SPACES + 1)
    yield from sized("revealed", s.revealed, 0, 1)
    last = s.trials if s.zodraz >= 0 else [card for block in s.trial_deck for card in block]
    if not any(s.pack.final_round[card] for card in last):  # FAN-FIN.1
        yield Flaw("trials" if s.zodraz >= 0 else "trial_deck", "expected Zodraz among them")
    for i, timer in enumerate(s.timers):
        if timer.card not in s.trials:
            yield Flaw(f"timers[{i}].card", f"{s.pack.box.keys[timer.card]} does not lie in trials")


def _window_flaws(s: FantosState) -> Iterator[Flaw]:
    for i, window in enumerate(s.windows):
        if not 0 <= window.base <= len(s.stack):
            yield Flaw(f"windows[{i}].base", f"expected 0 to {len(s.stack)}, got {window.base}")
        if not -1 <= window.action < len(s.actions):
            yield Flaw(f"windows[{i}].action", f"expected the number of an action or -1, got {window.action}")


def opening(s: FantosState) -> Iterator[Flaw]:
    """Whatever a step goes on with must be there: a window, an action, a card that was revealed."""
    if s.ending or not s.citadels[s.active].alive:
        return
    yield from _opening_of_action(s)
    name = s.segment.partition(".")[0]
    if name in ("window", "resolve") and not s.windows:
        yield Flaw("windows", f"expected one for the segment {s.segment}")
    if name == "resolve":
        yield from sized("stack", s.stack, 1)
    if name in ("parley", "offer") and s.parley is None:
        yield Flaw("parley", f"expected one for the segment {s.segment}")
    if name == "offer" and s.offer is None:
        yield Flaw("offer", "expected one for the segment offer")
    if s.segment in ("trials.window", "trials.effect", "trials.gone", "vote"):
        yield from sized("revealed", s.revealed, 1)
    if s.segment == "trials.remove" and not removable(s):
        yield Flaw("trials", "expected one that can be removed")
    if s.segment == "hire.revealed":
        yield from sized("turned_up", s.turned_up, 1)


def _opening_of_action(s: FantosState) -> Iterator[Flaw]:
    """Declaring an action needs Legacies; a later step of it needs the action."""
    name, _, step = s.segment.partition(".")
    if step == "declare":
        if not s.citadels[s.active].free_for(name):
            yield Flaw(f"citadels[{s.active}].legacies", f"expected an untasked one for the {name}")
        if name == WAR and not targets(s):
            yield Flaw("citadels", "expected one that can be attacked")
    elif name in IN_PROGRESS:
        if not s.actions or s.actions[-1].kind not in IN_PROGRESS[name]:
            yield Flaw("actions", f"expected a {name} in progress for the segment {s.segment}")
    elif s.segment == "action.end":
        yield from sized("actions", s.actions, 1)


def complete(s: FantosState, named: Named) -> None:
    """Whatever Shards nobody has lie in the Trove."""
    if not named("trove"):
        s.trove += BOX_SHARDS - s.total_shards()


def _hired(spot: Spot) -> Mapping[str, Any]:
    """A Legacy with its Hiring Cost on it (FAN-HIR.3)."""
    return {"seat": spot.seat, "shards": spot.pack.hiring_cost[spot.card]}


LEGACIES = ("legacy_deck", "pool", "pool_down", "turned_up", "legacy_discard", "tableau")
LABORS = ("labor_deck", "labor_discard", "hand", "attached", "linked", "card", "cards")
TRIALS = ("trial_deck", "trials_out", "revealed", "trials", "trials_gone")

POSITIONS: Positions[FantosState] = Positions(
    belongs={
        **dict.fromkeys(LEGACIES, of_kind("legacy")),
        **dict.fromkeys(LABORS, of_kind("labor")),
        **dict.fromkeys(TRIALS, of_kind("trial")),
        "trimmed": of_kind("legacy", "labor"),
    },
    fields={
        "FantosState.trial_order": word(*BLOCKS, "extreme"),
        "FantosState.setup_hires": number(0),
        "FantosState.zodraz": seat(-1),
        "FantosState.turn": number(0),
        "FantosState.active": seat(),
        "FantosState.starter": seat(),
        "FantosState.first": seat(-1),
        "FantosState.phase": number(0, len(PHASES) - 1),
        "FantosState.position": number(0),
        "FantosState.passes": number(0),
        "FantosState.attempted": word(*FANTOS_ACTIONS),
        "FantosState.actions_left": number(0),
        "FantosState.gained": number(-1),
        "FantosState.draws": number(0),
        "FantosState.extra_votes": number(0),
        "FantosState.hire_aid": number(0),
        "Citadel.mat": key_of(lambda pack: pack.mats),
        "Citadel.reserve": number(0),
        "Citadel.fell": number(0),
        "Citadel.last_hire": number(-1),
        "Legacy.shards": number(0),
        "Legacy.state": word(UNTASKED, TASKED, DISABLED, DORMANT),
        "Legacy.role": word("", HARVEST, WAR, TRIBUTE, SPECIAL, DUEL, ABILITY, LABOR, ATTACHED),
        "Legacy.used": word(HARVEST, WAR, TRIBUTE, SPECIAL, DUEL, ABILITY),
        "Action.kind": word(HARVEST, WAR, TRIBUTE, SPECIAL, DUEL),
        "Action.seat": seat(),
        "Action.then": segment,
        "Action.stage": word(DECLARED, JOINED, ROLLED, FINAL, CANCELLED),
        "Side.seat": seat(),
        "Part.die": number(0, 3),
        "Item.seat": seat(),
        "Item.kind": word(LABOR, ABILITY, ATTACHED),
        "Window.kind": word(*WINDOWS),
        "Window.then": segment,
        "Timer.waiting": seat(),
        "Promise.seat": seat(),
        "Promise.to": seat(),
        "Promise.kind": word(*PROMISES),
        "Offer.seat": seat(),
        "Offer.to": seat(),
        "Offer.give": number(0),
        "Offer.want": number(0),
        "Offer.want_cards": number(0),
        "Parley.then": segment,
        "Parley.round": number(0, 1),
        "Parley.position": number(0),
        "Parley.writer": seat(-1),
    },
    flaws=flaws,
    opening=opening,
    complete=complete,
    pieces={"legacies": Pieces(_hired, pile="tableau")},
)
