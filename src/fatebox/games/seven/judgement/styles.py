"""Styles and characters: how bots of different temper play 7.

A style only decides between options that are about as good (docs/bots.md), so it should cost little strength.
"""

from __future__ import annotations

from fatebox.kernel.characters import Character, Style

STYLES: dict[str, Style] = {
    # quests (SEV-QST.1) before anything else
    "raider": {("quest",): 2.0, ("complete",): 1.0, ("marker",): 0.5, ("pass",): -1.0},
    # recruits, founds buildings and mans them
    "builder": {("recruit",): 2.0, ("found",): 2.0, ("man",): 1.0, ("treasure",): 0.5, ("sin",): -1.0},
    # plays sin cards and reacts to what others do
    "schemer": {("sin",): 2.0, ("react",): 2.0, ("ability",): 1.0, ("artifact",): 1.0},
    # buys, cashes in and converts
    "trader": {
        ("buy",): 2.0,
        ("cash",): 1.0,
        ("convert",): 1.0,
        ("elixir",): 1.0,
        ("gifts",): 1.0,
        ("sin",): -0.5,
    },
}

CAST = (
    Character("Ambrosius", "easy", "raider"),
    Character("Kit", "easy", "builder"),
    Character("Dorrit", "easy", "schemer"),
    Character("Baldwin Frey", "normal", "trader"),
    Character("Ysolt", "normal", "raider"),
    Character("Gaspard", "normal", "builder"),
    Character("Rosamund", "hard", "schemer"),
    Character("Halvar", "hard", "trader"),
    Character("Agnes", "hard", "raider"),
    Character("Seraphine", "expert", "builder"),
    Character("Tancred", "expert", "schemer"),
    Character("Corvin", "expert", "trader"),
)
"""Several for each level, of different styles where the level has so many."""
