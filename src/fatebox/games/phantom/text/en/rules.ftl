rules-goal = Complete the adventure before the last Legend is Knocked Out.
