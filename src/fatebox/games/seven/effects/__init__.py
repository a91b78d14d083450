"""The vocabulary of cards: each effect has fields, choices, a deed, a value and a sentence."""
