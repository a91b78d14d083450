"""Labels, refusals, deeds, imagined worlds and passing."""
