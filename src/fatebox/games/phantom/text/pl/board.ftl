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
board-mission = Misja
board-objective = Zadanie
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
board-legend-turn = Ma teraz turę
board-legend-out = Nokaut
board-resources = Zasoby, można zachować najwyżej { $limit }
board-resource = { $name }: { $count }
board-give-take = Zabierz z powrotem: { $name }
board-give-hint-gain = Wybierz zasób, który zyskujesz.
board-give-hint-symbol = Wybierz, co oznacza dowolny symbol.
board-injuries-note = Urazy: { $taken }, do Nokautu pozostało: { $left }
board-hand = Ręka
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
board-stage-attack = { $enemy } atakuje. Cel: { $who }
board-stage-wished = Twój partner chce użyć karty { $card }.
board-stage-seen = Podejrzane w talii
board-spread = Wybierz spośród tych kart
board-lore = Opowieść { $number }
board-reason-given-up = poddanie się
board-reason-knock-out = Nokaut
board-reason-mission = Misja
board-lore-read = Dotychczasowa historia
board-lore-open = Historia
board-lore-then = Co się wydarza
board-lore-mission = Misja
board-lore-on = Przewróć stronę
board-lore-back = Poprzednia strona
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
type-ally = Sojusznik
type-item = Przedmiot
type-place = Miejsce
type-skill = Umiejętność
type-enemy = Wróg
type-boss = Wróg (Boss)
type-event = Wydarzenie
type-weather = Pogoda
type-injury = Uraz
type-mission = Misja
type-objective = Zadanie
type-lore = Opowieść
type-loot = Łupy
type-achievement = Osiągnięcia
type-legend = Legenda
type-adventure = Przygoda
board-hand-caption =
    Ręka · { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-hand-empty = Nie masz kart na ręce.
board-hand-closed =
    Na ręce: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-can-play = można zagrać
board-needs = Potrzeba:
board-strap-later = Nie teraz
board-strap-next = Następna
board-strap-heal = Wylecz
board-strap-restore = Odłóż do talii
board-strap-ready = Przygotuj
board-strap-exhaust = Wyczerp
board-strap-give-up = Odrzuć
board-strap-recover = Weź na rękę
board-strap-drop = Odrzuć
board-strap-enemy = Wybierz
board-strap-resolve = Rozpatrz
board-strap-choose = Wybierz
board-flag = { $place }. atak
board-flag-now = Teraz atakuje
board-flag-held = Powstrzymany
board-wounds-need =
    Do pokonania: { $count ->
        [one] { $count } Rana
        [few] { $count } Rany
       *[many] { $count } Ran
    }
board-damage = obrażenia: { $count }
board-outcome-falls =
    { $count ->
        [one] Pokonany Wróg: { $names }.
       *[other] Pokonani Wrogowie: { $names }.
    }
board-outcome-none = Żaden Wróg jeszcze nie pada.
board-track-goal = { $kind }: pozostało { $left }
board-track-done = { $done } z { $room }
board-track-then = { $done } z { $room }, potem { $then }
board-track-clock = { $kind }: { $now } z { $limit }
board-track-at = przy { $limit }: { $then }
board-more = Przeczytaj całość
board-fate-next = Faza Losu
board-fate-calm = Nikt nie zaatakuje.
board-fate-short =
    { $count ->
        [one] { $count } atak
        [few] { $count } ataki
       *[many] { $count } ataków
    }, obrażenia: { $damage }
board-fate-attack =
    { $count ->
        [one] Atakuje { $names }
       *[other] Atakują { $names }
    }, obrażenia: { $damage }. Karty Urazów: { $left }.
board-fate-cancels = anuluje atak
board-board-now = Walka teraz
board-change =
    { $card }: { $what ->
        [hand_limit] limit ręki
        [resource_limit] limit zasobów
        [combat_cost] koszt walki
       *[other] Walka
    } { $by }
board-injuries = Urazy { $taken } z { $room }
board-resources-kept = Zasoby { $total } z { $limit }
board-resources-none = brak
board-fight-price = za
board-fight-value = { $value } + test karty
board-do-play = Zagraj { $card }
board-do-discard = Odrzuć: { $reward }
board-do-pay = Zapłać { $count } z { $most }
board-do-return = Zwróć { $count } z { $most }
board-do-wounds =
    Zadaj { $count ->
        [one] { $count } Ranę
        [few] { $count } Rany
       *[many] { $count } Ran
    }
board-ask-play = Zagrać { $card }? Koszt: { $cost }.
board-ask-discard = Odrzucić { $card }? Zyskujesz: { $reward }. Zagrać jej teraz nie można.
board-mean-discard = Możesz ją też odrzucić i zyskać: { $reward }. Nic jeszcze nie wydano.
board-mean-nothing = Nic jeszcze nie wydano.
board-mean-excess =
    { $count ->
        [one] Na koniec tury tracisz { $count } zasób ponad limit.
        [few] Na koniec tury tracisz { $count } zasoby ponad limit.
       *[many] Na koniec tury tracisz { $count } zasobów ponad limit.
    }
board-mean-calm = W fazie Losu nikt nie zaatakuje.
board-mean-fate = W fazie Losu: { $names }, obrażenia: { $damage }. Karty Urazów: { $left }.
board-mean-recovery = Twoje Urazy: { $injuries }, wyczerpane karty: { $exhausted }.
board-mean-react = Karty Urazów przed Nokautem: { $left }.
board-combat-base = podstawa
board-combat-check = test
board-combat-used = zdolność
board-combat-wounds = Rany
board-stage-attacked = Atak
board-stage-wish = Prośba partnera
board-stage-up = Odkryta karta
board-stage-check = Test karty: { $card } dodaje { $count }.
board-pile-empty = Nie ma tu kart.
board-lore-prompt = Przeczytaj stronę i graj dalej.
board-lore-choose = Wybierz drogę
board-lore-chosen = wybrano
board-lore-closed = Strony jeszcze zamknięte
board-lore-fold = Pokaż stół
board-lore-unfold = Wróć do strony
board-big-cost = Koszt.
board-big-reward = Po odrzuceniu.
board-big-reward-text = Odrzuć z ręki, aby zyskać: { $reward }.
board-big-unique = W twoim obszarze gry może leżeć tylko jedna karta o tej nazwie.
board-big-health = zdrowie { $health }
board-big-enemy = Atakuje w fazie Losu, od lewej do prawej, dopóki nie zostanie pokonany.
board-big-event = Działa po odkryciu; wiele Wydarzeń zostaje w rzędzie.
board-big-weather = Działa na wszystkich graczy, dopóki leży w rzędzie.
board-big-injury = Działa na ciebie, dopóki nie zostanie wyleczony w fazie Regeneracji.
board-word-exhaust = Wyczerpanie.
board-word-exhaust-text = Obróć kartę. Przygotujesz ją w fazie Regeneracji.
board-word-cardcheck = Test karty.
board-word-cardcheck-text = Odkryj wierzchnią kartę swojej talii i sprawdź symbole jej kosztu.
board-word-combat = Wartość Walki.
board-word-combat-text = Tyle Ran kładziesz w walce.
board-word-resolved = Stos kart rozpatrzonych.
board-word-resolved-text = Staje się nową talią Przeznaczenia, gdy ta się skończy.
board-word-injury = Uraz.
board-word-injury-text = Karta z twojej talii Urazów, jedna za każde obrażenie; gdy ich zabraknie, następuje Nokaut.
board-sign-combat = Wartość Walki: Rany, które kładziesz
board-sign-exhaust = Wyczerpana: przygotujesz ją w fazie Regeneracji
board-sign-star = Unikatowa: tylko jedna w twoim obszarze gry
board-sign-feet = Krok do celu
board-sign-time = Krok zegara, który działa przeciw tobie
board-sign-deck = Karty w twojej talii
board-sign-discard = Twój stos kart odrzuconych
board-sign-page = Dotychczasowa historia
