"""The error of everything that is kept."""

from __future__ import annotations

from fatebox.kernel import FateboxError


class StorageError(FateboxError):
    """Something that cannot be read, kept or used; the message says what, where in it, and why."""
