own-title = Twój profil
own-of = Profil: { $name }
own-nobody = Ta przeglądarka nie ma tu jeszcze profilu. Zagraj partię, a pojawi się na tej stronie.
own-games =
    { $count ->
        [one] { $count } rozegrana partia
        [few] { $count } rozegrane partie
       *[many] { $count } rozegranych partii
    }
own-people = ludzie
own-alone = solo
own-recent = Ostatnie partie
own-result-won =
    wygrana{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , punkty: { $score }
    }
own-result-lost =
    przegrana{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , punkty: { $score }
    }
own-result-place =
    miejsce { $place }{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , punkty: { $score }
    }
own-lasting = Między partiami zostaje
own-bests = Rekordy w grze { $game }
own-score =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, wygrane: { $wins }, najlepszy wynik: { $score }
own-deck = Talia: { $name }
own-data = Twoje dane
own-data-text = Jeden plik ze wszystkim, co ten serwer o tobie wie: stoły, wyniki, talie, kampanie, zapisane partie i wiadomości z czatu.
own-save = Zapisz wszystkie moje dane
own-delete = Usuń wszystkie moje dane
own-delete-text = Twoje imię, talie, kampanie (także te, w których grają z tobą inni), wyniki, zapisane partie, linki i wiadomości zostaną od razu usunięte. Przy stołach zamiast twojego imienia pojawi się „Ktoś”; tam, gdzie inni jeszcze grają, twoje miejsce zajmie bot. Zakończone partie nadal można oglądać, bez twojego imienia.
own-delete-sure = Tego nie można cofnąć.
own-delete-yes = Usuń wszystko
own-delete-no = Zachowaj
own-devices = Twoje urządzenia
own-devices-text = Te urządzenia cię pamiętają. Zakończ sesję na tym, którego już nie używasz: przestanie cię pamiętać.
own-device-named = { $browser } ({ $system })
own-device-unknown = nieznana przeglądarka
own-device-this = to urządzenie
own-device-seen = ostatnio używane { $date }
own-device-end = Zakończ
own-device-leave = Opuść to urządzenie
own-with = Z kim: { $who }
own-won-of = wygrane: { $won } z { $count }
