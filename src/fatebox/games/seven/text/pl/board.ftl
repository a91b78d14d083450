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
board-jump-world = Świat
board-jump-own = Ty
board-row = Rząd { $row }
board-row-1 = Rząd 1: gdy wszystkie jego pola są oznaczone, jego wyprawy zostają ukończone
board-row-2 = Rząd 2: jedno pole każdej wyprawy musi pozostać wolne
board-row-3 = Rząd 3: nikt jeszcze nie może brać tu udziału
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
board-closed = Zamknięte na stałe
board-emptyspace = Puste
board-sold = Ta świątynia została już założona
board-once = Natychmiast
board-each = W każdej turze
board-needs = wymagane chorągwie: { $count } ({ $what })
board-turned = Obrócone.
board-manned = Obsadzone.
board-pool = Dary w puli: { $count } ({ $what })
board-portal-open = { $name }: otwarty. Dary w puli: { $pool } ({ $what })
board-portal-shut = { $name }: zamknięty ({ $who }). Dary w puli: { $pool } ({ $what })
board-turn = Tura { $turn }
board-phase-setup = Przygotowanie gry
board-phase-quest = Faza wypraw
board-phase-regrouping = Przegrupowanie
board-order = Kolejność graczy
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
board-fallen = Po stronie zła
board-choose = wybierz
board-hero-tap = Przekręć:
board-hero-tapped = Zdolność użyta
board-atone = Odpokutuj
board-holdings = Przed tobą
board-hand = Twoja ręka
board-pay = Zapłać
board-pay-for = Jak płacisz za { $name }?
board-pay-with = Czym
board-pay-either = dowolnie
board-pay-use = użyj
board-pay-keep = zachowaj
board-pay-none = Nie da się zapłacić w ten sposób.
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
word-buildings = budynków
