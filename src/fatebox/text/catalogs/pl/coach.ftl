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
review-graph-text = Jedna linia dla każdego gracza, od pierwszego ruchu do ostatniego; liczby oznaczają te, które kosztowały najwięcej.
review-graph-note = Szanse według trenera po każdym ruchu. Ruchy poniżej są oceniane według tego, co gracz mógł wiedzieć.
review-answers = Ruch
review-table = Szanse w tabeli
review-after = Po ruchu
review-costly = Najkosztowniejsze ruchy
review-none = Bez kosztownych błędów.
review-cause-mistakes = Przyczyna przegranej: błędy. Najwięcej kosztował ruch { $answer }, z { $before }% na { $after }%.
review-cause-rival = Przyczyna przegranej: ruch { $answer } ({ $who }), z { $before }% na { $after }%.
review-cause-luck = Przyczyna przegranej: pech. Po ruchu { $answer } szansa spadła z { $before }% na { $after }%.
review-cause-slow = Przyczyna przegranej: żaden pojedynczy ruch. Szansa malała stopniowo.
review-cause-slim = Przyczyna przegranej: od początku było mało nadziei, szansa wynosiła { $before }%.
review-judged =
    Sprawdzono { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    } na podstawie tego, co gracz mógł wtedy wiedzieć.
review-finding = Ruch { $answer }: { $degree }, strata { $percent }%
review-degree-blunder = poważny błąd
review-degree-mistake = błąd
review-degree-slip = niedokładność
review-chosen = Wybrano
review-better = Lepiej
highlight-title = Najważniejsze momenty
highlight-turn = Punkt zwrotny
highlight-own = Twoja szansa na wygraną: z { $before }% na { $after }%
highlight-other = { $who }, szansa na wygraną: z { $before }% na { $after }%
highlight-answer = { $who }: { SENTENCE($what) }
highlight-none = Żaden ruch nie zmienił mocno szans.
review-look = Zobacz stół w tym momencie
coach-helps = Na plus: { $terms }.
coach-hurts = Na minus: { $terms }.
coach-keeps = Bez strat: { $terms }.
coach-slights = Mniej zyskuje: { $terms }.
coach-wins = Wygrywa od razu.
coach-misses = Traci wygraną.
coach-saves = Unika przegranej.
coach-loses = Przegrywa od razu.
coach-alike-next = Niewiele lepsze od następnego ruchu.
coach-alike-best = Mniej więcej tak samo dobre.
coach-alike-other = Inny ruch jest mniej więcej tak samo dobry.
coach-hopeless = Gra jest prawie przegrana.
coach-wait = Nic innego się teraz nie opłaca.
coach-only = Wszystko inne to strata bez korzyści.
coach-stops = To temu zapobiega.
coach-besides = Razem z: { $cards }.
coach-copies =
    { $count ->
        [one] jeszcze jedna kopia
        [few] { $count } kolejne kopie
       *[many] { $count } kolejnych kopii
    }
coach-then = Potem: { SENTENCE($move) }
coach-otherwise = W przeciwnym razie: { SENTENCE($event) }
coach-this-turn = W tej turze: { SENTENCE($event) }
highlight-swing = { $before }% → { $after }%
