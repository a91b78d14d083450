# Tylko w terminalu.
terminal-help =
    Gracz: Kryształy Many (◆◆◇), dochód na początku Drugiego Kroku albo pozostała mana oraz wielkość ręki, talii
    i stosu kart odrzuconych; ▶ czyja jest tura. Placówka: jej żetony (■■■······· 3/10 pada przy 10), Obr to jej
    Obrona, a Odw siła odwetu razem z obrońcami; +Stone Wall to ulepszenie, ? leży zakryte. Stworzenie:
    Atak/Obrona/Zdrowie i słowa kluczowe; * znaczy, że ma zdolności (c NAZWA je czyta). Wynik szturmu liczony jest
    według stanu stołu; „może to zmienić” wymienia to, co może go jeszcze zmienić. Większość pytań pokazuje tylko tę
    część stołu, której dotyczy.
look-full = pełny
    .help = cały stół z tekstami wszystkich kart w grze
look-piles = stosy
    .help = stosy kart odrzuconych
short-cinder = Żar
short-bastion = Bastion
short-wildroot = Korzeń
short-veil = Zasłona
terminal-seat =
    { $number ->
        [0] { $faction }
       *[other] { $faction } { $number }
    }
terminal-place =
    { $seat-is ->
        [you] twoja { $letter }
       *[other] { $seat } { $letter }
    }
terminal-owner =
    { $seat-is ->
        [you] ty
       *[other] { $seat }
    }
terminal-you = ty
terminal-creature = stworzenie
terminal-spell = zaklęcie
terminal-upgrade = ulepszenie
terminal-reserve = rezerwa
terminal-offense = natarcie
terminal-def = Obr
terminal-str = Odw
terminal-safe = nie można atakować
terminal-hidden = zakryte (mana: { $paid })
terminal-face-down = zakryte karty
terminal-clash =
    { $strength } przeciw { $defense }, { $form ->
        [vain] nic nie przechodzi
       *[other]
            przechodzi { $through }{ $form ->
                [covered] , Straż to zatrzymuje
               *[other]
                    { $guards ->
                        [0] { "" }
                       *[other] { " " }({ $guards } na Straż)
                    }: { $form ->
                        [falls] pada
                       *[other] do { $reached }/{ $limit }
                    }
            }
    }{ $strike ->
        [0] { "" }
       *[other] ; odwet { $strike }
    }{ $surprises-count ->
        [0] { "" }
       *[other] { " " }(może to zmienić: { $surprises })
    }
terminal-headline =
    { $won ->
        [yes]
            { $outcome ->
                [conquest] wygrana przez podbój
                [crystal] wygrana dzięki kryształom
                [limit] wygrana na limicie
                [draw] remis
               *[other] wygrana
            }
       *[no] miejsce { $place } z { $seats }
    } po { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    }
terminal-ending =
    { $outcome ->
        [conquest] Tylko jeden gracz ma jeszcze Placówkę (OUT-END.1)
        [crystal] Ktoś ma dość Kryształów Many (OUT-END.2)
        [limit] Decyduje limit rund (OUT-END.7)
        [draw] Nikt nie prowadzi: remis
       *[concession] Wszyscy pozostali się poddali (OUT-ELIM.7)
    }, po { $rounds ->
        [one] { $rounds } rundzie
       *[other] { $rounds } rundach
    }.
column-place = miejsce
column-player = gracz
column-outposts = Placówki
column-counters = żetony
column-crystals = kryształy
column-draw-damage = pusta talia
terminal-order = W tej kolejności:
terminal-takes = potrzeba { $damage }
terminal-lethal =
    Dla każdego tyle, ile je niszczy, albo 0: mniej nic nie daje (OUT-ASLT.7).{ $rest ->
        [yes] { " " }Reszta może trafić w Placówkę.
       *[no] { "" }
    }
terminal-chosen = Wybrane karty: { $chosen } z { $size }; teraz chodzi o pierwszy wiersz.
terminal-now = Teraz
terminal-nobody = nikt nie został
terminal-assault =
    { $seat-is ->
        [you] Twój szturm
       *[other] Szturm: { $seat }
    }
terminal-undefended = bez obrony
terminal-on = na
terminal-totals =
    Atak { $strength } przeciw Obronie { $defense }: przechodzi { $through }{ $siege ->
        [0] { "" }
       *[other] , Oblężenie { $siege }
    }; odwet { $strike }
