event-faction =
    { $seat-is ->
        [you] Wybierasz
       *[other] { $seat } wybiera
    } frakcję { $faction }.
event-shards =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $cards ->
        [one] { $cards } kartę Odłamków
        [few] { $cards } karty Odłamków
       *[many] { $cards } kart Odłamków
    }.
event-deck =
    { $seat-is ->
        [you] Twoja talia
       *[other] Talia gracza { $seat }
    }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-dealt =
    { $seat-is ->
        [you] Otrzymujesz
       *[other] { $seat } otrzymuje
    } { $cards ->
        [one] { $cards } kartę Srebra
        [few] { $cards } karty Srebra
       *[many] { $cards } kart Srebra
    }.
event-kept =
    { $seat-is ->
        [you] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    } { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-starts =
    { $seat-is ->
        [you] Zaczynasz
       *[other] { $seat } zaczyna
    }.
event-turn =
    Runda { $round }: { $seat-is ->
        [you] twoja tura
       *[other] tura gracza { $seat }
    }.
event-skipped =
    { $seat-is ->
        [you] Pomijasz
       *[other] { $seat } pomija
    } { $step } Krok.
event-drew =
    { $seat-is ->
        [you] { "" }
       *[other]
            { $seat } dobiera { $cards ->
                [one] { $cards } kartę
                [few] { $cards } karty
               *[many] { $cards } kart
            }.
    }
event-drew-cards =
    { $seat-is ->
        [you] Dobierasz
       *[other] { $seat } dobiera
    } { $cards-count ->
        [one] kartę { $cards }
       *[other] karty: { $cards }
    }.
event-shuffled =
    Przetasowano { $seat-is ->
        [you] twoją talię
       *[other] talię gracza { $seat }
    }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-outpost =
    { $seat-is ->
        [you] Zyskujesz
       *[other] { $seat } zyskuje
    } Placówkę { $post-letter }.
event-mana =
    { $seat-is ->
        [you] Masz
       *[other] { $seat } ma
    } { $mana ->
        [one] { $mana } manę
        [few] { $mana } many
       *[many] { $mana } many
    }.
event-gave-mana =
    Karta { $card } daje { $seat-is ->
        [you] ci
       *[other] graczowi { $seat }
    } { $mana ->
        [one] { $mana } manę
        [few] { $mana } many
       *[many] { $mana } many
    }.
event-taxed =
    { $seat-is ->
        [you] Zyskasz
       *[other] { $seat } zyska
    } następnym razem o { $tax ->
        [one] { $tax } manę
        [few] { $tax } many
       *[many] { $tax } many
    } mniej.
event-pacified =
    { $seat-is ->
        [you] Pominiesz
       *[other] { $seat } pominie
    } następny Czwarty Krok.
event-played =
    { $seat-is ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę { $card }.
event-built =
    { $seat-is ->
        [you] Budujesz
       *[other] { $seat } buduje
    } ulepszenie { $card } na { $post-loc }.
event-built-hidden =
    { $seat-is ->
        [you] Kładziesz
       *[other] { $seat } kładzie
    } na { $post-loc } zakryte ulepszenie za { $price ->
        [one] { $price } manę
        [few] { $price } many
       *[many] { $price } many
    }.
event-discarded-for-mana =
    { $seat-is ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } kartę { $card } za manę.
event-sacrificed =
    { $seat-is ->
        [you] Poświęcasz
       *[other] { $seat } poświęca
    } kartę { $card } za manę.
event-discarded =
    { $seat-is ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } kartę { $card }.
event-saw-hand =
    { $seat-is ->
        [you] Masz
       *[other] { $seat } ma
    } na ręce: { $cards }.
event-looked =
    { $seat-is ->
        [you] Oglądasz
       *[other] { $seat } ogląda
    } { $cards ->
        [one] wierzchnią kartę
        [few] { $cards } wierzchnie karty
       *[many] { $cards } wierzchnich kart
    } talii.
event-searched =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } z talii kartę { $card }.
event-recovered =
    { $seat-is ->
        [you] Odzyskujesz
       *[other] { $seat } odzyskuje
    } kartę { $card } ze stosu kart odrzuconych.
event-revived =
    Stworzenie { $card } wraca do { $seat-is ->
        [you] twojej rezerwy
       *[other] rezerwy gracza { $seat }
    }.
event-recycled =
    { $seat-is ->
        [you] Wtasowujesz
       *[other] { $seat } wtasowuje
    } kartę { $card } z powrotem do talii.
event-returned =
    Karta { $card } wraca na { $seat-is ->
        [you] twoją rękę
       *[other] rękę gracza { $seat }
    }.
event-tucked =
    Karta { $card } trafia na spód { $seat-is ->
        [you] twojej talii
       *[other] talii gracza { $seat }
    }.
event-crystal =
    { $seat-is ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } Kryształ Many numer { $crystals }.
event-shattered =
    { $seat-is ->
        [you] Tracisz
       *[other] { $seat } traci
    } Kryształ Many. Zostaje: { $crystals }.
event-cut =
    W tej turze Kryształy Many są { $seat-is ->
        [you] dla ciebie
       *[other] dla gracza { $seat }
    } tańsze o { $amount }.
event-damaged =
    { CAPITAL($post) } otrzymuje { $counters ->
        [one] { $counters } obrażenie
        [few] { $counters } obrażenia
       *[many] { $counters } obrażeń
    } i ma teraz { $now ->
        [one] { $now } żeton
        [few] { $now } żetony
       *[many] { $now } żetonów
    }.
event-repaired =
    { CAPITAL($post) } traci { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
       *[many] { $counters } żetonów
    } obrażeń. Zostaje: { $now }.
event-fell = { CAPITAL($post) } pada.
event-upgrade-lost = Wraz z nią przepada ulepszenie { $card }.
event-turned-up = Na { $post-loc } odkrywa się ulepszenie { $card }.
event-razed = Ulepszenie { $card } na { $post-loc } zostaje odrzucone.
event-sanctuary = { CAPITAL($post) } nie może być atakowana do następnej tury właściciela.
event-fortified = { CAPITAL($post) } ma tymczasowo { SIGNED($attack) } do Ataku i { SIGNED($defense) } do Obrony.
event-destroyed = Stworzenie { $card } ginie.
event-routed =
    Stworzenie { $card } trafia do { $seat-is ->
        [you] twojej rezerwy
       *[other] rezerwy gracza { $seat }
    }.
event-rallied = { $card } dołącza do obrony { $post-gen }.
event-changed = { $card } otrzymuje { SIGNED($attack) }/{ SIGNED($defense) }/{ SIGNED($health) }.
event-granted =
    { $form ->
        [elusive] { $card } zyskuje Nieuchwytność.
        [both] { $card } zyskuje Przebicie { $pierce } i Nieuchwytność.
       *[other] { $card } zyskuje Przebicie { $pierce }.
    }
event-moved =
    { $seat-is ->
        [you] Przesuwasz
       *[other] { $seat } przesuwa
    } stworzenie { $card } do { $zone }.
event-assigned = { $card } broni { $post-gen }.
event-reassigned =
    { $form ->
        [post] { $card } wycofuje się na { $post-acc }.
       *[other]
            { $card } wycofuje się do { $seat-is ->
                [you] twojej rezerwy
               *[other] rezerwy gracza { $seat }
            }.
    }
event-grouped =
    { $cards-count ->
        [one] Do ataku szykuje się { $cards }.
       *[other] Do ataku szykują się: { $cards }.
    }
event-assigned-attack =
    { $form ->
        [held]
            { $seat-is ->
                [you] Wstrzymujesz
               *[other] { $seat } wstrzymuje
            } grupę { $group }.
       *[other]
            { $seat-is ->
                [you] Wysyłasz
               *[other] { $seat } wysyła
            } grupę { $group } na { $post-acc }.
    }
event-assault =
    { $seat-is ->
        [you] Atakujesz
       *[other] { $seat } atakuje
    } { $post-acc }. W ataku: { $cards }.
event-no-assault = Szturm na { $post-acc } nie dochodzi do skutku.
event-totals = Atak { $strength } przeciw Obronie { $defense }; odwet { $strike }.
event-triggered = { $card } { $trigger }.
event-out =
    { $seat-is ->
        [you] Odpadasz
       *[other] { $seat } odpada
    } z gry.
event-conceded =
    { $seat-is ->
        [you] Poddajesz
       *[other] { $seat } poddaje
    } się.
event-ended =
    { $form ->
        [draw] Gra kończy się remisem: { $winners }.
       *[other]
            { $winner-is ->
                [you] Wygrywasz
               *[other] { $winner } wygrywa
            }: { $outcome }.
    }
event-reward =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } kartę { $card } z { $loser-is ->
        [you] twojej talii
       *[other] talii gracza { $loser }
    }.
