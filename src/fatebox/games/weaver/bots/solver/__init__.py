"""The solver-grade bot of Fate Weaver."""

from .bot import Solver

__all__ = ["Solver"]
