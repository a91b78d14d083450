prompt-read-play =
    { $left ->
        [one] { $visitor } väntar: spela ditt sista kort{ $relics ->
            [yes] {" "}eller använd en relik
           *[no] {""}
        }.
       *[other] { $visitor } väntar: spela ett kort{ $relics ->
            [yes] {" "}eller använd en relik
           *[no] {""}
        }. { $left } kort kvar.
    }
prompt-read-finish =
    { $fails ->
        [yes] { $relics ->
            [yes] Så här misslyckas spådomen för { $visitor }. Använd en relik, eller avsluta och förlora?
           *[no] Spådomen för { $visitor } misslyckas, och ingen relik kan rädda den.
        }
       *[no] { $relics ->
            [yes] Spådomen för { $visitor } är klar. Avsluta den eller använd en relik.
           *[no] Spådomen för { $visitor } är klar.
        }
    }
prompt-renovate-buy = Du har { $gold } guld. Köp en relik eller fortsätt.
