"""The table of Fate of Fantos and the elementary moves on it."""

from .table import FantosState

__all__ = ["FantosState"]
