"""The vocabulary of cards: each effect has its fields, its deed, its value and its sentence."""
