"""The vocabulary of cards: each effect is its fields, its choices, what it does, its sentence."""
