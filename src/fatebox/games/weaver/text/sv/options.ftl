option-play = Spela { $card } ({ $suit }) på plats { $place }
option-use =
    { $cost ->
        [one] { $ability } ({ $cost } skärva)
       *[other] { $ability } ({ $cost } skärvor)
    }
option-use-target =
    { $cost ->
        [one] { $ability } ({ $cost } skärva): { $target }
       *[other] { $ability } ({ $cost } skärvor): { $target }
    }
option-buy = Köp { $relic }, rang { ROMAN($rank) }, för { $price } guld
option-finish = Avsluta spådomen
suit-happiness = lycka
suit-love = kärlek
suit-power = makt
suit-wealth = rikedom
hour-sun = dag
hour-moon = natt
hour-blood-moon = blodmåne
