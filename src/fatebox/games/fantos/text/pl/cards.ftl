# Card texts, composed of effects: `effect-<tag>` and `native-<tag>` with the fields of the effect as arguments.
aim =
    { $upto ->
        [1]
            { $target ->
                [any] dowolne Dziedzictwo
                [any-other] dowolne inne Dziedzictwo
                [not-payer] dowolne Dziedzictwo poza tym, które płaci za tę kartę
                [own-other] inne swoje Dziedzictwo
                [own-untasked] jedno ze swoich wolnych Dziedzictw
                [enemy-fighter] Dziedzictwo walczące przeciw tobie
                [bearer] Dziedzictwo z tą kartą
               *[target] to Dziedzictwo
            }
       *[other]
            { $target ->
                [any] najwyżej { $upto } Dziedzictwa
                [any-other] najwyżej { $upto } inne Dziedzictwa
                [not-payer] najwyżej { $upto } Dziedzictwa poza tym, które płaci za tę kartę
                [own-other] najwyżej { $upto } inne swoje Dziedzictwa
                [own-untasked] najwyżej { $upto } swoje wolne Dziedzictwa
               *[enemy-fighter] najwyżej { $upto } Dziedzictwa walczące przeciw tobie
            }
    }
    .loc =
        { $target ->
            [own-other] innym swoim Dziedzictwie
            [not-payer] dowolnym Dziedzictwie poza tym, które płaci za tę kartę
            [bearer] Dziedzictwie z tą kartą
           *[target] tym Dziedzictwie
        }
effect-score = dodaj { $amount } do swojego wyniku Wojny, nie biorąc w niej udziału
effect-sway = podnieś lub obniż o { $amount } jeden dowolny wynik tej akcji, ale nie poniżej 0
effect-echo = dodaj jego cechę tej akcji do wyniku dowolnej strony, po której bierze udział inne Dziedzictwo { $race-gen }
effect-bonus =
    { $to ->
        [harvester] jedno zbierające Dziedzictwo liczy się o { $amount } więcej
        [fighter] jedno walczące Dziedzictwo albo Cytadela broniąca się bez Dziedzictw liczy się o { $amount } więcej
       *[nominee] jedno wystawione Dziedzictwo liczy się o { $amount } więcej, także w Specjalnym Trybucie
    }
effect-reroll = przerzuć jedną z nich; liczy się nowy rzut
effect-prevent = jeśli przegrasz tę Wojnę, obrażenia są o { $amount } mniejsze, ale nie poniżej 0
effect-gain =
    { $to ->
        [reserve] przenieś { $amount-shards } ze Skarbca do swojej Rezerwy
       *[other]
            { $upto ->
                [1] połóż { $amount-shards } ze Skarbca na { $aim-loc }
               *[other] wybierz { $aim } i połóż na każdym { $amount-shards } ze Skarbca
            }
    }
effect-lose = wybierz { $aim }: traci { $amount-shards } na rzecz Skarbca
effect-take =
    { $source ->
        [any-other]
            { $to ->
                [self] zabierz { $amount-shards } z dowolnego innego Dziedzictwa na to Dziedzictwo
               *[reserve] zabierz { $amount-shards } z dowolnego innego Dziedzictwa do swojej Rezerwy
            }
        [other]
            { $to ->
                [self] zabierz { $amount-shards } z Rezerwy innej Cytadeli na to Dziedzictwo
               *[reserve] zabierz { $amount-shards } z Rezerwy innej Cytadeli do swojej
            }
        [richest-other]
            { $to ->
                [self] zabierz { $amount-shards } z największej cudzej Rezerwy na to Dziedzictwo (przy remisie wybierz jedną)
               *[reserve] zabierz { $amount-shards } z największej cudzej Rezerwy do swojej (przy remisie wybierz jedną)
            }
        [winner]
            { $to ->
                [self] zabierz { $amount-shards } z Rezerwy zwycięskiej Cytadeli na to Dziedzictwo
               *[reserve] zabierz { $amount-shards } z Rezerwy zwycięskiej Cytadeli do swojej
            }
        [harvester]
            { $to ->
                [self] zabierz { $amount-shards } z Rezerwy zbierającej Cytadeli na to Dziedzictwo
               *[reserve] zabierz { $amount-shards } z Rezerwy zbierającej Cytadeli do swojej
            }
       *[warring]
            { $to ->
                [self] zabierz { $amount-shards } z Rezerwy każdej innej walczącej Cytadeli na to Dziedzictwo
               *[reserve] zabierz { $amount-shards } z Rezerwy każdej innej walczącej Cytadeli do swojej
            }
    }
