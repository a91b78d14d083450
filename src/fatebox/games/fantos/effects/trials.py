"""Effects of Trials with a moment of their own: at once, or at the end of each turn."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from fatebox.games.fantos import events
from fatebox.games.fantos.state.defaults import most_shards
from fatebox.games.fantos.state.dice import roll
from fatebox.games.fantos.state.moves import Purse, discard_legacy, move, move_all
from fatebox.games.fantos.state.terms import DIE
from fatebox.kernel import Card, Positive, Prompt, Rules

from .base import AVERAGE_ROLL, LOST_LEGACY, choose_card, choose_seat
from .standing import TrialEffect

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Citadel

LEVY = Prompt("levy.poorest", "FAN-DSC.2")
PLAGUE = Prompt("plague.legacy", "FAN-DSC.2", default=most_shards)
CULL = Prompt("cull.legacy", "FAN-CARD.22")


class MomentEffect(TrialEffect, frozen=True):
    """An effect that happens at once, or at the end of each turn."""

    @abstractmethod
    def apply(self, s: FantosState, cause: Card) -> Rules[None] | None:
        """Carry it out."""


class Rain(MomentEffect, frozen=True, tag="rain"):
    """Every Reserve gains."""

    amount: Positive

    def apply(self, s: FantosState, cause: Card) -> None:
        move_all(s, [(None, s.citadels[seat], self.amount) for seat in s.order(s.active)], "FAN-TRI.11")

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        return float(self.amount)


class Swarm(MomentEffect, frozen=True, tag="swarm"):
    """Every Reserve loses a roll of the die: one effect, so all that fall, fall together (FAN-ELIM.8)."""

    def apply(self, s: FantosState, cause: Card) -> None:
        losses = []
        for seat in s.order(s.active):
            n = roll(s)
            s.emit(events.Rolled, "trial", seat, n, clause="FAN-TRI.11")
            losses.append((s.citadels[seat], n))
        if all(citadel.reserve <= n for citadel, n in losses) and not s.no_elimination:
            s.ending = "simultaneous"  # FAN-WIN.8: they are ranked as they stand before
            return
        payments: list[tuple[Purse, Purse, int]] = [(citadel, None, n) for citadel, n in losses]
        move_all(s, payments, "FAN-TRI.11")

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        return -AVERAGE_ROLL - (10.0 if citadel.reserve <= max(DIE) else 0.0)  # it may eliminate


class Cull(MomentEffect, frozen=True, tag="cull"):
    """CULL OF KYTU (FAN-CARD.22, R55)."""

    def apply(self, s: FantosState, cause: Card) -> Rules[None]:
        most = max((legacy.shards for legacy in s.all_hired()), default=0)
        doomed = []
        for seat in s.order(s.active):
            tied = [
                legacy.card for legacy in s.citadels[seat].legacies if legacy.up and legacy.shards == most
            ]
            if tied:
                doomed.append((yield from choose_card(seat, CULL, tied)))
        for card in doomed:
            legacy = s.hired(card)
            if legacy is not None:
                discard_legacy(s, legacy, "FAN-CARD.22")

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        most = max((legacy.shards for legacy in s.all_hired()), default=0)
        hit = any(legacy.up and legacy.shards == most for legacy in citadel.legacies)
        return -(most + LOST_LEGACY) if hit else 0.0


class Levy(MomentEffect, frozen=True, tag="levy"):
    """A sole richest active Citadel gives to a poorest one; it chooses among several (R78)."""

    amount: Positive

    def apply(self, s: FantosState, cause: Card) -> Rules[None]:
        giver = s.active_citadel()
        others = s.others(s.active)
        if any(s.citadels[seat].reserve >= giver.reserve for seat in others):
            return
        least = min(s.citadels[seat].reserve for seat in others)
        poorest = [seat for seat in others if s.citadels[seat].reserve == least]
        taker = yield from choose_seat(s.active, LEVY, poorest)
        move(s, giver, s.citadels[taker], self.amount, "FAN-DSC.2")

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        others = [s.citadels[seat].reserve for seat in s.others(citadel.seat)]
        if citadel.reserve > max(others, default=0):
            return -1.5 * self.amount
        return 0.5 * self.amount if citadel.reserve <= min(others) else 0.0


class Sicken(MomentEffect, frozen=True, tag="sicken"):
    """One Legacy of the active Citadel loses Shards, or its Reserve if it has none."""

    amount: Positive

    def apply(self, s: FantosState, cause: Card) -> Rules[None]:
        citadel = s.active_citadel()
        own = [legacy.card for legacy in citadel.legacies if legacy.up]
        victim: Purse = citadel
        if own:
            victim = s.legacy((yield from choose_card(s.active, PLAGUE, own)))
        move(s, victim, None, self.amount, "FAN-DSC.2")

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        return -float(self.amount)


class Relief(MomentEffect, frozen=True, tag="relief"):
    """A poor active Citadel gains."""

    below: Positive
    amount: Positive

    def apply(self, s: FantosState, cause: Card) -> None:
        citadel = s.active_citadel()
        if citadel.reserve < self.below:
            move(s, None, citadel, self.amount, "FAN-DSC.2")

    def value_to(self, s: FantosState, citadel: Citadel, rounds: float) -> float:
        return 2.0 * self.amount if citadel.reserve < self.below else 0.0
