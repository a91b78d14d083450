"""Learned players: a small network that was trained by self-play (`fatebox.learn`) and plays with numpy."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fatebox.kernel import Game


def network_file(game: Game[Any], after: int = 0) -> Traversable:
    """The file of a game's network in its package, after that many seconds of training (0: all)."""
    return files(game.package) / "judgement" / (f"network-{after}.npz" if after else "network.npz")


class Networked:
    """A bot whose chances come from the game's network."""
