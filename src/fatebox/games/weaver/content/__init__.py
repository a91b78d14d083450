"""The content of Fate Weaver: typed cards, and the pack that holds them."""

from .pack import WeaverPack

__all__ = ["WeaverPack"]
