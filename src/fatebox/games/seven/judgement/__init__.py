"""How well a seat stands, for bots and coach."""
