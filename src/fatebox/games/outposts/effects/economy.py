"""Effects on mana, Mana Crystals and the steps of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fatebox.games.outposts import events
from fatebox.games.outposts.state.cause import Cause
from fatebox.kernel import Positive, Rules
from fatebox.kernel.messages import Message

from .amounts import Amount, amount_of, expected
from .base import MANA, Effect
from .select import Players, players
from .words import FLOOR, spoken

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState


class Mana(Effect, frozen=True, tag="mana"):
    """You gain mana now, if it is your own Second Step (OUT-MANA.8)."""

    commutes: ClassVar[bool] = True
    amount: Amount

    def apply(self, s: OutpostsState, cause: Cause) -> None:
        if s.active == cause.seat and s.step == "second":
            player = s.players[cause.seat]
            gain = amount_of(self.amount, player)
            player.mana += gain
            s.emit(events.GaveMana, cause.seat, cause.card, gain, clause="OUT-MANA.2")

    def value(self) -> float:
        return MANA * expected(self.amount)


class Tax(Effect, frozen=True, tag="tax"):
    """Players gain less mana at the start of their next Second Step (OUT-EFF.13)."""

    commutes: ClassVar[bool] = True
    amount: Amount
    who: Players

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        amount = amount_of(self.amount, s.players[cause.seat])
        for player in (yield from players(s, cause, self.who)):
            player.tax += amount
            s.emit(events.Taxed, player.seat, player.tax, clause="OUT-EFF.13")

    def value(self) -> float:
        taken = 0.8 * MANA * expected(self.amount)
        return -taken if self.who == "you" else taken


class Skip(Effect, frozen=True, tag="skip"):
    """Players skip the Fourth Step of their next turn; repeats do not add up (R56)."""

    who: Players

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for player in (yield from players(s, cause, self.who)):
            player.no_attack = player.turns + 1
            s.emit(events.Pacified, player.seat, clause="OUT-TURN.3")

    def value(self) -> float:
        return -4.0 if self.who == "you" else 4.0


class Shatter(Effect, frozen=True, tag="shatter"):
    """Players lose one Mana Crystal, if they have one (OUT-CRYS.7)."""

    who: Players

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None]:
        for player in (yield from players(s, cause, self.who)):
            if player.crystals:
                player.crystals -= 1
                s.emit(events.Shattered, player.seat, player.crystals, clause="OUT-CRYS.7")

    def value(self) -> float:
        return -7.0 if self.who == "you" else 7.0


class CutNow(Effect, frozen=True, tag="cut"):
    """Mana Crystals cost you less this turn (OUT-CRYS.8)."""

    amount: Positive

    def apply(self, s: OutpostsState, cause: Cause) -> None:
        s.players[cause.seat].cut += self.amount
        s.emit(events.Cut, cause.seat, self.amount, clause="OUT-CRYS.8")

    def value(self) -> float:
        return 0.5 * MANA * self.amount

    def message(self) -> Message:
        return spoken("effect", self, floor=FLOOR)
