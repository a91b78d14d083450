"""The lab: many games at once, what they add up to, and how fast they go."""

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
