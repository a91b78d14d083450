event-faction =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } väljer { $faction }.
event-shards =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar { $cards ->
        [one] { $cards } skärvkort
       *[other] { $cards } skärvkort
    }.
event-deck =
    { $seat-is ->
        [you] Din
       *[other] { $seat }s
    } lek har { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }.
event-dealt =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } får { $cards ->
        [one] { $cards } silverkort
       *[other] { $cards } silverkort
    }.
event-kept =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } behåller { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }.
event-starts =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } börjar.
event-turn =
    Runda { $round }: { $seat-is ->
        [you] ditt
       *[other] { $seat }s
    } drag.
event-skipped =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } hoppar över det { $step } steget.
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
event-shuffled =
    { $seat-is ->
        [you] Din
       *[other] { $seat }s
    } lek blandas: { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }.
event-outpost =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } får utpost { $post-letter }.
event-mana =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } har { $mana } mana.
event-gave-mana =
    { $card } ger { $seat-is ->
        [you] dig
       *[other] { $seat }
    } { $mana } mana.
event-taxed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } får { $tax } mindre mana nästa gång.
event-pacified =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } hoppar över nästa fjärde steg.
event-played =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } spelar { $card }.
event-built =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } bygger { $card } på { $post }.
event-built-hidden =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } lägger en dold förbättring på { $post } för { $price } mana.
event-discarded-for-mana =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } kastar { $card } för mana.
event-sacrificed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } offrar { $card } för mana.
event-discarded =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } kastar { $card }.
event-saw-hand =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } har { $cards } på handen.
event-looked =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tittar på { $cards ->
        [one] det översta kortet
       *[other] de { $cards } översta korten
    } i leken.
event-searched =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar { $card } ur leken.
event-recovered =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar tillbaka { $card } från kasthögen.
event-revived =
    { $card } kommer tillbaka till { $seat-is ->
        [you] din
       *[other] { $seat }s
    } reserv.
event-recycled =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } blandar tillbaka { $card } i leken.
event-returned =
    { $card } återvänder till { $seat-is ->
        [you] din
       *[other] { $seat }s
    } hand.
event-tucked =
    { $card } läggs underst i { $seat-is ->
        [you] din
       *[other] { $seat }s
    } lek.
event-crystal =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } köper manakristall nummer { $crystals }.
event-shattered =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } förlorar en manakristall och har { $crystals } kvar.
event-cut =
    Manakristaller kostar { $seat-is ->
        [you] dig
       *[other] { $seat }
    } { $amount } mindre i det här draget.
event-damaged =
    { CAPITAL($post) } tar { $counters } skada och har nu { $now ->
        [one] { $now } markör
       *[other] { $now } markörer
    }.
event-repaired =
    { CAPITAL($post) } repareras med { $counters }. { $now ->
        [one] { $now } markör
       *[other] { $now } markörer
    } kvar.
event-fell = { CAPITAL($post) } faller.
event-upgrade-lost = { $card } försvinner med den.
event-turned-up = { $card } vänds upp på { $post }.
event-razed = { $card } på { $post } kastas.
event-sanctuary = { CAPITAL($post) } kan inte anfallas före ägarens nästa drag.
event-fortified = { CAPITAL($post) } har tillfälligt { SIGNED($attack) } i anfall och { SIGNED($defense) } i försvar.
event-destroyed = { $card } förstörs.
event-routed =
    { $card } går till { $seat-is ->
        [you] din
       *[other] { $seat }s
    } reserv.
event-rallied = { $card } ansluter till försvaret av { $post }.
event-changed = { $card } får { SIGNED($attack) }/{ SIGNED($defense) }/{ SIGNED($health) }.
event-granted =
    { $form ->
        [elusive] { $card } får Undflyende.
        [both] { $card } får Genomslag { $pierce } och Undflyende.
       *[other] { $card } får Genomslag { $pierce }.
    }
event-moved =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } flyttar { $card } till { $zone }.
event-assigned = { $card } försvarar { $post }.
event-reassigned =
    { $form ->
        [post] { $card } drar sig tillbaka till { $post }.
       *[other]
            { $card } drar sig tillbaka till { $seat-is ->
                [you] din
               *[other] { $seat }s
            } reserv.
    }
event-grouped = { $cards } gör sig redo att anfalla.
event-assigned-attack =
    { $form ->
        [held]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } håller tillbaka grupp { $group }.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } skickar grupp { $group } mot { $post }.
    }
event-assault =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } anfaller { $post } med { $cards }.
event-no-assault = Stormningen av { $post } blir inte av.
event-totals = Anfall { $strength } mot försvar { $defense }; { $strike } skada tillbaka.
event-triggered = { $card } { $trigger }.
event-out =
    { $seat-is ->
        [you] Du är
       *[other] { $seat } är
    } ute ur partiet.
event-conceded =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } ger upp.
event-ended =
    { $form ->
        [draw] Partiet slutar oavgjort mellan { $winners }.
       *[other]
            { $winner-is ->
                [you] Du
               *[other] { $winner }
            } vinner: { $outcome }.
    }
event-reward =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar { $card } ur { $loser-is ->
        [you] din
       *[other] { $loser }s
    } lek.
