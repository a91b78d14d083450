# Pytania do gracza (druga osoba liczby pojedynczej).
# Słownik: Legend = Legenda, Injury = Uraz, Wound = Rana, Enemy = Wróg, Legend board = plansza Legendy, resource = zasób, supply = pula,
# Lore = Opowieść, Mission = Misja, Objective = Zadanie, row = rząd, Destiny deck = talia Przeznaczenia, Resolved pile = stos kart rozpatrzonych,
# Discard pile = stos kart odrzuconych, Play area = obszar gry, ready = przygotować (gotowa), exhaust = wyczerpać (wyczerpana), Combat value = wartość Walki,
# Loot = Łupy, Achievement = Osiągnięcie, Knocked Out = Nokaut, reward = nagroda, cost = koszt.

prompt-legend = Wybierz swoją Legendę.
prompt-starting-player = Wybierz, kto rozgrywa pierwszą turę.
prompt-promo = Do czyjej talii trafia { $card }?
prompt-recovery = Wylecz wszystkie swoje Urazy albo przygotuj wszystkie swoje karty.
prompt-ready-some = Wybierz karty do przygotowania.
prompt-action =
    { $cards ->
        [0] Brak kart
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } na ręce, { $enemies ->
        [0] brak Wrogów
        [one] { $enemies } Wróg
        [few] { $enemies } Wrogowie
       *[many] { $enemies } Wrogów
    } w rzędzie: { $form ->
        [cards-fight] odrzucaj, zagrywaj lub używaj kart albo walcz.
        [cards] odrzucaj, zagrywaj lub używaj kart.
        [play-fight] użyj kart w grze albo walcz.
       *[play] użyj kart w grze albo zakończ fazę.
    }
prompt-discount = { $card }: którymi symbolami płacisz?
prompt-pay = { $card }: którym zasobem płacisz?
prompt-wild-gain = { $card }: wybierz zasób, który zyskujesz.
prompt-return = { $card }: wybierz zasób, który zwracasz do puli.
prompt-keep-resources = Twoje zasoby: { $count }, możesz zachować: { $limit }. Które zwracasz?
prompt-cleanup =
    { $cards ->
        [one] { $cards } karta zostaje na ręce. Odrzucić ją bez nagrody?
        [few] { $cards } karty zostają na ręce. Odrzucić niektóre bez nagród?
       *[many] { $cards } kart zostaje na ręce. Odrzucić niektóre bez nagród?
    }
prompt-consent = { $legend } prosi o użycie twojej karty: { $card }.
prompt-combat-window = Wartość Walki: { $combat }. Użyj zdolności, które ją zwiększają, albo zakończ.
prompt-place-wounds =
    { $combat ->
        [one] Zadaj { $combat } Ranę Wrogowi.
        [few] Rozłóż { $combat } Rany na Wrogach.
       *[many] Rozłóż { $combat } Ran na Wrogach.
    }
prompt-defeat-order = Pokonano kilku Wrogów: wybierz następnego.
prompt-react = { $enemy } atakuje (obrażenia: { $damage }). Zareagować czy przyjąć?
prompt-fate-order = Wybierz następną ze swoich kart w fazie Losu.
prompt-lore-branch = Wybierz dalszy ciąg historii.
prompt-loot = Pokonany wróg: { $card }. Który wiersz karty Łupów wybierasz?
prompt-gain-to = Zdobywasz kartę { $card }. Dokąd trafia?
prompt-wild-symbol = Odkryta karta: { $card }. Który zasób zastępuje jej symbol dowolnego zasobu?
prompt-who-draws = { $card }: wybierz, kto dobiera.
prompt-effect-option = { $card }: wybierz jedno.
prompt-enemy = { $card }: wybierz Wroga.
prompt-row-card = { $card }: wybierz kartę w rzędzie.
prompt-resolved-card = { $card }: wybierz kartę ze stosu kart rozpatrzonych.
prompt-peek = { $card }: zostaw kartę na miejscu albo ją przenieś.
prompt-ready = { $card }: wybierz karty do przygotowania albo zakończ.
prompt-own-card =
    { $card }: { $verb ->
        [exhaust] wybierz jedną ze swoich kart do wyczerpania.
       *[other] wybierz jedną ze swoich kart do odrzucenia z gry.
    }
prompt-recover = { $card }: wybierz kartę ze swojego stosu kart odrzuconych.
prompt-heal = { $card }: wybierz Urazy do wyleczenia.
prompt-restore = { $card }: wybierz Urazy, które wkładasz pod swoją talię Urazów.
