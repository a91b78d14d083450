"""The vocabulary of cards: each effect is its fields, its targets, what it does, its message."""

from .amounts import PerCrystal
from .base import Effect, Static
from .choices import AnyEffect
from .statics import StaticEffect

__all__ = ["AnyEffect", "Effect", "PerCrystal", "Static", "StaticEffect"]
