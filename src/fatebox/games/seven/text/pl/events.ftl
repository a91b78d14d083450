event-armour = Odnaleziono część { $pieces } Legendarnej Zbroi.
event-artifact-drawn =
    { $seat-is ->
        [you] Dobierasz
       *[other] { $seat } dobiera
    } artefakt.
event-artifact-seen =
    { $seat-is ->
        [you] Twój artefakt
       *[other] Artefakt gracza { $seat }
    } to { $card }.
event-artifact-used =
    { $seat-is ->
        [you] Używasz
       *[other] { $seat } używa
    } artefaktu { $card }.
event-atoned =
    { $seat-is ->
        [you] Odprawiasz
       *[other] { $seat } odprawia
    } pokutę za kartę zepsucia.
event-bought =
    { $seat-is ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } eliksir { $card }.
event-building-lost =
    { $seat-is ->
        [you] { $form ->
            [chosen] Odrzucasz
           *[lost] Tracisz
        }
       *[other] { $seat } { $form ->
            [chosen] odrzuca
           *[lost] traci
        }
    } budowlę { $card }.
event-building-ruined = Budowla { $card } leży w gruzach.
event-cancelled =
    { $seat-is ->
        [you] Twoja akcja zostaje anulowana.
       *[other] Akcja gracza { $seat } zostaje anulowana.
    }
event-cataclysm = Kataklizm { $number }: { $card }.
event-cataclysms-seen =
    { $seat-is ->
        [you] Widzisz
       *[other] { $seat } widzi
    }, co nadchodzi: { $cards }.
event-character-discarded =
    { $seat-is ->
        [you] { $form ->
            [chosen] Odrzucasz
           *[lost] Tracisz
        }
       *[other] { $seat } { $form ->
            [chosen] odrzuca
           *[lost] traci
        }
    } postać { $card }.
event-characters-revealed =
    { $seat-is ->
        [you] Ujawniasz
       *[other] { $seat } ujawnia
    } karty: { $cards }.
event-chosen = Wybór: { $cards }.
event-closed = { CAPITAL($board) }: jedno pole zostaje zamknięte na stałe.
event-completed = Wyprawa { $card } opuszcza planszę.
event-completing = Wyprawa { $card } zostaje ukończona.
event-corrupted =
    { $seat-is ->
        [you] Otrzymujesz
       *[other] { $seat } otrzymuje
    } { $amount ->
        [one] { $amount } kartę zepsucia
        [few] { $amount } karty zepsucia
       *[many] { $amount } kart zepsucia
    }.
event-counted = { $card } liczy się jako { $amount }.
event-declared =
    { $form ->
        [silent] { "" }
        [quest]
            { $seat-is ->
                [you] Chcesz
               *[other] { $seat } chce
            } wziąć udział w wyprawie { $card }.
        [recruit]
            { $seat-is ->
                [you] Chcesz
               *[other] { $seat } chce
            } zwerbować postać { $card }.
       *[treasure]
            { $seat-is ->
                [you] Oddajesz
               *[other] { $seat } oddaje
            } znacznik z wyprawy { $card } w zamian za skarb.
    }
event-demand-met =
    { $seat-is ->
        [you] Spełniasz
       *[other] { $seat } spełnia
    } żądanie.
event-elixir-discarded =
    { $seat-is ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } eliksir { $card }.
event-elixir-handed =
    { $taker-is ->
        [you] Zabierasz
       *[other] { $taker } zabiera
    } { $giver-is ->
        [you] ci
       *[other] graczowi { $giver }
    } eliksir { $card }.
event-fell =
    { $seat-is ->
        [you] Przechodzisz
       *[other] { $seat } przechodzi
    } na stronę zła.
event-founded =
    { $seat-is ->
        [you] Zakładasz
       *[other] { $seat } zakłada
    } budowlę { $card }.
event-gained =
    { $form ->
        [silent] { "" }
        [production]
            Produkcja: { $seat-is ->
                [you] zyskujesz
               *[other] { $seat } zyskuje
            } { $amount }.
       *[other]
            { $seat-is ->
                [you] Zyskujesz
               *[other] { $seat } zyskuje
            } { $amount }.
    }
event-game-over =
    { $form ->
        [armour] Legendarna Zbroja jest kompletna. Wygrywa: { $winners }.
        [portals] Wszystkie portale są zamknięte. Wygrywa: { $winners }.
        [all-corrupted] Wszyscy bohaterowie upadli. Wygrywają: { $winners }.
       *[unnamed] Uderzył czternasty kataklizm: wygrywa Bezimienny.
    }
event-gifts-dropped =
    { $form ->
        [paid]
            { $seat-is ->
                [you] Płacisz
               *[other] { $seat } płaci
            } { $gifts }.
       *[returned]
            { $seat-is ->
                [you] Oddajesz
               *[other] { $seat } oddaje
            } { $gifts }.
    }
event-gifts-handed =
    { $form ->
        [given]
            { $giver-is ->
                [you] Dajesz
               *[other] { $giver } daje
            } { $taker-is ->
                [you] ci
               *[other] graczowi { $taker }
            } { $gifts }.
       *[taken]
            { $taker-is ->
                [you] Zabierasz
               *[other] { $taker } zabiera
            } { $giver-is ->
                [you] ci
               *[other] graczowi { $giver }
            } { $gifts }.
    }
event-gifts-taken =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { $gifts }.
event-hero =
    { $seat-is ->
        [you] Grasz
       *[other] { $seat } gra
    } jako { $hero }.
