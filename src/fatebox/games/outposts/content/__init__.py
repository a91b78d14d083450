"""The cards: typed content, its checks, and how cards describe themselves."""

from .pack import OutpostsPack

__all__ = ["OutpostsPack"]