effect-alms = każda Cytadela z największą Rezerwą oddaje z niej { $amount-shards } do każdej najmniejszej Rezerwy; gdy wszystkie są równe, nic się nie dzieje
effect-rearrange = rozłóż Odłamki na swoich Dziedzictwach, jak chcesz, dodając najwyżej { $from-reserve } z Rezerwy, w której musi zostać co najmniej 1
effect-duel =
    { $challenger ->
        [self] wyzywa ono na Pojedynek dowolne inne Dziedzictwo
       *[own] jedno z twoich wolnych Dziedzictw wyzywa na Pojedynek dowolne inne Dziedzictwo
    }
effect-special-tribute = odbywa się Specjalny Trybut: każda Cytadela, która może, musi wystawić Dziedzictwo
effect-redirect-war = skieruj tę Wojnę przeciw innej wybranej Cytadeli, ale nie przeciw atakującej
effect-extra-action = możesz w tej turze podjąć jeszcze jedną akcję, ale innego rodzaju niż te, których już próbowano
effect-hire-aid = Skarbiec płaci { $amount-shards } za twój następny werbunek w tej fazie, oprócz twojej zachęty; twoja Rezerwa wciąż płaci co najmniej 1
effect-votes =
    { $to ->
        [any]
            { $amount ->
                [one] wybrana Cytadela ma w nim { $amount } głos więcej, oddawany tak jak jej własny
                [few] wybrana Cytadela ma w nim { $amount } głosy więcej, oddawane tak jak jej własny
               *[many] wybrana Cytadela ma w nim { $amount } głosów więcej, oddawanych tak jak jej własny
            }
       *[own]
            { $amount ->
                [one] masz w nim { $amount } głos więcej, oddawany tak jak twój własny
                [few] masz w nim { $amount } głosy więcej, oddawane tak jak twój własny
               *[many] masz w nim { $amount } głosów więcej, oddawanych tak jak twój własny
            }
    }
effect-peek-trials =
    { $amount ->
        [1] obejrzyj wierzchnią kartę talii Prób
        [few] obejrzyj { $amount } wierzchnie karty talii Prób i odłóż je w dowolnej kolejności
       *[many] obejrzyj { $amount } wierzchnich kart talii Prób i odłóż je w dowolnej kolejności
    }
effect-remove-trial = usuń jedną Próbę, która jest w grze, ale nie Zodraz i nie Próbę dobraną w tej turze
effect-fewer-trials = w tej fazie dobiera się o { $amount } mniej Prób, nawet żadnej; w turze Pierwszej Cytadeli zawsze dobiera się co najmniej 1
effect-rain = każda Cytadela przenosi { $amount-shards } ze Skarbca do swojej Rezerwy
effect-swarm = każda Cytadela rzuca Kością Odłamków i traci tyle Odłamków z Rezerwy na rzecz Skarbca
effect-cull = ustal największą liczbę Odłamków na niewyłączonym Dziedzictwie; każda Cytadela, która ma Dziedzictwo z tą liczbą, odrzuca jedno takie według wyboru
effect-levy = jeśli Rezerwa aktywnej Cytadeli jest większa od każdej innej, Cytadela ta oddaje z niej { $amount-shards } do najmniejszej Rezerwy (przy remisie wybiera jedną)
effect-sicken = aktywna Cytadela wybiera jedno swoje niewyłączone Dziedzictwo, które traci { $amount-shards } na rzecz Skarbca; gdy nie ma żadnego, traci je jej Rezerwa
effect-relief = jeśli w Rezerwie aktywnej Cytadeli jest mniej niż { $below }, przenieś do niej { $amount-shards } ze Skarbca
effect-extra-die =
    { $amount ->
        [1] w każdych Żniwach rzuca się jedną dodatkową kością, niezależnie od liczby zbierających
       *[other] w każdych Żniwach rzuca się dodatkowymi kośćmi: { $amount }, niezależnie od liczby zbierających
    }
effect-sell-cards =
    { $most ->
        [one] po dobraniu kart aktywna Cytadela może kupić najwyżej { $most } dodatkową kartę Pracy, do { $limit } na ręce, płacąc za każdą { $price-shards } z Rezerwy, w której musi zostać co najmniej 1
        [few] po dobraniu kart aktywna Cytadela może kupić najwyżej { $most } dodatkowe karty Pracy, do { $limit } na ręce, płacąc za każdą { $price-shards } z Rezerwy, w której musi zostać co najmniej 1
       *[many] po dobraniu kart aktywna Cytadela może kupić najwyżej { $most } dodatkowych kart Pracy, do { $limit } na ręce, płacąc za każdą { $price-shards } z Rezerwy, w której musi zostać co najmniej 1
    }
