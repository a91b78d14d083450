rules-goal = Be the last player with a face-up Outpost, or own three Mana Crystals.
