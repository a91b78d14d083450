# Słowniczek: Citadel = Cytadela, Legacy = Dziedzictwo, Shard = Odłamek, Reserve = Rezerwa, Trove = Skarbiec, Pool = Pula,
# Harvest = Żniwa, War = Wojna, Tribute = Trybut, Special Tribute = Specjalny Trybut, Reigning Tribute = Panujący Trybut,
# Duel = Pojedynek, Labor = Praca (karta Pracy), Trial = Próba, tier = stopień, Score = wynik, stat = cecha, to hire =
# werbować, tasked = zajęte, untasked = wolne, disabled = wyłączone, to cancel = anulować, Instant = Natychmiastowa,
# final round = ostatnia runda, incentive = zachęta.

board-opponents = Pozostałe Cytadele
board-own = Twoja Cytadela
board-hand = Twoje karty Pracy
board-pool = Pula Dziedzictw
board-trials = Próby
board-trials-deck =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
       *[many] jeszcze { $count }
    }
board-trials-none = Żadna Próba nie jest w grze.
board-trials-counters = Czekają jeszcze na swoją akcję: { $who }
board-trials-tier = Stopień { $tier }
board-trials-draws =
    { $count ->
        [one] { $count } Próba do dobrania
        [few] { $count } Próby do dobrania
       *[many] { $count } Prób do dobrania
    }
board-trials-known = Następne, jak wiesz: { $cards }
board-trove = Skarbiec
board-decks = Talie i stosy
board-deck-labor = Praca
board-deck-legacies = Dziedzictwa
board-deck-count = w talii: { $deck }, odrzucone: { $discard }
board-pile = { $name }: stos kart odrzuconych
board-pile-empty = Jeszcze niczego nie odrzucono.
board-hidden-pool = Zakryte Dziedzictwo w Puli
board-reserve = Rezerwa
board-reserve-of = Rezerwa { $reserve }, na Dziedzictwach { $held }
board-handcount =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } na ręce
board-handknown = Wiesz o tej ręce: { $cards }
board-first = Pierwsza Cytadela
board-reigning = Panujący Trybut
board-fallen = Wyeliminowana
board-active = Ma teraz turę
board-cost = koszt { $cost }
board-cost-yours = koszt { $cost }, dla ciebie { $price }
board-legacy =
    { $race }, Żniwa { $harvest }, Wojna { $war }, Trybut { $tribute }, { $shards ->
        [one] { $shards } Odłamek
        [few] { $shards } Odłamki
       *[many] { $shards } Odłamków
    }, { $state }
board-pool-card = { $race }, Żniwa { $harvest }, Wojna { $war }, Trybut { $tribute }, { $cost }
board-labor = { $icon }, koszt { $cost }
board-turn = Tura { $turn }
board-setup = Przygotowanie gry
board-yours = twoja tura
board-phase-1 = Zwolnienie i dobieranie
board-phase-2 = Akcja
board-phase-3 = Próby
board-phase-4 = Akcje dodatkowe
board-phase-5 = Werbunek
board-phase-6 = Odrzucanie
board-final = Ostatnia runda
board-choose = Wybierz akcję
board-declare-harvest = Zyskaj Odłamki; potem nadejdą Próby
board-declare-war = Przeciwnik: { $who }
board-declare-tribute = O tytuł i nagrodę
board-side-waiting = Obrońców jeszcze nie wybrano
board-side-bare = Brak Dziedzictwa
board-score = Wynik { $score }
board-score-by = { $amount } z efektów
board-score-prevented = obrażenia mniejsze o { $amount }
board-die = Kość: { $die }
board-die-none = Jeszcze przed rzutem
board-die-alone = Kość bez Dziedzictwa
board-stage-cancelled = anulowano
board-stage-harvest = zysk { $amount }
board-stage-war = obrażenia { $amount }
board-stage-duel = obrażenia { $amount }
board-stage-tribute = nagroda { $amount }
board-stage-special = nagroda { $amount }
board-stage-linked = Dołożone karty Pracy
board-stack-on = cel: { $what }
board-window-W-PH1 = Koniec fazy 1
board-window-W-FA0 = Przed akcją
board-window-W-DECL = Ogłoszono akcję
board-window-W-JOIN = Wszyscy dołączyli
board-window-W-ROLL = Po rzucie kośćmi
board-window-W-AFTER = Koniec akcji
board-window-W-FA9 = Koniec fazy 2
board-window-W-TR0 = Przed dobraniem Próby
board-window-W-TR1 = Ujawniono Próbę
board-window-W-SEC = Akcje dodatkowe
board-window-W-HIRE = Przed werbunkiem
board-window-W-END = Koniec tury
board-window-parley = Negocjacje
board-window-vote = Głosowanie
board-deal-make = Oferta
board-deal-to = Oferta dla: { $who }
board-deal-soon = Złożysz ją przy najbliższych negocjacjach; stół tam na ciebie poczeka.
board-deal-title = Oferta dla: { $who }
board-deal-give = Dajesz
board-deal-want = Chcesz
board-deal-shards = Odłamki
board-deal-cards = Karty do wyboru drugiej strony
board-deal-titles = Konkretna karta
board-deal-titles-none = żadna
board-deal-send = Wyślij
board-deal-promises = Z obietnicami…
board-deal-drop = Bez Oferty
board-deal-nothing = nic
board-deal-and = { $most } i { $last }
board-deal-you = ty
board-deal-offer-you = Twoja Oferta dla: { $to }. Dajesz: { $gives }; chcesz: { $wants }
board-deal-nshards =
    { $count ->
        [one] { $count } Odłamek
        [few] { $count } Odłamki
       *[many] { $count } Odłamków
    }
