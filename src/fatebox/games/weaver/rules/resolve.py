"""Resolve (WEA-RES): the reading pays, then cards and visitor are discarded."""

from __future__ import annotations

from fatebox.games.weaver.events import Paid
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING

from .adventurers import pay


def resolve(s: WeaverState) -> str:
    """Pay for the reading; reached only by a reading that passed its checks (WEA-RES.1)."""
    # WEA-X2.3, WEA-DTH.12: the reward of a card stands in the column of its half turns
    rewards = [s.pack.reward[s.row[place]][s.rots[place]] for place in range(READING)]
    rewards.append(pay(s))
    gold, shards, clairvoyance = (sum(column) for column in zip(*rewards, strict=True))
    s.gold += gold  # WEA-RES.2
    s.shards += shards
    s.points = max(0, s.points + clairvoyance)  # WEA-RES.3, WEA-RES.4: one move, never below 0
    s.emit(Paid, gold, shards, clairvoyance, clause="WEA-RES.2")
    s.discard += s.row  # WEA-RES.5
    s.visitors_gone += s.visitor
    s.row, s.rots, s.knots, s.visitor = [], [], [], []
    return "renovate"
