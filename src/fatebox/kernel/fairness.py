"""The seal of a seed: published before a game, it proves that the shuffles were not chosen later."""

from __future__ import annotations

import hashlib


def seal(seed: int | str) -> str:
    """A fingerprint from which the seed cannot be found, and which no other seed has."""
    return hashlib.sha256(f"fatebox seed {seed}".encode()).hexdigest()
