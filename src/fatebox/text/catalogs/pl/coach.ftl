coach-hint = Podpowiedź
coach-hint-text = Co zrobiłby dobry gracz? (klawisz h)
coach-thinking = Trener się zastanawia
coach-advice = Rada trenera
coach-chance = { $percent }% szans na wygraną
coach-allow = Każdy może prosić o podpowiedzi
coach-review = Analiza
review-title = Analiza: { $game }
review-back = Powrót do stołu
review-working = Trener analizuje partię
review-graph = Szanse na wygraną w trakcie gry
review-graph-text = Jedna linia dla każdego gracza, od pierwszej do ostatniej decyzji; liczby oznaczają najkosztowniejsze decyzje.
review-graph-note = Tak ocenia stół sama gra, znając wszystkie karty. Decyzje poniżej ocenia bot, licząc warianty.
review-answers = Decyzje
review-table = Szanse w tabeli
review-after = Po decyzji
review-costly = Najkosztowniejsze decyzje
review-none = Żadna decyzja nie kosztowała niczego istotnego.
review-judged =
    Sprawdzono { $count ->
        [one] { $count } decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    } na podstawie tego, co gracz mógł wtedy wiedzieć.
review-finding = Decyzja { $answer }: { $degree }, strata { $percent }%
review-degree-blunder = poważny błąd
review-degree-mistake = błąd
review-degree-slip = niedokładność
review-chosen = Wybrano
review-better = Lepiej
highlight-title = Najważniejsze momenty
highlight-turn = Punkt zwrotny
highlight-own = Twoja szansa: z { $before }% na { $after }%
highlight-other = Szansa gracza { $who }: z { $before }% na { $after }%
highlight-answer = { $who }: { SENTENCE($what) }
highlight-none = Szanse ani razu nie zmieniły się gwałtownie.
review-look = Zobacz stół w tym momencie
coach-helps = Na plus: { $terms }.
coach-hurts = Na minus: { $terms }.
coach-wins = Wygrywa od razu.
coach-misses = Traci wygraną.
coach-saves = Unika przegranej.
coach-loses = Przegrywa od razu.
coach-alike-next = Mniej więcej tak dobre jak następne w kolejności.
coach-alike-best = Mniej więcej tak samo dobre.
coach-early = Za wcześnie, by to ocenić.
