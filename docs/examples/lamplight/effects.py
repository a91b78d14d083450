"""Effects: the words that cards are written in: fields, what they do, their value, their message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.kernel import Card, Decision, Effect, Positive, Prompt, Rules
from fatebox.kernel.messages import Message

if TYPE_CHECKING:
    from .state import LamplightState

GUST = Prompt("gust", "LAM-EFF.2", follow_up=True)


class Kindle(Effect, frozen=True, tag="kindle"):
    """LAM-EFF.1: draw more lamps."""

    cards: Positive

    def apply(self, s: LamplightState, cause: int) -> None:
        s.draw(s.players[cause], self.cards, "LAM-EFF.1")

    def value(self) -> float:
        """In points of light."""
        return 0.5 * self.cards

    def message(self) -> Message:
        return Message("effect-kindle", cards=self.cards)


class Gust(Effect, frozen=True, tag="gust"):
    """LAM-EFF.2: a lamp of another player goes out."""

    up_to: Positive

    def targets(self, s: LamplightState, cause: int) -> list[Card]:
        others = (player for player in s.players if player.seat != cause)
        return [card for player in others for card in player.street if s.pack.lamp(card).light <= self.up_to]

    def apply(self, s: LamplightState, cause: int) -> Rules[None]:
        targets = self.targets(s, cause)
        if targets:
            answer = yield Decision(cause, GUST, [("aim", card) for card in targets])
            s.put_out(answer[1], "LAM-EFF.2")

    def value(self) -> float:
        """In points of light."""
        return 0.6 * self.up_to

    def message(self) -> Message:
        return Message("effect-gust", up_to=self.up_to)


AnyEffect = Kindle | Gust