terminal-as-it-stands = Na razie: { $clash }
warning-no-outpost = W tej turze nie zyskasz Placówki (OUT-DRAW.14).
warning-vain = { $clash } (OUT-ASLT.4).
warning-wasted =
    { $points ->
        [one] Zmarnuje się { $points } punkt (OUT-ASLT.5).
        [few] Zmarnują się { $points } punkty (OUT-ASLT.5).
       *[many] Zmarnuje się { $points } punktów (OUT-ASLT.5).
    }
warning-last-draw = Twoja talia jest za krótka: obrażenia ({ $damage }) zniszczą twoją ostatnią Placówkę (OUT-DRAW.2).
warning-unspent = Przepadnie mana: { $mana }, a wystarczy na: { $things } (OUT-MANA.7).
warning-idle = { $card } nic by teraz nie zrobiło (OUT-PLAY.6).
terminal-crystal = Kryształ Many
terminal-finish =
    { $mana ->
        [0] Zakończ krok
       *[other] Zakończ krok (strata many: { $mana })
    }
terminal-play = zagraj
terminal-discard = odrzuć
terminal-discards =
    { $left ->
        [0] w tej turze bez dalszych odrzuceń
       *[other] odrzucenie daje 1 manę, w tej turze jeszcze { $left }
    }
terminal-for = za { $mana }
terminal-sacrifice = Poświęć najwyżej { $most }
terminal-marked = karty ze znakiem { $sign }
terminal-too-dear = więcej niż twoja mana ({ $mana })
terminal-moves-skip = Pomiń krok: bez ruchów i bez ataku
terminal-moves-done = Bez (dalszych) ruchów
terminal-to-defense = broń
terminal-to-offense = atakuj
terminal-to-reserve = do rezerwy
terminal-to-other = inna Placówka
terminal-group-on = Grupa { $number } na
terminal-no-assault = nie dochodzi do skutku (OUT-ATK.6)
terminal-up = odkryte
terminal-down = zakryte
terminal-hold =
    { $groups ->
        [1] Wstrzymaj
       *[other] Wstrzymaj grupę
    }
terminal-player =
    { $crystals ->
        [one] { $crystals } kryształ
        [few] { $crystals } kryształy
       *[many] { $crystals } kryształów
    }, ręka { $hand }
terminal-defenders =
    { $count ->
        [one] { $count } obrońca
        [few] { $count } obrońców
       *[many] { $count } obrońców
    }
terminal-only = tylko { $points }
terminal-end = koniec, runda { $round }
terminal-setup =
    przygotowanie: { $stage ->
        [factions] wybór frakcji
        [shard_counts] karty Odłamków
        [decks] talie
       *[draft] draft Srebra, rozdanie { $number } z 3
    }
terminal-turn =
    { $seat-is ->
        [you] twoja tura
       *[other] gra { $seat }
    }
terminal-round = runda { $round }
terminal-step-first = Pierwszy Krok (dobieranie)
terminal-step-second = Drugi Krok (zagrywanie)
terminal-step-third = Trzeci Krok (ruch)
terminal-step-fourth = Czwarty Krok (atak)
terminal-players = Gracze
terminal-shards = Karty Odłamków
terminal-kept = Zatrzymane
terminal-pile-hand = ręka
terminal-pile-deck = talia
terminal-pile-discard = odrzucone
terminal-mana = mana { $mana }
terminal-income = dochód { $mana }
terminal-taxed = podatek { $mana }
terminal-exile = bez Placówki
terminal-known = znasz:
terminal-next = następne:
terminal-hand =
    Twoja ręka: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
campaign-before = jeszcze nierozpoczęta
campaign-after = po grze { $games }: { $places }
campaign-game =
    { $drawn ->
        [yes] { $game }: remis
       *[no] { $game }: wygrywa { $winner }
    }
campaign-reward = { $winner } zatrzymuje na stałe kartę { $card } (oddaje ją { $loser }) (OUT-CAMP.3).
campaign-standing =
    { $over ->
        [yes] Kampania jest zakończona: { $places }.
       *[no] Po grze { $games } z najwyżej { $most }: { $places }.
    }
deck-heading-values = A/O/Z
deck-creature =
    { $count ->
        [one] { $count } stworzenie
        [few] { $count } stworzenia
       *[many] { $count } stworzeń
    }
deck-spell =
    { $count ->
        [one] { $count } zaklęcie
        [few] { $count } zaklęcia
       *[many] { $count } zaklęć
    }
deck-upgrade =
    { $count ->
        [one] { $count } ulepszenie
        [few] { $count } ulepszenia
       *[many] { $count } ulepszeń
    }
terminal-joins = Do gry dołącza { $faction }.
