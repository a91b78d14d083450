"""Storage of what people keep between games, in the database: campaigns, decks, best scores."""
