"""Details: the questions while an item is played and resolves. Hints look past them at what it does."""

from __future__ import annotations

from fatebox.games.fantos.effects import aims, cancels, scores, shards
from fatebox.games.fantos.rules.items import PAYER
from fatebox.games.fantos.rules.windows import REACTION
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import PASS, Decision

DETAILS = frozenset(
    prompt.id
    for prompt in (
        *REACTION.values(),
        PAYER,
        *(aims.TARGET, aims.TARGETS, cancels.OBJECT),
        *(scores.SCORE, scores.RECIPIENT, scores.WHICH_DIE),
        *(shards.WHOSE, shards.RICHEST, shards.FROM_RESERVE, shards.REARRANGE),
    )
)


def doer(s: FantosState, decision: Decision) -> int | None:
    """The Citadel whose item resolves next (FAN-RES.5), or whose action goes on when nothing waits.

    Only in a window: anything else is asked of the Citadel whose item or action it is about.
    """
    if PASS not in decision.options:
        return None
    if s.stack:
        return s.stack[-1].seat
    return s.actions[-1].seat if s.actions else None
