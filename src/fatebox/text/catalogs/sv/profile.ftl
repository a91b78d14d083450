own-title = Din profil
own-of = Profil: { $name }
own-nobody = Den här webbläsaren har ingen profil här än. Spela ett parti, så hamnar det på den här sidan.
own-games =
    { $count ->
        [one] { $count } spelat parti
       *[other] { $count } spelade partier
    }
own-people = människor
own-alone = ensam
own-recent = De senaste partierna
own-result-won =
    vunnet{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , { $score } poäng
    }
own-result-lost =
    förlorat{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , { $score } poäng
    }
own-result-place =
    plats { $place }{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , { $score } poäng
    }
own-lasting = Kvar mellan partierna
own-bests = Bästa resultat i { $game }
own-score =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }, { $wins } vunna, bästa resultat { $score }
own-deck = Kortlek: { $name }
own-data = Dina uppgifter
own-data-text = En fil med allt som den här servern vet om dig: bord, resultat, kortlekar, kampanjer, sparade partier och det du har skrivit.
own-save = Spara alla mina uppgifter
own-delete = Radera alla mina uppgifter
own-delete-text = Ditt namn, dina kortlekar, kampanjer (även de som andra spelar tillsammans med dig), resultat, sparade partier, länkar och det du har skrivit raderas genast. Vid borden blir du Någon; där andra fortfarande spelar tar en bot din plats. Avslutade partier går fortfarande att titta på, utan ditt namn.
own-delete-sure = Det går inte att ångra.
own-delete-yes = Radera allt
own-delete-no = Behåll
own-devices = Dina enheter
own-devices-text = De här enheterna minns dig. Avsluta en som du inte längre använder: då glömmer den dig.
own-device-named = { $browser } på { $system }
own-device-unknown = en okänd webbläsare
own-device-this = den här enheten
own-device-seen = senast använd { $date }
own-device-end = Avsluta
own-device-leave = Lämna den här enheten
own-with = Med: { $who }
own-won-of = { $won } av { $count } vunna
