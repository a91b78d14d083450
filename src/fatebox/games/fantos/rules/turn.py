"""The turn: Phases 1 and 6, the end of the turn, and whose turn is next (FAN-TURN, FAN-UNT, FAN-DSC)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.standing import PaidUntask, SellCards, standing
from fatebox.games.fantos.effects.trials import MomentEffect
from fatebox.games.fantos.state import FantosState, promises
from fatebox.games.fantos.state.flow import end_action, open_window
from fatebox.games.fantos.state.moves import gain_by_native, move
from fatebox.games.fantos.state.pieces import Legacy
from fatebox.games.fantos.state.piles import discard_labor, draw_labor
from fatebox.games.fantos.state.terms import (
    DISABLED,
    DISCARD,
    END,
    HAND,
    PH1,
    TASKED,
    TURN_LIMIT,
    UNTASK,
    UNTASKED,
)
from fatebox.kernel import DONE, Card, Decision, Prompt, Rules, pick

from .windows import resolve_top

PAY_UNTASK = Prompt("untask.pay", "FAN-UNT.4")
BUY = Prompt("draw.buy", "FAN-CARD.26")
THROW = Prompt("discard.cards", "FAN-DSC.1")


def begin(s: FantosState) -> str:
    """A turn begins: everything that holds for one turn is over."""
    if s.turn >= TURN_LIMIT:
        s.ending = "limit"
        return "finish"
    s.turn += 1
    s.phase = UNTASK
    s.attempted, s.actions_left, s.gained, s.drawn, s.hire_aid = (), 0, -1, (), 0
    for citadel in s.citadels:
        for legacy in citadel.legacies:  # FAN-TASK.7: "once per turn" is any Citadel's turn (R58)
            legacy.used, legacy.worked, legacy.copied = (), (), None
    s.emit(events.Turn, s.turn, s.active, clause="FAN-TURN.1")
    return "untask"


# --- Phase 1 -----------------------------------------------------------------------------------


def untask_all(s: FantosState) -> Rules[str] | str:
    """All tasked Legacies become untasked, disabled ones are restored (FAN-UNT.1, FAN-DIS.5)."""
    legacies = s.active_citadel().legacies
    tasked = [legacy for legacy in legacies if legacy.state == TASKED]
    price = sum(effect.price for effect in standing(s, PaidUntask))
    if price and tasked:
        return _pay_for_untasking(s, tasked, price)
    _free(s, tasked)
    return _upkeep(s)


def _free(s: FantosState, tasked: list[Legacy]) -> None:
    for legacy in tasked:
        legacy.state, legacy.role = UNTASKED, ""
    for legacy in s.active_citadel().legacies:
        if legacy.state == DISABLED:
            legacy.state = UNTASKED
    if not any(legacy.state == TASKED for legacy in s.active_citadel().legacies):
        s.emit(events.UntaskedAll, s.active, clause="FAN-UNT.1")
        return
    for legacy in tasked:  # IRON HUNGER leaves some tasked
        s.emit(events.Untasked, legacy.card, clause="FAN-UNT.4")


def _pay_for_untasking(s: FantosState, tasked: list[Legacy], price: int) -> Rules[str]:
    """IRON HUNGER acts inside the untask step: each one has its price (D31); the Reserve keeps 1."""
    most = (s.active_citadel().reserve - 1) // price
    cards = [legacy.card for legacy in tasked]
    paid = yield from pick(s.active, PAY_UNTASK, cards, most=most, verb="free")
    move(s, s.active_citadel(), None, price * len(paid), "FAN-UNT.4")
    _free(s, [legacy for legacy in tasked if legacy.card in paid])
    return _upkeep(s)


def _upkeep(s: FantosState) -> str:
    """Natives at the start of the turn, before drawing (MARQUIS)."""
    for legacy in s.active_citadel().legacies:
        if legacy.up and s.reigning == legacy.card:
            gain_by_native(s, legacy, "upkeep")
    return "draw"


def draw(s: FantosState) -> str:
    """Draw up to five cards (FAN-UNT.2, .3), then what Trials allow (FAN-UNT.4)."""
    citadel = s.active_citadel()
    if len(citadel.hand) < HAND:
        draw_labor(s, citadel, HAND - len(citadel.hand), "FAN-UNT.2")
    return "draw.buy" if standing(s, SellCards) else open_window(s, PH1, "fa.begin")


def buy(s: FantosState) -> Rules[str]:
    """STIMULUS: extra cards for Shards, one at a time (FAN-CARD.26, R57)."""
    citadel = s.active_citadel()
    for rule in standing(s, SellCards):
        for _ in range(rule.most):
            if len(citadel.hand) >= rule.limit or citadel.reserve <= rule.price:
                break
            answer = yield Decision(s.active, BUY, [DONE, ("buy", rule.price)])
            if answer == DONE:
                break
            move(s, citadel, None, rule.price, "FAN-CARD.26")
            draw_labor(s, citadel, 1, "FAN-CARD.26")
    return open_window(s, PH1, "fa.begin")


# --- Phase 6 and the end of the turn -----------------------------------------------------------


def discard(s: FantosState) -> Rules[str]:
    """The active Citadel may throw away cards (FAN-DSC.1), for a fee if so agreed (FAN-VAR.11)."""
    s.phase = DISCARD
    s.hire_aid = 0  # what the Trove would pay was for the Hiring Phase (FAN-HIR.3)
    citadel = s.active_citadel()
    chosen = yield from pick(s.active, THROW, citadel.hand[:], most=most_discarded(s), verb="discard")
    if chosen:
        citadel.hand = [card for card in citadel.hand if card not in chosen]
        discard_labor(s, chosen, "FAN-DSC.1")
        if s.discard_fee:
            move(s, citadel, None, len(chosen), "FAN-VAR.11")
    s.position = 0
    return open_window(s, END, "turn.end")


def most_discarded(s: FantosState) -> int:
    """The number of cards that the active Citadel may throw away (FAN-DSC.1)."""
    citadel = s.active_citadel()
    return min(len(citadel.hand), citadel.reserve - 1) if s.discard_fee else len(citadel.hand)


def end(s: FantosState) -> Rules[str] | str:
    """The Trials marked "end of turn" are resolved in order of entry (FAN-DSC.2)."""
    acting = [card for card in s.trials if s.pack.box.cards[card].acts == "end of turn"]
    return _resolve_end(s, acting[s.position]) if s.position < len(acting) else "turn.next"


def _resolve_end(s: FantosState, card: Card) -> Rules[str]:
    for effect in s.pack.trial_effects[card]:
        assert isinstance(effect, MomentEffect)
        rules = effect.apply(s, card)
        if rules is not None:
            yield from rules
    s.position += 1
    return "turn.end"


def next_turn(s: FantosState) -> str:
    """The next living Citadel clockwise takes its turn (FAN-TURN.5)."""
    promises.turn_over(s, s.active)
    s.active = s.left_of(s.active)
    return "turn.begin"


def over(s: FantosState) -> Rules[str]:
    """The active Citadel was eliminated: its turn ends on the spot (FAN-ELIM.3).

    What already waits still resolves as far as it can (FAN-RES.15), without further windows (R85).
    """
    s.windows = []
    while s.stack and not s.ending:
        yield from resolve_top(s)
    while s.actions:
        end_action(s)
    if s.revealed:
        s.trials_gone.append(s.revealed.pop())
    s.parley = None
    return "finish" if s.ending else next_turn(s)
