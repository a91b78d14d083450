"""Aims that make sense: harm for others, help for oneself, and nothing for what it would not change."""

from __future__ import annotations

from collections.abc import Iterable

from fatebox.games.fantos.effects.base import Aiming, Effect
from fatebox.games.fantos.effects.cancels import CancelAbility, CancelAction, CancelLabor
from fatebox.games.fantos.effects.cards import Attach
from fatebox.games.fantos.effects.scores import LegacyBonus, Reroll
from fatebox.games.fantos.effects.shards import Alms, Gain, Lose, Take, warded
from fatebox.games.fantos.effects.tasks import CopyStats, Disable, ForceTask, Untask, acting
from fatebox.games.fantos.effects.turns import Duel, ExtraAction, PeekTrials
from fatebox.games.fantos.rules.windows import usage_of
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Legacy
from fatebox.games.fantos.state.terms import TASKED, UNTASKED
from fatebox.kernel import Card, Decision, Option

from .contests import helps_nobody
from .timing import comes_too_late, is_idle, last_actions, stats_to_come, stays_disabled, untasks_anyway

PLAY, USE = "play", "use"
AT_ANY = ("any", "any-other", "not-payer")
"""Targets of effects that reach Legacies of all Citadels."""
RICH = 6
"""The Shards that an Apothecary brings to others at most; a Trial is not worth more, either."""
OWN_UNTASKED = "own-untasked"
"""The target of effects that task a Legacy of one's own, and do it good."""
OWN_OTHER = "own-other"
"""The target of effects on one's Legacies, except the one that uses them."""


def misaimed(s: FantosState, decision: Decision) -> list[Option]:
    """Targets that an effect would help or harm to no purpose, while it has a better one (FAN-RES.3)."""
    if not isinstance(decision.about, Aiming):
        return []
    card, effect = decision.about
    if effect is not None and _tasks_own(effect):
        lost = [option for option in decision.options if _awaits_its_task(s, decision.seat, option[1])]
        return lost if len(lost) < len(decision.options) else []
    if effect is None or not _reaches_all(effect) or owes_help(s, decision.seat):
        return []
    wrong = [
        option
        for option in decision.options
        if (legacy := s.legacy(option[1])) is not None and not _is_apt(s, decision.seat, effect, legacy, card)
    ]
    return wrong if len(wrong) < len(decision.options) else []


def aimless(s: FantosState, decision: Decision) -> list[Option]:
    """Labor and abilities that have no target worth their price now (FAN-LAB.1, FAN-LEG.11, FAN-CAN.1)."""
    return [
        option
        for option in decision.options
        if option[0] in (PLAY, USE) and _is_vain(s, decision.seat, option)
    ]


def self_defeating(s: FantosState, decision: Decision) -> list[Option]:
    """Labor and abilities of its own that a Citadel would cancel, while there are others (FAN-CAN.10)."""
    own = [option for option in decision.options if option[1] in _own_labor(s, decision.seat)]
    return own if len(own) < len(decision.options) else []


def _is_vain(s: FantosState, seat: int, option: Option) -> bool:
    """Whether it spoils a card of one's own, or all that it does is aimed, and nothing is worth the aim."""
    verb, card = option
    usage = s.pack.labor[card] if verb == PLAY else s.pack.ability[card]
    if usage is not None and usage.task and _awaits_its_task(s, seat, card):
        return True
    if usage is not None and usage.discard and _is_rich(s, card):
        return True
    if usage is not None and _tasks_own(usage.first):
        own = [legacy.card for legacy in s.citadels[seat].legacies if legacy.state == UNTASKED]
        return all(_awaits_its_task(s, seat, each) for each in own)
    if usage is None or len(usage.effects) > 1:
        return False
    if isinstance(usage.first, CancelLabor | CancelAbility | CancelAction):
        return _cancels_own(s, seat, usage.first)
    if isinstance(usage.first, LegacyBonus | Reroll):
        return helps_nobody(s, seat, usage.first)
    if isinstance(usage.first, PeekTrials):
        return last_actions(s) is not None  # no Trial is drawn any more (FAN-FIN.2)
    if isinstance(usage.first, ExtraAction):
        return _has_too_few(s, seat, card)
    if isinstance(usage.first, Alms):
        gifts = usage.first.gifts(s)
        return not gifts or any(giver == seat for giver, _, _ in gifts)
    if isinstance(usage.first, Attach) and comes_too_late(s, seat, card):
        return True
    if isinstance(usage.first, Gain) and usage.first.to == "not-payer":
        return not _has_another_payer(s, seat, usage.cost)
    if not _reaches_all(usage.first):
        return False
    return not any(_is_apt(s, seat, usage.first, each, card) for each in _within_reach(s, seat, usage.first))


