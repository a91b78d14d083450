"""Effects without a deed of their own: rules for the rest of a turn, reactions, help with a payment."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from fatebox.games.seven.state import SevenState
from fatebox.kernel.effects import Natural, Positive
from fatebox.text.words import listed

from .base import Effect
from .unit_values import GIFT, MONEY
from .words import number

Cost = Literal["recruit", "quest_gifts", "elixir", "castle", "estate"]
Cancelled = Literal["sin", "recruit", "quest"]

COST_TEXT: dict[Cost, tuple[str, str]] = {
    "recruit": ("characters", "fame"),
    "elixir": ("elixirs", "gold"),
    "castle": ("castles", "gold"),
    "estate": ("estates", "gold"),
}
CANCEL_TEXT: dict[Cancelled, str] = {
    "sin": "plays a sin card",
    "recruit": "recruits a character",
    "quest": "takes part in a quest",
}


class CostMod(Effect, frozen=True, tag="cost_mod"):
    """`cost_mod`: these cost less until the end of the turn, but never less than `least`."""

    of: Annotated[tuple[Cost, ...], Meta(min_length=1)]
    less: Positive
    least: Natural

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 2.0 * self.less * (GIFT if "quest_gifts" in self.of else MONEY)

    def text(self) -> str:
        if "quest_gifts" in self.of:
            what = f"each quest space that shows {number(self.least + 1)} or more gifts"
            least = f", but at least {number(self.least)}" if self.less > 1 else ""
            return f"{what} costs you {number(self.less)} of them less, whichever you choose{least}"
        things = listed([COST_TEXT[each][0] for each in self.of])
        paid = COST_TEXT[self.of[0]][1]
        return f"{things} cost you {self.less} {paid} less, but at least {self.least}"


class BonusGift(Effect, frozen=True, tag="bonus_gift"):
    """`bonus_gift`: one more gift for each elixir discarded or character used, until the end of the turn."""

    when: Literal["elixir", "tap"]

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 2.0 * GIFT

    def text(self) -> str:
        if self.when == "elixir":
            return "each elixir you discard grants one more gift of a color it grants"
        return "each time you turn a character for its gifts, take one more of its banner color"


class Shield(Effect, frozen=True, tag="shield"):
    """`shield`: other heroes' sin cards and abilities cannot name you until the end of the turn."""

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.8

    def text(self) -> str:
        return "sin cards and abilities of other heroes can neither name you nor take anything from you"


class WildGifts(Effect, frozen=True, tag="wild_gifts"):
    """`wild_gifts`: while paying for a quest space, gifts of it count as paid."""

    gifts: Positive

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return GIFT * self.gifts

    def moment(self) -> str:
        return "while you pay for a quest space"

    def text(self) -> str:
        return f"up to {number(self.gifts)} of its gifts count as paid"


class Ward(Effect, frozen=True, tag="ward"):
    """`ward`: a reaction to a cataclysm."""

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 1.0

    def moment(self) -> str:
        return "when a cataclysm is revealed"

    def text(self) -> str:
        return "its effects on heroes do not touch you"


class Cancel(Effect, frozen=True, tag="cancel"):
    """`cancel`: a reaction to a sin card or an action (SEV-RCT)."""

    what: Annotated[tuple[Cancelled, ...], Meta(min_length=1)]
    naming_you: bool = False
    """Only if the card names the one who reacts."""

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.5 * len(self.what) if self.naming_you else 1.0

    def moment(self) -> str:
        what = " or ".join(CANCEL_TEXT[each] for each in self.what)
        return f"when another hero {what}{' that names you' if self.naming_you else ''}"

    def text(self) -> str:
        return "cancel it"


Standing = CostMod | BonusGift | Shield
"""Effects of manned temples (SEV-MAN.3)."""
Reaction = Ward | Cancel


def nameable(s: SevenState, seat: int) -> list[int]:
    """The heroes that the sins and abilities of a hero may name: the others but for those with a shield."""
    return [other for other in s.others(seat) if not s.standing(other, Shield)]
