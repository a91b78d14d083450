"""The content of 7: typed cards, and the pack that holds them."""

from .pack import SevenPack

__all__ = ["SevenPack"]
