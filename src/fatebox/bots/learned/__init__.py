"""Learned players: a small network that was trained by self-play (`fatebox.learn`) and plays with numpy."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fatebox.kernel import Game


def network_file(game: Game[Any]) -> Traversable:
    """The place of the trained network in a game's package, if it has one."""
    return files(game.package) / "judgement" / "network.npz"
