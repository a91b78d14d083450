option-atone = Sona: kasta ett fördärvskort för { $cost }
option-hero = { $hero }
option-name = { $hero }
option-recruit =
    Rekrytera { $card } för { $cost }{ $loss ->
        [castle] {" "}och ge upp ett slott
        [estate] {" "}och ge upp ett gods
        [both] {" "}och ge upp ett slott och ett gods
       *[none] { "" }
    }
option-buy =
    Köp { $card } för { $cost }{ $loss ->
        [castle] {" "}och ge upp ett slott
        [estate] {" "}och ge upp ett gods
        [both] {" "}och ge upp ett slott och ett gods
       *[none] { "" }
    }
option-found =
    Grunda { $card } för { $cost }{ $loss ->
        [castle] {" "}och ge upp ett slott
        [estate] {" "}och ge upp ett gods
        [both] {" "}och ge upp ett slott och ett gods
       *[none] { "" }
    }
option-man = Bemanna { $card } för { $cost }
option-sin = Spela { $card }: { $function }
option-artifact = Använd { $card }
option-use = Använd { $card }
option-gifts =
    { $last ->
        [yes] Vrid { $card } för { $gifts } och kasta kortet
       *[no] Vrid { $card } för { $gifts }
    }
option-ability = Vrid { $hero }: { $ability }
option-quest =
    Delta i { $card } för { $cost }{ $loss ->
        [castle] {" "}och ge upp ett slott
        [estate] {" "}och ge upp ett gods
        [both] {" "}och ge upp ett slott och ett gods
       *[none] { "" }
    }
option-treasure = Ge upp en markör på { $card } för { $treasure }
option-treasure-top = Ge upp en markör på { $card } för det översta kortet i skattleken
option-portal = Stäng { $portal } med { $gifts }
option-marker = Markören på { $cost }
option-elixir = Kasta { $card } för { $gifts }
option-cash = Kasta { $card } för { $amount }
option-color = { CAPITAL($color) }
option-react = Reagera med { $card }
option-complete = { $card } först
option-pick = Ta { $card }
option-discard-sin = Kasta { $card }
option-unnamed = Spela { $card }
option-card = { $card }
option-close =
    { $card ->
        [none] Ruta { $place }, { $board } (tom)
       *[other] Ruta { $place }, { $board } ({ $card })
    }
option-convert = { $given } för { $taken }
option-gift = { CAPITAL($color) }
option-resource = { CAPITAL($what) }
option-penalty =
    { $what ->
        [sin] Dra ett syndkort
       *[corruption] Ta ett fördärvskort
    }
option-refuse = Vägra: du kan inte, eller bara med omedelbara effekter
option-source =
    { $pools ->
        [yes] Förråden
       *[no] { $hero }
    }
option-space = { $card }: { $cost }
option-way = { CAPITAL($way) }
board-name =
    { $board ->
        [tavern] värdshuset
       *[store] handelsboden
    }
payment-plain = Betala { $cost }
payment-helped = { CAPITAL($helps) }
payment-last = betala { $cost }
payment-help =
    { $how ->
        [take]
            { $granted ->
                [yes] kasta först { $card } för { $gifts }
               *[no] kasta först { $card }
            }
        [spend]
            { $granted ->
                [yes] lägg ut { $card } för { $gifts }
               *[no] lägg ut { $card }
            }
       *[wild]
            { $granted ->
                [yes] använd { $card } för { $gifts }
               *[no] använd { $card }
            }
    }
payment-next = { $first }, { $rest }
unnamed = Den namnlöse
