"""Everything that abilities can be written in."""

from __future__ import annotations

from .round import CycleTop, GainNow, Hasten, SetHour
from .row import Conquer, KnotPair, RotateCard

AnyEffect = CycleTop | RotateCard | Conquer | KnotPair | SetHour | Hasten | GainNow
