"""The bot that searches: every option of a decision gets an estimate of the chance to win with it."""

from __future__ import annotations

from typing import Any

from fatebox.games.weaver.content.designs import Ability
from fatebox.games.weaver.effects.round import CycleTop
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import ICONS, READING, SUIT_INDEX
from fatebox.kernel import DONE, Game, Match, Option, OptionsError, Perspective, Rng
from fatebox.kernel.bots import Appraisal, BotMaker

from .closing import WAIT, Closing, Full
from .forecast import Forecast
from .foresight import foreseen, is_settled
from .knowledge import known_stacks
from .rows import TURNING, Rows, standing
from .search import EVERYTHING, Breadth, Search
from .sight import Sight
from .weights import FITS, ease, weights

WORLDS = 6
"""Worlds past a reading that is settled: what comes next differs."""
UNSURE = 1e-6
"""The least chance while more than one card is to be played: only some of those that may come are tried."""


class Solver:
    """Exact within the round over what is visible, on average over what is not.

    It reads only what the seat may know: the worlds it imagines are all the same to it. `draws` is how
    many unseen cards ahead it looks; with 0 it plans with the cards in sight alone. `cards` and `margin`
    make it faster: few unseen cards stand for all, and options that fall behind are left alone. `fit` says
    which fit of its forecast it plays by.
    """

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        make: BotMaker,
        *,
        draws: int = EVERYTHING.draws,
        cards: int = EVERYTHING.cards,
        margin: float = EVERYTHING.margin,
        fit: int = FITS,
    ) -> None:
        for name, value, least in (("draws", draws, 0), ("cards", cards, 1), ("margin", margin, 0)):
            if not value >= least:
                raise OptionsError(f"bot solver: {name}: expected {least} or more, got {value}")
        if not 1 <= fit <= FITS:
            raise OptionsError(f"bot solver: fit: expected a number from 1 to {FITS}, got {fit}")
        del game
        self._make = make
        self._rng = rng
        self._fit = fit
        self._breadth = Breadth(draws, cards, margin, *ease(fit))
        self._rows: Rows | None = None
        self._forecasts: list[Forecast] = []
        self._sight: tuple[object, Sight] | None = None

    def choose(self, seat: Perspective) -> Option:
        """The option with the best chance of winning, then with the best score."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        chances = self._chances(seat, choosing=True)
        return options[chances.index(max(chances))]

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """All options with the chances they give, the best one first."""
        chances = zip(seat.decision.options, self._chances(seat), strict=True)
        return sorted((Appraisal(*each, 1) for each in chances), key=lambda appraisal: -appraisal.value)

    def foresees(self, seat: Perspective) -> float:
        """The log-odds that the cards in sight add to the chance to win, as a network judges it."""
        return foreseen(_any_world(seat))

    def past_settled(self, seat: Perspective) -> list[Match[Any]]:
        """Worlds after a reading that cards in sight surely complete, before anything else is decided."""
        if not is_settled(_any_world(seat)):
            return []
        planner = Solver(seat.game, Rng.from_seed("planner"), self._make, draws=0)  # remembers no question
        rng = Rng.from_seed("past")  # the same worlds at each question
        return [planner.finished(seat.imagine(rng), seat.seat) for _ in range(WORLDS)]

    def finished(self, world: Match[WeaverState], seat: int) -> Match[WeaverState]:
        """A world in which the reading has been completed as planned."""
        reading = world.state.round
        while (s := world.state).round == reading and s.segment == "read" and world.decision is not None:
            world.answer(self.choose(Perspective(world, seat)), seat)
        return world

    def _chances(self, seat: Perspective, choosing: bool = False) -> list[float]:
        """The chances of all options; to choose, those that are never the best may count 0."""
        s = _any_world(seat)
        rows = self._rows
        if rows is None:
            rows = self._rows = Rows(s.copy())
            self._forecasts = [
                Forecast(s.pack, rounds, weights(rounds, self._fit)) for rounds in range(ICONS + 1)
            ]
        options = seat.decision.options
        if s.segment == "renovate":
            return self._purchases(s, options)
        if len(s.row) < READING:
            return self._plays(s, rows, options, choosing)
        return self._closing(s, rows, options)

    def _plays(self, s: WeaverState, rows: Rows, options: list[Option], choosing: bool) -> list[float]:
        search = Search(s, rows, self._in_sight(s, rows), self._rng, self._breadth)
        row = standing(s)
        chances: list[float] = []
        early: list[int] = []
        for number, option in enumerate(options):
            if option[0] == "play":
                chances.append(search.play(row, s.shards, SUIT_INDEX[option[1]], option[2]))
                continue
            ability = _ability(s, option)
            left = s.shards - ability.cost
            if isinstance(ability.effect, CycleTop):
                chance = search.swallow(row, left, SUIT_INDEX[option[3]])
            elif isinstance(ability.effect, TURNING):
                chance = search.stay(dict(rows.uses(row, ability.effect))[option[3]], left)
            else:
                early.append(number)
                chance = 0.0 if choosing else self._early(s, rows, ability, option[3])
            chances.append(chance * WAIT)
        best = max(chance for number, chance in enumerate(chances) if number not in early)
        for number in early:  # nothing is lost by waiting until the row is full
            chances[number] = min(chances[number], best * WAIT)
        if len(s.row) == READING - 1:
            return chances
        most = self._forecast(s).most()
        return [max(UNSURE, chance / most) for chance in chances]

    def _early(self, s: WeaverState, rows: Rows, ability: Ability, target: str) -> float:
        """The chance after an ability that touches neither row nor decks, used before the row is full."""
        after = s.copy()
        ability.effect.apply(after, target)
        sight = Sight(after, rows, self._forecast(after))
        search = Search(after, rows, sight, Rng.from_seed("early"), self._breadth)
        return search.stay(standing(s), s.shards - ability.cost)

    def _in_sight(self, s: WeaverState, rows: Rows) -> Sight:
        """The cards in sight: what was found before the last answer still holds in the same reading."""
        reading = s.round, s.hour, s.points, s.hastened
        if self._sight is None or self._sight[0] != reading:
            rows.forget()
            self._sight = reading, Sight(s, rows, self._forecast(s))
        return self._sight[1]

    def _closing(self, s: WeaverState, rows: Rows, options: list[Option]) -> list[float]:
        closing = Closing(s, rows, self._forecasts)
        full = Full(standing(s), known_stacks(s)[0], s.shards, s.hour, s.points, s.hastened)
        chances = []
        for option in options:
            if option[0] == "use":
                after = dict(closing.uses(full, _ability(s, option)))[option[3]]
                chances.append(closing.best(after) * WAIT)
            else:
                chances.append(closing.finish(full))
        return chances

    def _purchases(self, s: WeaverState, options: list[Option]) -> list[float]:
        forecast = self._forecast(s)
        decks = forecast.decks(known_stacks(s)[0])
        chances = []
        for option in options:
            ranks, gold = list(s.relics), s.gold
            if option != DONE:
                relic = s.pack.relic_keys.index(option[1])
                ranks[relic] += 1
                gold -= s.pack.prices[relic][ranks[relic]]
            judge = forecast.kept if option == DONE else forecast.wealth
            chances.append(forecast.chance(decks + judge(tuple(ranks), gold, s.shards, s.points)))
        return chances

    def _forecast(self, s: WeaverState) -> Forecast:
        return self._forecasts[max(0, ICONS - len(s.icons) - s.hastened)]


def _any_world(seat: Perspective) -> WeaverState:
    """A state that agrees with what the player knows; its hidden cards are not used."""
    state: WeaverState = seat.imagine(Rng.from_seed("any world")).state
    return state


def _ability(s: WeaverState, option: Option) -> Ability:
    _, relic, line, _ = option
    return next(a for a in owned_abilities(s) if (a.relic, a.line) == (relic, line))
