event-achieved =
    { $seat-is ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } osiągnięcie { $criterion }.
event-activated =
    { $form ->
        [board]
            { $seat-is ->
                [you] Używasz
               *[other] { $seat } używa
            } planszy Legendy.
       *[other]
            { $seat-is ->
                [you] Używasz
               *[other] { $seat } używa
            } karty { $card }.
    }
event-attack =
    { $card } atakuje { $seat-is ->
        [you] cię
       *[other] Legendę { $seat }
    }.
event-beside = Karta { $card } leży obok Misji.
event-boxed = Karta { $card } wraca do pudełka.
event-cancelled = Atak Wroga { $card } zostaje anulowany.
event-combat =
    { $seat-is ->
        [you] Walczysz
       *[other] { $seat } walczy
    }.
event-combat-added = Wartość Walki +{ $value }, teraz { $now }.
event-combat-value = Wartość Walki wynosi { $value }.
event-consent =
    { $form ->
        [refused]
            { $seat-is ->
                [you] Nie zgadzasz
               *[other] { $seat } nie zgadza
            } się na użycie karty { $card }.
       *[other]
            { $seat-is ->
                [you] Zgadzasz
               *[other] { $seat } zgadza
            } się na użycie karty { $card }.
    }
event-damage =
    { $seat-is ->
        [you] Otrzymujesz
       *[other] { $seat } otrzymuje
    } 1 obrażenie: { $card }.
event-deck-renewed =
    { $seat-is ->
        [you] Tasujesz
       *[other] { $seat } tasuje
    } stos kart odrzuconych. Nowa talia: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-defeated =
    { $seat-is ->
        [you] Pokonujesz
       *[other] { $seat } pokonuje
    } Wroga { $card }.
event-destiny-built =
    Przetasowano talię Przeznaczenia: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-discarded =
    { $seat-is ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } z gry kartę { $card }.
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
event-dropped =
    { $seat-is ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } kartę { $card }.
event-ended =
    { $form ->
        [loss] Przygoda przegrana ({ $reason }).
       *[other] Przygoda wygrana ({ $reason }).
    }
event-entered = { "" }
event-exhausted =
    { $seat-is ->
        [you] Wyczerpujesz
       *[other] { $seat } wyczerpuje
    } kartę { $card }.
event-gained =
    { $seat-is ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } kartę { $card }.
event-gained-to = Karta { $card } trafia na { $place }.
event-healed =
    { $seat-is ->
        [you] Leczysz
       *[other] { $seat } leczy
    } Uraz { $card }.
event-held = { $card } nie zaatakuje w tej turze.
event-knocked-out =
    Nokaut: { $seat-is ->
        [you] odpadasz
       *[other] { $seat } odpada
    } z walki.
event-legend =
    { $seat-is ->
        [you] Grasz
       *[other] { $seat } gra
    } jako { $legend }.
event-loot =
    { $points ->
        [one] { $points } punkt Łupów
        [few] { $points } punkty Łupów
       *[many] { $points } punktów Łupów
    } za kartę { $card }.
event-lore = Zaczyna się Opowieść { ROMAN($number) }.
event-mission = Nowa Misja: { $card }.
event-moved =
    { $seat-is ->
        [you] Odkładasz
       *[other] { $seat } odkłada
    } kartę { $card } na { $place }.
event-peeked =
    { $seat-is ->
        [you] Podglądasz
       *[other] { $seat } podgląda
    } kartę { $card }.
event-placed = Karta { $card } trafia do rzędu.
event-played =
    { $seat-is ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę { $card }.
event-put-away = { "" }
event-readied =
    { $seat-is ->
        [you] Przygotowujesz
       *[other] { $seat } przygotowuje
    } kartę { $card }.
event-recovered =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } kartę { $card } z powrotem na rękę.
event-reshuffled =
    Stos kart rozpatrzonych staje się nową talią Przeznaczenia: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-resolved = Karta { $card } trafia na stos kart rozpatrzonych.
event-resources =
    { $form ->
        [spent]
            { $seat-is ->
                [you] Wydajesz
               *[other] { $seat } wydaje
            } { $resources }.
        [lost]
            { $seat-is ->
                [you] Tracisz
               *[other] { $seat } traci
            } { $resources }.
        [returned]
            Ponad limit: { $seat-is ->
                [you] oddajesz
               *[other] { $seat } oddaje
            } { $resources }.
       *[other]
            { $seat-is ->
                [you] Zyskujesz
               *[other] { $seat } zyskuje
            } { $resources }.
    }
event-restored =
    { $seat-is ->
        [you] Odkładasz
       *[other] { $seat } odkłada
    } kartę { $card } na spód talii Urazów.
event-revealed = Karta { $card } zostaje ujawniona.
event-shuffled =
    { $seat-is ->
        [you] Tasujesz
       *[other] { $seat } tasuje
    } talię: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-tokens =
    { $form ->
        [removed]
            { $card }: −{ $change ->
                [one] { $change } żeton
                [few] { $change } żetony
               *[many] { $change } żetonów
            } { $token }, pozostaje { $now }.
       *[other]
            { $card }: +{ $change ->
                [one] { $change } żeton
                [few] { $change } żetony
               *[many] { $change } żetonów
            } { $token }, razem { $now }.
    }
event-turn =
    Tura { $number }: { $seat-is ->
        [you] twoja kolej
       *[other] gra { $seat }
    }.
event-turned-up =
    { $seat-is ->
        [you] Odkrywasz
       *[other] { $seat } odkrywa
    } kartę { $card }.
event-wounded =
    { $card } otrzymuje { $wounds ->
        [one] { $wounds } Ranę
        [few] { $wounds } Rany
       *[many] { $wounds } Ran
    }, razem { $now }.
