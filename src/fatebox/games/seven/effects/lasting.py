"""Effects without a deed of their own: rules for the rest of a turn, reactions, help with a payment."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fatebox.games.seven.state import SevenState
from fatebox.kernel.effects import Natural, Positive
from fatebox.kernel.messages import Message, Value

from .base import Effect
from .unit_values import GIFT, MONEY
from .words import number

Cost = Literal["recruit", "quest_gifts", "elixir", "castle", "estate"]
Cancelled = Literal["sin", "recruit", "quest"]


class CostMod(Effect, frozen=True, tag="cost_mod"):
    """`cost_mod`: these cost less until the end of the turn, but never less than `least`."""

    of: Annotated[tuple[Cost, ...], Meta(min_length=1)]
    less: Positive
    least: Natural

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 2.0 * self.less * (GIFT if "quest_gifts" in self.of else MONEY)

    def arguments(self) -> dict[str, Value]:
        paid = "gifts" if "quest_gifts" in self.of else "fame" if "recruit" in self.of else "gold"
        things = tuple(Message(f"thing-{each}") for each in self.of if each != "quest_gifts")
        return super().arguments() | {
            "of": None,
            "paid": paid,
            "things": things,
            "threshold_word": number(self.least + 1),
        }


class BonusGift(Effect, frozen=True, tag="bonus_gift"):
    """`bonus_gift`: one more gift for each elixir discarded or character used, until the end of the turn."""

    when: Literal["elixir", "tap"]

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 2.0 * GIFT


class Shield(Effect, frozen=True, tag="shield"):
    """`shield`: other heroes' sin cards and abilities cannot name you until the end of the turn."""

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.8


class WildGifts(Effect, frozen=True, tag="wild_gifts"):
    """`wild_gifts`: while paying for a quest space, gifts of it count as paid."""

    gifts: Positive

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return GIFT * self.gifts

    def moment(self) -> Message:
        return Message("moment-wild-gifts")


class Ward(Effect, frozen=True, tag="ward"):
    """`ward`: a reaction to a cataclysm."""

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 1.0

    def moment(self) -> Message:
        return Message("moment-ward")


class Cancel(Effect, frozen=True, tag="cancel"):
    """`cancel`: a reaction to a sin card or an action (SEV-RCT)."""

    what: Annotated[tuple[Cancelled, ...], Meta(min_length=1)]
    naming_you: bool = False
    """Only if the card names the one who reacts."""

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.5 * len(self.what) if self.naming_you else 1.0

    def moment(self) -> Message:
        actions = tuple(Message(f"action-{each}") for each in self.what)
        return Message("moment-cancel", actions=actions, naming_you=self.naming_you)


Standing = CostMod | BonusGift | Shield
"""Effects of manned temples (SEV-MAN.3)."""
Reaction = Ward | Cancel


def nameable(s: SevenState, seat: int) -> list[int]:
    """The heroes that the sins and abilities of a hero may name: the others but for those with a shield."""
    players = s.players
    return [other for other in s.others(seat) if not players[other].manned or not s.standing(other, Shield)]
