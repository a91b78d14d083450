"""The judgement of positions, for bots and coach."""
