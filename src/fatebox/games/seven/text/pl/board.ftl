board-unnamed = Bezimienny
board-unnamed-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } na ręce, użyte: { $used }
board-amount = { $count } × { $what }
board-neutral = neutralny znacznik
board-marker-of = znacznik: { $who }
board-quests = Wyprawy
board-market = Na sprzedaż
board-world = Portale i świątynie
board-others = Pozostali
board-jump = Przejdź do
board-jump-quests = Wyprawy
board-jump-market = Targ
board-jump-world = Portale
board-row = Rząd { $row }
board-row-1 = ukończony, gdy wszystkie pola są zajęte
board-row-2 = jedno pole każdej zostaje wolne
board-row-3 = jeszcze niedostępny
board-row-empty = Nie ma już żadnej wyprawy
board-prize =
    { $count ->
        [one] { $count } potęga
        [few] { $count } potęgi
       *[many] { $count } potęgi
    } za większość
board-spaces = Pola
board-space = Pole za { $cost }
board-space-taken = Pole za { $cost }: { $who }
board-treasure-hidden = Zakryty skarb
board-treasure-top = Wierzchnia karta talii skarbów
board-deck =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } w talii
board-close = Zamknij to pole
board-closed = Zamknięte
board-emptyspace = Puste
board-sold = założona
board-once = Natychmiast
board-each = W każdej turze
board-needs = wymagane chorągwie: { $count } ({ $what })
board-pool = Dary w puli: { $count } ({ $what })
board-portal-open = { $name }: otwarty. Dary w puli: { $pool } ({ $what })
board-portal-shut = { $name }: zamknięty ({ $who }). Dary w puli: { $pool } ({ $what })
board-turn = Tura { $turn }
board-phase-setup = Przygotowanie gry
board-phase-quest = Faza wypraw
board-phase-regrouping = Przegrupowanie
board-armour = Legendarna Zbroja: { $count } z { $all } części
board-cataclysms = Kataklizmy: { $count } z { $all }
board-sinpile = Odrzucone grzechy: { $count } z { $all }, które sprowadzają kataklizm; w talii: { $deck }
board-might = Tor potęgi: { $words }
board-might-of = { $who } { $might }
board-gifts-none = brak darów
board-markers =
    { $count ->
        [one] { $count } wolny znacznik
        [few] { $count } wolne znaczniki
       *[many] { $count } wolnych znaczników
    }
board-sins-count =
    { $count ->
        [one] { $count } grzech
        [few] { $count } grzechy
       *[many] { $count } grzechów
    } na ręce
board-artifacts-count =
    { $count ->
        [one] { $count } artefakt
        [few] { $count } artefakty
       *[many] { $count } artefaktów
    } na ręce
board-corruption = Zepsucie: { $count } z { $all }, przy których bohater upada
board-acts = działa
board-fallen = Upadły
board-choose = wybierz
board-hero-tapped = Zdolność użyta
board-atone = Odpokutuj
board-holdings = Przed tobą
board-hand = Twoja ręka
board-pay = Zapłać
board-pay-for = Jak płacisz za { $name }?
board-pay-take = Odrzucane najpierw; nadwyżka zostaje u ciebie
board-pay-spend = Odrzucane jako zapłata; nadwyżka przepada
board-pay-wild = Znacznik wraca do ciebie, a dary liczą się jako zapłacone
board-gift-less = O jeden dar mniej ({ $what })
board-gift-more = O jeden dar więcej ({ $what })
board-gift-chosen = Dary: { $count } z { $all } ({ $what })
board-draft = Skarby do wyboru
board-draft-next = następnie: { $names }
board-struck = Kataklizm { $count } z { $all }: { $name }
board-declared-on = { " " }(cel: { $who })
board-declared-recruit = { $who } chce zwerbować postać { $card }
board-declared-buy = { $who } kupuje kartę { $card }
board-declared-found = { $who } zakłada budowlę { $card }
board-declared-man = { $who } obsadza kartę { $card }
board-declared-sin = { $who } zagrywa kartę { $card }{ $target }
board-declared-artifact = { $who } używa karty { $card }{ $target }
board-declared-gifts = { $who } obraca kartę { $card }
board-declared-ability = { $who } używa zdolności bohatera{ $target }
board-declared-quest = { $who } chce wziąć udział w wyprawie { $card }
board-declared-treasure = { $who } oddaje znacznik z wyprawy { $card } w zamian za skarb
board-declared-treasure-top = { $who } oddaje znacznik z wyprawy { $card } w zamian za skarb
board-declared-portal = { $who } zamyka portal
board-declared-atone = { $who } odprawia pokutę
board-declared-use = { $who } używa karty { $card }{ $target }
board-declared-unnamed = Bezimienny zagrywa kartę { $card }{ $target }
word-red = czerwony
word-blue = niebieski
word-green = zielony
word-yellow = żółty
word-white = biały
word-purple = fioletowy
word-gold = złoto
word-fame = sława
word-might = potęga
word-gifts = dary
word-marker = znaczniki
word-artifact = artefakt
word-tavern = Karczma
word-store = Sklep
word-castles = Zamki
word-estates = Posiadłości
word-elixirs = eliksirów
word-characters = postaci
word-buildings = budowli
# The rebuilt board.
board-treasures = Skarby
board-hand-empty = Brak grzechów na ręce
board-your-action = Twoja akcja
board-their-action = Akcja: { $who }
board-you-tag = ty
board-of = { $count } z { $all }
board-armour-short = Zbroja
board-cataclysms-short = Kataklizmy
board-sins-short = Zagrane grzechy
board-leader = Prowadzi
board-paid-fame = za sławę
board-paid-gold = za złoto
board-portals = Portale
board-portals-text =
    { $gifts ->
        [few] { $gifts } dary zamykają
       *[other] { $gifts } darów zamyka
    } portal: 2 potęgi co turę
