"""A plan: which games to play. Equal plans give equal rows, however the work is shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from fatebox.bots import Bot, bot_maker
from fatebox.bots.learned.thinking import is_thinker
from fatebox.coach.follow import HINTS, follower_maker
from fatebox.kernel import Game, Options, OptionsError

GROUP = 16
"""Games that are played side by side, at most: more do not make the network's batches any quicker."""
GROUPS = 8
"""Groups of a short series, at least: each is played by one core."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A series of games. It travels to other processes, so it names its game instead of holding it."""

    package: str
    """The Python package of the game."""
    games: int
    bots: tuple[str, ...]
    seats: int
    options: Options = field(default_factory=dict)
    changes: tuple[str, ...] = ()
    seed: int | str = 0
    fixed_seats: bool = False
    """Bots stay at their seats instead of taking turns at them."""
    paired: bool = False
    """Each deal is played once for every rotation of the bots, so that all meet the same luck."""
    deeds: bool = False
    """Whether deeds with cards are counted (`Display.deed`)."""

    @classmethod
    def of(
        cls,
        game: Game[Any],
        games: int,
        bots: Sequence[str],
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        changes: Sequence[str] = (),
        **more: Any,
    ) -> Plan:
        """A plan that can be carried out; any other is refused here, before any game is played."""
        if games < 1:
            raise OptionsError(f"games: expected at least 1, got {games}")
        if not bots:
            raise OptionsError("bots: expected at least one")
        seats, chosen = game.complete(seats, options or {})
        game.pack(changes)
        if len(bots) > seats and more.get("fixed_seats"):
            raise OptionsError(f"bots: {len(bots)} bots cannot keep to {seats} seat(s)")
        if more.get("paired") and more.get("fixed_seats"):
            raise OptionsError("paired games let the bots take turns at the seats, so these cannot be fixed")
        if more.get("deeds") and game.display.deed is None:
            raise OptionsError(f"deeds: {game.title} does not say what is done with its cards")
        plan = cls(game.package, games, tuple(bots), seats, chosen, tuple(changes), **more)
        for make in plan.bot_makers().values():
            make(0)
        game.start(plan.seed_of(0), seats=seats, options=chosen, changes=changes)  # rules refuse some, too
        return plan

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        game: Game[Any] = import_module(self.package).GAME
        return game

    def bot_makers(self) -> dict[str, Callable[[int | str], Bot]]:
        """The makers of the bots, by name."""
        game = self.game
        return {name: follower_maker(game) if name == HINTS else bot_maker(name, game) for name in self.bots}

    def group_size(self) -> int:
        """The number of games that are played side by side, so that a network judges them in one batch.

        It follows from the plan alone, as the rows do. Bots that ask no network play one game at a time.
        """
        if not all(is_thinker(make(0)) for make in self.bot_makers().values()):
            return 1
        return max(1, min(GROUP, self.games // GROUPS))

    def groups(self, first: int, end: int) -> Iterator[range]:
        """The groups of a part of the series that begins with one."""
        size = self.group_size()
        for start in range(first, end, size):
            yield range(start, min(start + size, end))

    def deal(self, number: int) -> int:
        """The number of the deal that a game of the series is played with; paired games share theirs."""
        return number // len(self.bots) if self.paired else number

    def seed_of(self, number: int) -> str:
        """The seed of a game of the series: it depends on the plan's seed and the deal alone."""
        return f"{self.seed}:{self.deal(number)}"

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bot at each seat in a game of the series."""
        turn = 0 if self.fixed_seats else number
        return tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats))
