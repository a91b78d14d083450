"""Phase 3, Trials (FAN-TRI), and Zodraz (FAN-FIN)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.base import Procedure
from fatebox.games.fantos.effects.standing import RoundTimer
from fatebox.games.fantos.effects.trials import MomentEffect
from fatebox.games.fantos.effects.turns import removable
from fatebox.games.fantos.state import FantosState, promises
from fatebox.games.fantos.state.flow import open_parley, open_window
from fatebox.games.fantos.state.moves import remove_trial
from fatebox.games.fantos.state.pieces import Timer
from fatebox.games.fantos.state.piles import take_trial
from fatebox.games.fantos.state.terms import SPACES, TR0, TR1, TRIAL_STEPS, TRIALS
from fatebox.kernel import Card, Decision, Prompt, Rules

from .negotiation import REMOVAL, remover

REMOVE = Prompt("trials.remove", "FAN-TRI.6")


def begin(s: FantosState) -> str:
    """After a Harvest, and for the First Citadel (FAN-TRI.1); never in the final round (FAN-FIN.10)."""
    s.phase = TRIALS
    s.draws = 0 if s.zodraz >= 0 else number_of_draws(s)
    return "trials.next"


def number_of_draws(s: FantosState) -> int:
    """The number of Trials that are drawn (FAN-TRI.2, .3, .4)."""
    draws = next((trials for least, trials in TRIAL_STEPS if s.gained >= least), 0)
    return max(draws, 1) if s.active == s.first else draws


def next_draw(s: FantosState) -> str:
    """One Trial after the other (FAN-TRI.5)."""
    return open_window(s, TR0, "trials.space") if s.draws > 0 else "sec.begin"


def make_space(s: FantosState) -> str:
    """The draw needs a free space (FAN-TRI.6); if there is none to be had, no more are drawn (FAN-TRI.9)."""
    if s.draws <= 0:
        return "sec.begin"
    if len(s.trials) < SPACES:
        return "trials.draw"
    if not removable(s):
        s.draws = 0
        s.emit(events.DrawsDropped, clause="FAN-TRI.9")
        return "sec.begin"
    return open_parley(s, REMOVAL, "trials.remove")


def choose_removal(s: FantosState) -> Rules[str]:
    """The Citadel of the Reigning Tribute, else the active one, removes a Trial (FAN-TRI.7)."""
    seat = remover(s)
    answer = yield Decision(seat, REMOVE, [("remove", card) for card in removable(s)])
    promises.trial_removed(s, seat, answer[1])
    remove_trial(s, answer[1], "FAN-TRI.6")
    return "trials.draw"


def draw(s: FantosState) -> str:
    """Draw and reveal (FAN-TRI.5)."""
    card = take_trial(s)
    s.draws -= 1
    s.drawn += (card,)
    s.extra_votes = [0] * s.seats
    s.emit(events.TrialRevealed, card, clause="FAN-TRI.5")
    if s.pack.final_round[card]:
        begin_final_round(s, card)
        return open_window(s, TR1, "trials.next")
    s.revealed = [card]
    if s.pack.diplomacy[card]:
        return open_parley(s, TR1, "trials.window")
    return "trials.window"


def begin_final_round(s: FantosState, card: Card) -> None:
    """Zodraz: one counter for each living Citadel, and no further Trial is drawn (FAN-FIN.1, .2, .5)."""
    s.trials.append(card)
    s.zodraz = s.active
    s.draws = 0
    s.timers.append(Timer(card=card, waiting=tuple(s.order(s.active))))
    s.emit(events.FinalRound, s.active, clause="FAN-FIN.1")


def reveal_window(s: FantosState) -> str:
    """The window after a Trial is revealed and before its effect or vote (FAN-RES.11)."""
    return open_window(s, TR1, "trials.effect")


def take_effect(s: FantosState) -> Rules[str] | str:
    """A Diplomacy Trial is voted on; a Cosmic one acts at once or stays (FAN-DIP.1, FAN-TRI.11)."""
    card = s.revealed[0]
    if s.pack.diplomacy[card]:
        return "vote"
    effects = s.pack.trial_effects[card]
    if isinstance(effects[0], Procedure):
        return effects[0].start(s, None, "trials.gone")
    if s.pack.box.cards[card].acts == "immediate":
        return _act_at_once(s, card)
    enter_play(s)
    return "trials.next"


def _act_at_once(s: FantosState, card: Card) -> Rules[str]:
    for effect in s.pack.trial_effects[card]:
        assert isinstance(effect, MomentEffect)
        rules = effect.apply(s, card)
        if rules is not None:
            yield from rules
    return "trials.gone"


def gone(s: FantosState) -> str:
    """A Trial that removes itself right after its effect (FAN-TRI.11)."""
    card = s.revealed.pop()
    s.trials_gone.append(card)
    s.emit(events.TrialRemoved, card, clause="FAN-TRI.11")
    return "trials.next"


def enter_play(s: FantosState) -> None:
    """The revealed Trial stays in play; one with counters gets them (R56)."""
    card = s.revealed.pop()
    s.trials.append(card)
    if any(isinstance(effect, RoundTimer) for effect in s.pack.trial_effects[card]):
        s.timers.append(Timer(card=card, waiting=tuple(s.order(s.active))))
    s.emit(events.TrialStays, card, clause="FAN-TRI.11")
