"""The table of Fate Weaver and the elementary moves on it."""

from .table import WeaverState

__all__ = ["WeaverState"]
