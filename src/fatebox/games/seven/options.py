"""Options of a game of 7 (SEV-OPT)."""

from __future__ import annotations

from fatebox.kernel import Choice, Flag, Number, Setting

SETTINGS: tuple[Setting, ...] = (
    Flag("fall_of_a_hero", False, "SEV-COR.1"),
    Flag("unnamed_player", False, "SEV-UNN.1"),
    Choice(
        "hero_assignment",
        ("random", "choose"),
        "random",
        "SEV-SET.1",
    ),
    Number("first_player", 0, 6, 0, "SEV-SET.6"),
    Number("portal_gifts", 3, 7, 7, "SEV-OPT.3"),
)
