game-blurb = Build a citadel of Legacies, harvest Shards, wage war, vie for Tribute and survive the Trials.
