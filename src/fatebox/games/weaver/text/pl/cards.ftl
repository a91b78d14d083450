# Teksty kart, złożone z działań; słowniczek na początku `board.ftl`. Refresh = Odświeżenie, cover = zasłona,
# combo = seria obrotów, face-up = odkryta, face-down = zakryta, neighbor = sąsiad, to match = pasować.
effect-cycle-top = wybierz kolor, który ma odkrytą kartę i co najmniej jedną zakrytą. Odkrytą kartę połóż zakrytą na spodzie jej talii, po czym odkryj następną
effect-rotate-card = obróć zwykłą kartę w rzędzie, która obróciła się mniej niż trzy razy. Może z tego wyniknąć seria obrotów
effect-conquer =
    pokonaj { $sides ->
        [0] dowolną niepokonaną kartę Śmierci w rzędzie, dopasowaną lub nie
        [1] niepokonaną kartę Śmierci w rzędzie, która pasuje co najmniej jedną stroną
       *[2] niepokonaną kartę Śmierci w rzędzie, która pasuje obiema stronami
    }. Sąsiednie karty nie obracają się razem z nią; karta Śmierci obok obraca się, jeśli pasuje teraz obiema stronami
effect-knot-pair = wybierz dwie sąsiednie karty w rzędzie, z których żadna nie obróciła się trzy razy. Dwie zwykłe karty obracają się od razu i może z tego wyniknąć seria obrotów. Niepokonana karta Śmierci i karta, do której nie pasuje, liczą się jako pasujące, dopóki jedna z nich się nie obróci, nie stanie między nimi inna karta lub nie skończy się wróżba. Innych par wybrać nie można
effect-set-hour =
    { $to ->
        [any] wybierz inną porę: dzień, noc lub krwawy księżyc. Liczy się do końca tej rundy
       *[swap] do końca tej rundy dzień liczy się jako noc albo noc jako dzień. Nie można użyć pod krwawym księżycem
    }
effect-hasten =
    następne Odświeżenie przesuwa zasłonę o { $steps ->
        [1] jedną porę
        [few] { $steps } pory
       *[many] { $steps } pór
    } dalej, więc zostaje mniej rund. Jeśli nie może przesunąć się tak daleko, gra się kończy i wygrywasz. Nie można użyć, gdy widać już wszystkie dziesięć pór
effect-gain-now =
    zyskaj od razu { $clairvoyance ->
        [one] { $clairvoyance } jasnowidzenie
       *[other] { $clairvoyance } jasnowidzenia
    }
pays =
    { $amounts-count ->
        [0]
            { $cost ->
                [0] nic nie płaci
                [one] kosztuje { $cost } jasnowidzenie
               *[other] kosztuje { $cost } jasnowidzenia
            }
       *[other]
            { $cost ->
                [0] płaci { $amounts }
                [one] płaci { $amounts }, a kosztuje { $cost } jasnowidzenie
               *[other] płaci { $amounts }, a kosztuje { $cost } jasnowidzenia
            }
    }
fate-normal = Zwykła karta koloru { $suit }.
fate-death = Karta Śmierci koloru { $suit }. Dopasowanie obraca ją tylko wtedy, gdy pasują naraz obie jej strony. Jeśli po zakończeniu wróżby nadal jest niepokonana, przegrywasz grę.
fate-side-face = { $name }: runa { $left } po lewej, { $right } po prawej. { CAPITAL($once) }; z żetonem X2 { $twice }.
fate-side-death = { $name }: runa { $left } po lewej, { $right } po prawej. Niepokonana.
fate-side-conquered = { $name }: runa { $left } po lewej, { $right } po prawej. Pokonana. { CAPITAL($once) }.
wish-day =
    Za dnia { $name } potrzebuje karty koloru { $required } i płaci za nią { $pay ->
        [one] { $pay } złoto
       *[other] { $pay } złota
    }, a do tego { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    } za każdą kartę koloru { $optional }.
wish-night =
    Nocą { $name } potrzebuje karty koloru { $required } i płaci za nią { $pay ->
        [one] { $pay } złoto
       *[other] { $pay } złota
    }, a do tego { $gold ->
        [one] { $gold } złoto
       *[other] { $gold } złota
    } za każdą kartę koloru { $optional }.
wish-blood-moon = Pod krwawym księżycem { $name } nie potrzebuje żadnego koloru i { $pays } za każdą kartę z żetonem X2.
cycle = Kolejne pory: { $hours }.
relic-ability = { $name } ({ $costs }): { CAPITAL($effect) }.
relic-cost =
    { $cost } { $every ->
        [yes] na każdej randze
       *[no]
            { $ranks-count ->
                [1] na randze { $ranks }
               *[other] na rangach { $ranks }
            }
    }
relic-given = ranga I
relic-rank =
    Ranga { $rank } { $given ->
        [yes] jest twoja od początku
       *[no] kosztuje { $price } złota
    }, a na koniec gry { $value ->
        [0] nie jest nic warta
        [one] jest warta { $value } jasnowidzenie
       *[other] jest warta { $value } jasnowidzenia
    }.
level =
    Przed grą usuń losowo z każdego koloru { $removed ->
        [one] { $removed } zwykłą kartę
        [few] { $removed } zwykłe karty
       *[many] { $removed } zwykłych kart
    } i wtasuj do każdej talii { $deaths ->
        [one] { $deaths } kartę Śmierci
        [few] { $deaths } karty Śmierci
       *[many] { $deaths } kart Śmierci
    } tego koloru. { $bonus ->
        [0] Za wygraną nie ma premii.
        [one] Wygrana daje { $bonus } punkt więcej.
        [few] Wygrana daje { $bonus } punkty więcej.
       *[many] Wygrana daje { $bonus } punktów więcej.
    }
rank = Ranga od { $points } jasnowidzenia. Na koniec każdej rundy zachowujesz najwyżej { $kept }.
rune =
    Zapis: { $letter }, kształt: { $shape }. { $veil ->
        [yes] Runa zasłony: jest na zwykłych kartach i na kartach Śmierci.
       *[no] Jest tylko na zwykłych kartach.
    }
shape-circle = koło
shape-crescent = półksiężyc
shape-thorn = cierń
shape-wave = fala
shape-closed-eye = zamknięte oko
shape-open-eye = otwarte oko
commas = { $first }, { $rest }
lines =
    { $first }
    { $rest }
