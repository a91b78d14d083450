"""Calibration: positions that are called 70% are won in about 70% of the games that people play.

A network or an evaluation tells better positions from worse ones, but its chances belong to the play that it
was made from. So a game may have a curve, fitted to games between mixed levels
(`fatebox learn GAME calibrate`, `lab/calibrate.py`), and every chance of the coach goes through it. The same
file says where the chances come from: from the game's network or from its evaluation.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from statistics import fmean
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from fatebox.bots import Bot, make_bot
from fatebox.bots.learned.mind import Mind, mind_of, packed_weights
from fatebox.bots.learned.thinking import Line, think
from fatebox.kernel import Game, Match, Perspective, Rng
from fatebox.kernel.capabilities import never_true
from fatebox.kernel.evaluation import log_odds, logistic

from .analysts import coach_name
from .calm import calm_chances

LEAST = 1e-4
"""Chances closer to 0 or 1 count as this one: nothing is sure before the end."""
IN_SIGHT = 0.98
"""The least chance of a seat with a win in sight: people pass one up now and then."""
WORLDS = 6
"""Imagined worlds in which an evaluation looks at what a seat can't see."""
TABLES = 24
"""The tables that stand for all that may come of a setup: the chances at them differ by 8 points."""
Source: TypeAlias = Literal["network", "evaluation"]


@runtime_checkable
class Foresighted(Protocol):
    """A bot that sees at every position what a network can't, such as the rest of a round."""

    def foresees(self, seat: Perspective) -> float:
        """The log-odds to add to the network's."""

    def past_settled(self, seat: Perspective) -> list[Match[Any]]:
        """Worlds in which everything settled has been done; none if nothing is."""


_COACHES: dict[str, Bot] = {}
"""The coach of each game by its package: nothing that it foresees depends on what it was asked before."""


class Curve(NamedTuple):
    """A line of several pieces between log-odds, which never falls."""

    points: Sequence[tuple[float, float]] = ((-1.0, -1.0), (1.0, 1.0))
    """Log-odds as they are named, and as they turned out; beyond the ends the line goes on."""

    def __call__(self, chance: float) -> float:
        """The calibrated chance."""
        odds = odds_of(chance)
        pieces = list(pairwise(self.points))
        (left, low), (right, high) = next((piece for piece in pieces if odds <= piece[1][0]), pieces[-1])
        return logistic(low + (high - low) * (odds - left) / (right - left))


class Calibration(NamedTuple):
    """The source of a game's chances, and the curve that corrects them."""

    source: Source
    curve: Curve


def odds_of(chance: float) -> float:
    """The log-odds of a chance that is neither 0 nor 1."""
    return log_odds(min(1 - LEAST, max(LEAST, chance)))


def curve_file(package: str) -> Traversable:
    """The file of a game's curve in its package."""
    return files(package) / "judgement" / "calibration.json"


@cache
def _calibration(package: str) -> Calibration:
    file = curve_file(package)
    if not file.is_file():
        return Calibration("evaluation", Curve())
    data = json.loads(file.read_text(encoding="utf-8"))
    return Calibration(data["source"], Curve([(said, won) for said, won in data["curve"]]))


def curve_of(game: Game[Any]) -> Curve:
    """The curve of a game; without one, chances are taken as they are."""
    return _calibration(game.package).curve


def source_of(game: Game[Any]) -> Source:
    """The source of a game's chances."""
    return _calibration(game.package).source


def raw_chances(match: Match[Any], source: Source | None = None) -> Line[list[float]]:
    """The chances of all seats before calibration, by the source of the game or by another one.

    Everything they depend on is read before the first question: the match may go on meanwhile.
    """
    mind, asked = mind_for(match.game, match.state.pack, source), _asked(match)
    winner = None if asked is None else asked.winner_in_sight()
    if mind is not None and asked is not None:
        if match.game.judgement.setting_up(match.state):
            return (yield from _past_setup(asked, mind))
        settled, added = _settled(asked), _foreseen(asked)
        chances = yield from calm_chances(match, mind)
        chances[asked.seat] = (
            (yield from _mean_chance(settled, asked.seat, source))
            if settled
            else logistic(odds_of(chances[asked.seat]) + added)
        )
        return _with_winner(chances, winner)
    evaluate = match.game.judgement.evaluate
    chances = [min(1.0, max(0.0, evaluate(match.state, seat))) for seat in range(match.state.seats)]
    return _with_winner(chances, winner)


