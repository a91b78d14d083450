word-G = Znak Dobra
word-S = Znak Czaszki
word-M = Tajemnica
word-F = Wewnętrzny ogień
word-W = dowolny zasób
word-easy = Łatwy
word-normal = Normalny
word-heroic = Heroiczny
word-mythic = Mityczny
word-recovery = Regeneracja
word-destiny = Przeznaczenie
word-preparation = Przygotowanie
word-adventure = Przygoda
word-fate = Los
word-cleanup = Porządki
word-hand = rękę
word-deck = wierzch talii
word-discard = stos kart odrzuconych
word-bottom = spód jej talii
word-resolve = stos kart rozpatrzonych
board-turn = Tura { $turn }
board-phases = Fazy tury
board-mission = Misja
board-objective = Zadanie
board-goal = { $kind }: { $now }, cel { $limit }
board-clock = { $kind }: { $now } z { $limit }
board-clock-sign = zegar
board-goal-sign = cel
board-boss = Do pokonania
board-row = Rząd Przeznaczenia
board-row-empty = W rzędzie nic nie leży.
board-destiny = Talia Przeznaczenia
board-destiny-next = następna: { $card }
board-resolved = Stos kart rozpatrzonych
board-setaside = Odłożone na bok
board-pile-look =
    { $pile }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-close = Zamknij
board-enemy = Rany: { $wounds } z { $health }, siła ataku { $attack }
board-enemy-held = Rany: { $wounds } z { $health }, nie atakuje w tej turze
board-attack = Atak
board-attacks = atakuje
board-health = Rany i zdrowie
board-fresh = nowa
board-wound-less = O jedną Ranę mniej: { $card }
board-wound-add =
    +{ $count ->
        [one] { $count } Rana
        [few] { $count } Rany
       *[many] { $count } Ran
    }
board-wound-falls = pada
board-token = { $count } × { $kind }
board-legend-you = ty
board-legend-turn = Rozgrywa turę
board-legend-out = Nokaut
board-resources = Zasoby, można zachować najwyżej { $limit }
board-kept = { $total } / { $limit }
board-resource = { $name }: { $count }
board-give-take = Zabierz z powrotem: { $name }
board-give = Wybrano { $count } z { $most }
board-give-pay = Zapłać
board-give-return = Zwróć
board-give-hint-pay =
    Wybierz { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    } jako zapłatę.
board-give-hint-return =
    Wybierz { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    } do zwrotu.
board-give-hint-gain = Wybierz zasób, który zyskujesz.
board-give-hint-symbol = Wybierz, co oznacza dowolny symbol.
board-injuries-note = Urazy: { $taken }, do Nokautu pozostało: { $left }
board-hand = Ręka
board-hand-count = { $count } / { $limit }
board-hand-note = Ręka: { $count }, limit { $limit }
board-deck = Talia
board-discards = Stos kart odrzuconych
board-combat-note = Wartość Walki przed odkryciem karty: { $value }
board-fight = Walcz
board-fight-for =
    Walcz za { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
board-play-area = W grze
board-play-empty = Jeszcze nic nie ma w grze
board-ready = gotowa
board-exhausted = wyczerpana
board-injury = Uraz
board-cost = koszt { $cost }
board-reward = po odrzuceniu: { $reward }
board-unique = Unikatowa
board-play = Zagraj, koszt: { $cost }
board-discard = Odrzuć, zyskujesz: { $reward }
board-end = Zakończ fazę Przygody
board-done-cleanup = Zachowaj wszystkie
board-done-combat = Uderz
board-pass = Przyjmij obrażenia
board-stage = Co się dzieje
board-stage-combat = Wartość Walki
board-stage-left =
    { $left ->
        [one] Pozostała { $left } Rana
        [few] Pozostały { $left } Rany
       *[many] Pozostało { $left } Ran
    } do rozłożenia
board-stage-place = Klikaj Wrogów, aby kłaść na nich Rany.
board-stage-attack = { $enemy } atakuje. Cel: { $who }
board-stage-wished = Twój partner chce użyć karty { $card }.
board-stage-seen = Podejrzane w talii
board-news = Przed chwilą
board-news-attack = atakuje
board-news-cancelled = atak odparty
board-news-damage = Uraz
board-news-revealed = ujawniona
board-news-placed = trafia do rzędu
board-news-beside = obok Misji
board-news-defeated = pokonany Wróg
board-news-turned-up = odkryta
board-news-wounded =
    +{ $count ->
        [one] { $count } Rana
        [few] { $count } Rany
       *[many] { $count } Ran
    }
board-news-tokens = { $change } { $kind }
board-news-gained = zdobyta
board-news-mission = nowa Misja
board-news-healed = wyleczony
board-news-loot =
    { $count ->
        [one] { $count } punkt Łupów
        [few] { $count } punkty Łupów
       *[many] { $count } punktów Łupów
    }
board-news-achieved = Osiągnięcie: { $name }
board-news-activated = użyta
board-news-combat-value = Wartość Walki { $value }
board-spread = Wybierz spośród tych kart
board-lore = Opowieść { $number }
board-reason-given-up = poddanie się
board-reason-knock-out = Nokaut
board-reason-mission = Misja
board-lore-read = Dotychczasowa historia
board-lore-open = Historia
board-lore-then = Co się wydarza
board-lore-mission = Misja
board-lore-on = Dalej
board-lore-next = Następna strona
board-lore-back = Poprzednia strona
board-lore-page = Strona { $page } z { $pages }
board-loot-card = Łupy
board-achievement-card = Osiągnięcia
board-choose-legend = Kim jesteś?
board-choose-start = Kto rozgrywa pierwszą turę?
board-board-hand = Limit ręki
board-board-resources = Limit zasobów
board-board-combat = Bazowa Walka
board-board-cost = Koszt Walki
board-over-win = Przygoda wygrana
board-over-loss = Przygoda przegrana
board-over-turns =
    { $count ->
        [one] po { $count } turze
        [few] po { $count } turach
       *[many] po { $count } turach
    }
board-over-damage = otrzymane obrażenia: { $count }
board-over-out = Nokaut
board-over-nothing = żadnej nowej karty
lore-number = Opowieść { ROMAN($number) }
