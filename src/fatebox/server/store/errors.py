"""The error of the database."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message says why."""
