board-post-your = twoja Placówka { $letter }
board-post-whose = Placówka { $letter } ({ $who })
board-post-numbers = Uszkodzenia: { $counters } z { $limit }, Obrona { $defense }, siła odwetu { $strike }
board-post-ruins = ruiny
board-post-safe = Nie można atakować
board-reserve = Rezerwa
board-offense = Natarcie
board-hand = Twoja ręka
board-hand-empty = Twoja ręka jest pusta.
board-stats = Atak { $attack }, Obrona { $defense }, Zdrowie { $health }
board-attack = Atak
board-defense = Obrona
board-health = Zdrowie
board-mana = Mana
board-income = Dochód
board-cost =
    kosztuje { $cost ->
        [one] { $cost } manę
        [few] { $cost } many
       *[many] { $cost } many
    }
board-tax =
    następnym razem o { $count ->
        [one] { $count } manę
        [few] { $count } many
       *[many] { $count } many
    } mniej
board-crystals = Kryształy Many: { $count } z 3
board-crystal-buy =
    Kup Kryształ Many za { $price ->
        [one] { $price } manę
        [few] { $price } many
       *[many] { $price } many
    }
board-handsize =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } na ręce
board-decksize =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } w talii
board-discards =
    Stos kart odrzuconych, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-known = Wiesz o tych kartach
board-exile = bez Placówki
board-out = poza grą
board-pacified = bez prawa ataku
board-round = Runda { $round }
board-yourturn = Twoja tura
board-theirturn = Gra { $who }
board-step-first = Dobieranie
board-step-second = Zagrywanie
board-step-third = Ruch
board-step-fourth = Atak
board-steps = Kroki tury
board-upgrade-hidden =
    Zakryte ulepszenie, zapłacono { $paid ->
        [one] { $paid } manę
        [few] { $paid } many
       *[many] { $paid } many
    }
board-upgrade-own = { $name }, zakryte
board-upgrade-up = Odkryte
board-upgrade-down = Zakryte
board-upgrade-place =
    { $name }, Placówka { $letter }, { $side }, { $price ->
        [one] { $price } mana
        [few] { $price } many
       *[many] { $price } many
    }
board-planned = zaplanowano
board-moving = { $name }, cel: { $place }
board-move-hint = Kliknij stworzenie, a potem cel. Wszystkie ruchy wykonuje się jednocześnie.
board-move-where = Dokąd idzie { $name }?
board-group = Grupa { $number }
board-clash = Szturm: { $post }
board-clash-nothing = nic się nie przebija
board-clash-falls = pada
board-clash-left = Do rozdzielenia: { $count }
board-attack-post = Atakuj: { $post }
board-batter-falls = { $points } w Placówkę: pada
board-batter-some = { $points } w Placówkę: { $reached }/{ $limit }
board-batter-none = Nic w Placówkę
board-skip = Pomiń ten krok
board-skip-third = Pomiń: bez ruchów i bez ataku
board-skip-fourth = Nie atakuj
board-finish = Zakończ zagrywanie
board-finish-lost =
    Zakończ zagrywanie (strata: { $mana ->
        [one] { $mana } mana
        [few] { $mana } many
       *[many] { $mana } many
    })
board-done-moves = Wszyscy zostają na miejscu
board-done-group = Atakuj samotnie
board-hold = Wstrzymaj tę grupę
board-play = Zagraj
board-play-for =
    Zagraj za { $cost ->
        [one] { $cost } manę
        [few] { $cost } many
       *[many] { $cost } many
    }
board-discard = Odrzuć za 1 manę
board-sacrifice = Poświęć za manę
board-withdraw = Do rezerwy
board-draft = Draft Srebra, rozdanie { $pass } z 3
board-draft-hint = Zatrzymaj dwie; resztę dostaje gracz po twojej lewej.
board-draft-last = Zatrzymaj dwie; ostatnia karta wraca do talii Srebra.
board-draft-kept = Zatrzymane dotąd
board-draft-wait = Pozostali jeszcze wybierają.
board-setup-faction = Wybierz frakcję
board-setup-take = Graj frakcją { $faction }
board-setup-choose = Wybierz
board-setup-taken = zajęta: { $who }
board-setup-yours = twoja frakcja
board-setup-deck = Wybierz talię
board-setup-starter = Talia startowa
board-setup-build = Zbuduj własną
board-setup-build-text = Wybierz po kolei 30 z 45 kart swojej frakcji.
board-setup-shards = Ile losowych kart Odłamków zastąpi twoje własne karty?
board-setup-shards-got = Twoje karty Odłamków
board-setup-sooner = Trwa przygotowanie talii.
board-deck-cards = Karty: { $count } z { $size }
board-deck-curve = Karty według kosztu
board-deck-types =
    { $creatures ->
        [one] { $creatures } stworzenie
        [few] { $creatures } stworzenia
       *[many] { $creatures } stworzeń
    }, { $spells ->
        [one] { $spells } zaklęcie
        [few] { $spells } zaklęcia
       *[many] { $spells } zaklęć
    }, { $upgrades ->
        [one] { $upgrades } ulepszenie
        [few] { $upgrades } ulepszenia
       *[many] { $upgrades } ulepszeń
    }
