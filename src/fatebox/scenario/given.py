"""Given: a fresh state, with whatever a scenario says otherwise laid over it.

Every card of the game lies in exactly one pile afterwards:

1. A card that `given` names in a pile lies there and nowhere else.
2. A card that has to make room takes the place of a card of its kind that was taken away.
3. What is then left over goes where a pile says `"..."`, if cards of that kind belong there.
4. Otherwise it goes to the bottom of the last face-down pile, in the order of the state's fields, that
   `given` does not name and in which cards of that kind lay.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from fatebox.kernel import DataError, Game, State
from fatebox.kernel.cards import Audience
from fatebox.kernel.shapes import ObjectShape

from .errors import ScenarioError
from .names import CardNames
from .shaped import DataPile, merge, piles, place_cards

S = TypeVar("S", bound=State)
Spot = tuple[str, int]
"""The path of a pile, and an index in it."""
ROOT = "given"
REST = "..."
"""In a pile: whatever is left over goes here."""


def lay(game: Game[S], fresh: S, given: dict[str, Any], names: CardNames) -> S:
    """The fresh state with `given` laid over it."""
    table = _Table(game, fresh, names)
    data = table.laid(given)
    try:
        return game.state.from_data(data, names.refer, pack=fresh.pack)
    except DataError as error:
        raise ScenarioError(f"{ROOT}.{error}") from None


class _Table:
    """The fresh state as data, and what `given` has named so far."""

    def __init__(self, game: Game[Any], fresh: State, names: CardNames) -> None:
        self.game = game
        self.fresh = fresh
        self.names = names
        self.shape = ObjectShape(game.state)
        self.data = fresh.to_data(names.key)
        self.before = {pile.path: pile for pile in piles(self.shape, fresh.to_data(names.key), ROOT)}
        self.named: dict[str, Spot] = {}
        self.mentioned: set[str] = set()

    def laid(self, given: dict[str, Any]) -> dict[str, Any]:
        """The data of the state that `given` asks for."""
        self.mentioned = {pile.path for pile in piles(self.shape, given, ROOT)}
        placed = place_cards(self.shape, given, ROOT, self.place)
        data: dict[str, Any] = merge(self.data, placed, ROOT)
        moved = self.conserve(list(piles(self.shape, data, ROOT)))
        data["seen"] = {
            key: mask
            for key, mask in data["seen"].items()
            if key not in moved or key in placed.get("seen", {})
        }
        return data

    def place(self, name: Any, path: str, index: int) -> str:
        """Note where a named card lies; a card cannot lie in two places."""
        if name == REST:
            return REST
        where = f"{path}[{index}]"
        key = self.names.key(self.names.place(name, where))
        if key in self.named:
            there = "{}[{}]".format(*self.named[key])
            raise ScenarioError(f"{where}: {name!r} already lies at {there}")
        self.named[key] = (path, index)
        self.mentioned.add(path)
        return key

    def conserve(self, laid: list[DataPile]) -> set[str]:
        """Put every card into exactly one pile; gives back the cards that are not where they were."""
        gaps = self.take_away(laid)
        present = {key for pile in laid for key in pile.cards}
        homeless = [key for pile in self.before.values() for key in pile.cards if key not in present]
        rest: dict[str, list[str]] = {}
        for key in homeless:
            gap = next((gap for gap in gaps if self.kind(gap[2]) == self.kind(key)), None)
            if gap is not None:
                gaps.remove(gap)
                gap[0].cards[gap[1]] = key
            else:
                rest.setdefault(self.spare_pile(key, laid), []).append(key)
        for pile in laid:
            left_over = rest.get(pile.path, [])
            at = pile.cards.index(REST) if REST in pile.cards else len(pile.cards)
            pile.cards[at : at + 1] = left_over
            pile.cards[:] = [key for key in pile.cards if key is not None]
        return {*self.named, *homeless}

    def take_away(self, laid: list[DataPile]) -> list[tuple[DataPile, int, str]]:
        """Take named cards from where they lay before; the gaps they leave in piles that are not named."""
        gaps = []
        for pile in laid:
            for index, key in enumerate(pile.cards):
                if key in self.named and self.named[key] != (pile.path, index):
                    pile.cards[index] = None
                    if pile.path not in self.mentioned:
                        gaps.append((pile, index, key))
        return gaps

    def spare_pile(self, key: str, laid: list[DataPile]) -> str:
        """The path of the pile to which a card goes that has no place."""
        for pile in laid:
            if REST in pile.cards and self.belongs(key, pile):
                return pile.path
        hidden = [p for p in laid if p.audience is Audience.NOBODY and p.path not in self.mentioned]
        kinds: tuple[Callable[[str], Hashable], ...] = (self.kind, self.printed_kind)
        for kind in kinds:
            for pile in hidden[::-1]:
                if kind(key) in map(kind, self.cards_before(pile)):
                    return pile.path
        raise ScenarioError(f'{ROOT}: {key!r} is left over; write "..." in the pile that takes the rest')

    def belongs(self, key: str, pile: DataPile) -> bool:
        """Whether such cards lay in the pile or are named in it; into an empty one everything may go."""
        cards = [*self.cards_before(pile), *(card for card in pile.cards if card in self.named)]
        return not cards or self.printed_kind(key) in map(self.printed_kind, cards)

    def cards_before(self, pile: DataPile) -> list[str]:
        """What lay in the pile in the fresh state."""
        return self.before[pile.path].cards if pile.path in self.before else []

    def kind(self, key: str) -> Hashable:
        """The kind of a card as the game sees it: cards of one kind could be one another."""
        return self.game.secrets.kind(self.fresh, self.names.find(key, ROOT)[0])

    def printed_kind(self, key: str) -> Hashable:
        """The kind of a card as the box knows it."""
        return self.names.box.kinds[self.names.find(key, ROOT)[0]]
