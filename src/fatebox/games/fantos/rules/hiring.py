"""Hiring a Legacy (FAN-HIR), at setup (FAN-SET.8) and in Phase 5 (FAN-HPH)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.standing import DeckHire, standing
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.defaults import cheapest
from fatebox.games.fantos.state.flow import open_window
from fatebox.games.fantos.state.moves import discard_legacy, move_all
from fatebox.games.fantos.state.pieces import Citadel, Legacy
from fatebox.games.fantos.state.piles import refill_pool, top_legacy, under_legacy_deck
from fatebox.games.fantos.state.terms import DORMANT, HIRE, HIRING, UNTASKED
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules

SETUP_HIRE = Prompt("setup.hire", "FAN-SET.8", default=cheapest)
PHASE_HIRE = Prompt("hire.choose", "FAN-HPH.1")
REVEALED = Prompt("hire.revealed", "FAN-CARD.23")
REVIVE = Prompt("hire.revive", "FAN-CARD.13")


def price(s: FantosState, citadel: Citadel, card: Card, aid: int = 0) -> int:
    """The Reserve's share of a hire: the cost less Incentive and aid, but at least 1 (FAN-HIR.4, .5)."""
    mat = s.pack.mats[citadel.mat]
    if s.pack.race[card] == mat.race:
        aid += mat.incentive
    return max(1, s.pack.hiring_cost[card] - aid)


def affordable(s: FantosState, citadel: Citadel, card: Card, aid: int = 0) -> bool:
    """Whether the hire would leave a Shard in the Reserve (FAN-HIR.6)."""
    return price(s, citadel, card, aid) < citadel.reserve


def pay_for(s: FantosState, citadel: Citadel, legacy: Legacy, aid: int = 0) -> None:
    """Put exactly the Hiring Cost on the Legacy (FAN-HIR.3)."""
    own = price(s, citadel, legacy.card, aid)
    help_ = s.pack.hiring_cost[legacy.card] - own
    move_all(s, [(citadel, legacy, own), (None, legacy, help_)], "FAN-HIR.3")


def hire(s: FantosState, citadel: Citadel, card: Card, aid: int = 0) -> None:
    """The card goes to the tableau, untasked, with its Hiring Cost on it (FAN-HIR.2, .3)."""
    legacy = Legacy(seat=citadel.seat, card=card, shards=0)
    citadel.tableau.append(card)
    citadel.legacies.append(legacy)
    s.seen.pop(card, None)
    s.emit(events.Hired, citadel.seat, card, clause="FAN-HIR.2")
    pay_for(s, citadel, legacy, aid)


def hire_from_pool(s: FantosState, citadel: Citadel, card: Card, aid: int = 0) -> None:
    """Hire a face-up Pool card; its space is refilled at once (FAN-HIR.1, .7)."""
    place = s.pool.index(card)
    del s.pool[place]
    hire(s, citadel, card, aid)
    refill_pool(s, place)


# --- setup -------------------------------------------------------------------------------------


def setup_hire(s: FantosState) -> Rules[str] | str:
    """Each Citadel hires one Legacy per turn, for some rounds (FAN-SET.8)."""
    while s.position < s.seats * s.setup_hires:
        seat = (s.starter + s.position) % s.seats
        citadel = s.citadels[seat]
        offered = [card for card in s.pool if affordable(s, citadel, card)]
        if offered:
            s.active = seat
            return _ask_setup_hire(s, citadel, offered)
        s.position += 1  # R10: only an impossible hire is skipped
    return _name_first_citadel(s)


def _ask_setup_hire(s: FantosState, citadel: Citadel, offered: list[Card]) -> Rules[str]:
    answer = yield Decision(citadel.seat, SETUP_HIRE, [("hire", card) for card in offered])
    hire_from_pool(s, citadel, answer[1])
    citadel.last_hire = s.position
    s.position += 1
    return "setup.hire"


def _name_first_citadel(s: FantosState) -> str:
    """The largest Reserve, or the one of several that hired last, becomes First Citadel (FAN-SET.9, .10)."""
    first = max(s.citadels, key=lambda citadel: (citadel.reserve, citadel.last_hire))
    s.first = s.active = first.seat
    s.position = 0
    s.emit(events.FirstCitadel, s.first, clause="FAN-SET.9")
    return "turn.begin"


# --- Phase 5 -----------------------------------------------------------------------------------


def begin(s: FantosState) -> Rules[str] | str:
    """Dormant Legacies are revived or let go (FAN-CARD.13); then W.HIRE."""
    s.phase = HIRING
    dormant = [legacy for legacy in s.active_citadel().legacies if legacy.state == DORMANT]
    return _revive(s, dormant) if dormant else open_window(s, HIRE, "hire.choose")


def _revive(s: FantosState, dormant: list[Legacy]) -> Rules[str]:
    citadel = s.active_citadel()
    for legacy in dormant:
        options: list[Option] = [("let-go", legacy.card)]
        if affordable(s, citadel, legacy.card):
            options.append(("revive", legacy.card))
        answer = yield Decision(s.active, REVIVE, options)
        if answer[0] == "revive":
            legacy.state = UNTASKED
            s.emit(events.Revived, legacy.card, clause="FAN-CARD.13")
            pay_for(s, citadel, legacy)
        else:
            discard_legacy(s, legacy, "FAN-CARD.13")
    return open_window(s, HIRE, "hire.choose")


def choose(s: FantosState) -> Rules[str] | str:
    """The active Citadel may hire one Legacy, or none (FAN-HPH.1)."""
    citadel = s.active_citadel()
    options: list[Option] = [("hire", card) for card in s.pool if affordable(s, citadel, card, s.hire_aid)]
    if citadel.reserve > 1:
        options += [("hire-blind", place) for place in range(len(s.pool_down))]
        if (s.legacy_deck or s.legacy_discard) and standing(s, DeckHire):
            options.append(("reveal",))
    return _ask(s, citadel, options) if options else "discard"


def _ask(s: FantosState, citadel: Citadel, options: list[Option]) -> Rules[str]:
    answer = yield Decision(s.active, PHASE_HIRE, [PASS, *options])
    if answer[0] == "hire":
        hire_from_pool(s, citadel, answer[1], s.hire_aid)
    elif answer[0] == "hire-blind":
        _hire_blind(s, citadel, answer[1])
    elif answer[0] == "reveal":
        card = top_legacy(s)
        assert card is not None
        s.turned_up = [card]
        s.emit(events.LegacyRevealed, card, clause="FAN-CARD.23")
        return "hire.revealed"
    return "discard"


def _hire_blind(s: FantosState, citadel: Citadel, place: int) -> None:
    """A face-down Pool card must be hired if that is legal; else it stays, face up (FAN-HIR.13)."""
    card = s.pool_down.pop(place)
    s.seen.pop(card, None)
    s.pool.append(card)
    s.emit(events.LegacyRevealed, card, clause="FAN-HIR.13")
    if affordable(s, citadel, card, s.hire_aid):
        hire_from_pool(s, citadel, card, s.hire_aid)


def hire_revealed(s: FantosState) -> Rules[str]:
    """Hire the next Legacy of the deck, or lose the hire (FAN-CARD.23, D27)."""
    citadel = s.active_citadel()
    card = s.turned_up[0]
    options: list[Option] = [("refuse", card)]
    if affordable(s, citadel, card, s.hire_aid):
        options.append(("hire", card))
    answer = yield Decision(s.active, REVEALED, options)
    s.turned_up = []
    if answer[0] == "hire":
        hire(s, citadel, card, s.hire_aid)
    else:
        under_legacy_deck(s, card)
    return "discard"
