"""Sense about copied Stats: a Legacy that has paid for them takes part in what they are for (FAN-CARD.4)."""

from __future__ import annotations

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Legacy
from fatebox.games.fantos.state.terms import FANTOS_ACTIONS, HARVEST, STAT_OF, TRIBUTE, UNTASKED, WAR
from fatebox.kernel import DONE, Decision, Option

GROUPS = {"harvest.legacies": HARVEST, "war.attackers": WAR, "war.defenders": WAR}
"""Questions that send several Legacies, asked in their order."""
NOMINEES = {"tribute.nominee": TRIBUTE, "tribute.challenge": TRIBUTE}
"""Questions that send one."""


def left_out(s: FantosState, decision: Decision) -> list[Option]:
    """Answers that leave out a Legacy whose copied Stats would count: they last for this turn only."""
    payers = [each for each in s.citadels[decision.seat].legacies if each.copied is not None]
    payers = [each for each in payers if each.state == UNTASKED]
    if not payers:
        return []
    prompt, options = decision.prompt.id, decision.options
    if prompt in GROUPS:
        wanted = [each.card for each in payers if _gains(s, each, GROUPS[prompt])]
        return _passed_over(options, [("task", card) for card in wanted])
    if prompt in NOMINEES:
        best = max((s.stat(each, STAT_OF[TRIBUTE]) for each in payers if _gains(s, each, TRIBUTE)), default=0)
        return [option for option in options if _tribute(s, option) < best]
    gainful = [("declare", kind) for kind in FANTOS_ACTIONS if any(_gains(s, each, kind) for each in payers)]
    apt = [option for option in options if option in gainful]
    return [option for option in options if option not in apt] if apt else []


def _passed_over(options: list[Option], wanted: list[Option]) -> list[Option]:
    """Answers that end the choice or take a later Legacy, and so pass over a wanted one."""
    first = next((number for number, option in enumerate(options) if option in wanted), None)
    if first is None:
        return []
    return [option for number, option in enumerate(options) if option == DONE or number > first]


def _gains(s: FantosState, legacy: Legacy, kind: str) -> bool:
    """Whether what a Legacy has copied is better in an action than its own Stat."""
    assert legacy.copied is not None
    stat = STAT_OF[kind]
    return s.pack.stats[legacy.copied][stat] > s.pack.stats[legacy.card][stat]


def _tribute(s: FantosState, option: Option) -> int:
    """The Tribute Stat of a nominee; to send nobody is less than any."""
    legacy = s.legacy(option[1]) if option[0] == "task" else None
    return -1 if legacy is None else s.stat(legacy, STAT_OF[TRIBUTE])
