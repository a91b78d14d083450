"""The weights of the forecast, by rounds to go. Each fit to simulated games is a file beside this module."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fatebox.games.weaver.effects.base import Prices

NOTHING = Prices(*(0.0,) * len(Prices._fields))


class Weights(NamedTuple):
    """The share of each thing in the logarithm of the odds of winning."""

    base: float = 0.0
    death_on_top: float = 0.0
    """For each Death card that lies face up, and in part for cards yet to be turned up."""
    death_below: float = 0.0
    """For each Death card further down."""
    normal_on_top: float = 0.0
    """For each normal card that lies face up."""
    solved: float = 0.0
    """For a face-up Death card with a partner for either side among the face-up normal cards..."""
    half_solved: float = 0.0
    """... or for one side only."""
    chained: float = 0.0
    """For each side of a face-up Death card that another face-up Death card matches."""
    crowd: float = 0.0
    """For each face-up Death card from the third on."""
    veil: float = 0.0
    """For each rune of face-up normal cards that Death cards bear, too."""
    empty: float = 0.0
    """For each suit that has run out."""
    short: float = 0.0
    """For each card that a suit lacks to one card a round."""
    spare: float = 0.0
    """For each card more than the rounds to go need: Hasten leaves some over."""
    shard: float = 0.0
    gold: float = 0.0
    point: float = 0.0
    """For each point of clairvoyance and of the relics' values."""
    storage: float = 0.0
    """For each rank of the track that has been climbed, which lets more shards be kept."""
    owned: Prices = NOTHING
    """For an ability whose use costs one shard, by its owner's means to come; one for more counts less."""
    use: Prices = NOTHING
    """For each use that the shards can pay."""
    usable: Prices = NOTHING
    """For the first such use."""


class Ease(NamedTuple):
    """The chances, on the scale of a fit, from which the search takes it easy; see `Breadth`."""

    calm: float
    comfort: float


FITS = 2
"""The number of fits; the last one is the best."""


def weights(rounds: int, fit: int = FITS) -> Weights:
    """The weights of a fit for this number of rounds to go.

    With none to go only the score is left, in parts of a won game.
    """
    table = _read(fit)[1]
    return table[min(rounds, len(table) - 1)]


def ease(fit: int) -> Ease:
    """The chances from which the search takes it easy with this fit."""
    return _read(fit)[0]


@cache
def _read(fit: int) -> tuple[Ease, tuple[Weights, ...]]:
    data = tomllib.loads(files(__package__).joinpath("fits", f"{fit}.toml").read_text(encoding="utf-8"))
    rounds = data["rounds"]
    return Ease(**data["ease"]), tuple(_from_data(rounds[str(number)]) for number in range(len(rounds)))


def _from_data(data: dict[str, Any]) -> Weights:
    """Weights as a file has them, where those of abilities are a table; what is left out counts nothing."""
    found: dict[str, Any] = {
        name: NOTHING._replace(**value) if isinstance(value, dict) else value for name, value in data.items()
    }
    return Weights()._replace(**found)
