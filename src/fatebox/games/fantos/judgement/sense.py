"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.fantos.effects.base import Aiming
from fatebox.games.fantos.effects.cancels import CancelAbility, CancelAction, CancelLabor
from fatebox.games.fantos.rules.winning import score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Offer
from fatebox.games.fantos.state.terms import DIE, UNTASKED
from fatebox.kernel import PASS, Card, Decision, Option

from .aiming import PLAY, aimless, misaimed, owes_help, self_defeating
from .contests import misplaced
from .copies import GROUPS, NOMINEES, left_out
from .offers import foolish_amounts, foolish_answer, foolish_offer, foolish_promises
from .rivals import foolish_vote, misjudged_reward, poor_givers, votes_for_rivals
from .timing import last_actions
from .word import DECLARE_HARVEST

KEEP: Option = ("keep",)


def senseless(s: FantosState, decision: Decision) -> list[Option]:
    """Options that waste a throw, Shards, Legacies, cards or the last chance, and foolish Offers."""
    options = decision.options
    if decision.prompt.id.startswith("deal."):
        return _foolish_deal(s, decision)
    match decision.prompt.id:
        case "harvest.reroll":
            return _wasted_reroll(s, options)
        case "labor.payer" if isinstance(decision.about, Aiming):
            return _lost_payers(s, s.pack.labor_cost[decision.about.card], options)
        case "target.legacy":
            return misaimed(s, decision)
        case "target.cancel":
            return self_defeating(s, decision)
        case "target.recipient" | "target.die" | "target.score" if not owes_help(s, decision.seat):
            return misplaced(s, decision.seat, options)
        case "target.citadel" | "target.richest":
            return poor_givers(s, options)
        case "votes.citadel" if not owes_help(s, decision.seat):
            return votes_for_rivals(decision.seat, options)
        case "vote.cast":
            return foolish_vote(s, decision.seat)
        case "tribute.reward":
            return misjudged_reward(s, decision)
        case "war.damage":
            return _lost_fighters(s, decision)
        case "action.choose":
            idle = [PASS] if DECLARE_HARVEST in options else _last_chance(s, decision.seat)
            return list({*idle, *left_out(s, decision)})
        case prompt if prompt in GROUPS or prompt in NOMINEES:
            return left_out(s, decision)
    if options[0] != PASS or owes_help(s, decision.seat):
        return []
    return list({*aimless(s, decision), *_ruinous_labor(s, decision)})


def _foolish_deal(s: FantosState, decision: Decision) -> list[Option]:
    """Answers to Offers, and parts of one, that give something away (FAN-NEG.2)."""
    options = decision.options
    match decision.prompt.id:
        case "deal.answer" if s.offer is not None:
            return foolish_answer(s, s.offer, options)
        case "deal.compose" if isinstance(decision.about, Offer):
            return foolish_offer(decision.about, options)
        case "deal.amount":
            return foolish_amounts(options)
        case "deal.promise" if isinstance(decision.about, int):
            return foolish_promises(decision.about, options)
    return []


def _wasted_reroll(s: FantosState, options: list[Option]) -> list[Option]:
    """A reroll of a harvest's best throw, none of its worst (FAN-LEG.12)."""
    reroll = next(option for option in options if option != KEEP)
    die = next(part.die for part in s.actions[-1].sides[0].parts if part.card == reroll[1])
    if die == max(DIE):
        return [reroll]
    return [KEEP] if die == min(DIE) else []


def _lost_payers(s: FantosState, cost: int, options: list[Option]) -> list[Option]:
    """Legacies that the payment would use up, while another one can pay and stay (FAN-LAB.5, FAN-LEG.6)."""
    lost = []
    for option in options:
        legacy = s.legacy(option[1])
        if legacy is not None and legacy.shards <= cost:
            lost.append(option)
    return lost if len(lost) < len(options) else []


def _ruinous_labor(s: FantosState, decision: Decision) -> list[Option]:
    """Labor that would use up whichever Legacy pays for it, while it will be missed (FAN-LAB.5, FAN-LEG.6).

    In the final round only Shards count, and what cancels something may save more than a Legacy.
    """
    if last_actions(s) is not None:
        return []
    own = s.citadels[decision.seat].legacies
    purse = max((legacy.shards for legacy in own if legacy.state == UNTASKED), default=0)
    return [option for option in decision.options if option[0] == PLAY and _uses_up(s, option[1], purse)]


def _uses_up(s: FantosState, labor: Card, purse: int) -> bool:
    """Whether Labor that cancels nothing costs all that the richest payer has."""
    usage = s.pack.labor[labor]
    assert usage is not None
    return usage.cost >= purse and not isinstance(usage.first, CancelLabor | CancelAbility | CancelAction)


def _lost_fighters(s: FantosState, decision: Decision) -> list[Option]:
    """Shares of damage that cost a Legacy, while others cost none (FAN-WAR.11, FAN-LEG.6)."""
    assert decision.group is not None
    items, left = decision.group.items, decision.group.least
    spare = {card: legacy.shards - 1 for card in items if (legacy := s.legacy(card)) is not None}
    own = decision.options[0][1]
    later = sum(spare.get(card, 0) for card in items[items.index(own) + 1 :])
    kept = [option for option in decision.options if option[2] <= spare[own] and left - option[2] <= later]
    return [option for option in decision.options if option not in kept] if kept else []


def _last_chance(s: FantosState, seat: int) -> list[Option]:
    """No action in the last action phase of the game, by a Citadel that is behind (FAN-FIN.7, FAN-WIN.1).

    Nobody acts after it, so it has lost if it does nothing.
    """
    if last_actions(s) != (seat,):
        return []
    best = max(score(s.citadels[other]) for other in s.others(seat))
    return [PASS] if score(s.citadels[seat]) < best else []
