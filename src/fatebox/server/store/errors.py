"""The error of the database."""

from __future__ import annotations

from fatebox.kernel import FateboxError


class StoreError(FateboxError):
    """The database cannot be used; the message says why."""
