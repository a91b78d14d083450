event-round = Runda { $number }: { $hour }.
event-visitor = Przybywa { $visitor }.
event-turned-up = { CAPITAL($suit) } odsłania kartę { $card }.
event-played = Zagrywasz kartę { $card } na miejscu { $place }.
event-turned = Obrócone: { $cards }.
turned-card =
    { $turns ->
        [1] { $card } (jasna)
        [2] { $card } (zamglona, X2)
       *[other] { $card } (jasna, X2, zużyta)
    }
event-used = Używasz relikwii: { $relic }.
event-bought = Kupujesz relikwię: { $relic }, ranga { ROMAN($rank) }.
event-swallowed = Karta { $card } trafia na spód talii koloru { $suit }.
event-tied = Karty { $left } i { $right } są związane i liczą się jako pasujące.
event-hour-set = Pora tej rundy to teraz: { $hour }.
event-hastened =
    { $steps ->
        [one] Następne Odświeżenie pomija jedną porę.
        [few] Następne Odświeżenie pomija { $steps } pory.
       *[many] Następne Odświeżenie pomija { $steps } pór.
    }
event-gazed = Zyskujesz { $clairvoyance } jasnowidzenia.
event-paid =
    { $cost ->
        [0] Wróżba przynosi: { $amounts }.
       *[other] Wróżba przynosi: { $amounts }, a kosztuje { $cost } jasnowidzenia.
    }
event-spilled =
    { $shards ->
        [one] Twoja ranga nie przechowa więcej: przepada { $shards } odłamek.
        [few] Twoja ranga nie przechowa więcej: przepadają { $shards } odłamki.
       *[many] Twoja ranga nie przechowa więcej: przepada { $shards } odłamków.
    }
event-lost =
    { $form ->
        [death] Karta Śmierci pozostaje niepokonana: przegrywasz grę.
        [suit] Brakuje koloru, którego żąda gość: przegrywasz grę.
        [death-suit] Karta Śmierci pozostaje niepokonana i brakuje koloru gościa: przegrywasz grę.
        [no-cards] Nie ma już karty do zagrania: przegrywasz grę.
       *[gave-up] Poddajesz się: przegrywasz grę.
    }
event-won =
    { $score ->
        [one] Udało ci się przetrwać wszystkie pory. Wynik: { $score } punkt.
        [few] Udało ci się przetrwać wszystkie pory. Wynik: { $score } punkty.
       *[many] Udało ci się przetrwać wszystkie pory. Wynik: { $score } punktów.
    }
amount-gold =
    { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
amount-shards =
    { $count ->
        [one] { $count } odłamek
        [few] { $count } odłamki
       *[many] { $count } odłamków
    }
amount-clairvoyance = { $count } jasnowidzenia
