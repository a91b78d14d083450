"""The vocabulary that cards are written in, one module per family; `vocabulary` lists all of it."""