board-deck-more = O jedną więcej: { $name }
board-deck-fewer = O jedną mniej: { $name }
board-deck-of = { $count } z { $most }
board-spread-order = Klikaj je w wybranej kolejności
board-opponent = Wybierz: { $who }
board-resolve = Uderz teraz
board-resolve-group = Uderza grupa { $number }
word-doomed = do zniszczenia
word-creature = Stworzenie
word-spell = Zaklęcie
word-upgrade = Ulepszenie
word-silver = Srebro
word-shard = Odłamek
word-cinder = Legion Żaru
word-bastion = Pakt Bastionu
word-wildroot = Ród Dzikiego Korzenia
word-veil = Syndykat Zasłony
word-first = Pierwszy
word-second = Drugi
word-third = Trzeci
word-fourth = Czwarty
word-reserve = rezerwy
word-defense = obrony
word-offense = natarcia
trigger-arrive = działa po zagraniu
trigger-cast = działa
trigger-ambush = uruchamia swoją Zasadzkę
trigger-upkeep = działa
trigger-onslaught = działa na początku szturmu
trigger-hold = działa przeciw atakującym
trigger-raid = działa, bo szturm dosięgnął Placówki
trigger-fall = działa w chwili zniszczenia
trigger-ruin = działa przy upadku swojej Placówki
ending-conquest = padły wszystkie inne Placówki
ending-crystal = trzy Kryształy Many
ending-limit = decyduje limit rund
ending-concession = pozostali się poddali
board-label-hand = Ręka
board-label-deck = Talia
board-label-discard = Odrzucone
board-thinks = myśli …
board-rivals = Rywale
board-post-none = Jeszcze bez Placówki
board-post-free = wolne miejsce
board-chip-reaches = { $through } przechodzi, do { $reached }/{ $limit }
board-ribbon-attack = atak
board-ribbon-defense = obrona
board-ribbon-through = przechodzi
board-ribbon-back = odwet
board-ribbon-unknown =
    { $count ->
        [one] { $count } zakryte
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
board-ribbon-vain = Nic nie przechodzi
board-ribbon-falls = { $post } pada
board-ribbon-reaches = { $post }: { $reached }/{ $limit }
board-ribbon-first = Krok 1: dobierz dwie karty.
board-ribbon-second = Krok 2: zdobądź manę, zagraj karty, kup Kryształ Many.
board-ribbon-third = Krok 3: przesuń stworzenia do natarcia lub obrony.
board-ribbon-fourth = Krok 4: atakuj grupami stworzeń.
board-crystal = Kryształ Many
board-crystal-left = jeszcze { $count } do zwycięstwa
board-crystal-now = Kup za { $price }
board-crystal-cost = Kosztuje { $price }, w kroku 2
board-short = kosztuje { $cost }, masz { $mana }
board-strap-play = Zagraj
board-strap-choose = Wybierz
board-strap-step = Tylko krok 2
board-strap-mana = Odrzuć za manę
board-strap-no = Nie teraz
board-strap-place = Wybierz Placówkę
board-mana-left = Zostało { $mana } many; niewydana przepada.
board-aim-back =
    { $count ->
        [0] Cel bez odwetu: { $post }.
       *[other] Przy { $post }: odwet za { $count }.
    }
board-starter-card = karta talii startowej
outpost =
    { $seat-is ->
        [you] twoja Placówka { $letter }
       *[other] Placówka { $letter } ({ $seat })
    }
    .letter = { $letter }
    .gen =
        { $seat-is ->
            [you] twojej Placówki { $letter }
           *[other] Placówki { $letter } ({ $seat })
        }
    .acc =
        { $seat-is ->
            [you] twoją Placówkę { $letter }
           *[other] Placówkę { $letter } ({ $seat })
        }
    .loc =
        { $seat-is ->
            [you] twojej Placówce { $letter }
           *[other] Placówce { $letter } ({ $seat })
        }
board-batter-less = O jeden punkt mniej na Placówkę
board-batter-more = O jeden punkt więcej na Placówkę
about-cinder = Atakuje wcześnie: kruche stworzenia, Przebicie, Oblężenie i ostrzał. Płaci własnymi stworzeniami i Placówkami.
about-bastion = Straże, Nieruchome mury, tanie ulepszenia, naprawy i własny skarbiec. Wygrywa powoli: kontratakiem albo kryształami.
about-wildroot = Najmocniejsze stworzenia za swoją cenę, mana z zadbanych Placówek, stworzenia, które wracają. Powolny po słabym początku.
about-veil = Drobni, Nieuchwytni łupieżcy, odwroty i powroty, ataki na rękę i manę. Większość ulepszeń to pułapki z Zasadzką.
board-sign-attack = Atak: zadawane obrażenia
board-sign-defense = Obrona: o tyle zmniejsza atak na swój Posterunek
board-sign-health = Zdrowie: tyle obrażeń w jednym szturmie niszczy stwora
board-sign-changed = Więcej niż na karcie (▾ mniej)
board-sign-mana = Koszt w manie
board-sign-crystal = Kryształ Many; trzy wygrywają grę
board-sign-wall = Obrażenia Posterunku; upada przy dziesięciu
board-sign-hidden = Zakryte ulepszenie
board-sign-hand = Karty na ręce
board-sign-deck = Karty w talii
board-sign-discard = Karty odrzucone