def _asked(match: Match[Any]) -> Perspective | None:
    """The seat that is asked, if the game goes on."""
    return None if match.decision is None else Perspective(match, match.decision.seat)


def _with_winner(chances: list[float], winner: int | None) -> list[float]:
    """The chances of all seats where one of them has a win in sight: the others share what is left."""
    if winner is None or chances[winner] >= IN_SIGHT:
        return chances
    left = (1 - IN_SIGHT) / (1 - chances[winner])
    return [IN_SIGHT if seat == winner else left * chance for seat, chance in enumerate(chances)]


def raw_standing(seat: Perspective, rng: Rng) -> float:
    """The chance of a seat that is asked, before calibration, by what it knows."""
    mind = mind_for(seat.game, seat.pack)
    if mind is not None and _is_setting_up(seat, rng):
        return think(_past_setup(seat, mind))[seat.seat]
    chance = _by_evaluation(seat, rng) if mind is None else _by_network(seat, mind)
    winner = seat.winner_in_sight()
    if winner is not None:
        return max(chance, IN_SIGHT) if winner == seat.seat else min(chance, 1 - IN_SIGHT)
    if mind is None:
        return chance
    settled = _settled(seat)
    if settled:
        return think(_mean_chance(settled, seat.seat))
    return logistic(odds_of(chance) + _foreseen(seat))


def _by_network(seat: Perspective, mind: Mind) -> float:
    """The chance by the network; what others decide at the same time can't be known."""
    world = seat.imagine(Rng.from_seed("calm"))  # any will do: nothing counts that the seat does not know
    if world.joint:
        return think(mind.chance(seat))
    return think(calm_chances(world, mind))[seat.seat]


def _by_evaluation(seat: Perspective, rng: Rng) -> float:
    """The chance by the evaluation, in worlds that the seat imagines."""
    evaluate = seat.game.judgement.evaluate
    worlds = [seat.imagine(rng) for _ in range(WORLDS)]
    return fmean(min(1.0, max(0.0, evaluate(world.state, seat.seat))) for world in worlds)


def _is_setting_up(seat: Perspective, rng: Rng) -> bool:
    setting_up = seat.game.judgement.setting_up
    return setting_up is not never_true and setting_up(seat.imagine(rng.copy()).state)


def _past_setup(seat: Perspective, mind: Mind) -> Line[list[float]]:
    """The mean chances at the tables that may come of a setup.

    A network knows little about setups, so its own choices would be no better than any others. Charts and
    hints imagine the same worlds, so they name the same chance.
    """
    setting_up, rng = seat.game.judgement.setting_up, Rng.from_seed("set-up")
    found: list[list[float]] = []
    for world in [seat.imagine(rng) for _ in range(TABLES)]:
        while (decision := world.decision) is not None and setting_up(world.state):
            world.answer(rng.choose("set-up", decision.options), decision.seat)
        found.append((yield from calm_chances(world, mind)))
    return [fmean(chances) for chances in zip(*found, strict=True)]


def _settled(seat: Perspective) -> list[Match[Any]]:
    """Worlds in which everything settled has been done, beyond a network's sight; none if nothing is."""
    coach = _foresighted(seat.game)
    return [] if coach is None else coach.past_settled(seat)


def _mean_chance(worlds: list[Match[Any]], seat: int, source: Source | None = None) -> Line[float]:
    """The mean chance of a seat in these worlds."""
    found: list[float] = []
    for world in worlds:
        found.append((yield from raw_chances(world, source))[seat])
    return fmean(found)


def _foreseen(seat: Perspective) -> float:
    """The log-odds that the game's own coach adds to the network's, if it has foresight."""
    coach = _foresighted(seat.game)
    return 0.0 if coach is None else coach.foresees(seat)


def _foresighted(game: Game[Any]) -> Foresighted | None:
    """The game's own coach, if it has foresight."""
    if game.package not in _COACHES:
        _COACHES[game.package] = make_bot(coach_name(game), game, 0)
    coach = _COACHES[game.package]
    return coach if isinstance(coach, Foresighted) else None


def mind_for(game: Game[Any], pack: Any, source: Source | None = None) -> Mind | None:
    """The network that chances come from, if they come from one."""
    weights = packed_weights(game)
    if weights is None or (source or _calibration(game.package).source) == "evaluation":
        return None
    return mind_of(weights, game, pack)
