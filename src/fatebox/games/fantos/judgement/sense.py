"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Offer
from fatebox.games.fantos.state.terms import DIE
from fatebox.kernel import Decision, Option

KEEP: Option = ("keep",)
ACCEPT: Option = ("accept",)


def senseless(s: FantosState, decision: Decision) -> list[Option]:
    """A reroll of a harvest's best throw, none of its worst (FAN-LEG.12); foolish answers to Offers."""
    match decision.prompt.id:
        case "harvest.reroll":
            return _wasted_reroll(s, decision.options)
        case "deal.answer" if s.offer is not None:
            return _foolish_answer(s.offer, decision.options)
    return []


def _wasted_reroll(s: FantosState, options: list[Option]) -> list[Option]:
    reroll = next(option for option in options if option != KEEP)
    die = next(part.die for part in s.actions[-1].sides[0].parts if part.card == reroll[1])
    if die == max(DIE):
        return [reroll]
    return [KEEP] if die == min(DIE) else []


def _foolish_answer(offer: Offer, options: list[Option]) -> list[Option]:
    """A gift that is declined, and one to a Citadel that offers nothing, not even a promise (FAN-NEG.2)."""
    if ACCEPT not in options:
        return []
    promised = [promise.seat for promise in offer.promises]
    given = offer.give or offer.cards or offer.seat in promised
    wanted = offer.want or offer.want_cards or offer.want_titles
    if wanted and not given:
        return [ACCEPT]
    gift = (offer.give or offer.cards) and not wanted and offer.to not in promised
    return [option for option in options if option != ACCEPT] if gift else []
