"""The vocabulary of cards: each effect is its fields, what it does, its sentence."""
