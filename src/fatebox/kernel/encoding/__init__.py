"""Encoding: what a seat knows at a decision, as numbers for a network; derived from the declarations."""
