"""How well the players stand, for bots and coach."""
