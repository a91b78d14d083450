"""Phase 4, Secondary Actions (FAN-SEC), with Duels that need no card (FREEDUELS)."""

from __future__ import annotations

from fatebox.games.fantos.effects import duels
from fatebox.games.fantos.effects.aims import TARGET
from fatebox.games.fantos.effects.base import Aiming
from fatebox.games.fantos.effects.charge import ask_charges
from fatebox.games.fantos.effects.standing import FreeDuels, standing
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.flow import open_parley, open_window
from fatebox.games.fantos.state.terms import DUEL, SEC, SECONDARY
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules

CHALLENGE = Prompt("arena.challenge", "FAN-DUEL.2")


def begin(s: FantosState) -> str:
    """Free Duels come first, at the start of the phase."""
    s.phase = SECONDARY
    s.position, s.passes = s.active, 0
    return "arena" if standing(s, FreeDuels) else "sec.talk"


def arena(s: FantosState) -> Rules[str] | str:
    """In turn order from the active Citadel, round and round until all pass (ARENA OF ASH, D29)."""
    living = len(s.order(s.active))
    while s.passes < living:
        seat = s.position
        if s.citadels[seat].alive:
            challengers = s.citadels[seat].free_for(DUEL)
            if challengers and s.any_hired(but=challengers[0]):
                return _ask(s, seat, [legacy.card for legacy in challengers])
            s.passes += 1
        s.position = (seat + 1) % s.seats
    return "sec.talk"


def _ask(s: FantosState, seat: int, challengers: list[Card]) -> Rules[str]:
    options: list[Option] = [PASS, *(("challenge", card) for card in challengers)]
    answer = yield Decision(seat, CHALLENGE, options)
    if answer == PASS:
        s.passes += 1
        s.position = (seat + 1) % s.seats
        return "arena"
    challenger: Card = answer[1]
    own = s.legacy(challenger)
    assert own is not None
    charges = yield from ask_charges(s, own, own.shards)
    targets: list[Option] = [("choose", card) for card in duels.challenged(s, challenger, None)]
    target = (yield Decision(seat, TARGET, targets, about=Aiming(challenger)))[1]
    s.passes = 0
    s.position = (seat + 1) % s.seats
    duels.issue(s, challenger, target, charges)
    return duels.begin(s, seat, challenger, target, charges, [], "arena")


def talk(s: FantosState) -> str:
    """Negotiation at the start of W.SEC (FAN-NEG.9)."""
    return open_parley(s, SEC, "sec.window")


def window(s: FantosState) -> str:
    """The phase as a whole is one window (FAN-SEC.1, .2)."""
    return open_window(s, SEC, "hire.begin")
