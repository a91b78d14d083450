# Działanie efektów, bez wielkiej litery i kropki. $form: self (ten, kto działa), deed (bohater nazwany
# wcześniej), must (po „musi”), other (o bohaterze $hero).
hero-target = wybierz innego bohatera, który
hero-each = każdy bohater
hero-most-might = każdy bohater, który miał najwięcej potęgi,
hero-most-characters = każdy bohater z największą liczbą postaci
effect-gain =
    { $form ->
        [self] zyskaj { $amount }
        [must] zyskać { $amount }
        [deed] zyskuje { $amount }
       *[other] { $hero } zyskuje { $amount }
    }
effect-lose =
    { $form ->
        [self] strać { $amount }
        [must] stracić { $amount }
        [deed] traci { $amount }
       *[other] { $hero } traci { $amount }
    }
effect-half =
    { $form ->
        [self] strać połowę
        [must] stracić połowę
        [deed] traci połowę
       *[other] { $hero } traci połowę
    } { $what ->
        [gold] złota
        [fame] sławy
       *[might] potęgi
    }, zaokrąglając w dół
effect-pay =
    { $form ->
        [self] zapłać { $amount-or }
        [must] zapłacić { $amount-or }
        [deed] płaci { $amount-or }
       *[other] { $hero } płaci { $amount-or }
    }
effect-drop-gifts =
    { $form ->
        [self] odrzuć
        [must] odrzucić
        [deed] odrzuca
       *[other] { $hero } odrzuca
    } { $gifts ->
        [one] { $gifts-word } wybrany dar
        [few] { $gifts-word } wybrane dary
       *[many] { $gifts-word } wybranych darów
    }
effect-draw-sin =
    { $form ->
        [self] dobierz
        [must] dobrać
        [deed] dobiera
       *[other] { $hero } dobiera
    } { $sins ->
        [one] { $sins-word } kartę grzechu
        [few] { $sins-word } karty grzechu
       *[many] { $sins-word } kart grzechu
    }
effect-feed-sin =
    { $source ->
        [deck] wierzchnia karta talii grzechów trafia zakryta na stos odrzuconych grzechów
       *[hand]
            { $form ->
                [self] odłóż
                [must] odłożyć
                [deed] odkłada
               *[other] { $hero } odkłada
            } wybraną kartę grzechu z ręki na stos odrzuconych grzechów
    }
effect-unmark =
    { $form ->
        [self] zabierz
        [must] zabrać
        [deed] zabiera
       *[other] { $hero } zabiera
    } jeden ze swoich znaczników z wyprawy; pole staje się wolne
which-characters =
    { $which ->
        [upright] stojących postaci
        [tapped] obróconych postaci
       *[any] postaci
    }
    .one =
        { $which ->
            [upright] stojącą postać
            [tapped] obróconą postać
           *[any] postać
        }
effect-turn =
    { $form ->
        [self] obróć bez brania darów { $characters-word } ze swoich { $kind }
        [must] obrócić bez brania darów { $characters-word } ze swoich { $kind }
        [deed] obraca bez brania darów { $characters-word } ze swoich { $kind }
        [aimed]
            { $characters ->
                [one] obróć u innego bohatera, bez brania darów, wybraną { $kind-one }
               *[other] obróć u innego bohatera, bez brania darów, { $characters-word } z wybranych { $kind }
            }
       *[other] { $hero } obraca bez brania darów { $characters-word } ze swoich { $kind }
    }{ $which ->
        [upright] { "" }
       *[other] ; obrócona postać zostaje odrzucona
    }
effect-discard-character =
    { $form ->
        [self] odrzuć { $characters-word } ze swoich { $kind }
        [must] odrzucić { $characters-word } ze swoich { $kind }
        [deed] odrzuca { $characters-word } ze swoich { $kind }
       *[other] { $hero } odrzuca { $characters-word } ze swoich { $kind }
    }
effect-discard-elixir =
    { $form ->
        [self] odrzuć
        [must] odrzucić
        [deed] odrzuca
       *[other] { $hero } odrzuca
    } { $elixirs ->
        [one] { $elixirs-word } wybrany eliksir
        [few] { $elixirs-word } wybrane eliksiry
       *[many] { $elixirs-word } wybranych eliksirów
    } bez brania darów
effect-discard-building =
    { $form ->
        [self] odrzuć
        [must] odrzucić
        [deed] odrzuca
       *[other] { $hero } odrzuca
    } bez zapłaty jeden ze swoich zamków lub jedną ze swoich posiadłości
effect-either =
    { $form ->
        [self] { $ways-or } albo, jeśli nie możesz lub nie chcesz, { $last }
       *[other] { $hero } { $ways-or } albo, jeśli nie może lub nie chce, { $last }
    }
effect-demand =
    { $form ->
        [each] każdy dobry bohater
       *[other] wybierz dobrego bohatera, który
    } musi { $ways-count ->
        [1] { $ways }
       *[other] { $ways-or }
    }. Bohater, który nie może tego zrobić bez natychmiastowych efektów, może odmówić; wtedy dobiera kartę grzechu albo, jeśli bohaterowie mogą upaść, otrzymuje kartę zepsucia
effect-convert = wymień do { $amount } złota na tyle samo sławy albo do { $amount } sławy na tyle samo złota
effect-steal = zabierz innemu bohaterowi { $amount-or }
effect-take-gifts =
    weź z puli { $up-to ->
        [yes] najwyżej{ " " }
       *[no] { "" }
    }{ $gifts ->
        [one] { $gifts-word } dar
        [few] { $gifts-word } dary
       *[many] { $gifts-word } darów
    }{ $rule ->
        [any] { "" }
        [distinct] { " " }w różnych kolorach
        [same] { " " }w jednym kolorze
       *[max2] , najwyżej dwa w każdym kolorze
    }