def _has_too_few(s: FantosState, seat: int, legacy: Card) -> bool:
    """Whether a Citadel lacks Legacies for one more action, besides the one that grants it (FAN-ACT.8)."""
    ready = [each for each in s.citadels[seat].legacies if each.state == UNTASKED and each.card != legacy]
    return len(ready) <= s.actions_left


def _has_another_payer(s: FantosState, seat: int, cost: int) -> bool:
    """Whether one Legacy of a Citadel can pay for what another of its own is to get (FAN-LAB.1)."""
    own = [legacy for legacy in s.citadels[seat].legacies if legacy.up]
    return len(own) > 1 and any(legacy.state == UNTASKED and legacy.shards >= cost for legacy in own)


def _tasks_own(effect: Effect) -> bool:
    """Whether an effect tasks a Legacy of one's own, which cannot be done twice (FAN-TASK.11)."""
    return isinstance(effect, ForceTask) and effect.target == OWN_UNTASKED


def _awaits_its_task(s: FantosState, seat: int, legacy: Card) -> bool:
    """Whether a card of one's own is about to task a Legacy: a tasked one would escape it (FAN-TASK.11)."""
    own = (item for item in s.stack if item.seat == seat and legacy in item.cards)
    return any(isinstance(usage_of(s, item).first, ForceTask) for item in own)


def _is_rich(s: FantosState, legacy: Card) -> bool:
    """Whether a Legacy that nothing threatens holds too many Shards to be given up (FAN-CARD.11)."""
    giver = s.legacy(legacy)
    return giver is not None and giver.shards > RICH and not s.stack and not any(a.open for a in s.actions)


def _cancels_own(s: FantosState, seat: int, effect: CancelLabor | CancelAbility | CancelAction) -> bool:
    """Whether all that an effect could cancel now is of the Citadel's own (FAN-CAN.1)."""
    if isinstance(effect, CancelAction):
        action = s.open_action(effect.what)
        return action is not None and action.seat == seat
    return all(card in _own_labor(s, seat) for card in effect.objects(s))


def _own_labor(s: FantosState, seat: int) -> list[Card]:
    """The sources of what a Citadel has on the stack, and the Labor attached to its Legacies."""
    waiting = [item.source for item in s.stack if item.seat == seat]
    return [*waiting, *(card for legacy in s.citadels[seat].legacies for card in legacy.attached)]


def _within_reach(s: FantosState, seat: int, effect: Effect) -> Iterable[Legacy]:
    """The Legacies that such an effect could be aimed at."""
    own_only = isinstance(effect, Untask) and effect.target == OWN_OTHER
    return s.citadels[seat].legacies if own_only else s.all_hired()


def _reaches_all(effect: Effect) -> bool:
    """Whether an effect is aimed at any Citadel's Legacies, to their harm or help, or untasks one's own."""
    match effect:
        case Untask():
            return effect.target in (*AT_ANY, OWN_OTHER)
        case Lose() | ForceTask() | Disable() | Attach():
            return effect.target in AT_ANY
        case Gain():
            return effect.to in AT_ANY
        case Take():
            return effect.source in AT_ANY
    return isinstance(effect, Duel | CopyStats)


def _is_apt(s: FantosState, seat: int, effect: Effect, legacy: Legacy, card: Card) -> bool:
    """Whether a Citadel could want to aim such an effect of a card at a Legacy."""
    own = legacy.seat == seat
    if _is_coming(s, effect, legacy):
        return False
    match effect:
        case Lose() | Take():
            return not own and not warded(s, legacy)
        case ForceTask():
            return not own and legacy.state == UNTASKED and not is_idle(s, seat, legacy)  # FAN-TASK.11
        case Disable():
            return not own and (stays_disabled(s, legacy.seat) or not is_idle(s, seat, legacy))
        case Duel():
            return not own
        case CopyStats():  # FAN-CARD.4
            theirs, own_stats = s.pack.stats[legacy.card], s.pack.stats[card]
            return any(theirs[stat] > own_stats[stat] for stat in stats_to_come(s, seat))
        case Untask():  # a Legacy in an action would leave it (FAN-CAN.7)
            if own and untasks_anyway(s, seat):
                return False
            return legacy.state == TASKED and own != acting(s, legacy)
    return own


def _is_coming(s: FantosState, effect: Effect, legacy: Legacy) -> bool:
    """Whether something that waits does to a Legacy what cannot be done twice (FAN-RES.4)."""
    return isinstance(effect, ForceTask | Disable | Untask) and any(
        legacy.card in item.cards and type(usage_of(s, item).first) is type(effect) for item in s.stack
    )


def owes_help(s: FantosState, seat: int) -> bool:
    """Whether a Citadel has promised to play a card for somebody else (FAN-NEG.7)."""
    return any(promise.seat == seat and promise.kind == "play_for_you" for promise in s.promises)
