"""Problems with a deck or another list of cards that a player brings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .messages import Message, chain, declare

UNKNOWN = declare("problem-unknown", "near")
NUMBER = declare("problem-number", "got")
TWICE = declare("problem-twice")
OF_CARD = declare("problem-of-card", "card", "what", "clause")
OF_LIST = declare("problem-of-list", "what", "clause")
CARD_AT = declare("problem-card-at", "where", "card", "what", "clause")
LIST_AT = declare("problem-list-at", "where", "what", "clause")


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is wrong with a list of cards."""

    card: str
    """The card, or what stands there in its place; empty if it is about the list as a whole."""
    what: Message
    clause: str

    def message(self, where: str = "") -> Message:
        """The problem with its card and its clause; `where`: the place of the list (`a.toml: cards`)."""
        card, what, clause = self.card, self.what, self.clause
        if where:
            at_card = CARD_AT(where=where, card=card, what=what, clause=clause)
            return at_card if card else LIST_AT(where=where, what=what, clause=clause)
        return OF_CARD(card=card, what=what, clause=clause) if card else OF_LIST(what=what, clause=clause)


def in_lines(problems: Iterable[Problem], where: str = "") -> Message:
    """All problems, a line each; there must be one."""
    return chain("error-lines", [problem.message(where) for problem in problems])
