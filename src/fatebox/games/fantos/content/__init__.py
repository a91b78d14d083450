"""The content of Fate of Fantos: typed cards, and the pack that holds them."""

from .pack import FantosPack

__all__ = ["FantosPack"]
