"""Styles and characters: how partners of different temper play The Phantom.

A style only decides between options that are about as good (docs/bots.md), so it should cost little strength.
"""

from __future__ import annotations

from fatebox.kernel.characters import Character, Style

STYLES: dict[str, Style] = {
    # fights (PHA-COM.1) rather than walks
    "raider": {("combat",): 2.0, ("wound",): 0.5, ("enemy",): 0.5, ("move",): -0.5},
    # uses its cards and gathers resources first
    "builder": {("activate",): 1.0, ("play",): 1.0, ("gain",): 1.0, ("board",): 0.5, ("combat",): -0.5},
    # reads the story on: goes where the mission is
    "schemer": {("move",): 2.0, ("resolve",): 1.0, ("choose",): 0.5, ("end",): -0.5},
}

CAST = (
    Character("Rowan Pike", "easy", "raider"),
    Character("Nell Harper", "easy", "builder"),
    Character("Otis Tull", "easy", "schemer"),
    Character("Juno Marsh", "normal", "raider"),
    Character("Silas Crane", "normal", "builder"),
    Character("Ada Lockhart", "normal", "schemer"),
    Character("Percy Finch", "hard", "raider"),
    Character("Ravenna Cole", "hard", "builder"),
    Character("Edmund Hale", "hard", "schemer"),
    Character("Noor Sable", "expert", "raider"),
    Character("Iris Vandermeer", "expert", "builder"),
    Character("Jonas Brandt", "expert", "schemer"),
)
"""Several for each level, of different styles where the level has so many."""
