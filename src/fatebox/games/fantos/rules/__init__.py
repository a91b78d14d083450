"""The rules of Fate of Fantos, one module for each section of the rulebook."""
