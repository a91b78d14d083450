# Pytania do gracza (druga osoba liczby pojedynczej).
# Słownik: Legend = Legenda, Injury = Uraz, Wound = Rana, Enemy = Wróg, Legend board = plansza Legendy, resource = zasób, supply = pula,
# Lore = Opowieść, Mission = Misja, Objective = Zadanie, row = rząd, Destiny deck = talia Przeznaczenia, Resolved pile = stos kart rozpatrzonych,
# Discard pile = stos kart odrzuconych, Play area = obszar gry, ready = przygotować (gotowa), exhaust = wyczerpać (wyczerpana), Combat value = wartość Walki,
# Loot = Łupy, Achievement = Osiągnięcie, Knocked Out = Nokaut, reward = nagroda, cost = koszt.

prompt-legend = Wybierz swoją Legendę.
prompt-starting-player = Wybierz, kto rozgrywa pierwszą turę.
prompt-promo = Wybierz, do czyjej talii trafia karta promocyjna.
prompt-recovery = Wylecz wszystkie swoje Urazy albo przygotuj wszystkie swoje karty.
prompt-ready-some = Wybierz karty do przygotowania.
prompt-action = Odrzucaj, zagrywaj, używaj kart, walcz albo zakończ fazę.
prompt-discount = Wybierz, jak płacisz za kartę.
prompt-pay = Wybierz zasób, którym płacisz.
prompt-wild-gain = Wybierz zasób, który zyskujesz.
prompt-return = Wybierz zasób, który zwracasz do puli.
prompt-keep-resources = Masz za dużo zasobów: wybierz, co zwracasz.
prompt-cleanup = Odrzuć dowolne karty z ręki, bez ich nagród.
prompt-consent = { $legend } prosi o użycie twojej karty: { $card }.
prompt-combat-window = Użyj zdolności, które zwiększają wartość Walki, albo zakończ.
prompt-place-wounds = Rozłóż Rany na Wrogach.
prompt-defeat-order = Pokonano kilku Wrogów: wybierz następnego.
prompt-react = { $enemy } atakuje (obrażenia: { $damage }). Zareagować czy przyjąć?
prompt-fate-order = Wybierz następną ze swoich kart w fazie Losu.
prompt-lore-branch = Wybierz dalszy ciąg historii.
prompt-loot = Wybierz wiersz karty Łupów.
prompt-gain-to = Wybierz, dokąd trafia zdobyta karta.
prompt-wild-symbol = Wybierz zasób, który zastępuje symbol dowolnego zasobu.
prompt-who-draws = Wybierz, kto dobiera.
prompt-effect-option = Wybierz jedno.
prompt-enemy = Wybierz Wroga.
prompt-row-card = Wybierz kartę w rzędzie.
prompt-resolved-card = Wybierz kartę ze stosu kart rozpatrzonych.
prompt-peek = Zostaw kartę na miejscu albo ją przenieś.
prompt-ready = Wybierz karty do przygotowania albo zakończ.
prompt-own-card =
    { $verb ->
        [exhaust] Wybierz jedną ze swoich kart do wyczerpania.
       *[other] Wybierz jedną ze swoich kart do odrzucenia z gry.
    }
prompt-recover = Wybierz kartę ze swojego stosu kart odrzuconych.
prompt-heal = Wybierz Urazy do wyleczenia.
prompt-restore = Wybierz Urazy, które wkładasz pod swoją talię Urazów.
