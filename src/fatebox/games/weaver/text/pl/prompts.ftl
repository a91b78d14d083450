prompt-read-play =
    { $left ->
        [one] { $visitor } czeka: zagraj ostatnią kartę lub użyj relikwii.
        [few] { $visitor } czeka: zagraj kartę lub użyj relikwii. Zostały { $left } karty.
       *[many] { $visitor } czeka: zagraj kartę lub użyj relikwii. Zostało { $left } kart.
    }
prompt-read-finish =
    { $fails ->
        [yes] W tym układzie wróżba się nie uda ({ $visitor }). Użyć relikwii czy zakończyć i przegrać?
       *[no] Wróżba jest gotowa ({ $visitor }). Zakończ ją lub użyj relikwii.
    }
prompt-renovate-buy = Masz { $gold } złota. Kup relikwię lub graj dalej.
