"""The seeds of new tables: chance that nobody can foretell, unless the server was started with a word.

With a word, everybody's first table of a game is dealt alike, everybody's second as well, and so on, whoever
else plays in between. That is for tests and demonstrations; only who starts the server can choose it. What
anybody can foretell needs no keyed stream, so such deals use the fast generator.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter

from fatebox.kernel.rng import KeyedRng, Rng
from fatebox.server.people.people import Person


class Seeds:
    """Gives every new table its seed."""

    def __init__(self, word: str | None = None) -> None:
        self._word = word
        self._opened: Counter[tuple[str, str]] = Counter()

    @property
    def generator(self) -> str:
        """The generator of new tables."""
        return KeyedRng.generator if self._word is None else Rng.generator

    def next(self, host: Person, game: str) -> str:
        """The seed of the table that somebody opens now."""
        if self._word is None:
            return secrets.token_hex(16)
        self._opened[host.id, game] += 1
        number = self._opened[host.id, game]
        return hashlib.sha256(f"fatebox {self._word} {game} {number}".encode()).hexdigest()[:32]
