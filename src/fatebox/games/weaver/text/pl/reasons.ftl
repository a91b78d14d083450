reason-clairvoyance = twoje jasnowidzenie
reason-relics = twoje relikwie
reason-shards = twoje odłamki losu
reason-gold = twoje złoto
reason-row = zapłata za rząd
reason-growth = następne rundy
reason-rounds = szanse w następnych rundach
reason-deaths = bezpieczeństwo przed kartami Śmierci
reason-demand = szansa na spełnienie żądania gościa
merit-gained =
    Daje zdolność { $ability } za { $cost ->
        [one] { $cost } odłamek
        [few] { $cost } odłamki
       *[many] { $cost } odłamków
    }.
merit-cheaper =
    { $ability } kosztuje { $cost ->
        [one] { $cost } odłamek
        [few] { $cost } odłamki
       *[many] { $cost } odłamków
    } zamiast { $before }.
merit-stronger = { $ability } działa mocniej.
merit-conquers = Pokonuje kartę { $death }.
merit-conquered = Zostanie pokonana, gdy tylko ją zagrasz.
merit-conqueror = Potem kartę { $death } może pokonać { $card }.
merit-stuck = Żadna odkryta karta nie uratuje tej wróżby.
merit-pays =
    { $cost ->
        [0] Wtedy wróżba przynosi: { $amounts }.
        [one] Wtedy wróżba przynosi: { $amounts }, a kosztuje { $cost } jasnowidzenie.
       *[other] Wtedy wróżba przynosi: { $amounts }, a kosztuje { $cost } jasnowidzenia.
    }
merit-scores =
    Dodaje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } do wyniku.
