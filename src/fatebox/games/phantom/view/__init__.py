"""What people and bots see: labels, refusals, derived values, imagined worlds."""
