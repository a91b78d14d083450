"""The evaluation: the holdings of everybody and the assaults to come, as a chance to win."""

from __future__ import annotations

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import SILVER
from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dots, logistic

from .card_value import card_values
from .holdings import holdings
from .sides import side_of
from .terms import Terms
from .threats import threats_of

SCALE = 14.0
"""The lead in points at which a win is about three quarters certain."""


def measure(s: OutpostsState, seat: int) -> Measured | float:
    """The terms of a seat, and those of each rival; before the first turn only its deck is there."""
    if s.result is not None:
        return s.result.value(seat)
    if s.outcome:
        return 1 / len(s.winners) if seat in s.winners else 0.0
    me = s.players[seat]
    if me.out:
        return 0.0
    if _before_play(s):
        return (Terms(draft=_draft(s, me)),)
    mine = side_of(s, me)
    theirs = [(rival, side_of(s, rival)) for rival in s.opponents(seat)]
    threats = threats_of(s, me, mine, theirs)
    own = holdings(s, me, mine.has, threats.danger_damage, attack=threats.attack, danger=-threats.danger)
    return own, *[holdings(s, rival, side.has, threats.threat_damage) for rival, side in theirs]


def link(weights: Terms, measured: Measured) -> float:
    """The lead over the rivals: half over the best of them, half over all."""
    lead, *others = dots(weights, measured)
    if others:
        lead -= 0.5 * max(others) + 0.5 * sum(others) / len(others)
    return logistic(lead / SCALE)


def _before_play(s: OutpostsState) -> bool:
    """Nobody has had a turn: what the cards drawn first look like is luck."""
    return s.round == 0 or (
        s.round == 1
        and s.step == "first"
        and s.players[s.active].turns == s.round == 1
        and s.active == s.start
    )


def _draft(s: OutpostsState, me: Player) -> float:
    """The Silver cards of a deck; factions and deck lists are taken as equally good."""
    kinds, values = s.pack.box.kinds, card_values(s.pack).drafted
    cards = me.kept + me.deck + me.hand
    return sum(values[card] for card in cards if kinds[card] == SILVER)


evaluate: Evaluator[OutpostsState] = Evaluator.of("fatebox.games.outposts", Terms, measure, link)
