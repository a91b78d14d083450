# Tylko w terminalu.
terminal-refusal = { $what }: { $why } ({ $clause })
terminal-refusals-more =
    { $count ->
        [one] i jeszcze { $count } rzecz, której teraz nie możesz zrobić
        [few] i jeszcze { $count } rzeczy, których teraz nie możesz zrobić
       *[many] i jeszcze { $count } rzeczy, których teraz nie możesz zrobić
    }
terminal-not-now = Teraz niemożliwe: { $refusals }.
terminal-headline = miejsce { $place }, wynik { $score }
terminal-ending =
    { $someone ->
        [yes] Koniec gry. Wygrywa: { $winners }.
       *[no] Koniec gry. Nikt nie wygrywa.
    }
terminal-score = { $seat }: { $score }
terminal-confirm = { $question } [t/N]{ " " }
terminal-yes = tak
terminal-unclear = „{ $line }” to ani opcja, ani polecenie. Wpisz numer, słowa opcji albo ? po pomoc.
terminal-ambiguous =
    { $more ->
        [yes] „{ $line }” może znaczyć { $options } i więcej.
       *[no] „{ $line }” może znaczyć { $options }.
    }
terminal-no-number = „{ $word }” nie jest żadnym z numerów.
terminal-too-often =
    { $count ->
        [one] Numer { $number } podano dwa razy.
       *[other] Możesz najwyżej { $count } razy podać numer { $number }.
    }
terminal-renumbered = Numery się zmieniły.
terminal-skipped = Pozostałe opcje zachowują numery.
terminal-amounts =
    { $count ->
        [one] Wpisz jedną liczbę.
       *[other] Wpisz liczby (najwyżej { $count }).
    }
terminal-all = wszystko
terminal-none = nic
terminal-share =
    { $exact ->
        [yes] Do podziału: { $most }
       *[no] Do podziału: od { $least } do { $most }
    }. { $items ->
        [one] Wpisz liczbę.
       *[other] Wpisz liczby ({ $items }) albo mniej, a o resztę zapytamy.
    }
terminal-arrange = Wpisz numery w wybranej kolejności.
terminal-taken = Już wybrano: { $items }.
terminal-pick-one =
    { $least ->
        [0] Wpisz numer albo „nic”.
       *[other] Wpisz numer.
    }
terminal-pick =
    { $exact ->
        [yes] Wpisz numery naraz ({ $most }), na przykład { $example }
       *[no] Wpisz numery naraz (od { $least } do { $most }), na przykład { $example }
    }{ $words ->
        [both] , albo „wszystko”, albo „nic”.
        [all] , albo „wszystko”.
        [none] , albo „nic”.
       *[no] .
    }
terminal-unsaved = Nie udało się zapisać gry: { $error }
terminal-anyway = Mimo to zrobić?
terminal-no-pass = Tu nie możesz spasować.
terminal-pass-once = To twój własny wybór, więc nie zostanie pominięty. Aby zrezygnować, wpisz „p”.
terminal-passing-never-asked = Ta gra nie pyta o pasowanie.
terminal-passing-unknown = Wpisz { $known-or }, nie „{ $word }”.
terminal-passing-ask = pytaj
    .set = Zawsze dostajesz pytanie, zanim spasujesz.
terminal-passing-concerned = ważne
    .set = Dostajesz pytanie tylko wtedy, gdy może cię to dotyczyć.
terminal-passing-never = nigdy
    .set = Zawsze pasujesz.
terminal-pass-ends = Koniec pasowania: { $concern }
terminal-hand-over = { $who }: naciśnij Enter, gdy nikt inny nie patrzy.{ " " }
terminal-goal = Cel: { $goal }
terminal-start = Wpisz ? po pomoc, q aby skończyć.
terminal-number = numer
terminal-words = słowa
terminal-command-concede = poddaję się
terminal-command-passing = pasowanie
terminal-key-number = wybiera tę opcję; 0 to koniec albo pas
terminal-key-words = wystarczą początki słów opcji
terminal-key-table = pokazuje stół jeszcze raz
terminal-key-hint = podpowiedź: najlepsze opcje, szanse i powody
terminal-key-undo = cofa ostatni ruch, jeśli nic nie ujawnił; u! cofa mimo wszystko
terminal-key-rule = zasada według numeru (r ROT.4) albo słów
terminal-key-card = karta według nazwy (c NAZWA)
terminal-key-log = wszystko, co się dotąd zdarzyło
terminal-key-concede = poddaje grę, jeśli zasady na to pozwalają
terminal-key-quit = koniec; gra jest zapisana (zawsze)
terminal-key-pass = pas
terminal-key-passing = kiedy pytać cię tam, gdzie możesz spasować: { $words }
terminal-undo-alone = u! działa tylko, gdy grasz bez innych ludzi, po pierwszym ruchu.
terminal-undo-refused =
    { $forced ->
        [yes] { $why } Wpisz u!, aby mimo to cofnąć; wtedy ta gra nie liczy się do rekordów.
       *[no] { $why }
    }
terminal-undone =
    { $forced ->
        [yes] Cofnięto. Zapis gry to odnotuje.
       *[no] Cofnięto.
    }
terminal-no-concede = W tej grze nie można się poddać.
terminal-concede = Poddać tę grę?
terminal-hint = Co zrobiłby trener i jaka jest szansa na wygraną:
terminal-chance = { $percent }%
terminal-rule-none = Zasady nic nie mówią o „{ $words }”.
terminal-also = Również: { $clauses }
terminal-cards = Karty ({ $count }): { $cards }
terminal-kept = Gra jest zapisana jako { $name }: { $commands }
terminal-uncounted = Po wymuszonym cofnięciu albo ze zmienionymi kartami gra nie liczy się do rekordów.
terminal-default-options = domyślne opcje
terminal-scope-options = (opcje: { $options })
terminal-scope-all = we wszystkich grach
terminal-new-best =
    { $first ->
        [yes] Nowy rekord { $scope }: { $now }!
       *[no] Nowy rekord { $scope }: { $now } (poprzednio: { $before })!
    }
terminal-best = Rekord { $scope }: { $best } ({ $name }).
terminal-play = W co chcesz zagrać?
terminal-play-new = Nowa gra: { $game }
terminal-play-number = Wpisz numer od 1 do { $count } albo q, aby skończyć.
terminal-play-ask = 1 do { $count } albo q >{ " " }
terminal-play-save =
    Graj dalej { $name }: { $game }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, { $age }
terminal-age-minutes = { $count } min temu
terminal-age-hours = { $count } godz. temu
terminal-age-days =
    { $count ->
        [one] 1 dzień temu
       *[other] { $count } dni temu
    }
terminal-again = Jeszcze jedna gra?
terminal-saved = Zapisano jako { $name }. Dalej: fatebox play --resume { $name }
terminal-unplayed = Nic nie zagrano, więc nic nie zapisano.
terminal-option-unknown = Wpisz { $known-or }.
terminal-not-kept =
    { $kept ->
        [campaign] Wymuszone cofnięcie albo zmienione karty: ta gra nie zmienia kampanii.
       *[collection] Wymuszone cofnięcie albo zmienione karty: ta gra nie zmienia kolekcji.
    }
terminal-unbegun = Gra skończyła się, zanim się zaczęła: nie zmienia żadnej kolekcji.
terminal-campaign = Kampania { $campaign }: { $progress }.
terminal-no-reward = Żadna karta nie zmienia właściciela: { $why }.
