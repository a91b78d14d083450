"""Fate Weaver for people: options in words, refusals, and what the player may imagine."""