effect-aim-war =
    { $at ->
        [any] Wojnę można wypowiedzieć dowolnej innej Cytadeli
       *[right] Wojnę wypowiada się Cytadeli po prawej; Cytadela Panującego Trybutu wciąż może wybrać dowolną inną
    }
effect-deck-hire = zamiast werbować z Puli, aktywna Cytadela może odkryć wierzchnią kartę talii Dziedzictw i ją zwerbować; jeśli tego nie zrobi, karta trafia na spód talii, a werbunek przepada
effect-free-duels = najpierw, po kolei od aktywnej Cytadeli i w kółko, aż wszyscy spasują, każda Cytadela może wyzwać wolnym Dziedzictwem dowolne inne Dziedzictwo na Pojedynek bez zagrywania karty
effect-harvest-score =
    { $direction ->
        [up] każdy wynik Żniw jest o { $size } wyższy
       *[down] każdy wynik Żniw jest o { $size } niższy, ale nie poniżej 0
    }
effect-forbid-abilities = nie wolno uruchamiać zdolności Dziedzictw; wrodzone zdolności i dołączone karty Pracy nadal działają
effect-round-timer = gdy każda Cytadela zakończy swoją następną fazę akcji, ta Próba opuszcza grę
effect-paid-untask = każde zajęte Dziedzictwo aktywnej Cytadeli zwalnia się tylko wtedy, gdy Cytadela ta wyda za nie { $price-shards } z Rezerwy, w której musi zostać co najmniej 1; wyłączone Dziedzictwa wracają za darmo
effect-final-round = zaczyna się ostatnia runda: nie wolno ogłaszać Żniw ani dobierać Prób. Gra kończy się, gdy każda Cytadela zakończy swoją następną fazę akcji; wygrywa Cytadela z największą liczbą Odłamków
effect-task =
    { $target ->
        [own-untasked] zajmij { $aim }
       *[other] zajmij { $aim }, o ile nie jest już zajęte
    }
effect-untask = zwolnij { $aim }
effect-disable = wyłącz { $aim }
effect-copy-stats = wybierz { $aim }: do końca tury jego trzy cechy są takie, jak tam wydrukowane
effect-draw =
    { $amount ->
        [one] dobierz { $amount } kartę Pracy
        [few] dobierz { $amount } karty Pracy
       *[many] dobierz { $amount } kart Pracy
    }
effect-recycle =
    { $amount ->
        [one] odrzuć najwyżej { $amount } kartę z ręki i dobierz tyle samo
        [few] odrzuć najwyżej { $amount } karty z ręki i dobierz tyle samo
       *[many] odrzuć najwyżej { $amount } kart z ręki i dobierz tyle samo
    }
effect-recover =
    { $amount ->
        [one] weź na rękę { $amount } wybraną kartę ze stosu odrzuconych kart Pracy
        [few] weź na rękę { $amount } wybrane karty ze stosu odrzuconych kart Pracy
       *[many] weź na rękę { $amount } wybranych kart ze stosu odrzuconych kart Pracy
    }
effect-spy =
    { $amount ->
        [one] obejrzyj rękę innej Cytadeli i odrzuć z niej { $amount } wybraną kartę
        [few] obejrzyj rękę innej Cytadeli i odrzuć z niej { $amount } wybrane karty
       *[many] obejrzyj rękę innej Cytadeli i odrzuć z niej { $amount } wybranych kart
    }
effect-attach = dołącz tę kartę: wybierz { $aim }
effect-blind-pool = obejrzyj wszystkie karty Puli Dziedzictw i rozłóż je zakryte w wybranej kolejności; od tej pory werbuje się je w ciemno
effect-cancel-action =
    { $what ->
        [harvest] anuluj te Żniwa
        [war] anuluj tę Wojnę
       *[tribute] anuluj ten Trybut, ale nigdy Specjalny Trybut
    }
effect-cancel-labor =
    { $reach ->
        [waiting]
            { $most-cost ->
                [99] anuluj kartę Pracy, zanim zadziała
               *[other] anuluj kartę Pracy o wydrukowanym koszcie najwyżej { $most-cost }, zanim zadziała
            }
       *[any]
            { $most-cost ->
                [99] anuluj jedną kartę Pracy, która jeszcze nie zadziałała, jest połączona z niezakończoną akcją albo dołączona do Dziedzictwa
               *[other] anuluj jedną kartę Pracy o wydrukowanym koszcie najwyżej { $most-cost }, która jeszcze nie zadziałała, jest połączona z niezakończoną akcją albo dołączona do Dziedzictwa
            }
    }
