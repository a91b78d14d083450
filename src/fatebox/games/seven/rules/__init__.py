"""The rules of 7, one module for each section of the rulebook."""
