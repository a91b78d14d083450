# Słowniczek: creature = stworzenie, upgrade = ulepszenie, spell = zaklęcie, Outpost = Placówka, reserve = rezerwa,
# offense = natarcie, defense = obrona, assault = szturm, Ambush = Zasadzka, Mana Crystal = Kryształ Many,
# counter = żeton, face-up = odkryte, face-down = zakryte, Slow = Powolne, Immobile = Nieruchome, Berserk = Szał.
option-go =
    { $step ->
        [second]
            Zyskaj { $mana ->
                [one] { $mana } manę
                [few] { $mana } many
               *[many] { $mana } many
            } i zagrywaj karty
        [post] Dobierz dwie karty i zyskaj Placówkę
       *[first] Dobierz dwie karty
    }
option-skip = Pomiń krok
option-finish = Zakończ Drugi Krok
option-build = Zbuduj talię karta po karcie
option-decline = Nie bierz nic
option-keep = Zatrzymaj: { $card }
option-play = Zagraj: { $card }
option-discard = Odrzuć za manę: { $card }
option-sacrifice = Poświęć za manę: { $card }
option-target = { $card }
option-drop = Odrzuć: { $card }
option-bottom = Na spód: { $card }
option-next = Następna: { $card }
option-take = Weź: { $card }
option-doom = Zniszcz: { $card }
option-rally = Do obrony: { $card }
option-join = Do grupy: { $card }
option-withdraw = Do rezerwy: { $card }
option-shards =
    { $number ->
        [0] Bez kart Odłamków
        [one] { $number } karta Odłamków
        [few] { $number } karty Odłamków
       *[many] { $number } kart Odłamków
    }
option-deck = { $deck }
option-deck-starter = Talia startowa
option-include = { $number } × { $card }
option-buy =
    Kup Kryształ Many za { $price ->
        [one] { $price } manę
        [few] { $price } many
       *[many] { $price } many
    }
option-place =
    { CAPITAL($post) }, { $side ->
        [up] odkryte
       *[down] zakryte
    }
option-target-post = { CAPITAL($post) }
option-opponent =
    { $seat-is ->
        [you] Ty
       *[other] { $seat }
    }
option-spoils-of =
    { $seat-is ->
        [you] Ty
       *[other] { $seat }
    }
option-spoil = Weź: { $card }
option-raze = { $card }, { $post }
option-raze-hidden = Zakryte ulepszenie (mana: { $paid }), { $post }
option-move =
    { $zone ->
        [reserve] Przesuń do rezerwy: { $card }
        [offense] Przesuń do natarcia: { $card }
        [defense] Przesuń do obrony: { $card }
       *[other] Przesuń do innej Placówki: { $card }
    }
option-defend = { $card } broni { $post-gen }
option-done-group = Nikt więcej nie dołącza do ataku, który prowadzi { $card }
option-hold = Wstrzymaj: { $cards }
option-attack = Zaatakuj { $post-acc }. W ataku: { $cards }
option-resolve = Rozstrzygnij szturm: { $cards }
option-strike = Przydziel obrażenia ({ $number }): { $card }
option-batter = Przydziel obrażenia ({ $number }): { $post }
creature =
    { $zone ->
        [reserve]
            { $card } ({ $seat-is ->
                [you] twoja rezerwa
               *[other] rezerwa: { $seat }
            })
       *[offense]
            { $card } ({ $seat-is ->
                [you] twoje natarcie
               *[other] natarcie: { $seat }
            })
    }
defender = { $card } ({ $post })
group = grupa { $number }
