"""Styles and characters: how bots of different temper play Outposts.

A style only decides between options that are about as good (docs/bots.md), so it should cost little strength.
"""

from __future__ import annotations

from fatebox.kernel.characters import Character, Style

STYLES: dict[str, Style] = {
    # attacks (OUT-ATK.1) in large groups, and batters Outposts
    "raider": {
        ("attack",): 1.0,
        ("join",): 1.0,
        ("rally",): 1.0,
        ("batter",): 1.0,
        ("hold",): -1.0,
        ("skip",): -1.0,
    },
    # buys Mana Crystals, brings creatures into play and holds its Outposts
    "builder": {
        ("buy",): 2.0,
        ("play",): 1.0,
        ("defend",): 1.0,
        ("hold",): 1.0,
        ("attack",): -1.0,
        ("discard",): -1.0,
        ("sacrifice",): -2.0,
    },
    # moves creatures about, and strikes them rather than walls
    "schemer": {
        ("move",): 1.0,
        ("strike",): 1.0,
        ("target",): 1.0,
        ("withdraw",): 1.0,
        ("batter",): -1.0,
        ("join",): -1.0,
    },
}

CAST = (
    Character("Pip Thornby", "easy", "raider"),
    Character("Oda Mosswick", "easy", "builder"),
    Character("Grue", "easy", "schemer"),
    Character("Brakka", "normal", "raider"),
    Character("Hanno Vale", "normal", "builder"),
    Character("Wrenna", "normal", "schemer"),
    Character("Orsk", "hard", "raider"),
    Character("Mirel Karst", "hard", "builder"),
    Character("Vex", "hard", "schemer"),
    Character("Tamsin Dorn", "expert", "raider"),
    Character("Borrin", "expert", "builder"),
    Character("Adira", "expert", "schemer"),
)
"""Several for each level, of different styles where the level has so many."""
