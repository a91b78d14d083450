option-play = Zagraj kartę { $card } ({ $suit }) na miejscu { $place }
option-use =
    { $cost ->
        [one] { $ability } ({ $cost } odłamek)
        [few] { $ability } ({ $cost } odłamki)
       *[many] { $ability } ({ $cost } odłamków)
    }
option-use-target =
    { $cost ->
        [one] { $ability } ({ $cost } odłamek): { $target }
        [few] { $ability } ({ $cost } odłamki): { $target }
       *[many] { $ability } ({ $cost } odłamków): { $target }
    }
option-buy = Kup relikwię { $relic }, ranga { ROMAN($rank) }, za { $price } złota
option-finish = Zakończ wróżbę
suit-happiness = szczęście
suit-love = miłość
suit-power = władza
suit-wealth = bogactwo
hour-sun = dzień
hour-moon = noc
hour-blood-moon = krwawy księżyc
