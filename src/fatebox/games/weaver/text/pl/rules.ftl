rules-goal = Przetrwaj dziesięć wróżb i zakończ z jak największym jasnowidzeniem.
