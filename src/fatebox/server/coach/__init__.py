"""The coach: hints and reviews."""
