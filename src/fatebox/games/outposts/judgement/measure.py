"""The terms of a position: the holdings of everybody, and the assaults to come."""

from __future__ import annotations

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import SILVER
from fatebox.kernel import Measured

from .card_value import card_values
from .holdings import holdings
from .sides import Side, side_of
from .terms import Terms
from .threats import Threats, threats_of


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
    threats, others = look_round(s, me, mine)
    return terms_of(s, me, mine, threats), *others


def look_round(s: OutpostsState, me: Player, mine: Side) -> tuple[Threats, list[Terms]]:
    """The assaults to come, and the terms of each rival: neither depends on the seat's own hand and mana."""
    theirs = [(rival, side_of(s, rival)) for rival in s.opponents(me.seat)]
    threats = threats_of(s, me, mine, theirs)
    return threats, [holdings(s, rival, side.has, threats.threat_damage) for rival, side in theirs]


def terms_of(s: OutpostsState, me: Player, mine: Side, threats: Threats) -> Terms:
    """The terms of the seat itself."""
    return holdings(s, me, mine.has, threats.danger_damage, attack=threats.attack, danger=-threats.danger)


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
