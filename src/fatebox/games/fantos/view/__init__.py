"""The table as it is shown: labels, refusals, derived values, imagined worlds."""
