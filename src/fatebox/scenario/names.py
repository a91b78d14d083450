"""Names of cards and other content: people write names, the state holds numbers, reports show keys."""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Card, ContentError, Pack

from .errors import ScenarioError

NONE = "none"
"""The word for nothing in a scenario file: TOML has none."""


class AnyCopy(str):
    """The name of a card in a script of chance: equal to each copy, so that the one at hand is drawn."""

    copies: list[Card]

    def __new__(cls, name: str, copies: list[Card]) -> AnyCopy:
        self = super().__new__(cls, name)
        self.copies = copies
        return self

    def __eq__(self, other: object) -> bool:
        return other in self.copies if isinstance(other, int) else str.__eq__(self, other)

    __hash__ = str.__hash__


class CardNames:
    """The names of the content of a pack, and which copies of cards a file has used so far."""

    def __init__(self, pack: Pack) -> None:
        self.box = pack.box
        self.content = pack.content
        self._named: dict[str, list[str]] = {}
        """The keys of all content by name, in lower case."""
        for key, name in pack.content.items():
            self._named.setdefault(name.lower(), []).append(key)
        self._placed: set[Card] = set()
        self._referred: set[Card] = set()

    def key(self, card: Card) -> str:
        """The unique key of a card."""
        return self.box.keys[card]

    def find(self, name: Any, where: str) -> list[Card]:
        """All copies that a name may mean."""
        if not isinstance(name, str):
            raise ScenarioError(f"{where}: expected the name of a card, got {name!r}")
        try:
            return self.box.find(name)
        except ContentError as error:
            raise ScenarioError(f"{where}: {error}") from None

    def place(self, name: Any, where: str) -> Card:
        """The card that lies here: the first copy that this file has not used yet."""
        copies = self.find(name, where)
        free = [card for card in copies if card not in self._placed]
        if not free and len(copies) > 1:
            raise ScenarioError(f"{where}: all {len(copies)} copies of {name!r} are used already")
        card = (free or copies)[0]
        self._placed.add(card)
        return card

    def refer(self, name: str) -> Card:
        """The card that is spoken of: a copy that this file has placed, each one once."""
        copies = self.box.find(name)
        if name == self.box.keys[copies[0]]:
            return copies[0]
        placed = [card for card in copies if card in self._placed] or copies
        card = next((card for card in placed if card not in self._referred), placed[0])
        self._referred.add(card)
        return card

    def outcome(self, value: Any) -> Any:
        """An outcome of chance, with the names of cards as what can be found among the cards drawn from."""
        if isinstance(value, list):
            return [self.outcome(item) for item in value]
        if isinstance(value, str) and value in self.box:
            return AnyCopy(value, self.box.find(value))
        return value  # a number, or a word that is no card; if it cannot be drawn, the draw says so

    def means(self, name: Any, found: Any) -> bool:
        """Whether a written value means the value found: equal, or a name of the card with that key."""
        if isinstance(name, bool) or isinstance(found, bool):
            return name is found
        if name == found:
            return True
        if not isinstance(name, str) or not isinstance(found, str):
            return False
        if found in self._named.get(name.lower(), ()):
            return True
        return name in self.box and any(self.box.keys[card] == found for card in self.box.find(name))

    def content_key(self, name: str) -> str:
        """The key of the content with this name; the word itself if it is a key, or means several or none."""
        keys = [] if name in self.content else self._named.get(name.lower(), [])
        return keys[0] if len(keys) == 1 else name

    def knows(self, word: str) -> bool:
        """Whether a word is the key or the name of a card or of any other content."""
        return word in self.content or word.lower() in self._named or word in self.box


def written(value: Any) -> Any:
    """Data as a scenario file would write it: lists for tuples, a word for nothing."""
    if value is None:
        return NONE
    if isinstance(value, dict):
        return {str(key): written(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [written(item) for item in value]
    return str(value) if isinstance(value, str) else value