effect-cancel-ability = anuluj zdolność Dziedzictwa lub dołączonej karty Pracy, zanim zadziała; wrodzonych zdolności nie można anulować
effect-cancel-war-labor = anuluj wszystkie karty Pracy połączone z tą Wojną i wszystkie dołączone w jej trakcie do Dziedzictw
native-revive = gdy skończą się jego Odłamki, to Dziedzictwo nie jest odrzucane, lecz zasypia, bez dołączonych kart Pracy i tytułu. W swojej następnej fazie werbunku możesz je obudzić jako wolne, oprócz zwykłego werbunku, za pełny koszt, do którego stosuje się twoja zachęta; inaczej jest odrzucane
native-ward = karty Pracy i zdolności nie mogą zabierać Odłamków temu Dziedzictwu ani sprawić, że je straci. Jego własne płatności, obrażenia w Wojnie i Pojedynkach, Próby oraz przekładanie Odłamków na twoich Dziedzictwach nadal działają
native-band = na Wojnie to Dziedzictwo liczy się o { $each } więcej za każde inne walczące po jego stronie Dziedzictwo { $race-gen }, ale najwyżej o { $most }
native-own-reroll = gdy to Dziedzictwo zbiera, możesz raz przerzucić jego kość; liczy się nowy rzut
native-best-of =
    { $rolls ->
        [2] na Wojnie i w Pojedynkach rzuć kością tego Dziedzictwa dwa razy i zachowaj wyższy wynik
       *[other] na Wojnie i w Pojedynkach rzuć kością tego Dziedzictwa tyle razy: { $rolls }, i zachowaj najwyższy wynik
    }
native-guard = gdy ktoś cię atakuje, dodaj { $amount } do swojego wyniku Wojny, dopóki to Dziedzictwo jest wolne
native-gain-when =
    { $when ->
        [harvest]
            { $to ->
                [self] ilekroć Żniwa innej Cytadeli przynoszą co najmniej { $at-least-shards }, połóż { $amount-shards } ze Skarbca na tym Dziedzictwie
               *[reserve] ilekroć Żniwa innej Cytadeli przynoszą co najmniej { $at-least-shards }, przenieś { $amount-shards } ze Skarbca do swojej Rezerwy
            }
        [war]
            { $to ->
                [self] ilekroć wygrasz Wojnę, w której walczy to Dziedzictwo, połóż { $amount-shards } ze Skarbca na tym Dziedzictwie
               *[reserve] ilekroć wygrasz Wojnę, w której walczy to Dziedzictwo, przenieś { $amount-shards } ze Skarbca do swojej Rezerwy
            }
        [upkeep]
            { $to ->
                [self] na początku każdej twojej tury, jeśli to Dziedzictwo jest Panującym Trybutem, połóż { $amount-shards } ze Skarbca na tym Dziedzictwie
               *[reserve] na początku każdej twojej tury, jeśli to Dziedzictwo jest Panującym Trybutem, przenieś { $amount-shards } ze Skarbca do swojej Rezerwy
            }
       *[discard]
            { $to ->
                [self] ilekroć inne zwerbowane Dziedzictwo dowolnej Cytadeli zostaje odrzucone, połóż { $amount-shards } ze Skarbca na tym Dziedzictwie
               *[reserve] ilekroć inne zwerbowane Dziedzictwo dowolnej Cytadeli zostaje odrzucone, przenieś { $amount-shards } ze Skarbca do swojej Rezerwy
            }
    }
native-charge = ilekroć Dziedzictwo z tą kartą idzie na Wojnę lub wyzywa na Pojedynek, jego Cytadela może najpierw wydać z niego { $cost-shards }, ale nie ostatni, aby liczyło się o { $amount } więcej
native-extra-votes =
    { $amount ->
        [one] w każdym głosowaniu nad Dyplomacją Cytadela tego Dziedzictwa ma { $amount } głos więcej, oddawany tak jak jej własny
        [few] w każdym głosowaniu nad Dyplomacją Cytadela tego Dziedzictwa ma { $amount } głosy więcej, oddawane tak jak jej własny
       *[many] w każdym głosowaniu nad Dyplomacją Cytadela tego Dziedzictwa ma { $amount } głosów więcej, oddawanych tak jak jej własny
    }
