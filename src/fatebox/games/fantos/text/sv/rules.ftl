rules-goal = Ha flest skärvor efter sista rundan, eller var den sista citadellen som lever.
