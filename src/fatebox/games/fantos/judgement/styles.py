"""Styles and characters: how bots of different temper play Fate of Fantos.

A style only decides between options that are about as good (docs/bots.md), so it should cost little strength.
"""

from __future__ import annotations

from fatebox.kernel.characters import Character, Style

STYLES: dict[str, Style] = {
    # goes to War (FAN-WAR.1) and challenges
    "raider": {
        ("declare", "war"): 2.0,
        ("attack",): 1.0,
        ("challenge",): 1.0,
        ("raise",): 1.0,
        ("declare", "harvest"): -1.0,
        ("pass",): -0.5,
    },
    # harvests (FAN-HAR.1), hires and keeps its Legacies safe
    "builder": {
        ("declare", "harvest"): 2.0,
        ("hire",): 1.0,
        ("hire-blind",): 1.0,
        ("recover",): 1.0,
        ("revive",): 1.0,
        ("declare", "war"): -1.0,
    },
    # seeks Tribute (FAN-TRB.1), plays Labors and meddles with what others do
    "schemer": {
        ("declare", "tribute"): 2.0,
        ("play",): 1.0,
        ("use",): 1.0,
        ("lower",): 1.0,
        ("nominate",): 0.5,
        ("declare", "war"): -0.5,
    },
    # makes Offers and takes them (FAN-NEG.2)
    "trader": {
        ("offer",): 2.0,
        ("to",): 1.0,
        ("add",): 1.0,
        ("accept",): 2.0,
        ("counter",): 1.0,
        ("decline",): -1.0,
        ("drop",): -1.0,
    },
}

CAST = (
    Character("Tilda Fen", "easy", "raider"),
    Character("Bruno Halvard", "easy", "builder"),
    Character("Maro", "easy", "schemer"),
    Character("Isolde Karr", "normal", "trader"),
    Character("Dagny", "normal", "raider"),
    Character("Quillon", "normal", "builder"),
    Character("Valerio", "hard", "schemer"),
    Character("Magda Orsini", "hard", "trader"),
    Character("Emrys", "hard", "raider"),
    Character("Sorane", "expert", "builder"),
    Character("Drovik", "expert", "schemer"),
    Character("Lysandra", "expert", "trader"),
)
"""Several for each level, of different styles where the level has so many."""
