"""Cause: whose effect is being carried out, from which card, and what it has chosen so far."""

from __future__ import annotations

from fatebox.kernel import Card

from .pieces import Post


class Cause:
    """The context of one ability while it resolves; it lives no longer than that."""

    __slots__ = ("card", "creature", "opponent", "post", "seat", "target")

    def __init__(self, seat: int, card: Card, post: Post | None = None) -> None:
        self.seat = seat
        """The controller of the effect."""
        self.card = card
        self.post = post
        """The Outpost that the card, an upgrade, lies or lay on (`this_outpost`)."""
        self.creature: Card | None = None
        """The creature chosen last (`same`)."""
        self.target: Post | None = None
        """The Outpost chosen last (`same_outpost`)."""
        self.opponent: int | None = None
        """The opponent chosen by `opp_choose`."""
