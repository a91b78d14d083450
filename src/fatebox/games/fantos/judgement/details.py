"""Details: the questions while an item is played and resolves. Hints look past them at what it does."""

from __future__ import annotations

from fatebox.games.fantos.effects import aims, cancels, scores, shards
from fatebox.games.fantos.rules.items import PAYER
from fatebox.games.fantos.rules.windows import REACTION

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
