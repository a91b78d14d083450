"""A Citadel's word: the options that would break a promise (FAN-NEG.7, .8), as far as one decision tells.

Nothing enforces promises. Bots look twice before they take one of these options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fatebox.games.fantos.content.designs import has
from fatebox.games.fantos.effects.cancels import CancelAction
from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Legacy, Promise
from fatebox.games.fantos.state.terms import DIE, HARVEST, STAT_OF, WAR
from fatebox.kernel import DONE, PASS, Decision, Option

Breach = Callable[[FantosState, Decision, Promise, Option], bool]
"""Whether an option breaks a promise."""
DECLARE_WAR: Option = ("declare", WAR)
DECLARE_HARVEST: Option = ("declare", HARVEST)


def breaks(s: FantosState, decision: Decision) -> list[Option]:
    """The options by which the asked Citadel would break its word; none if it cannot keep it any more."""
    if not s.promises:
        return []
    about = _WINDOW if decision.prompt.id.startswith("window.") else _BREACHES.get(decision.prompt.id, {})
    found: list[Option] = []
    for promise in s.promises:
        breach = about.get(promise.kind) if promise.seat == decision.seat else None
        if breach is not None:
            broken = [option for option in decision.options if breach(s, decision, promise, option)]
            if len(broken) < len(decision.options):
                found += broken
    return found if len(set(found)) < len(decision.options) else []


def _declares_war(s: FantosState, decision: Decision, promise: Promise, option: Option) -> bool:
    """A War that can only be against the one that is to be left alone."""
    del decision
    return option == DECLARE_WAR and targets(s) == [promise.number]


def _forgoes_war(s: FantosState, decision: Decision, promise: Promise, option: Option) -> bool:
    """Another action than the War that was promised, or none, while it can be declared."""
    return option != DECLARE_WAR and DECLARE_WAR in decision.options and promise.number in targets(s)


def _harvests(s: FantosState, decision: Decision, promise: Promise, option: Option) -> bool:
    """A Harvest that gains more than was promised even with the worst harvester alone."""
    free = s.citadels[decision.seat].free_for(HARVEST)
    return option == DECLARE_HARVEST and min(_least_harvest(s, each) for each in free) > promise.number


def _harvests_more(s: FantosState, decision: Decision, promise: Promise, option: Option) -> bool:
    """One more Legacy for a Harvest that gains more than was promised with it, whatever the dice show."""
    assert decision.group is not None
    if option == DONE:
        return False
    cards = (*decision.group.chosen, option[1])
    harvesters = [legacy for legacy in s.citadels[decision.seat].legacies if legacy.card in cards]
    return sum(_least_harvest(s, legacy) for legacy in harvesters) > promise.number


def _least_harvest(s: FantosState, legacy: Legacy) -> int:
    return s.stat(legacy, STAT_OF[HARVEST]) + min(DIE)


def _defends_with_fewer(s: FantosState, decision: Decision, promise: Promise, option: Option) -> bool:
    """An end of the choice, or a Legacy so late in it that the rest are too few."""
    del s
    assert decision.group is not None
    items, chosen = decision.group.items, len(decision.group.chosen)
    most = chosen if option == DONE else chosen + len(items) - items.index(option[1])
    return most < promise.number


def _charges(s: FantosState, decision: Decision, promise: Promise, option: Option) -> bool:
    """Shards of the one that is to be spared, or so few of others that it must pay (FAN-TRB.11)."""
    assert decision.group is not None
    _, seat, amount = option
    if seat == promise.to:
        return bool(amount)
    items = decision.group.items
    later = items[items.index(seat) + 1 :]
    if promise.to not in later:
        return False
    able = sum(s.citadels[other].reserve for other in later if other != promise.to)
    return bool(decision.group.least - amount > able)


def _cancels(s: FantosState, decision: Decision, promise: Promise, option: Option) -> bool:
    """Labor or an ability that cancels the action in progress."""
    del decision, promise
    if option[0] not in ("play", "use"):
        return False
    usage = (s.pack.labor if option[0] == "play" else s.pack.ability)[option[1]]
    return usage is not None and has(CancelAction, usage.effects)


def _removes(s: FantosState, promise: Promise, option: Option) -> bool:
    """Whether this is the Trial that was spoken of."""
    return s.pack.box.keys[option[1]] == promise.word


_BREACHES: Mapping[str, Mapping[str, Breach]] = {
    "vote.cast": {"vote": lambda s, decision, promise, option: option[1] != promise.word},
    "action.choose": {"no_war": _declares_war, "war_on": _forgoes_war, "harvest_at_most": _harvests},
    "war.target": {
        "no_war": lambda s, decision, promise, option: option[1] == promise.number,
        "war_on": lambda s, decision, promise, option: option[1] != promise.number,
    },
    "harvest.legacies": {"harvest_at_most": _harvests_more},
    "tribute.challenge": {
        "no_challenge": lambda s, decision, promise, option: option != PASS,
        "challenge": lambda s, decision, promise, option: option == PASS,
    },
    "war.defenders": {"defend_with": _defends_with_fewer},
    "tribute.reward": {"spare_in_reward": _charges},
    "trials.remove": {
        "remove_trial": lambda s, decision, promise, option: not _removes(s, promise, option),
        "keep_trial": lambda s, decision, promise, option: _removes(s, promise, option),
    },
}
"""The promises that a question is about, each with what breaks it."""
_WINDOW: Mapping[str, Breach] = {"no_cancel": _cancels}
"""The same for the windows in which items are played."""
