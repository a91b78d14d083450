rules-goal = Zdobądź 30 potęgi i skompletujcie zbroję przed końcem 14 kataklizmów.
