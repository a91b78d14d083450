event-achieved =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } utför bedriften { $criterion }.
event-activated =
    { $form ->
        [board]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } använder legendbrädet.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } använder { $card }.
    }
event-attack =
    { $card } attackerar { $seat-is ->
        [you] dig
       *[other] { $seat }
    }.
event-beside = { $card } läggs bredvid uppdraget.
event-boxed = { $card } läggs tillbaka i asken.
event-cancelled = Attacken från { $card } avvärjs.
event-combat =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } slåss.
event-combat-added = Stridsvärdet +{ $value }, nu { $now }.
event-combat-value = Stridsvärdet är { $value }.
event-consent =
    { $form ->
        [refused]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } går inte med på att { $card } används.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } går med på att { $card } används.
    }
event-damage =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar 1 skada: { $card }.
event-deck-renewed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } blandar kasthögen till en ny lek med { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }.
event-defeated =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } besegrar { $card }.
event-destiny-built =
    En ödeslek med { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    } blandas.
event-discarded =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } kastar { $card } från spelet.
event-drew =
    { $seat-is ->
        [you] { "" }
       *[other]
            { $seat } drar { $cards ->
                [one] { $cards } kort
               *[other] { $cards } kort
            }.
    }
event-drew-cards =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } drar { $cards }.
event-dropped =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } kastar { $card }.
event-ended =
    { $form ->
        [loss] Äventyret är förlorat ({ $reason }).
       *[other] Äventyret är vunnet ({ $reason }).
    }
event-entered = { "" }
event-exhausted =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } förbrukar { $card }.
event-gained =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } får { $card }.
event-gained-to = { $card } går till { $place }.
event-healed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } läker { $card }.
event-held = { $card } attackerar inte den här turen.
event-knocked-out =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } blir utslagen.
event-legend =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } spelar { $legend }.
event-loot =
    { $points ->
        [one] { $points } bytespoäng
       *[other] { $points } bytespoäng
    } för { $card }.
event-lore = Krönika { ROMAN($number) } börjar.
event-mission = Nytt uppdrag: { $card }.
event-moved =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } lägger { $card } { $place }.
event-peeked =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tittar på { $card }.
event-placed = { $card } läggs på raden.
event-played =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } spelar { $card }.
event-put-away = { "" }
event-readied =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } gör { $card } redo.
event-recovered =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar tillbaka { $card } till handen.
event-reshuffled =
    De avklarade korten blir en ny ödeslek med { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }.
event-resolved = { $card } läggs bland de avklarade korten.
event-resources =
    { $form ->
        [spent]
            { $seat-is ->
                [you] Du betalar
               *[other] { $seat } betalar
            } { $resources }.
        [lost]
            { $seat-is ->
                [you] Du förlorar
               *[other] { $seat } förlorar
            } { $resources }.
        [returned]
            Över gränsen: { $seat-is ->
                [you] du lämnar tillbaka
               *[other] { $seat } lämnar tillbaka
            } { $resources }.
       *[other]
            { $seat-is ->
                [you] Du får
               *[other] { $seat } får
            } { $resources }.
    }
event-restored =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } lägger { $card } under skadeleken.
event-revealed = { $card } avslöjas.
event-shuffled =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } blandar en lek med { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }.
event-tokens =
    { $form ->
        [removed]
            { $change ->
                [one] { $change } { $token }
               *[other] { $change } { $token-many }
            } tas bort från { $card }, { $now } kvar.
       *[other]
            { $change ->
                [one] { $change } { $token }
               *[other] { $change } { $token-many }
            } läggs på { $card }, sammanlagt { $now }.
    }
event-turn =
    Tur { $number }: { $seat-is ->
        [you] din tur
       *[other] { $seat }s tur
    }.
event-turned-up =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } vänder upp { $card }.
event-wounded =
    { $card } tar { $wounds ->
        [one] { $wounds } sår
       *[other] { $wounds } sår
    }, sammanlagt { $now }.
