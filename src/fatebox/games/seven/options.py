"""Options of a game of 7 (SEV-OPT)."""

from __future__ import annotations

from fatebox.kernel import Choice, Flag, Number, Setting

SETTINGS: tuple[Setting, ...] = (
    Flag("fall_of_a_hero", False, "SEV-COR.1", "Sins corrupt: heroes can fall and change sides"),
    Flag("unnamed_player", False, "SEV-UNN.1", "The last seat plays the Unnamed"),
    Choice(
        "hero_assignment",
        ("random", "choose"),
        "random",
        "SEV-SET.1",
        "Heroes are dealt at random, or chosen in seat order from the First Player on",
    ),
    Number("first_player", 0, 6, 0, "SEV-SET.6", "The seat that begins; 0: chance decides"),
)
