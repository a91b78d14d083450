"""The table as people see it: labels, refusals, derived values, imagined worlds."""
