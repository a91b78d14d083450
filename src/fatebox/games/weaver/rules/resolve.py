"""Resolve (WEA-RES): the reading pays, then cards and visitor are discarded."""

from __future__ import annotations

from fatebox.games.weaver.content.designs import Reward
from fatebox.games.weaver.events import Paid
from fatebox.games.weaver.state import WeaverState

from .adventurers import pay


def card_pays(s: WeaverState) -> list[Reward]:
    """The reward of each card of the row, from the column of its half turns (WEA-X2.3, WEA-DTH.12)."""
    rewards = s.pack.reward
    return [rewards[card][turns] for card, turns in zip(s.row, s.rots, strict=True)]


def reading_pay(s: WeaverState) -> Reward:
    """The pay of the row as it lies: its cards and the visitor (WEA-RES.2, WEA-RES.3)."""
    return total(card_pays(s), pay(s))


def total(cards: list[Reward], visitor: Reward) -> Reward:
    """The pay of cards and visitor together."""
    gold, shards, clairvoyance = visitor
    for card_gold, card_shards, card_clairvoyance in cards:
        gold += card_gold
        shards += card_shards
        clairvoyance += card_clairvoyance
    return gold, shards, clairvoyance


def resolve(s: WeaverState) -> str:
    """Pay for the reading; reached only by a reading that passed its checks (WEA-RES.1)."""
    gold, shards, clairvoyance = reading_pay(s)
    s.gold += gold  # WEA-RES.2
    s.shards += shards
    s.points = max(0, s.points + clairvoyance)  # WEA-RES.3, WEA-RES.4: one move, never below 0
    s.emit(Paid, gold, shards, clairvoyance, clause="WEA-RES.2")
    s.discard = s.discard + s.row  # WEA-RES.5
    s.visitors_gone = s.visitors_gone + s.visitor
    s.row, s.rots, s.knots, s.visitor = [], [], [], []
    return "renovate"
