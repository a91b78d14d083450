option-atone = Odpraw pokutę: odrzuć kartę zepsucia za { $cost }
option-hero = { $hero }
option-name = { $hero }
option-recruit =
    Zwerbuj postać { $card } za { $cost }{ $loss ->
        [castle] , oddając zamek
        [estate] , oddając posiadłość
        [both] , oddając zamek i posiadłość
       *[none] { "" }
    }
option-buy =
    Kup eliksir { $card } za { $cost }{ $loss ->
        [castle] , oddając zamek
        [estate] , oddając posiadłość
        [both] , oddając zamek i posiadłość
       *[none] { "" }
    }
option-found =
    Załóż budowlę { $card } za { $cost }{ $loss ->
        [castle] , oddając zamek
        [estate] , oddając posiadłość
        [both] , oddając zamek i posiadłość
       *[none] { "" }
    }
option-man = Obsadź budowlę { $card } za { $cost }
option-sin = Zagraj kartę { $card }: { $function }
option-artifact = Użyj artefaktu { $card }
option-use = Użyj budowli { $card }
option-gifts =
    { $last ->
        [yes] Obróć kartę { $card } za { $gifts } i odrzuć ją
       *[no] Obróć kartę { $card } za { $gifts }
    }
option-ability = Użyj zdolności bohatera { $hero }: { $ability }
option-quest =
    Weź udział w wyprawie { $card } za { $cost }{ $loss ->
        [castle] , oddając zamek
        [estate] , oddając posiadłość
        [both] , oddając zamek i posiadłość
       *[none] { "" }
    }
option-treasure = Oddaj znacznik z wyprawy { $card } za skarb { $treasure }
option-treasure-top = Oddaj znacznik z wyprawy { $card } za wierzchnią kartę talii skarbów
option-portal = Zamknij portal { $portal } za { $gifts }
option-marker = Znacznik na polu za { $cost }
option-elixir = Odrzuć eliksir { $card } za { $gifts }
option-cash = Odrzuć budowlę { $card } za { $amount }
option-color = { CAPITAL($color) }
option-react = Zareaguj kartą { $card }
option-complete = Najpierw { $card }
option-pick = Weź skarb { $card }
option-discard-sin = Odrzuć kartę { $card }
option-unnamed = Zagraj kartę { $card }
option-card = { $card }
option-close =
    { $card ->
        [none] Pole { $place }, { $board } (puste)
       *[other] Pole { $place }, { $board } ({ $card })
    }
option-convert = { $given } za { $taken }
option-gift = { CAPITAL($color) }
option-resource = { CAPITAL($what) }
option-penalty =
    { $what ->
        [sin] Dobierz kartę grzechu
       *[corruption] Przyjmij kartę zepsucia
    }
option-refuse = Odmów: nie możesz tego zrobić albo możesz tylko dzięki natychmiastowym efektom
option-source =
    { $pools ->
        [yes] Pule
       *[no] { $hero }
    }
option-space = { $card }: { $cost }
option-way = { CAPITAL($way) }
board-name =
    { $board ->
        [tavern] karczma
       *[store] sklep
    }
payment-plain = Zapłać { $cost }
payment-helped = { CAPITAL($helps) }
payment-last = zapłać { $cost }
payment-help =
    { $how ->
        [take]
            { $granted ->
                [yes] najpierw odrzuć kartę { $card } za { $gifts }
               *[no] najpierw odrzuć kartę { $card }
            }
        [spend]
            { $granted ->
                [yes] wydaj kartę { $card } za { $gifts }
               *[no] wydaj kartę { $card }
            }
       *[wild]
            { $granted ->
                [yes] użyj karty { $card } za { $gifts }
               *[no] użyj karty { $card }
            }
    }
payment-next = { $first }, { $rest }
unnamed = Bezimienny
