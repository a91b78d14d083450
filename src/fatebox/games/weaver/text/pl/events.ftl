event-round = Runda { $number }: { $hour }.
event-visitor = Przybywa { $visitor }.
event-turned-up = { CAPITAL($suit) } odsłania kartę { $card }.
event-played =
    { $seat-is ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę { $card } na miejscu { $place }.
event-turned = Obrócone: { $cards }.
turned-card =
    { $turns ->
        [1] { $card } (jasna)
        [2] { $card } (zamglona, X2)
       *[other] { $card } (jasna, X2, zużyta)
    }
event-used =
    { $seat-is ->
        [you] Używasz
       *[other] { $seat } używa
    } relikwii { $relic }.
event-bought =
    { $seat-is ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } relikwię { $relic }, ranga { ROMAN($rank) }.
event-swallowed = Karta { $card } trafia na spód swojej talii ({ $suit }).
event-tied = Karty { $left } i { $right } są związane i liczą się jako pasujące.
event-hour-set = Pora tej rundy to teraz: { $hour }.
event-hastened =
    { $steps ->
        [one] Następne Odświeżenie pomija jedną porę.
        [few] Następne Odświeżenie pomija { $steps } pory.
       *[many] Następne Odświeżenie pomija { $steps } pór.
    }
event-gazed =
    { $seat-is ->
        [you] Zyskujesz
       *[other] { $seat } zyskuje
    } { $clairvoyance ->
        [one] { $clairvoyance } jasnowidzenie
       *[other] { $clairvoyance } jasnowidzenia
    }.
event-paid =
    { $cost ->
        [0] Wróżba przynosi: { $amounts }.
        [one] Wróżba przynosi: { $amounts }, a kosztuje { $cost } jasnowidzenie.
       *[other] Wróżba przynosi: { $amounts }, a kosztuje { $cost } jasnowidzenia.
    }
event-spilled =
    { $seat-is ->
        [you] Twoja ranga
       *[other] Ranga gracza { $seat }
    } nie przechowa więcej: { $shards ->
        [one] przepada { $shards } odłamek
        [few] przepadają { $shards } odłamki
       *[many] przepada { $shards } odłamków
    }.
event-lost =
    { $form ->
        [death] Karta Śmierci pozostaje niepokonana
        [suit] Brakuje koloru, którego żąda gość
        [death-suit] Karta Śmierci pozostaje niepokonana i brakuje koloru, którego żąda gość
        [no-cards] Nie ma już karty do zagrania
       *[gave-up]
            { $seat-is ->
                [you] Poddajesz się
               *[other] { $seat } się poddaje
            }
    }: { $seat-is ->
        [you] przegrywasz grę
       *[other] { $seat } przegrywa grę
    }.
event-won =
    { $seat-is ->
        [you] Masz
       *[other] { $seat } ma
    } za sobą wszystkie pory. Wynik: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }.
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
amount-clairvoyance =
    { $count ->
        [one] { $count } jasnowidzenie
       *[other] { $count } jasnowidzenia
    }
