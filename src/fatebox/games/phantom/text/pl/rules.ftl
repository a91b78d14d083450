rules-goal = Ukończ przygodę, zanim ostatnia Legenda zostanie znokautowana.
