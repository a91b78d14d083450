"""Fatebox: five tabletop card games in one box, played by their rulebooks."""

__version__ = "0.1.0"
