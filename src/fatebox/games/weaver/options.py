"""The options of Fate Weaver: how hard it is (WEA-OPT)."""

from __future__ import annotations

from fatebox.kernel import Choice, Setting

from .state.terms import LEVELS

SETTINGS: tuple[Setting, ...] = (
    Choice(
        "difficulty",
        LEVELS,
        LEVELS[0],  # WEA-SET.1
        "WEA-DIF.1",
    ),
)
