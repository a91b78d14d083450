"""The search through the rest of a reading: exact for visible cards, an average over hidden ones.

After a play the next card of its deck is turned up before anything else is decided (WEA-HID.4). So the
search takes turns: the best play, then the mean over the cards that may be turned up, for as many draws
as it looks ahead. Beyond that it plans with the cards in sight alone, and that exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple

from fatebox.games.weaver.effects.round import CycleTop
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING, SUIT_INDEX
from fatebox.kernel import Rng

from .chains import CARD, Row
from .knowledge import UNKNOWN, Stack, Stacks, known_stacks
from .rows import Rows, standing
from .sight import Sight

DRAWS = (2, 2, 2, 1)
"""The number of draws that the search looks ahead, by the number of cards in the row."""
MOST = max(DRAWS)
"""The most draws that it ever looks ahead."""
NORMALS, DEATHS = (12, 4, 4), (4, 2, 2)
"""The number of unseen cards that stand for all: at the first draw, the second, and any later one."""
BEHIND = 0.5
"""The share that is left of a chance that is not looked into any further, so that it is not the best."""


class Breadth(NamedTuple):
    """The limits of a search."""

    draws: int = MOST
    """The number of unseen cards ahead."""
    cards: int = max(NORMALS)
    """The number of unseen normal cards that stand for all at a draw; for Death cards, a third of it."""
    margin: float = inf
    """With a way through in sight, only options at most this far below the best one in sight."""
    calm: float = 0.95
    """With at least this chance by the cards in sight, looking ahead for one draw is enough."""
    comfort: float = 0.85
    """With at least this chance the search does not look for cards to swallow later on."""


EVERYTHING = Breadth()


class Draw(NamedTuple):
    """A card that may be turned up: its chance, and the decks with it."""

    chance: float
    stacks: Stacks


class Search:
    """The rest of a reading with fewer than four cards in the row."""

    def __init__(
        self, s: WeaverState, rows: Rows, sight: Sight, rng: Rng, breadth: Breadth = EVERYTHING
    ) -> None:
        self._breadth = breadth
        self._rows = rows
        self._sight = sight
        self.stacks, self._unseen = known_stacks(s)
        for cards in self._unseen:  # the first ones stand for all, for every option the same
            rng.shuffle("normals", cards.normals)
            rng.shuffle("deaths", cards.deaths)
        self._death = s.pack.death
        self._swallows = [a for a in owned_abilities(s) if isinstance(a.effect, CycleTop)]
        self.lost = self._lacks_suit(s)
        """Whether the reading is lost whatever is played and turned up."""
        self._in_sight = 0.0 if self.lost else self.rest(standing(s), self.stacks, s.shards, draws=0)
        calm = self.lost or self._in_sight >= breadth.calm
        self._narrow = breadth.margin < inf and self._in_sight > 0
        self._ahead = min(breadth.draws, 1 if calm else DRAWS[len(s.row)])
        if self._narrow and len(s.row) == READING - 1:
            self._ahead = 0  # nothing hangs on a card that is turned up behind the last one

    def _lacks_suit(self, s: WeaverState) -> bool:
        """Whether the suit that the visitor demands has run out (WEA-SUP.2).

        Such a reading is lost whatever is played, and the search would try everything.
        """
        required = demand(s)
        if required is None or s.row_has(required) or self.stacks[SUIT_INDEX[required]].size():
            return False
        return not self._sight.can_turn_the_hour(s.shards)

    # --- draws -------------------------------------------------------------------------------

    def play(self, row: Row, shards: int, suit: int, place: int) -> float:
        """The chance of winning after the face-up card of a suit is played at a place."""
        if self.lost:
            return 0.0
        stack = self.stacks[suit]
        after = self._rows.plays(row, stack.top)[place]
        left = _with(self.stacks, suit, stack.taken())
        return self._looked_into(lambda draws: self._taken({after}, left, shards, suit, draws, 0))

    def swallow(self, row: Row, shards: int, suit: int) -> float:
        """The chance of winning after the face-up card of a suit was swallowed and paid for."""
        if self.lost or self._narrow:  # with a way in sight, it can wait until the row is full
            return 0.0
        stacks = _with(self.stacks, suit, self.stacks[suit].swallowed())
        return self._taken({row}, stacks, shards, suit, self._ahead, 0)

    def stay(self, row: Row, shards: int) -> float:
        """The chance of winning with this row and the decks as they are."""
        if self.lost:
            return 0.0
        return self._looked_into(lambda draws: self.rest(row, self.stacks, shards, draws))

    def _looked_into(self, chance: Callable[[int], float]) -> float:
        """A chance by the draws ahead; one that falls behind by the cards in sight is marked down instead."""
        if self._narrow and self._ahead:
            in_sight = chance(0)
            if in_sight < self._in_sight - self._breadth.margin:
                return in_sight * BEHIND
        return chance(self._ahead)

    def rest(self, row: Row, stacks: Stacks, shards: int, draws: int, depth: int = 0) -> float:
        """The chance of winning from here, looking ahead for this number of draws."""
        missing = READING - len(row)
        if missing <= 1 or (not draws and _in_sight(stacks) >= missing):
            look = self._sight.glimpse if depth and self._breadth.margin < inf else self._sight.chance
            return look(row, stacks, shards)
        best = 0.0
        for suit, stack in enumerate(stacks):
            if stack.top >= 0:
                rows = set(self._rows.plays(row, stack.top))
                left = _with(stacks, suit, stack.taken())
                best = max(best, self._taken(rows, left, shards, suit, draws, depth))
        if draws and best < self._breadth.comfort:
            for ability in self._swallows:
                if ability.cost <= shards:
                    best = max(best, self._swallowed(row, stacks, shards - ability.cost, draws, depth))
        return best

    def _swallowed(self, row: Row, stacks: Stacks, shards: int, draws: int, depth: int) -> float:
        best = 0.0
        for suit, stack in enumerate(stacks):
            if stack.top >= 0 and stack.size() > 1:
                after = _with(stacks, suit, stack.swallowed())
                best = max(best, self._taken({row}, after, shards, suit, draws, depth))
        return best

    def _taken(self, rows: set[Row], stacks: Stacks, shards: int, suit: int, draws: int, depth: int) -> float:
        """The best of some rows when the face-up card of a suit is gone and the next is turned up."""
        length = len(next(iter(rows)))
        if stacks[suit].top != UNKNOWN or length == READING:
            return max(self.rest(row, stacks, shards, draws, depth) for row in rows)
        if not draws:
            if _in_sight(stacks) >= READING - length:
                return max(self.rest(row, stacks, shards, 0, depth) for row in rows)
            draws = 1  # the reading cannot be completed without this card
        best = 0.0
        drawn = self._draws(next(iter(rows)), stacks, suit, depth)  # the same cards lie in all rows
        for row in rows:
            mean = sum(d.chance * self.rest(row, d.stacks, shards, draws - 1, depth + 1) for d in drawn)
            best = max(best, mean)
        return best

    def _draws(self, row: Row, stacks: Stacks, suit: int, depth: int) -> list[Draw]:
        """The cards that may be turned up on a deck; a few of them stand for all."""
        stack = stacks[suit]
        gone = {code >> CARD for code in row}.union(stack.bottom)
        share = stack.deaths / stack.unseen
        found = []
        depth = min(depth, len(NORMALS) - 1)
        normals, deaths = self._breadth.cards, max(1, self._breadth.cards // 3)
        for cards, most, chance in (
            (self._unseen[suit].normals, min(normals, NORMALS[depth]), 1 - share),
            (self._unseen[suit].deaths, min(deaths, DEATHS[depth]), share),
        ):
            if chance:
                some = [card for card in cards if card not in gone][:most]
                for card in some:
                    shown = stack.shown(card, self._death[card])
                    found.append(Draw(chance / len(some), _with(stacks, suit, shown)))
        return found


def _with(stacks: Stacks, suit: int, stack: Stack) -> Stacks:
    return (*stacks[:suit], stack, *stacks[suit + 1 :])


def _in_sight(stacks: Stacks) -> int:
    """The number of face-up cards."""
    return sum([stack.top >= 0 for stack in stacks])
