"""The table: what lies on it, the words of the rulebook, and moves that keep it whole."""

from .table import OutpostsState

__all__ = ["OutpostsState"]
