"""7: heroes who rebuild the Legendary Armour together, of whom only one wins; for 2 to 6, and the Unnamed."""
