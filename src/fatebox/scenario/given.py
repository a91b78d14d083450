"""Given: a fresh state, with whatever a scenario says otherwise laid over it.

Every card of the game lies in exactly one pile afterwards:

1. A card that `given` names in a pile lies there and nowhere else.
2. A card that has to make room takes the place of a card of its kind that was taken away.
3. What is then left over goes where a pile says `"..."`, if cards of that kind belong there.
4. Otherwise it goes to the bottom of the last face-down pile, in the order of the state's fields, that
   `given` does not name and in which cards of that kind lay.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from fatebox.kernel import Card, DataError, Flaw, Game, State
from fatebox.kernel.cards import Audience
from fatebox.kernel.positions import belongs_at, declared_flaws, find_flaws
from fatebox.kernel.shapes import ObjectShape

from .errors import ScenarioError
from .names import CardNames
from .pieces import expand, pair_up
from .shaped import DataPile, merge, paths, piles, place_cards

S = TypeVar("S", bound=State)
Spot = tuple[str, int]
"""The path of a pile, and an index in it."""
ROOT = "given"
REST = "..."
"""In a pile: whatever is left over goes here."""


def lay(game: Game[S], fresh: S, given: dict[str, Any], names: CardNames, segment: str) -> S:
    """The fresh state with `given` laid over it, as the segment finds it; checked against the game."""
    table = _Table(game, fresh, names)
    try:
        state = game.state.from_data(table.laid(given), names.refer, pack=fresh.pack)
    except DataError as error:
        raise ScenarioError(f"{ROOT}.{error}") from None
    state.segment = segment
    _refuse(declared_flaws(game.positions, state, game.segments))
    named = {path.removeprefix(f"{ROOT}.") for path in paths(table.shape, given, ROOT)}
    game.positions.complete(state, named.__contains__)
    _refuse(find_flaws(game.positions, state, game.segments))
    _refuse(game.positions.opening(state))
    return state


def _refuse(flaws: Iterable[Flaw]) -> None:
    for flaw in flaws:
        raise ScenarioError(f"{ROOT}.{flaw}")


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
        self.listed: set[str] = set()
        """Piles that `given` lists as a whole."""
        self.mentioned: set[str] = set()
        """Those, and piles of which it names single cards by their places."""
        self.replaced: dict[str, str] = {}
        """Cards that had to make room, by the cards in whose places they are now."""

    def laid(self, given: dict[str, Any]) -> dict[str, Any]:
        """The data of the state that `given` asks for."""
        positions = self.game.positions
        given = expand(positions, self.names, self.fresh.pack, self.shape, given, ROOT)
        self.listed = {pile.path for pile in piles(self.shape, given, ROOT)}
        self.mentioned |= self.listed
        placed = place_cards(self.shape, given, ROOT, self.place, self.names)
        data: dict[str, Any] = merge(self.data, placed, ROOT)
        self.check_types(data)
        moved = self.conserve(list(piles(self.shape, data, ROOT)))
        pair_up(positions, self.names, self.fresh.pack, self.shape, data, self.replaced)
        data["seen"] = {
            key: mask
            for key, mask in data["seen"].items()
            if key not in moved or key in placed.get("seen", {})
        }
        return data

    def check_types(self, data: dict[str, Any]) -> None:
        """Refuse values of a wrong type before cards are moved about."""
        try:
            self.game.state.from_data(data, lambda name: Card(0), pack=self.fresh.pack)
        except DataError as error:
            raise ScenarioError(f"{ROOT}.{error}") from None

    def place(self, name: Any, path: str, index: int) -> str:
        """Note where a named card lies; a card cannot lie in two places."""
        if name == REST:
            return REST
        where = f"{path}[{index}]"
        card = self.names.place(name, where)
        key = self.names.key(card)
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
            gap = next((gap for gap in gaps if self.fits(key, gap[2], gap[0])), None)
            if gap is not None:
                gaps.remove(gap)
                gap[0].cards[gap[1]] = key
                self.replaced[gap[2]] = key
            else:
                rest.setdefault(self.spare_pile(key, laid), []).append(key)
        for pile in laid:
            left_over = rest.get(pile.path, [])
            at = pile.cards.index(REST) if REST in pile.cards else len(pile.cards)
            pile.cards[at : at + 1] = left_over
            pile.cards[:] = [key for key in pile.cards if key is not None]
        return {*self.named, *homeless}

    def take_away(self, laid: list[DataPile]) -> list[tuple[DataPile, int, str]]:
        """Take named cards from where they lay before; the gaps they leave in piles that are not listed."""
        gaps = []
        for pile in laid:
            for index, key in enumerate(pile.cards):
                if key in self.named and self.named[key] != (pile.path, index):
                    pile.cards[index] = None
                    if pile.path not in self.listed:
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
                if kind(key) in map(kind, self.cards_before(pile)) and self.belongs(key, pile):
                    return pile.path
        raise ScenarioError(f'{ROOT}: {key!r} is left over; write "..." in a pile where it belongs')

    def fits(self, key: str, gone: str, pile: DataPile) -> bool:
        """Whether a card can take the place of one that was taken away from a pile."""
        return self.kind(gone) == self.kind(key) and self.belongs(key, pile)

    def belongs(self, key: str, pile: DataPile) -> bool:
        """Whether such cards lie in the pile: the game says so, or some lay there or are named in it."""
        rule = belongs_at(self.game.positions, pile.path.removeprefix(f"{ROOT}."))
        if rule is not None:
            return rule(self.fresh.pack, self.card(key))
        cards = [*self.cards_before(pile), *(card for card in pile.cards if card in self.named)]
        return not cards or self.printed_kind(key) in map(self.printed_kind, cards)

    def cards_before(self, pile: DataPile) -> list[str]:
        """The cards of the pile in the fresh state."""
        return self.before[pile.path].cards if pile.path in self.before else []

    def card(self, key: str) -> Card:
        """The card with this key."""
        return self.names.find(key, ROOT)[0]

    def kind(self, key: str) -> Hashable:
        """The kind of a card as the game sees it: cards of one kind could be one another."""
        return self.game.secrets.kinds(self.fresh)(self.card(key))

    def printed_kind(self, key: str) -> Hashable:
        """The kind of a card as the box knows it."""
        return self.names.box.kinds[self.card(key)]
