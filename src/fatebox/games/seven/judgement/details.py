"""Details: the questions while an action is carried out. Hints look past them at what the action does."""

from __future__ import annotations

from fatebox.games.seven.effects import gifts, holdings, resources, table
from fatebox.games.seven.effects.payment import PAY
from fatebox.games.seven.rules.actions import MARKER
from fatebox.games.seven.rules.performing import NAME
from fatebox.games.seven.rules.reactions import PROMPTS as REACTIONS
from fatebox.games.seven.state import SevenState
from fatebox.kernel import Decision

DETAILS = frozenset(
    prompt.id
    for prompt in (
        *REACTIONS.values(),
        NAME,
        PAY,
        MARKER,
        *(gifts.TAKE, gifts.DROP, gifts.STEAL, gifts.SOURCE, gifts.GIVE, gifts.RECEIVE),
        *(holdings.UNTAP, holdings.TURN, holdings.STEAL_ELIXIR, holdings.RECRUIT, holdings.BUY),
        *(resources.CONVERT, resources.RESOURCE),
        *(table.PLACE, table.NEUTRALISE),
    )
)
PICKS = {holdings.RECRUIT.id: "recruited", holdings.CHARACTER.id: "character-discarded"}
"""The questions that name the character that is recruited or lost."""


def doer(s: SevenState, decision: Decision) -> int | None:
    """The hero whose action or sin card has been declared (SEV-RCT.1), whoever is asked about it."""
    del decision
    return None if s.declared is None else s.declared.seat
