"""The evaluation of positions, for bots and coach."""
