prompt-read-play =
    { $left ->
        [one] { $visitor } czeka: zagraj ostatnią kartę{ $relics ->
            [yes] {" "}lub użyj relikwii
           *[no] {""}
        }.
        [few] { $visitor } czeka: zagraj kartę{ $relics ->
            [yes] {" "}lub użyj relikwii
           *[no] {""}
        }. Zostały { $left } karty.
       *[many] { $visitor } czeka: zagraj kartę{ $relics ->
            [yes] {" "}lub użyj relikwii
           *[no] {""}
        }. Zostało { $left } kart.
    }
prompt-read-finish =
    { $fails ->
        [yes] { $relics ->
            [yes] W tym układzie wróżba się nie uda ({ $visitor }). Użyć relikwii czy zakończyć i przegrać?
           *[no] Wróżba się nie uda ({ $visitor }) i żadna relikwia jej nie uratuje.
        }
       *[no] { $relics ->
            [yes] Wróżba jest gotowa ({ $visitor }). Zakończ ją lub użyj relikwii.
           *[no] Wróżba jest gotowa ({ $visitor }).
        }
    }
prompt-renovate-buy = Masz { $gold } złota. Kup relikwię lub graj dalej.
