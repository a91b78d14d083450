event-round = Runda { $number }: { $hour }.
event-visitor = { $visitor } kommer in.
event-turned-up = { CAPITAL($suit) } visar { $card }.
event-played = Du spelar { $card } på plats { $place }.
event-turned = Vänds: { $cards }.
turned-card =
    { $turns ->
        [1] { $card } (klar)
        [2] { $card } (grumlad, X2)
       *[other] { $card } (klar, X2, förbrukad)
    }
event-used = Du använder { $relic }.
event-bought = Du köper { $relic }, rang { ROMAN($rank) }.
event-swallowed = { $card } läggs underst i leken för { $suit }.
event-tied = { $left } och { $right } knyts ihop och räknas som par.
event-hour-set = Den här rundan räknas nu som { $hour }.
event-hastened =
    { $steps ->
        [one] Nästa påfyllning hoppar över en timme.
       *[other] Nästa påfyllning hoppar över { $steps } timmar.
    }
event-gazed = Du får { $clairvoyance } klarsyn.
event-paid =
    { $cost ->
        [0] Spådomen ger { $amounts }.
       *[other] Spådomen ger { $amounts } och kostar { $cost } klarsyn.
    }
event-spilled =
    { $shards ->
        [one] Din rang sparar inte mer: { $shards } skärva går förlorad.
       *[other] Din rang sparar inte mer: { $shards } skärvor går förlorade.
    }
event-lost =
    { $form ->
        [death] Ett dödskort förblev obesegrat: partiet är förlorat.
        [suit] Besökarens svit saknades: partiet är förlorat.
        [death-suit] Ett dödskort förblev obesegrat och besökarens svit saknades: partiet är förlorat.
        [no-cards] Inget kort finns kvar att spela: partiet är förlorat.
       *[gave-up] Du gav upp: partiet är förlorat.
    }
event-won =
    { $score ->
        [one] Du överlevde alla timmar. Slutpoäng: { $score }.
       *[other] Du överlevde alla timmar. Slutpoäng: { $score }.
    }
amount-gold = { $count } guld
amount-shards =
    { $count ->
        [one] { $count } skärva
       *[other] { $count } skärvor
    }
amount-clairvoyance = { $count } klarsyn