board-deal-ncards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-deal-nchoice =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } do wyboru
board-deal-promise = obietnica ({ $promise })
board-promises = Obietnice
board-promises-by = { $who } → { $to }: { $promise }
outcome-open = otwarta
outcome-kept = dotrzymana
outcome-broken = złamana
outcome-lapsed = wygasła
word-harvest = Żniwa
word-war = Wojna
word-tribute = Trybut
word-special = Specjalny Trybut
word-duel = Pojedynek
word-ability = zdolność
word-attached = Praca
word-labor = Praca
word-forced = przymus
word-untasked = wolne
word-tasked = zajęte
word-disabled = wyłączone
word-dormant = uśpione
word-feral = Dzicy
    .gen = Dzikich
word-enlightened = Oświeceni
    .gen = Oświeconych
word-cult = Kult
    .gen = Kultu
word-hollow = Wydrążeni
    .gen = Wydrążonych
word-marked = Naznaczeni
    .gen = Naznaczonych
word-starborn = Zrodzeni z Gwiazd
    .gen = Zrodzonych z Gwiazd
word-fa = Akcja
word-sec = Dodatkowa
word-inst = Natychmiastowa
word-diplomacy = Dyplomacja
word-cosmic = Kosmiczna
word-final-round = skończyła się ostatnia runda
word-last-survivor = pozostała tylko jedna Cytadela
word-simultaneous = wszystkie Cytadele upadły jednocześnie
word-limit = osiągnięto limit tur
seat-score = { $seat } { $score }
board-price = cena
board-hire = Dziedzictwa do zwerbowania
board-phase-1-means = Zajęte Dziedzictwa znów są wolne, a ręka rośnie do pięciu kart.
board-phase-2-means = Jedna akcja: Żniwa, Wojna albo Trybut.
board-phase-3-means = Obfite Żniwa budzą planetę: odkrywa się Próby, a nad Próbami Dyplomacji głosuje.
board-phase-4-means = Karty Pracy i zdolności na tę fazę, po kolei.
board-phase-5-means = Aktywna Cytadela może zwerbować jedno Dziedzictwo z Puli.
board-phase-6-means = Odrzuca się niechciane karty Pracy, potem tura następnej Cytadeli.
board-theirs = tura: { $who }
board-in-harvest = Na Żniwach
board-in-war = Na Wojnie
board-in-duel = W Pojedynku
board-in-tribute = W Trybucie
board-in-special = W Specjalnym Trybucie
board-within = w trakcie: { $what }
board-side-attacks = { $who } atakuje
board-side-attacks-you = Atakujesz
board-side-defends = { $who } broni się
board-side-defends-you = Bronisz się
board-side-harvests = { $who } zbiera
board-side-harvests-you = Zbierasz
board-strap-use = Użyj
board-strap-play = Zagraj
board-strap-pay = Płaci
board-strap-choose = Wybierz
board-strap-chosen = Wybrane
board-strap-task = Wyślij
board-strap-nominate = Wystaw
board-strap-challenge = Rzuć wyzwanie
board-strap-free = Zwolnij za 1
board-strap-boost = Wzmocnij
board-strap-hire = Zwerbuj
board-strap-discard = Odrzuć
board-strap-give-card = Oddaj
board-strap-remove = Usuń
board-strap-tasked = Zajęte: { $role }
board-strap-reigns = Panuje
board-strap-short = kosztuje { $cost }, masz { $reserve }
board-strap-no = Nie teraz
board-declare-reach = Możesz osiągnąć od { $least } do { $most }
board-waiting = czeka
board-vote-title = Cytadele głosują
board-vote-yea = Za
board-vote-nay = Przeciw
board-vote-yea-means = Zostaje w grze i działa na wszystkich.
board-vote-nay-means = Opuszcza grę.
board-votes =
    { $count ->
        [one] { $count } głos
        [few] { $count } głosy
       *[many] { $count } głosów
    }
