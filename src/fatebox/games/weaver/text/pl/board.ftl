# Glossary: reading = wróżba, row = rząd, turn = obrót, wave = fala, suit = kolor, visitor = gość, demand = żądanie,
# relic = relikwia, rank = ranga, shard = odłamek, clairvoyance = jasnowidzenie, gold = złoto, hour = pora,
# Death card = karta Śmierci, clouded = zamglona, clear = jasna, to conquer = pokonać, X2 token = żeton X2.

board-row = Wróżba
board-empty = Wybierz kartę poniżej, aby zacząć wróżbę.
board-hours = Pory
board-relics = Relikwie
board-card =
    { $name }, { $suit }, { $turns ->
        [one] obrócona raz
        [few] obrócona { $turns } razy
       *[many] obrócona { $turns } razy
    }
board-card-death = { $name }, karta Śmierci, { $suit }
word-gold = Złoto
word-shards = Odłamki
word-clairvoyance = Jasnowidzenie
word-happiness = Szczęście
word-love = Miłość
word-power = Władza
word-wealth = Bogactwo
word-sun = Słońce
word-moon = Księżyc
word-blood-moon = Krwawy Księżyc
board-purse = Twoje zasoby
board-visitor = Gość
board-of = z { $limit }
board-nothing = nic
board-pays-nothing = nie płaci
board-round = Runda { $round } z 10 · { $hour }
board-phase-refresh = Odświeżenie
board-phase-read = Wróżba
board-phase-resolve = Rozliczenie
board-phase-renovate = Zakupy
board-hour-sun = liczą się życzenia dzienne
board-hour-moon = liczą się życzenia nocne
board-hour-blood-moon = płacą żetony X2
board-hours-hidden =
    { $count ->
        [one] { $count } pora jeszcze zakryta
        [few] { $count } pory jeszcze zakryte
       *[many] { $count } pór jeszcze zakrytych
    }
board-rank-apprentice = Uczeń
board-rank-adept = Adept
board-rank-master = Mistrz
board-rank-fateweaver = Tkacz losu
board-rank-next =
    { $rank } od { $at }: przechowa { $limit ->
        [one] { $limit } odłamek
        [few] { $limit } odłamki
       *[many] { $limit } odłamków
    }
board-rank-highest = Najwyższa ranga
board-demands-open =
    { $count ->
        [one] { $count } niespełnione żądanie
        [few] { $count } niespełnione żądania
       *[many] { $count } niespełnionych żądań
    }
board-demands-met = wszystkie żądania spełnione
board-demand-suit-open = Brakuje: { $suit }
board-demand-suit-met = { $suit } jest
board-demand-death-open = Śmierć niepokonana
board-demand-death-met = Śmierć pokonana
board-demand-sides = pasuje { $sides } z 2 stron
board-demand-tokens =
    { $count ->
        [one] { $count } żeton X2
        [few] { $count } żetony X2
       *[many] { $count } żetonów X2
    }
board-demand-bonus = { $suit }: { $count }
board-demand-pays = płaci
board-demand-each = każda płaci
board-place = Miejsce { $place }
board-place-still = Nic się nie obraca
board-place-turn =
    { $count ->
        [one] obraca się { $count } karta
        [few] obracają się { $count } karty
       *[many] obraca się { $count } kart
    } w { $waves ->
        [one] { $waves } fali
        [few] { $waves } falach
       *[many] { $waves } falach
    }
board-place-relic = trzeba relikwii
board-place-lose = przegrywasz
board-wave = fala { $waves }
board-death-match = dopasuj obie strony
board-death-open = Śmierć niepokonana
board-totals = Ta wróżba płaci
board-totals-then = teraz → na miejscu { $place }
board-totals-left =
    { $count ->
        [one] jeszcze { $count } karta
        [few] jeszcze { $count } karty
       *[many] jeszcze { $count } kart
    }
board-totals-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-totals-visitor = Gość
board-totals-met = Wszystkie żądania spełnione
board-totals-open =
    { $count ->
        [one] { $count } żądanie niespełnione
        [few] { $count } żądania niespełnione
       *[many] { $count } żądań niespełnionych
    }
board-deck-left =
    { $count ->
        [one] { $count } karta pod spodem
        [few] { $count } karty pod spodem
       *[many] { $count } kart pod spodem
    }
board-deck-empty = brak kart
board-relics-when = użyj w każdej chwili wróżby · kup w Zakupach
board-relic-unowned = nie posiadasz
board-relic-short = kosztuje { $cost }, masz { $shards }
board-relic-none = brak celu
board-relic-price = Cena
board-relic-cost = Koszt użycia
board-relic-value = Wartość na koniec
board-effect-cycle-top = wymień wierzch talii
board-effect-rotate-card = obróć kartę w rzędzie
board-effect-conquer = pokonaj Śmierć dopasowaną z 1 strony
board-effect-conquer-any = pokonaj dowolną Śmierć
board-effect-knot-pair = zwiąż sąsiadów: pasują
board-effect-set-hour-swap = zamień dzień i noc
board-effect-set-hour-any = wybierz porę
board-effect-hasten = następna runda pomija porę
board-effect-gain-now =
    zyskaj { $count ->
        [one] { $count } jasnowidzenie
       *[other] { $count } jasnowidzenia
    }
