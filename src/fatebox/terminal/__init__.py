"""Toolkit for showing a game in a terminal: layout, menus, passing. It knows no game and no session."""
