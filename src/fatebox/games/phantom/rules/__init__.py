"""The rules, one module for each section of the rulebook."""

from . import procedures

__all__ = ["procedures"]
