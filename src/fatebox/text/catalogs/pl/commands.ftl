# Co wypisują polecenia programu: gry, karty, zasady, powtórka, analiza.
games-seats = Gracze
games-wins = Drogi do zwycięstwa
games-options = Ustawienia
games-bots = Boty
games-start = Jak zacząć
games-start-terminal = graj w terminalu
games-start-seats = z tyloma graczami
games-start-option = z ustawieniem
games-start-browser = graj w przeglądarce, z lekcjami
games-start-rules = czytaj zasady
games-start-cards = przeglądaj karty
games-status-complete = gotowa: każdy punkt zasad ma test
games-status-under-way = w budowie
games-status-rules-only = można czytać zasady, ale jeszcze nie grać
games-line = gracze: { $seats }   boty: { $bots }
games-default = { $seats }, domyślnie { $default }
games-number =
    { $step ->
        [1] { $least } do { $most }
       *[other] { $least } do { $most } co { $step }
    }
games-data = dane w JSON
games-option = --{ $flag }: { $values }; domyślnie { $default }
cards-key = klucz
cards-name = nazwa
cards-count = sztuk
cards-facts = cechy
cards-yes = tak
cards-some = , sztuk: { $copies }
cards-printed = (drukowane: { $text })
cards-rules =
    { $more ->
        [0] Zasady: { $rules }
       *[other] Zasady: { $rules } i jeszcze { $more }
    }
cards-hidden =
    { $count ->
        [one] Jeszcze { $count } karta zdradziłaby fabułę: zobacz --spoilers.
        [few] Jeszcze { $count } karty zdradziłyby fabułę: zobacz --spoilers.
       *[many] Jeszcze { $count } kart zdradziłoby fabułę: zobacz --spoilers.
    }
book-line =
    { $game }: { $title }, { $clauses ->
        [one] { $clauses } punkt
        [few] { $clauses } punkty
       *[many] { $clauses } punktów
    }
book-reason = Uzasadnienie: { $reason }
book-clauses = Punkty: { $ids }
book-examples = Przykłady: { $ids }
book-in-english = Tytuły i streszczenia rozdziałów są po polsku, punkty zasad po angielsku.
replay-begin = początek
replay-answers = odpowiada
replay-concedes = poddaje się
replay-seat = { $who }: { $what }
replay-stand-in =
    { $by ->
        [clock] { $what } (odpowiada zegar)
       *[other] { $what } (odpowiada bot { $by })
    }
replay-seed = ziarno { $seed }
replay-version = wersja zasad { $version }
replay-count = odpowiedzi: { $count }
replay-players = gracze: { $players }
replay-undos = cofnięcia: { $count } (wymuszone: { $forced })
replay-changes = zmienione karty: { $changes }
replay-ask = { $at } z { $last }: Enter dalej, b wstecz, numer, q >{ " " }
replay-unclear = Wpisz Enter, b, numer albo q.
review-seat = { $seat } ({ $player })
review-swing = ruch { $answer }: { $who } z { $before }% na { $after }%
review-course = { $what }: szansa na wygraną w czasie gry
review-option = { $label } ({ $percent }%)
review-best = Lepiej: { $label } ({ $percent }%)
review-mark = odpowiedź { $answer }: { $chosen }; lepiej: { $best }
# Talie i kolekcje.
deck-new = Talia jest zapisana w { $path }. Ułóż ją: { $command }
deck-none = Nie ma jeszcze żadnych talii: { $command }
deck-fine = w porządku
deck-copied = Talia { $name } jest skopiowana jako { $copy }.
deck-delete-sure = Wyrzucić talię { $name }?
deck-kept = Talia jest zapisana jako { $name }.
deck-of = { $count } z { $most }
deck-size = Karty: { $count } z { $size }
deck-curve = { " " }({ $kinds }); koszt { $curve }; średnio { $average }
deck-heading-name = nazwa
deck-heading-faction = frakcja
deck-heading-cards = karty
deck-heading-copies = kopie
deck-heading-cost = koszt
deck-heading-type = typ
deck-heading-text = tekst
deck-heading-player = gracz
deck-heading-games = gry
deck-heading-won = wygrane
deck-edit-ask = talia>{ " " }
deck-edit-head = { $faction }. Wpisz ? po pomoc.
deck-edit-help =
    7, ash hound: jeszcze jedna kopia karty, po numerze albo początkach słów nazwy
    -7, - ash hound: o jedną kopię mniej
    7 = 2: dokładnie tyle kopii
    u: cofnij ostatnią zmianę
    c NAZWA: przeczytaj kartę
    Enter: pokaż karty jeszcze raz
    q: wyjdź; wszystkie zmiany są zapisane
