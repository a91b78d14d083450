"""The lab: many games at once, their statistics, and their speed."""

from .plan import Plan
from .play import Crash
from .simulate import Simulation, simulate
from .stats import Estimate, mean_interval, paired_difference, wilson
from .summary import summarize

__all__ = [
    "Crash",
    "Estimate",
    "Plan",
    "Simulation",
    "mean_interval",
    "paired_difference",
    "simulate",
    "summarize",
    "wilson",
]