effect-steal-gifts =
    zabierz innemu bohaterowi najwyżej { $gifts ->
        [one] { $gifts-word } wybrany dar
        [few] { $gifts-word } wybrane dary
       *[many] { $gifts-word } wybranych darów
    }
effect-exchange =
    { $gifts ->
        [one] wymień jeden ze swoich darów
       *[other] wymień od 1 do { $gifts-word } swoich darów
    } na tyle samo darów w innych kolorach z puli albo od innego bohatera
effect-look = obejrzyj wierzchnie kataklizmy ({ $cards-word }) i odłóż je w dowolnej kolejności
effect-bury-sin =
    wsuń pod talię grzechów { $sins ->
        [one] { $sins-word } kartę grzechu
        [few] { $sins-word } karty grzechu
       *[many] { $sins-word } kart grzechu
    } z ręki
effect-return-sins = wtasuj dowolną liczbę swoich kart grzechu do talii grzechów
effect-taint = jeśli bohaterowie mogą upaść, otrzymujesz kartę zepsucia
effect-ruin = budowle o numerach { $buildings } opuszczają grę, gdziekolwiek są
effect-close =
    { $board ->
        [tavern] pierwszy gracz (albo gracz Bezimiennego) zamyka na stałe jedno pole karczmy
       *[store] pierwszy gracz (albo gracz Bezimiennego) zamyka na stałe jedno pole sklepu
    }
effect-refresh =
    { $board ->
        [tavern] wszystkie odkryte postacie w karczmie zostają odrzucone i zastąpione nowymi
       *[store] wszystkie odkryte eliksiry w sklepie zostają odrzucone i zastąpione nowymi
    }
effect-place-marker = oznacz bez płacenia wolne pole wyprawy w rzędzie 1 lub 2, ale nie ostatnie wolne pole wyprawy w rzędzie 2
effect-neutralise = zastąp znacznik innego bohatera na wyprawie znacznikiem neutralnym; znacznik wraca do tego bohatera
effect-treasure-top = zdobądź wierzchnią kartę talii skarbów
effect-discard-treasure = odrzuć odkryty skarb obok wyprawy
effect-artifact = dobierz losowy artefakt i zachowaj go zakrytego
effect-untap = postaw { $characters-word } ze swoich obróconych postaci
effect-steal-elixir = zabierz innemu bohaterowi wybrany eliksir
effect-recruit =
    { $place ->
        [tavern]
            { $free ->
                [yes] zwerbuj odkrytą postać bez płacenia
               *[no] zwerbuj odkrytą postać taniej o { $discount ->
                [one] { $discount } sławę
               *[other] { $discount } sławy
            }
            }
       *[top3]
            odsłoń trzy wierzchnie karty talii postaci; możesz zwerbować jedną z nich { $free ->
                [yes] bez płacenia
               *[no] taniej o { $discount ->
                [one] { $discount } sławę
               *[other] { $discount } sławy
            }
            }; odrzuć pozostałe
    }
effect-buy-elixir =
    { $free ->
        [yes] weź
       *[no] kup
    } { $elixirs ->
        [1] odkryty eliksir
       *[other] odkryte eliksiry (najwyżej { $elixirs-word })
    } { $free ->
        [yes] bez płacenia
       *[no] taniej o { $discount ->
                [one] { $discount } złoto
               *[other] { $discount } złota
            }
    }{ $elixirs ->
        [1] { "" }
       *[other] ; po każdym sklep jest uzupełniany
    }
thing-recruit = postacie
thing-elixir = eliksiry
thing-castle = zamki
thing-estate = posiadłości
effect-cost-mod =
    { $paid ->
        [gifts]
            każde pole wyprawy z co najmniej { $threshold-word } darami kosztuje cię o { $less-word } mniej, według twojego wyboru{ $less ->
                [1] { "" }
               *[other] , ale co najmniej { $least-word }
            }
        [fame] { $things } kosztują cię o { $less ->
                [one] { $less } sławę
               *[other] { $less } sławy
            } mniej, ale co najmniej { $least }
       *[gold] { $things } kosztują cię o { $less ->
                [one] { $less } złoto
               *[other] { $less } złota
            } mniej, ale co najmniej { $least }
    }
effect-bonus-gift =
    { $when ->
        [elixir] każdy odrzucony przez ciebie eliksir daje o jeden dar więcej w kolorze, który daje
       *[tap] za każdym razem, gdy obracasz postać po jej dary, weź o jeden więcej w kolorze jej chorągwi
    }
effect-shield = karty grzechu i zdolności innych bohaterów nie mogą cię wskazać ani niczego ci zabrać
effect-wild-gifts = do { $gifts-word } z jego darów liczy się jako zapłacone
effect-ward = jego działanie na bohaterów cię nie dotyka
effect-cancel = anuluj to
moment-any = w dowolnej chwili
moment-wild-gifts = gdy płacisz za pole wyprawy
moment-ward = gdy odsłonięty zostaje kataklizm
moment-cancel =
    gdy inny bohater { $actions-or }{ $naming-you ->
        [yes] , która wskazuje ciebie
       *[no] { "" }
    }
action-sin = zagrywa kartę grzechu
action-recruit = werbuje postać
action-quest = bierze udział w wyprawie
then = { $first }, a potem { $rest }
