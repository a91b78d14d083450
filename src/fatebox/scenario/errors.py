"""Errors in a scenario file itself."""

from fatebox.kernel import FateboxError


class ScenarioError(FateboxError):
    """A scenario that cannot be read or set up; says which table and field, and what was expected."""
