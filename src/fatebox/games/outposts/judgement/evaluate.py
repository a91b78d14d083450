"""How well a seat stands: what everybody has, and the assaults that are to come, as a chance to win."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import SILVER
from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dots, logistic

from .card_value import card_values
from .holdings import HOLDINGS, holdings
from .threats import Outlook

TERMS = {
    **HOLDINGS,
    "attack": "your attacks to come",
    "danger": "the attacks on your Outposts",
    "draft": "the Silver cards of your deck",
}
SCALE = 14.0
"""A lead of so many points is worth about three quarters of a win."""


class Terms(NamedTuple):
    """The terms of one player, in points; also their weights."""

    outposts: float = 0.0
    strength: float = 0.0
    crystals: float = 0.0
    race: float = 0.0
    creatures: float = 0.0
    upgrades: float = 0.0
    hand: float = 0.0
    deck: float = 0.0
    mana: float = 0.0
    attack: float = 0.0
    danger: float = 0.0
    draft: float = 0.0


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
        return ((*[0.0] * len(HOLDINGS), 0.0, 0.0, _draft(s, me)),)
    rivals = s.opponents(seat)
    outlook = Outlook(s, me, rivals)
    own = (*holdings(s, me, outlook.danger_damage), outlook.attack, -outlook.danger, 0.0)
    return own, *[holdings(s, rival, outlook.threat_damage) for rival in rivals]


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


evaluate: Evaluator[OutpostsState] = Evaluator.of("fatebox.games.outposts", Terms, measure, link, TERMS)
