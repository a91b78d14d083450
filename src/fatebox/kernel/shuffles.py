"""The shuffles of the open segment, and the cards that a seat lost sight of in them.

A card that lay open and was then shuffled into a deck is hidden now, but all saw what it did before. So in an
imagined world it is the same card up to the shuffle, and only the shuffle comes out differently.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, MutableSequence
from typing import Any, NamedTuple, Self, TypeVar

from .cards import Card
from .engine import Engine
from .events import Event, Listener
from .history import nodes_between
from .rng import KeyedRng, Orders, Rng
from .running import Saved
from .shapes import Mapping
from .state import State
from .undo import visible_cards

T = TypeVar("T")


class Shuffle(NamedTuple):
    """One shuffle of the open segment."""

    generator: int
    """The generator that made it: 0 is that of the start of the segment, the others are its reseeds."""
    draws: int
    """The number of draws of that generator before it."""
    answers: int
    """The answers given in the segment before it."""
    pile: tuple[Card, ...]
    """As the shuffle left it."""


class Outcome(NamedTuple):
    """The results of the open segment's shuffles in one imagined world."""

    mappings: list[Mapping]
    """The exchanges of cards: from the start, after the first shuffle, and so on."""
    orders: dict[int, Orders]
    """For each generator what its shuffles come to."""


class Shuffles:
    """The shuffles of a match's open segment as a seat (None: a spectator) saw them."""

    def __init__(self, match: Engine[Any], seat: int | None) -> None:
        watch = _Watch(match, seat)
        self.made = watch.made
        self._unseen = [
            [card for card in shuffle.pile if watch.last_seen.get(card, -1) < number]
            for number, shuffle in enumerate(watch.made, start=1)
        ]
        """For each shuffle the cards that the seat has not seen since."""
        mixed = {card for cards in self._unseen for card in cards}
        now = visible_cards(match.state, seat)
        self.known = {card for card in watch.last_seen if card in now or card in mixed}
        """The cards that the seat has seen in this segment, unless they were hidden without a shuffle."""

    def before(self, answers: int) -> int:
        """The number of shuffles made before the first `answers` answers of the segment."""
        return sum(shuffle.answers <= answers for shuffle in self.made)

    def shuffled_again(self, exchange: Mapping, rng: Rng) -> Outcome:
        """Other outcomes that the seat could not tell from the true ones, after an exchange at the start."""
        mappings, orders = [exchange], defaultdict[int, dict[int, list[Card]]](dict)
        for shuffle, unseen in zip(self.made, self._unseen, strict=True):
            mapping = mappings[-1]
            cards = sorted(mapping.get(card, card) for card in unseen)
            rng.shuffle("imagine", cards)
            mapping = {**mapping, **dict(zip(unseen, cards, strict=True))}
            mappings.append(mapping)
            orders[shuffle.generator][shuffle.draws] = [mapping.get(card, card) for card in shuffle.pile]
        return Outcome(mappings, dict(orders))


def may_have_shuffled(match: Engine[Any]) -> bool:
    """Whether chance may have been drawn since the start of the open segment."""
    saved = match._course.saved
    return bool(saved.reseeds) or saved.state.rng.count != match.state.rng.count


class _Watch:
    """A second run of the open segment that notes what is shuffled and what the seat sees."""

    def __init__(self, match: Engine[Any], seat: int | None) -> None:
        self.made: list[Shuffle] = []
        self.last_seen: dict[Card, int] = {}
        """For each card that the seat saw the number of shuffles made before it last did."""
        self._seat = seat
        self._answers = 0
        start = self._recorded(match._course.saved)
        again = match._rerun(start, start.mark, watch=self._listener)
        for node in nodes_between(start.mark, match.history):
            self._look(again.state)
            self._answers += 1
            again._course.history = node
            again._submit(node[1], node[2])
            again._reseed(start, self._answers)
        self._look(again.state)

    def _recorded(self, saved: Saved[Any]) -> Saved[Any]:
        """The start of the segment with generators that report their shuffles."""
        state = saved.state.copy()
        state.rng = _reporter(state.rng, 0, self._note)
        reseeds = [
            (at, _reporter(rng, number, self._note))
            for number, (at, rng) in enumerate(saved.reseeds, start=1)
        ]
        return saved._replace(state=state, reseeds=tuple(reseeds))

    def _note(self, generator: int, draws: int, pile: MutableSequence[Any]) -> None:
        self.made.append(Shuffle(generator, draws, self._answers, tuple(pile)))

    def _listener(self, state: State) -> Listener:
        """Looks at the table whenever something happens: what lies open for a moment only is seen as well."""

        def hear(event: Event) -> None:
            del event
            self._look(state)

        self._look(state)
        return hear

    def _look(self, state: State) -> None:
        shuffles = len(self.made)
        for card in visible_cards(state, self._seat):
            self.last_seen[card] = shuffles


class _Reporter(Rng):
    """A generator with the same outcomes that reports its shuffles."""

    __slots__ = ("_generator", "_note")

    def __init__(
        self, rng: Rng, generator: int, note: Callable[[int, int, MutableSequence[Any]], None]
    ) -> None:
        same = rng.copy()
        super().__init__(same.a, same.b, same.c, same.count, same.script, same.orders)
        self._generator = generator
        self._note = note

    def copy(self) -> Self:
        """A reporter that continues with the same outcomes."""
        new = super().copy()
        new._generator = self._generator
        new._note = self._note
        return new

    def shuffle(self, what: str, items: MutableSequence[T]) -> None:
        """Shuffle; report it unless there is nothing to shuffle."""
        draws = self.count
        super().shuffle(what, items)
        if len(items) > 1:
            self._note(self._generator, draws, items)


class _KeyedReporter(_Reporter, KeyedRng):
    """The same for a keyed stream."""

    __slots__ = ()


def _reporter(rng: Rng, generator: int, note: Callable[[int, int, MutableSequence[Any]], None]) -> Rng:
    """A generator with the same outcomes that reports its shuffles."""
    kind = _KeyedReporter if isinstance(rng, KeyedRng) else _Reporter
    return kind(rng, generator, note)
