game-blurb = Wróżba z kart dla jednej osoby: układaj je tak, by obracały się seriami i by nie dosięgła cię Śmierć.
bests-link = Twoje rekordy
bests-title = Twoje rekordy: { $game }
bests-about = Wygrane liczą się przed przegranymi, potem decyduje wynik. Gry z wymuszonym cofnięciem nie są liczone.
bests-level = Poziom trudności
bests-best = Rekord
bests-games = Gry
bests-wins = Wygrane
bests-all = Razem
bests-won =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
bests-lost = Przegrana w rundzie { $round }
idea-1 = Wyłóż cztery karty
    .text = Wróżba każdego gościa to rząd czterech kart.
idea-2 = Łącz runy
    .text = Takie same runy obracają karty na lepszą stronę.
idea-3 = Oszukaj Śmierć
    .text = Obróć każdą kartę Śmierci, obsłuż dziesięciu gości i zdobądź punkty.
figure-points = Jasnowidzenie
figure-relics = Relikwie
figure-bonus = Poziom trudności
figure-rounds = Rundy
figure-round = Runda
content-fate = Karty losu
content-adventurers = Goście
content-cycles = Cykle
content-relics = Relikwie
content-difficulties = Poziomy trudności
content-ranks = Stopnie jasnowidzenia
content-runes = Runy
rules-chip-1 = Śmierć
rules-chip-2 = Dopasowanie
rules-chip-3 = Żeton X2
rules-chip-4 = Utrata odłamków
why-death = { $card } pozostała zamglona
    .text =
        { $sides ->
            [one] Pasowała jedna strona. Śmierć wymaga obu stron naraz.
            [few] Nie pasowała żadna strona. Śmierć wymaga obu stron naraz.
           *[many] Nie pasowała żadna strona. Śmierć wymaga obu stron naraz.
        }
    .way = Wyjście: relikt, który pokonuje Śmierć, albo sąsiad z runą pasującą do otwartej strony.
why-suit = Brak w rzędzie: { $suit }
    .text = Życzenie gościa ({ $who }): { $suit }. Co najmniej jedna karta tego koloru musi leżeć w rzędzie.
    .way = Wyjście: zachowaj kartę koloru, o który chodzi, albo zmień porę reliktem.