board-portal-card = Odrzuć { $gifts } i połóż znacznik, aby go zamknąć. Znacznik daje ci { $might } w każdej turze.
board-portal-closed = zamknięty
board-portal-free = otwarty
board-have = masz { $count }
board-allies = Drużyna
board-nothing-there = Nic tu jeszcze nie leży.
board-open-hero = pokaż karty
board-characters-count =
    { $count ->
        [one] { $count } postać
        [few] { $count } postacie
       *[other] { $count } postaci
    }
board-elixirs-count =
    { $count ->
        [one] { $count } eliksir
        [few] { $count } eliksiry
       *[other] { $count } eliksirów
    }
board-buildings-count =
    { $count ->
        [one] { $count } budowla
        [few] { $count } budowle
       *[other] { $count } budowli
    }
board-ability = Zdolność bohatera
board-ability-exchange = Wymień dary
board-ability-fallen = Zły czyn
board-starts = Zaczyna z
board-turn-it = Po obróceniu
board-or = lub
board-banner = chorągiew: { $what }
board-spent = Wydane
board-kept = Zostaje
board-lost = przepada
board-pay-gifts = Z własnych zasobów
board-pay-rest = reszta z zasobów
board-pay-more =
    { $count ->
        [one] jeszcze { $count } sposób
        [few] jeszcze { $count } sposoby
       *[other] jeszcze { $count } sposobów
    }
board-first = Wybierz bohatera
board-first-goal = Wygrywa najpotężniejszy.
board-first-goal-text = Ukończone rzędy wypraw odtwarzają Legendarną Zbroję dla wszystkich. Gdy są jej wszystkie siedem części, wygrywa bohater z największą potęgą, o ile ma co najmniej 30.
board-first-turn = Po jednej akcji.
board-first-turn-text = Opłać darami pole wyprawy, zwerbuj, kup, zbuduj albo zagraj grzech; potem działa następny bohater. Dary dają postacie i eliksiry.
board-first-danger = Strzeż się kataklizmów.
board-first-danger-text = Każdy siódmy grzech i każdy ukończony rząd sprowadza jeden. Po czternastym wszyscy bohaterowie razem przegrywają.
board-ask-step = { $who }: wykonaj jedną akcję. Opłać pole wyprawy, kup coś lub zagraj grzech.
board-ask-quest = Zapłacić { $cost } za pole wyprawy { $card }?
board-ask-pay = Zapłacić: { $what }?
board-do-pay = Zapłać: { $cost }
board-do-ability = Użyj zdolności
board-means-hero = Wszyscy bohaterowie są równie silni. Różnią się tym, z czym zaczynają i co dostają co turę.
board-means-step =
    Możesz opłacić: { $places ->
        [one] { $places } pole wypraw
        [few] { $places } pola wypraw
       *[other] { $places } pól wypraw
    } i { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }. Masz { $gold } złota, { $fame } sławy i { $gifts ->
        [one] { $gifts } dar
        [few] { $gifts } dary
       *[other] { $gifts } darów
    }.
