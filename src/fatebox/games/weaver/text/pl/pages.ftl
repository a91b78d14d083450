game-blurb = Samotna wróżba z kart: układaj je tak, by się obracały, łączyły w łańcuchy i ocaliły twój los przed Śmiercią.
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
