"""Toolkit for showing a game in a terminal: layout, menus, sentences. It knows no game and no session."""