board-means-pay =
    { $count ->
        [one] Jeden sposób zapłaty; nic jeszcze nie wydano.
        [few] { $count } sposoby zapłaty; nic jeszcze nie wydano.
       *[other] { $count } sposobów zapłaty; nic jeszcze nie wydano.
    }
board-means-cataclysm = Kataklizm { $count } z { $all }. { $text }
board-means-react = Reakcja nie kosztuje akcji.
board-means-instants = To nie kosztuje akcji.
board-means-keep = Zostanie ci { $amount }.
board-means-again = Kliknij jeszcze raz.
board-means-leads = Prowadzisz { $own } do { $best }: { $prize } potęgi.
board-means-ties = Remis { $own } do { $best }: { $half } potęgi.
board-means-trails = Przegrywasz { $own } do { $best }: tylko skarb.
board-strap-recruit = Zwerbuj
board-strap-buy = Kup
board-strap-found = Załóż
board-strap-man = Obsadź: { $cost } potęgi
board-strap-gifts = Obróć: weź
board-strap-gifts-last = Weź i strać
board-strap-elixir = Zużyj
board-strap-cash = Spienięż
board-strap-use = Użyj
board-strap-pick = Weź
board-strap-choose = Wybierz
board-strap-discard-sin = Odrzuć
board-strap-unnamed = Zagraj
board-strap-react = Zareaguj
board-strap-artifact = Użyj
board-strap-treasure = Weź
board-strap-ability = Użyj
board-strap-short = koszt { $cost }, masz { $have }
board-strap-turned = Obrócona
board-strap-manned = Obsadzona
board-strap-spent = Wydane
board-strap-kept = Zostaje
board-sin-pride-0 = zyskaj 2 potęgi
board-sin-pride-1 = anuluj grzech (reakcja)
board-sin-greed-0 = zyskaj 3 złota
board-sin-greed-1 = zabierz 2 złota lub sławy
board-sin-lust-0 = werbuj o 2 sławy taniej
board-sin-lust-1 = postaw postać
board-sin-envy-0 = zabierz 2 dary
board-sin-envy-1 = zneutralizuj znacznik
board-sin-gluttony-0 = weź 2 dary
board-sin-gluttony-1 = zabierz eliksir
board-sin-wrath-0 = ktoś traci 3 potęgi
board-sin-wrath-1 = obróć postać
board-sin-sloth-0 = postaw postać
board-sin-sloth-1 = anuluj (reakcja)
board-kind-heroes = Bohater
board-kind-characters = Postać
board-kind-elixirs = Eliksir
board-kind-castles = Zamek
board-kind-estates = Posiadłość
board-kind-temples = Świątynia
board-kind-quests = Wyprawa
board-kind-treasures = Skarb
board-kind-artifacts = Artefakt
board-kind-armour = Legendarna Zbroja
board-kind-sins = Grzech
board-kind-cataclysms = Kataklizm
board-kind-unnamed = Czyn Bezimiennego
board-kind-gifts = Dar
board-kind-portals = Portal
board-kind-pieces = Element gry
board-legend-gifts = Dary sześciu chorągwi: opłacają pola wypraw i zamykają portale.
board-legend-might = Potęga: wygrywa najpotężniejszy bohater
board-legend-gold = Złoto: kupuje eliksiry i budowle
board-legend-fame = Sława: werbuje postacie
board-legend-marker = Wolne znaczniki na wyprawy, budowle i portale
board-legend-people = Postacie
board-legend-flask = Eliksiry
board-legend-house = Zamki, posiadłości i świątynie
board-legend-sin = Grzechy na ręce
board-legend-artifact = Artefakt
board-legend-deck = Karty w talii
board-legend-plus = Zysk co turę
board-means-ringed = Co możesz opłacić, ma obwódkę i znak.
board-cataclysm-number = Kataklizm { $count } z { $all }
board-cause-row = Rząd wypraw jest ukończony: każdy ukończony rząd sprowadza kataklizm.
board-cause-sin = { $what }. To był siódmy grzech: siedem kart wraca do talii.
board-cause-unseen = Grzech został odrzucony
board-fate-gone = znika z talii
board-fate-yours = twoja: przepada
board-fate-lost = traci: { $who }
board-fate-closed = jedno pole zamyka się na stałe
board-fate-refreshed = nowe karty
board-spared = oszczędzono
board-chooses = wybiera
board-again = Zobacz ponownie
board-lift = Plansza
board-go-on = Dalej
board-go-on-key = Spacja
