event-round = Runda { $number }: { $hour }.
event-visitor = { $visitor } kommer in.
event-turned-up = { CAPITAL($suit) } visar { $card }.
event-played =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } spelar { $card } på plats { $place }.
event-turned = Vänds: { $cards }.
turned-card =
    { $turns ->
        [1] { $card } (klar)
        [2] { $card } (grumlad, X2)
       *[other] { $card } (klar, X2, förbrukad)
    }
event-used =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } använder { $relic }.
event-bought =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } köper { $relic }, rang { ROMAN($rank) }.
event-swallowed = { $card } läggs underst i leken för { $suit }.
event-tied = { $left } och { $right } knyts ihop och räknas som par.
event-hour-set = Den här rundan räknas nu som { $hour }.
event-hastened =
    { $steps ->
        [one] Nästa påfyllning hoppar över en timme.
       *[other] Nästa påfyllning hoppar över { $steps } timmar.
    }
event-gazed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } får { $clairvoyance } klarsyn.
event-paid =
    { $cost ->
        [0] Spådomen ger { $amounts }.
       *[other] Spådomen ger { $amounts } och kostar { $cost } klarsyn.
    }
event-spilled =
    { $seat-is ->
        [you] Din
       *[other] { $seat }s
    } rang rymmer inte fler: { $shards ->
        [one] { $shards } skärva går förlorad
       *[other] { $shards } skärvor går förlorade
    }.
event-lost =
    { $form ->
        [death] Ett dödskort förblev obesegrat
        [suit] Besökarens svit saknades
        [death-suit] Ett dödskort förblev obesegrat och besökarens svit saknades
        [no-cards] Inget kort finns kvar att spela
       *[gave-up]
            { $seat-is ->
                [you] Du gav upp
               *[other] { $seat } gav upp
            }
    }: { $seat-is ->
        [you] du
       *[other] { $seat }
    } förlorar partiet.
event-won =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } överlevde alla timmar. Slutpoäng: { $score }.
amount-gold = { $count } guld
amount-shards =
    { $count ->
        [one] { $count } skärva
       *[other] { $count } skärvor
    }
amount-clairvoyance = { $count } klarsyn
