"""The vocabulary of cards: each effect is its fields, what it does, its sentence."""

from .base import Cause, Effect, Static, Struct
from .choices import AnyEffect, effects_text
from .lore import AnyStep
from .numbers import Tests, tests_text
from .statics import AnyStatic

__all__ = [
    "AnyEffect",
    "AnyStatic",
    "AnyStep",
    "Cause",
    "Effect",
    "Static",
    "Struct",
    "Tests",
    "effects_text",
    "tests_text",
]
