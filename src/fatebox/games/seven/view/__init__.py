"""How the table is shown: labels, refusals, deeds, imagined worlds, passing."""
