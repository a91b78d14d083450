"""How well a Citadel stands, for bots and coach."""
