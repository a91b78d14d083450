rules-goal = Klara äventyret innan den sista legenden slås ut.
