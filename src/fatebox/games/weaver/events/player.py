"""The player, as a field of events."""

from __future__ import annotations

PLAYER = 0
"""The one seat: its player reads "you", a spectator the name."""
