"""Consent: what one person asks for, and all other people at the table have to agree to."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Literal

Matter = Literal["undo", "pause"]
"""The proposals: a forced undo, or a pause of all clocks."""


class Proposal:
    """One person asks, each other person agrees or refuses; one refusal is enough."""

    def __init__(
        self, id: int, matter: Matter, seat: int, number: int, others: Iterable[str], moment: Hashable
    ) -> None:
        self.id = id
        self.matter: Matter = matter
        self.seat = seat
        self.number = number
        """The number of the decision that the asking seat had to answer next."""
        self.open = set(others)
        """The people who have not answered yet."""
        self.agreed: set[str] = set()
        self.refused: str | None = None
        """The people who refused; the proposal stays visible until the game goes on."""
        self.moment = moment
        """The progress of the game then; see `outlived`."""

    @property
    def pending(self) -> bool:
        """Whether somebody still has to answer."""
        return self.refused is None and bool(self.open)

    def answer(self, person: str, agrees: bool) -> bool:
        """Somebody agrees or refuses; True when all have agreed."""
        self.open.discard(person)
        if not agrees:
            self.refused = person
            return False
        self.agreed.add(person)
        return not self.open

    def outlived(self, moment: Hashable) -> bool:
        """Whether the game has gone on since it was asked."""
        return moment != self.moment
