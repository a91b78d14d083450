"""Adventurers (WEA-ADV): the demand and the pay of the visitor."""

from __future__ import annotations

from fatebox.games.weaver.content.designs import Line, Reward
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import REQUIRED_PAY


def line(s: WeaverState) -> Line | None:
    """The line that counts now; under a blood moon there is none (WEA-ADV.1, R33)."""
    return s.pack.lines[s.visitor[0]].get(s.hour)


def demand(s: WeaverState) -> str | None:
    """The suit that must be in the row (WEA-ADV.3), or None under a blood moon (WEA-ADV.6)."""
    wanted = line(s)
    return None if wanted is None else wanted.required


def pay(s: WeaverState) -> Reward:
    """The visitor's pay for the row; what is not laid yet pays nothing (WEA-ADV.4, .5, .6)."""
    wanted = line(s)
    if wanted is None:
        tokens = sum(s.has_token(place) for place in range(len(s.row)))
        gold, shards, clairvoyance = s.pack.box.cards[s.visitor[0]].blood_moon
        return gold * tokens, shards * tokens, clairvoyance * tokens
    required = REQUIRED_PAY if s.row_has(wanted.required) else 0
    optional = s.pack.of_suit[wanted.optional].intersection(s.row)
    return required + wanted.gold * len(optional), 0, 0
