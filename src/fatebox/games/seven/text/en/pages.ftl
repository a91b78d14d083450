game-blurb = Heroes rebuild the Legendary Armour together, but only one of them wins, if the Unnamed does not.
