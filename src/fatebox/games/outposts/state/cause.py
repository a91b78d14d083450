"""Cause: whose effect is being carried out, from which card, and what it has chosen so far."""

from __future__ import annotations

from typing import Protocol

from fatebox.kernel import Card
from fatebox.kernel.messages import Message

from .pieces import Post


class Worded(Protocol):
    """An effect as questions name it."""

    def message(self) -> Message:
        """Its words, without capital and full stop."""


class Cause:
    """The context of one ability while it resolves; it lives no longer than that."""

    __slots__ = ("card", "creature", "effect", "opponent", "post", "seat", "target")

    def __init__(self, seat: int, card: Card, post: Post | None = None) -> None:
        self.seat = seat
        """The controller of the effect."""
        self.card = card
        self.post = post
        """The Outpost that the card, an upgrade, lies or lay on (`this_outpost`)."""
        self.effect: Worded | None = None
        """The effect that is being carried out: questions about its targets name it."""
        self.creature: Card | None = None
        """The creature chosen last (`same`)."""
        self.target: Post | None = None
        """The Outpost chosen last (`same_outpost`)."""
        self.opponent: int | None = None
        """The opponent chosen by `opp_choose`."""
