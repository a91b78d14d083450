"""The rules of Fate Weaver, one module for each section of the rulebook."""
