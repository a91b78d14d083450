"""Text: lists, numbers of things, sentences, and names of seats and cards."""
