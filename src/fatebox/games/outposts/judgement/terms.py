"""The terms of the evaluation, by name."""

from __future__ import annotations

from typing import NamedTuple

TERMS = {
    "outposts": "your Outposts",
    "strength": "what your Outposts can still take",
    "crystals": "your Mana Crystals",
    "race": "the race for the last Mana Crystal",
    "creatures": "your creatures",
    "upgrades": "your upgrades",
    "hand": "the cards in your hand",
    "deck": "the cards in your deck",
    "mana": "what your mana can buy",
    "attack": "your attacks to come",
    "danger": "the attacks on your Outposts",
    "draft": "the Silver cards of your deck",
}
"""The terms in words; those of the rivals count against your own."""


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
