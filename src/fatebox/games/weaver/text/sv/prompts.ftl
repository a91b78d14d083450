prompt-read-play =
    { $left ->
        [one] { $visitor } väntar: spela ditt sista kort eller använd en relik.
       *[other] { $visitor } väntar: spela ett kort eller använd en relik. { $left } kort kvar.
    }
prompt-read-finish =
    { $fails ->
        [yes] Så här misslyckas spådomen för { $visitor }. Använd en relik, eller avsluta och förlora?
       *[no] Spådomen för { $visitor } är klar. Avsluta den eller använd en relik.
    }
prompt-renovate-buy = Du har { $gold } guld. Köp en relik eller fortsätt.
