"""Bots of this game's own."""
