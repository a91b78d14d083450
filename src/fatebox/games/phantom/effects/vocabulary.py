"""All that cards can be written in."""

from __future__ import annotations

from .choices import AnyEffect, effects_message, effects_value
from .lore import AnyStep
from .numbers import Tests, tests_message
from .statics import AnyStatic

__all__ = ["AnyEffect", "AnyStatic", "AnyStep", "Tests", "effects_message", "effects_value", "tests_message"]
