rules-goal = Own the most Shards after the final round, or be the last Citadel alive.
