"""The table of 7 and the elementary moves on it."""

from .table import SevenState

__all__ = ["SevenState"]