native-shield = na Wojnie i w Pojedynkach obrażenia strony, po której walczy Dziedzictwo z tą kartą, są o { $amount } mniejsze, ale nie poniżej 0
native-stat =
    { $stat ->
        [harvest] cecha Żniw Dziedzictwa z tą kartą jest o { $amount } wyższa
        [war] cecha Wojny Dziedzictwa z tą kartą jest o { $amount } wyższa
       *[tribute] cecha Trybutu Dziedzictwa z tą kartą jest o { $amount } wyższa
    }
moment-harvest = podczas Żniw
    .more = Żniw
moment-war = podczas Wojny
    .more = Wojny
moment-tribute = podczas Trybutu
    .more = Trybutu
moment-duel = podczas Pojedynku
    .more = Pojedynku
moment-action = podczas Żniw, Wojny, Trybutu lub Pojedynku
    .more = Żniw, Wojny, Trybutu lub Pojedynku
moment-dice = po rzucie kośćmi w akcji
    .more = rzucie kośćmi w akcji
moment-war-own = gdy atakujesz lub bronisz się na Wojnie
    .more = atakujesz lub bronisz się na Wojnie
moment-war-def = gdy ktoś cię atakuje
    .more = ktoś cię atakuje
moment-war-declared = gdy wypowiadają ci Wojnę
    .more = wypowiadają ci Wojnę
moment-after-harvest = po Żniwach innej Cytadeli
    .more = Żniwach innej Cytadeli
moment-after-war = po Wojnie
    .more = Wojnie
moment-after-tribute = po Trybucie wygranym przez Dziedzictwo innej Cytadeli
    .more = Trybucie wygranym przez Dziedzictwo innej Cytadeli
moment-after-duel = po dowolnym Pojedynku
    .more = dowolnym Pojedynku
moment-labor = gdy zagrywana jest karta Pracy
    .more = zagrywana jest karta Pracy
moment-ability = gdy uruchamiana jest zdolność
    .more = uruchamiana jest zdolność
moment-vote = przed głosowaniem nad Dyplomacją
    .more = głosowaniem nad Dyplomacją
moment-trials = przed dobraniem Próby
    .more = dobraniem Próby
moment-hire = w swojej fazie werbunku
    .more = swojej fazie werbunku
moment-end = na końcu swojej tury
    .more = końcu swojej tury
moment-idle = w swojej turze, gdy nie trwa żadna akcja
    .more = swojej turze, gdy nie trwa żadna akcja
moment-more = { $moment-more }
moments = { $moments-or }
who-self = to Dziedzictwo
    .gen = tego Dziedzictwa
who-bearer = Dziedzictwo z tą kartą
    .gen = Dziedzictwa z tą kartą
condition-spend = wydaj { $spend-shards } z { $who-gen }
condition-task = zajmij { $who }
condition-discard = odrzuć { $who }
condition-spend-task = wydaj { $spend-shards } z { $who-gen } i zajmij je
condition-spend-discard = wydaj { $spend-shards } z { $who-gen } i odrzuć je
condition-task-discard = zajmij { $who } i odrzuć je
condition-spend-task-discard = wydaj { $spend-shards } z { $who-gen }, zajmij je i odrzuć
condition-either = zajęte lub wolne
condition-untasked = jeśli { $who } jest wolne
commas = { $first }, { $rest }
moment-effects = { $first }: { $rest }
then = { $first }, potem { $rest }
sentences = { $first } { $rest }
sentence = { CAPITAL($words) }.
ability-text = { CAPITAL($when) }: { $effects }.
icon-fa = Akcja
icon-sec = Dodatkowa
icon-inst = Natychmiastowa
card-icon = { $icon }. { $text }
card-native = Wrodzone. { $text }
card-bearer = Dziedzictwo z tą kartą zyskuje zdolność ({ $icon }). { $text }
card-removed = { $text } Potem ta Próba jest usuwana z gry.
card-acts = { $acts }: { $text }
acts-Untask-Draw-Up = Zwolnienie i dobieranie
acts-Fantos-Action = Akcja
acts-Secondary-Actions = Akcje dodatkowe
acts-Hiring = Werbunek
acts-immediate = Od razu
acts-end-of-turn = Koniec tury
card-mat = Za każde zwerbowane Dziedzictwo { $race-gen } Skarbiec płaci { $incentive-shards } z jego kosztu; twoja Rezerwa wciąż płaci co najmniej 1.
