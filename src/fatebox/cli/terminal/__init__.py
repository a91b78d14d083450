"""Playing in the terminal: one loop for all games. How a game looks is said by its own `terminal` module."""
