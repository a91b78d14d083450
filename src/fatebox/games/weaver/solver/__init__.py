"""The solver-grade bot of Fate Weaver."""

from .hard import Advice, Hard

__all__ = ["Advice", "Hard"]
