option-atone = Atone: discard a corruption card for { $cost }
option-hero = { $hero }
option-name = { $hero }
option-recruit =
    Recruit { $card } for { $cost }{ $loss ->
        [castle] , giving up a castle
        [estate] , giving up an estate
        [both] , giving up a castle and an estate
       *[none] { "" }
    }
option-buy =
    Buy { $card } for { $cost }{ $loss ->
        [castle] , giving up a castle
        [estate] , giving up an estate
        [both] , giving up a castle and an estate
       *[none] { "" }
    }
option-found =
    Found { $card } for { $cost }{ $loss ->
        [castle] , giving up a castle
        [estate] , giving up an estate
        [both] , giving up a castle and an estate
       *[none] { "" }
    }
option-man = Man { $card } for { $cost }
option-sin = Play { $card }: { $function }
option-artifact = Use { $card }
option-use = Use { $card }
option-gifts =
    { $last ->
        [yes] Turn { $card } for { $gifts } and discard it
       *[no] Turn { $card } for { $gifts }
    }
option-ability = Tap { $hero }: { $ability }
option-quest =
    Take part in { $card } for { $cost }{ $loss ->
        [castle] , giving up a castle
        [estate] , giving up an estate
        [both] , giving up a castle and an estate
       *[none] { "" }
    }
option-treasure = Give up a marker on { $card } for { $treasure }
option-treasure-top = Give up a marker on { $card } for the top card of the treasure deck
option-portal = Close the { $portal } with { $gifts }
option-marker = The marker on { $cost }
option-elixir = Discard { $card } for { $gifts }
option-cash = Discard { $card } for { $amount }
option-color = { CAPITAL($color) }
option-react = React with { $card }
option-complete = { $card } first
option-pick = Take { $card }
option-discard-sin = Discard { $card }
option-unnamed = Play { $card }
option-card = { $card }
option-close =
    { $card ->
        [none] Space { $place } of the { $board } (empty)
       *[other] Space { $place } of the { $board } ({ $card })
    }
option-convert = { $given } for { $taken }
option-gift = { CAPITAL($color) }
option-resource = { CAPITAL($what) }
option-penalty =
    { $what ->
        [sin] Draw a sin card
       *[corruption] Receive a corruption card
    }
option-refuse = Refuse: you cannot, or only with instants
option-source =
    { $pools ->
        [yes] The pools
       *[no] { $hero }
    }
option-space = { $card }: { $cost }
option-way = { CAPITAL($way) }
board-name =
    { $board ->
        [tavern] tavern
       *[store] store
    }
payment-plain = Pay { $cost }
payment-helped = { CAPITAL($helps) }
payment-last = pay { $cost }
payment-help =
    { $how ->
        [take]
            { $granted ->
                [yes] discard { $card } for { $gifts } first
               *[no] discard { $card } first
            }
        [spend]
            { $granted ->
                [yes] spend { $card } for { $gifts }
               *[no] spend { $card }
            }
       *[wild]
            { $granted ->
                [yes] use { $card } for { $gifts }
               *[no] use { $card }
            }
    }
payment-next = { $first }, { $rest }
unnamed = The Unnamed
