event-armour = Del { $pieces } av den legendariska rustningen hittas.
event-artifact-drawn =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } drar en artefakt.
event-artifact-seen =
    { $seat-is ->
        [you] Din
       *[other] { $seat }s
    } artefakt är { $card }.
event-artifact-used =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } använder { $card }.
event-atoned =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } sonar ett fördärvkort.
event-bought =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } köper { $card }.
event-building-lost =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } { $form ->
        [chosen] kastar
       *[lost] förlorar
    } { $card }.
event-building-ruined = { $card } ligger i ruiner.
event-cancelled =
    { $seat-is ->
        [you] Din handling stoppas.
       *[other] { $seat }s handling stoppas.
    }
event-cataclysm = Kataklysm { $number }: { $card }.
event-cataclysms-seen =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } ser vad som kommer: { $cards }.
event-character-discarded =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } { $form ->
        [chosen] kastar
       *[lost] förlorar
    } { $card }.
event-characters-revealed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } avslöjar { $cards }.
event-chosen = Valet: { $cards }.
event-closed = En ruta { $board-in } stängs för gott.
event-completed = { $card } lämnar brädet.
event-completing = { $card } slutförs.
event-corrupted =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } får { $amount ->
        [one] { $amount } fördärvkort
       *[other] { $amount } fördärvkort
    }.
event-counted = { $card } räknas som { $amount }.
event-declared =
    { $form ->
        [silent] { "" }
        [quest]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } vill delta i { $card }.
        [recruit]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } vill rekrytera { $card }.
       *[treasure]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } ger upp en markör på { $card } för en skatt.
    }
event-demand-met =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } uppfyller kravet.
event-elixir-discarded =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } kastar { $card }.
event-elixir-handed =
    { $taker-is ->
        [you] Du
       *[other] { $taker }
    } tar { $card } från { $giver-is ->
        [you] dig
       *[other] { $giver }
    }.
event-fell =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } faller till den onda sidan.
event-founded =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } grundar { $card }.
event-gained =
    { $form ->
        [silent] { "" }
        [production]
            Produktion: { $seat-is ->
                [you] du
               *[other] { $seat }
            } får { $amount }.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } får { $amount }.
    }
event-game-over =
    { $form ->
        [armour] Den legendariska rustningen är hel. Vinnare: { $winners }.
        [portals] Alla portaler är förseglade. Vinnare: { $winners }.
        [all-corrupted] Alla hjältar har fallit. Vinnare: { $winners }.
       *[unnamed] Den fjortonde kataklysmen har slagit till: Den namnlöse vinner.
    }
event-gifts-dropped =
    { $form ->
        [paid]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } betalar { $gifts }.
       *[returned]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } lämnar tillbaka { $gifts }.
    }
event-gifts-handed =
    { $form ->
        [given]
            { $giver-is ->
                [you] Du
               *[other] { $giver }
            } ger { $taker-is ->
                [you] dig
               *[other] { $taker }
            } { $gifts }.
       *[taken]
            { $taker-is ->
                [you] Du
               *[other] { $taker }
            } tar { $gifts } från { $giver-is ->
                [you] dig
               *[other] { $giver }
            }.
    }
event-gifts-taken =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tar { $gifts }.
event-hero =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } spelar { $hero }.
event-hero-tapped =
    { $seat-is ->
        [you] Du använder din
       *[other] { $seat } använder sin
    } hjälteförmåga.
event-heroes-untapped = Hjältarna står upprätt igen.
event-laid-out = { $card } läggs ut { $board-in }.
event-looked =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } tittar på { $amount ->
        [one] det översta kortet
       *[other] de { $amount } översta korten
    } i kataklysmleken.
event-lost =
    { $form ->
        [sins]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } förlorar { $amount } för synderna på handen.
        [paid]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } betalar { $amount }.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } förlorar { $amount }.
    }
event-manned =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } bemannar { $card }.
event-marked =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } deltar i { $card }.
event-most =
    { $form ->
        [banner]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } har flest { $what } baner: 1 makt.
       *[other]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } har flest { $what }: 1 makt.
    }
event-neutralised = En markör på { $card } blir neutral.
event-order = Turordningen är nu { $order }.
event-passed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } passar.
event-phase-over = Uppdragsfasen är slut.
event-quest = Ett nytt uppdrag: { $card }.
event-reaction =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } reagerar med { $card }.
event-recruited =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } rekryterar { $card }.
event-refreshed = De öppna korten { $board-in } kastas.
event-reshuffled = Kasthögen blir ny lek: { $board }.
event-returned =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } återvänder till den goda sidan.
event-rewards = Skatter att välja: { $cards }.
event-rows-moved = Uppdragsraderna flyttas ner.
event-sealed =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } stänger den { $color } portalen.
event-sin-buried =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } lägger en synd under leken.
event-sin-discarded =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } kastar en synd.
event-sin-fed = En synd går från leken till kasthögen.
event-sin-played =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } spelar { $card } ({ $function }).
event-sins-drawn =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } drar { $amount ->
        [one] { $amount } synd
       *[other] { $amount } synder
    }.
event-sins-remade = De kastade synderna läggs tillbaka i leken: { $deck } kort.
event-sins-returned =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } blandar in { $amount ->
        [one] { $amount } synd
       *[other] { $amount } synder
    } i leken.
event-sins-seen =
    { $seat-is ->
        [you]
            { $form ->
                [single] Din nya synd
               *[several] Dina nya synder
            }
       *[other]
            { $form ->
                [single] { $seat }s nya synd
               *[several] { $seat }s nya synder
            }
    }: { $cards }.
event-special =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } använder { $card }.
event-targeted =
    Målet är { $target-is ->
        [you] du
       *[other] { $target }
    }.
event-treasure =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } får { $card }.
event-treasure-discarded = { $card } kastas.
event-treasures-laid =
    { $amount ->
        [one] { $amount } skatt ligger
       *[other] { $amount } skatter ligger
    } bredvid { $card }.
event-turn = Tur { $number }.
event-turned =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } vrider { $card }.
event-unmanned =
    En markör återvänder från { $card } till { $seat-is ->
        [you] dig
       *[other] { $seat }
    }.
event-unmarked = En markör lämnar { $card }.
event-unnamed-card = Den namnlöse spelar { $card }.
event-unnamed-refreshed = Alla fjorton korten är åter på Den namnlöses hand.
event-untapped =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } reser { $card } upprätt.
