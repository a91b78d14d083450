"""How the table is shown: labels, refusals, derived values, imagined worlds."""