board-wish-needs = Wymaga: { $suit }, płaci 1 złoto.
board-wish-pays =
    { $gold ->
        [one] Płaci { $gold } złoto za kartę: { $suit }.
       *[other] Płaci { $gold } złota za kartę: { $suit }.
    }
board-wish-tokens = Każdy żeton X2 płaci
board-then-pays = Wróżba płaci: { $amounts }
board-then-met = Wszystkie żądania spełnione
board-then-relic = Żądania niespełnione: uratuje tylko relikwia
board-then-lose = Żądania niespełnione: przegrywasz
board-do-place = Połóż na { $place }
board-do-finish = Zakończ wróżbę
board-do-finish-lose = Zakończ i przegraj
board-do-done = Dalej
board-do-done-lost =
    Dalej, tracisz { $count ->
        [one] { $count } odłamek
        [few] { $count } odłamki
       *[many] { $count } odłamków
    }
board-do-buy = Kup za { $price } złota
board-ask-place =
    Połóż kartę { $card }: { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    } do wyboru.
board-ask-buy = Kupić { $name } { $rank } za { $price } złota?
board-mean-buy =
    { $gold ->
        [0] To całe twoje złoto.
       *[other] Zostanie ci { $gold } złota. Potem możesz kupić więcej.
    }
board-mean-spill =
    Gdy pójdziesz dalej, stracisz { $count ->
        [one] { $count } odłamek
        [few] { $count } odłamki
       *[many] { $count } odłamków
    }: ranga przechowuje { $limit }.
board-mean-suit = Brakuje jeszcze: { $suit }.
board-mean-death = { $card }: pasuje { $sides } z 2 stron.
board-shop-title = { $name } odchodzi z dobrą radą
board-shop-relics = Relikwie
board-shop-gold = Wydaj złoto na relikwie albo je zachowaj: złoto nie ma limitu.
board-shop-kept = Zachowane odłamki
board-shop-limit = twoja ranga przechowuje { $limit }
board-shop-lost =
    { $count ->
        [one] { $count } odłamek przepadnie
        [few] { $count } odłamki przepadną
       *[many] { $count } odłamków przepadnie
    }, gdy pójdziesz dalej
board-shop-all =
    Zachowujesz { $count ->
        [one] { $count } odłamek
        [few] { $count } odłamki
       *[many] { $count } odłamków
    }.
board-shop-score = Wynik, jeśli wygrasz
board-shop-sum = Jasnowidzenie { $points }, relikwie { $relics }, poziom { $bonus }
board-shop-then = Potem: { $gold } złota, { $gain } pkt więcej
board-shop-use = za użycie
board-shop-end = na koniec
board-shop-complete = Komplet: masz najwyższą rangę.
board-shop-new =
    Nowość: { $name } za { $cost ->
        [one] { $cost } odłamek
        [few] { $cost } odłamki
       *[many] { $cost } odłamków
    }; wartość na koniec: { $value }
board-shop-gains =
    Dodaje: { $name } za { $cost ->
        [one] { $cost } odłamek
        [few] { $cost } odłamki
       *[many] { $cost } odłamków
    }; wartość na koniec: { $value }
board-shop-same = { $name }: silniejsze działanie; wartość na koniec: { $value }, nie { $before }
board-shop-better =
    { $name } kosztuje { $cost ->
        [one] { $cost } odłamek
        [few] { $cost } odłamki
       *[many] { $cost } odłamków
    }, nie { $old }; wartość na koniec: { $value }, nie { $before }
board-shop-short = brakuje { $count } złota
board-shop-chosen = Wybrano: { $rank } za { $price }
board-shop-buy = Kup { $rank }
board-costs =
    koszt: { $count ->
        [one] { $count } jasnowidzenie
       *[other] { $count } jasnowidzenia
    }
board-place-good-short = ✓ spełnione
board-place-relic-short = z relikwią
board-place-lose-short = ✕ porażka
board-totals-full = rząd jest pełny
board-place-good = żądania spełnione
who-yorri = młody wędrowiec
who-brambel = błędny rycerz
who-oskin = uczeń pogromcy olbrzymów
who-tamsin = rzeczna pilotka
who-velkar = wygnany szermierz
who-hespa = czarownica z pasieki
who-quillon = nadworny skryba
who-mirelda = dyrektorka trupy
who-draska = pogromczyni bestii
who-fenwick = mierniczy grobowców
who-anwen = handlarka przyprawami
who-grumond = trollowy lichwiarz
board-sign-gold = Złoto: kupuje relikty
board-sign-shards = Odłamki: opłacają użycie reliktów
board-sign-clairvoyance = Jasnowidzenie: twoja ranga i wynik
board-sign-death = Śmierć: dopasuj obie strony albo przegrasz
board-sign-sun = Słońce: liczą się życzenia dzienne
board-sign-moon = Księżyc: liczą się życzenia nocne
board-sign-blood-moon = Krwawy Księżyc: płacą żetony X2
