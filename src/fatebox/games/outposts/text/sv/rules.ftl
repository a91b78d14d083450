rules-goal = Var den sista spelaren med en öppen utpost, eller äg tre manakristaller.