event-hero-tapped =
    { $seat-is ->
        [you] Używasz
       *[other] { $seat } używa
    } zdolności bohatera.
event-heroes-untapped = Bohaterowie wracają do pozycji pionowej.
event-laid-out = { CAPITAL($board) }: nowa karta { $card }.
event-looked =
    { $seat-is ->
        [you] Oglądasz
       *[other] { $seat } ogląda
    } { $amount ->
        [one] wierzchnią kartę
        [few] { $amount } wierzchnie karty
       *[many] { $amount } wierzchnich kart
    } talii kataklizmów.
event-lost =
    { $form ->
        [sins]
            { $seat-is ->
                [you] Tracisz
               *[other] { $seat } traci
            } { $amount } za grzechy na ręce.
        [paid]
            { $seat-is ->
                [you] Płacisz
               *[other] { $seat } płaci
            } { $amount }.
       *[other]
            { $seat-is ->
                [you] Tracisz
               *[other] { $seat } traci
            } { $amount }.
    }
event-manned =
    { $seat-is ->
        [you] Obsadzasz
       *[other] { $seat } obsadza
    } budowlę { $card }.
event-marked =
    { $seat-is ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } udział w wyprawie { $card }.
event-most =
    { $form ->
        [banner]
            { $seat-is ->
                [you] Masz
               *[other] { $seat } ma
            } najwięcej chorągwi (kolor { $what }): 1 punkt potęgi.
       *[other]
            { $seat-is ->
                [you] Masz
               *[other] { $seat } ma
            } najwięcej { $what }: 1 punkt potęgi.
    }
event-neutralised = Znacznik na karcie { $card } staje się neutralny.
event-order = Nowa kolejność graczy: { $order }.
event-passed =
    { $seat-is ->
        [you] Pasujesz.
       *[other] { $seat } pasuje.
    }
event-phase-over = Faza wypraw dobiegła końca.
event-quest = Nowa wyprawa: { $card }.
event-reaction =
    { $seat-is ->
        [you] Reagujesz
       *[other] { $seat } reaguje
    } kartą { $card }.
event-recruited =
    { $seat-is ->
        [you] Werbujesz
       *[other] { $seat } werbuje
    } postać { $card }.
event-refreshed = { CAPITAL($board) }: odkryte karty zostają odrzucone.
event-reshuffled = { CAPITAL($board) }: stos kart odrzuconych staje się talią.
event-returned =
    { $seat-is ->
        [you] Wracasz
       *[other] { $seat } wraca
    } na stronę dobra.
event-rewards = Skarby do wyboru: { $cards }.
event-rows-moved = Rzędy wypraw przesuwają się w dół.
event-sealed =
    { $seat-is ->
        [you] Zamykasz
       *[other] { $seat } zamyka
    } { $color } portal.
event-sin-buried =
    { $seat-is ->
        [you] Odkładasz
       *[other] { $seat } odkłada
    } grzech na spód talii.
event-sin-discarded =
    { $seat-is ->
        [you] Odrzucasz
       *[other] { $seat } odrzuca
    } grzech.
event-sin-fed = Grzech z talii trafia na stos kart odrzuconych.
event-sin-played =
    { $seat-is ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę { $card } ({ $function }).
event-sins-drawn =
    { $seat-is ->
        [you] Dobierasz
       *[other] { $seat } dobiera
    } { $amount ->
        [one] { $amount } grzech
        [few] { $amount } grzechy
       *[many] { $amount } grzechów
    }.
event-sins-remade =
    Odrzucone grzechy wracają do talii: { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }.
event-sins-returned =
    { $seat-is ->
        [you] Wtasowujesz
       *[other] { $seat } wtasowuje
    } do talii { $amount ->
        [one] { $amount } grzech
        [few] { $amount } grzechy
       *[many] { $amount } grzechów
    }.
event-sins-seen =
    { $seat-is ->
        [you]
            { $form ->
                [single] Twój nowy grzech
               *[several] Twoje nowe grzechy
            }
       *[other]
            { $form ->
                [single] Nowy grzech gracza { $seat }
               *[several] Nowe grzechy gracza { $seat }
            }
    }: { $cards }.
event-special =
    { $seat-is ->
        [you] Używasz
       *[other] { $seat } używa
    } karty { $card }.
event-targeted =
    Cel: { $target-is ->
        [you] ty
       *[other] { $target }
    }.
event-treasure =
    { $seat-is ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } skarb { $card }.
event-treasure-discarded = Skarb { $card } zostaje odrzucony.
event-treasures-laid =
    Obok wyprawy { $card } { $amount ->
        [one] leży { $amount } skarb
        [few] leżą { $amount } skarby
       *[many] leży { $amount } skarbów
    }.
event-turn = Tura { $number }.
event-turned =
    { $seat-is ->
        [you] Obracasz
       *[other] { $seat } obraca
    } kartę { $card }.
event-unmanned =
    Znacznik wraca z karty { $card } do { $seat-is ->
        [you] ciebie
       *[other] gracza { $seat }
    }.
event-unmarked = Znacznik znika z wyprawy { $card }.
event-unnamed-card = Bezimienny zagrywa kartę { $card }.
event-unnamed-refreshed = Wszystkie czternaście kart wróciło na rękę Bezimiennego.
event-untapped =
    { $seat-is ->
        [you] Ustawiasz
       *[other] { $seat } ustawia
    } kartę { $card } pionowo.