deck-edit-number = „{ $line }”: po = wpisz liczbę kopii, na przykład 7 = 2.
deck-edit-no-card = „{ $words }” to nie jest karta stąd. Wpisz numer, słowa nazwy albo ? po pomoc.
deck-edit-not-in = W talii nie ma karty { $card }.
deck-edit-no = Nie: { $problem }.
deck-edit-full = Nie: liczba kart w talii wyniosłaby { $number }, a musi wynosić { $size } ({ $clause }).
deck-edit-nothing = Nie ma czego cofnąć.
deck-edit-undone = Cofnięto.
collection-none = „{ $player }” nie ma jeszcze kolekcji: --faction mówi, czyje karty ma posiadać
collection-list-none = Nie ma jeszcze żadnych kolekcji.
collection-of = Kolekcja gracza { $player }
collection-kept =
    { $player } ma { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
collection-reset-sure = Zacząć od nowa: { $players }?
collection-fresh = { $player } ma wszystkie karty frakcji { $faction }.
collection-line =
    { $faction }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
collection-played =
    { $ended ->
        [draw] { $game }: { $players }: remis
        [taken] { $game }: { $players }: wygrywa { $winner } i dostaje kartę { $card } (oddaje ją { $loser })
       *[won] { $game }: { $players }: wygrywa { $winner }
    }
file-there = { $file }: taki plik już jest; --replace go nadpisze
file-written = { $what }: zapisano w { $file }.
kept-gone = { $name }: wyrzucone.
# Kampanie.
campaign-new = Kampania jest zapisana w { $path }. Zagraj: { $command }
campaign-none = Nie ma jeszcze żadnych kampanii: { $command }
campaign-deck =
    { $owner }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
campaign-left-out = poza talią:
campaign-reset-sure = Zacząć kampanię { $name } od nowa i utracić wszystkie zdobycze?
campaign-reset = Kampania { $name } zaczyna się od nowa.
campaign-delete-sure = Wyrzucić kampanię { $name }?
save-elsewhere = Gra { $name } została zapisana gdzie indziej w środku tury; { $why } albo usuń { $file }.
save-not-here = Gra { $name } należy do kampanii „{ $campaign }” i nie może tu trwać dalej: { $why }
# Sprawdzanie zapisów i lekcji.
verify-broken = Tej gry nie można rozegrać ponownie: { $why }
verify-seed = Ziarno { $seed }
verify-seal = Pieczęć { $seal }
verify-resumed = Ta gra trwała dalej po zmianie zasad lub kart: jej losowość niczego nie dowodzi.
verify-legal =
    { $count ->
        [one] Odpowiedź jest zgodna z zasadami, a cała losowość wynika z ziarna ({ $generator }).
       *[other] Wszystkie odpowiedzi ({ $count }) są zgodne z zasadami, a cała losowość wynika z ziarna ({ $generator }).
    }
verify-running = Gra jeszcze trwa.
verify-compare = Porównaj pieczęć z tą, którą stół pokazał przed grą, albo użyj --seal.
verify-unfit = Pieczęć NIE pasuje: ta gra nie została rozdana z obiecanego ziarna.
verify-fits = Pieczęć pasuje: ziarno było ustalone przed grą.
lessons-fine =
    { $game }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, w porządku
lessons-seat = { $seat }: { $does }
lessons-you = ty: { $ways-or }; opcje: { $options }
# Nagłówki cech kart.
fact-cost = koszt
fact-harvest = żniwa
fact-war = wojna
fact-tribute = trybut
fact-when = kiedy
fact-tier = poziom
fact-incentive = zachęta
fact-attack-defense-health = Atak/Obrona/Zdrowie
fact-hand-limit = limit ręki
fact-resource-limit = limit zasobów
fact-base-combat-value = bazowa wartość walki
fact-combat-cost = koszt walki
fact-reward = nagroda
fact-health = zdrowie
fact-number = numer
fact-banner = chorągiew
fact-each-turn = co turę
fact-each-turn-fallen = co turę po upadku
fact-fallen = po upadku
fact-gifts = dary
fact-always = zawsze
fact-options = do wyboru
fact-produces = produkuje
fact-man = obsadzenie
fact-color = kolor
fact-founded = założenie
fact-spaces = pola
fact-prize = nagroda za ukończenie
fact-needs = wymaga
fact-kingdom = królestwo
fact-suit = kolor
fact-runes = runy
fact-clear-face = jasna strona
fact-clear-runes = runy jasnej strony
fact-who = kto
fact-hours = godziny
fact-ability = zdolność
fact-gold = złoto
fact-worth = wartość
fact-shards = odłamki
fact-removed = usunięte
fact-deaths = śmierci
fact-bonus = premia
fact-race = rasa
fact-kind = rodzaj
fact-type = typ
fact-starter-deck = talia startowa
fact-keywords = słowa kluczowe
fact-faction = frakcja
fact-symbol = znak
fact-counters-that-destroy-it = znaczniki, które ją niszczą
fact-attack = Atak
fact-defense = Obrona
fact-mana-each-turn-while-face-up = mana co turę, gdy jest odkryta
fact-upgrades-at-most = najwięcej ulepszeń
fact-defenders-at-most = najwięcej obrońców
fact-for-each-player = na gracza
fact-cost-in-mana = koszt w manie
fact-cost-never-below = koszt nigdy poniżej
fact-mana-each-later-turn = mana w każdej późniejszej turze
fact-cards-drawn-on-buying-one = karty dobierane przy zakupie
fact-to-win = do zwycięstwa
fact-damage-to-your-outposts = obrażenia twoich placówek
fact-set = zestaw
fact-cards = karty
fact-unique = unikat
fact-keyword = słowo kluczowe
fact-level = poziom
fact-icons = ikony
fact-recruited = przy werbunku
fact-gains = daje
fact-functions = działania
fact-faces = wizerunki
fact-from-the-start = od początku
fact-from = od
fact-stores = przechowuje
fact-shape = kształt
fact-veil = zasłona

# Dlaczego polecenie zostaje odrzucone.
no-card =
    żadna karta nie nazywa się „{ $name }”{ $near-count ->
        [0] { "" }
       *[other] ; może chodzi o: { $near-or }?
    }
no-spoiler = „{ $name }” zdradza fabułę; pokazuje to --spoilers
no-rule =
    { $game }: nic o „{ $word }”{ $near-count ->
        [0] { "" }
       *[other] ; może chodzi o: { $near-or }?
    }
no-and = { $first }; { $rest }
no-rule-with = { $game }: żaden wpis nie zawiera wszystkich tych słów: { $words }
no-file = { $file }: nie ma takiego pliku ani gry o tej nazwie
no-reading = { $file }: nie można odczytać: { $why }
no-seat = --seat: możliwe są miejsca od 1 do { $seats }, podano { $seat }
no-answer =
    --to: zapis ma { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }, podano { $last }
no-early-answer = --to: zasady się zmieniły, więc zapis zaczyna się od odpowiedzi { $first }, po { $last }
no-review-yet = { $file }: analizować można tylko zakończoną grę
no-both = { $one } i { $other } wykluczają się
no-resume-with = --resume: zapisana gra ma już swoje opcje, miejsca, boty i ziarno
no-person = boty: { $bots }, miejsca: { $seats }; nie zostaje żadne dla człowieka
seats-unfilled = ludzie: { $people }, boty: { $bots }; miejsca przy stole: { $seats }
no-changed-campaign = --set: w kampanii gra się kartami takimi, jak je wydrukowano
no-bringing = --deck, --players, --campaign: do gry { $game } niczego się nie przynosi
no-own-decks = --players, --deck: talie należą do kampanii gry { $game } (fatebox campaign)
no-secrets = --campaign: { $game } niczego przed nikim nie ukrywa
no-such-decks = --decks: talie: { $decks }, miejsca: { $seats }
no-such-names = --players: imiona: { $names }, miejsca: { $seats }
no-name-twice = --players: imię { $name } podano dwa razy
no-owner = do wyboru: { $owners }; podano „{ $owner }”
no-card-in-deck = --leave-out: karty { $card } nie ma w talii
