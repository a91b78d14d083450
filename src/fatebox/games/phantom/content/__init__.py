"""The cards: typed content, its checks, and how cards describe themselves."""

from .pack import PhantomPack

__all__ = ["PhantomPack"]
