"""Procedures that card text starts by name, and the functions that they are."""

from __future__ import annotations

from fatebox.games.phantom.effects.procedures import PROCEDURES

from .cardcheck import cardcheck
from .damage import take_damage
from .destiny import reveal
from .instructions import follow

PROCEDURES.follow = follow
PROCEDURES.cardcheck = cardcheck
PROCEDURES.take_damage = take_damage
PROCEDURES.reveal = reveal
