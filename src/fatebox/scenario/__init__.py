"""Scenarios: a position, what happens in it, and what must come of it, as a file that people can read.

They are tests, puzzles and bug reports; `docs/scenarios.md` explains the format.
"""

from .errors import ScenarioError
from .report import Failure, Report
from .scenario import Scenario, load_scenario, scenario_files

__all__ = ["Failure", "Report", "Scenario", "ScenarioError", "load_scenario", "scenario_files"]
