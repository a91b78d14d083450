"""Observations and actions in the spaces that Gymnasium and PettingZoo share."""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError(f"fatebox.envs needs {missing.name}: pip install 'fatebox[envs]'") from missing

from .features import Features
from .playing import Playing


def action_space(size: int) -> Any:
    """The numbers of options."""
    return spaces.Discrete(size)


def features_space(features: Features) -> Any:
    """The vector that a view becomes."""
    return spaces.Box(-1.0, 1.0, (features.size,), np.float32)


def mask_space(size: int) -> Any:
    """A flag for each number: whether it is legal."""
    return spaces.Box(0, 1, (size,), np.int8)


def observe(features: Features, playing: Playing, seat: int) -> Any:
    """The view of a seat, as a vector."""
    return np.array(features.vector(playing.match.view(seat)), np.float32)


def mask_of(playing: Playing, seat: int) -> Any:
    """The numbers that are legal for a seat; none if it is not asked."""
    mask: Any = np.zeros(playing.coding.size, np.int8)
    if seat == playing.seat:
        mask[list(playing.options)] = 1
    return mask
