rules-goal = Reach 30 might with the armour whole before the 14 cataclysms are over.