board-ballot-yours = Twój głos
board-ballot-thinks = Myśli
board-ballot-sealed = Oddany
board-cosmic = Próba Kosmiczna
board-cosmic-means = Nikt nad nią nie głosuje: po prostu działa.
board-deal-open = Oferta na stole
board-deal-from = { $who } składa ofertę: { $to }
board-deal-from-you = { $who } składa ci ofertę
board-deal-get = { $who } dostaje
board-deal-get-you = Dostajesz
board-deal-pay = { $who } oddaje
board-deal-pay-you = Oddajesz
board-deal-after = Twoja Rezerwa: z { $reserve } na { $after }.
board-promises-none = Nikt jeszcze nic nie obiecał.
board-kind-legacy = Dziedzictwo · { $race }
board-kind-labor = Praca · { $icon }
board-kind-trial = Próba · { $kind } · stopień { $tier }
board-kind-mat = Cytadela · { $race }
board-sheets = Co pokazać
board-sheet-slab = Stół
board-sheet-trials = Próby
board-sheet-pool = Pula
board-means-none = Nikogo jeszcze nie wybrano.
board-means-strength = Wybrane: { $count }. Wynik od { $least } do { $most }.
board-means-votes = Razem głosów: { $all }, do przyjęcia potrzeba: { $need }.
board-means-tie = Przy remisie rozstrzyga { $who }.
board-means-tie-you = Przy remisie rozstrzygasz ty.
board-means-tie-none = Remis oznacza, że Próba przepada.
board-means-draw = Na razie Wojna kończy się remisem.
board-means-tied = Na razie Pojedynek kończy się remisem.
board-means-win = Na razie wygrywa { $who }, przewaga { $by }.
board-means-win-you = Na razie wygrywasz, przewaga { $by }.
board-means-hire = Jedno Dziedzictwo na turę; w Rezerwie musi zostać 1 Odłamek.
board-means-action = Każde użyte Dziedzictwo jest zajęte do twojej następnej tury.
board-accept = Przyjmij
board-sign-shard = Odłamki: wygrywa ten, kto ma ich najwięcej
board-sign-harvest = Cecha Żniw: zyskuje Odłamki
board-sign-war = Cecha Wojny: atakuje i broni
board-sign-tribute = Cecha Trybutu: zdobywa tytuł i nagrodę
board-sign-instant = Natychmiastowa: zagrywana w dowolnej chwili
board-sign-action = Akcja: zagrywana przy akcji Fantos
board-sign-secondary = Dodatkowa: zagrywana w akcjach dodatkowych
board-sign-disabled = Wyłączone: na razie nic nie robi
board-sign-dormant = Uśpione: nie ma już Odłamków
board-sign-attached = Praca leżąca przy Dziedzictwie
board-sign-hand = Karty Pracy na ręce
board-strap-only-fa = Tylko przy akcji Fantos
board-strap-only-sec = Tylko w akcjach dodatkowych
board-send-harvest = Żniwa: { $count }
board-send-attack = Atakuje: { $count }
board-send-defend = Broni: { $count }
board-send-nobody = Nikt nie broni
