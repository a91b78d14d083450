"""The table as people and bots see it: labels, refusals, derived values, imagined worlds."""
