# Ordlista: creature = varelse, upgrade = förbättring, spell = besvärjelse, Outpost = utpost, reserve = reserv,
# offense = anfallsstyrka, defense = försvar, assault = stormning, Ambush = bakhåll, Mana Crystal = manakristall,
# counter = markör, face-up = öppen, face-down = dold, Slow = Långsam, Immobile = Orörlig, Berserk = Bärsärk.
option-go =
    { $step ->
        [second] Få { $mana } mana och spela kort
        [post] Dra två kort och få en utpost
       *[first] Dra två kort
    }
option-skip = Hoppa över steget
option-finish = Avsluta andra steget
option-build = Bygg en lek kort för kort
option-decline = Ta inget
option-keep = Behåll { $card }
option-play = Spela { $card }
option-discard = Kasta { $card } för mana
option-sacrifice = Offra { $card } för mana
option-target = { $card }
option-drop = Kasta { $card }
option-bottom = { $card } underst
option-next = { $card } härnäst
option-take = Ta { $card }
option-doom = Förstör { $card }
option-rally = { $card } går med i försvaret
option-join = { $card } går med i gruppen
option-withdraw = { $card } till reserven
option-shards =
    { $number ->
        [0] Inga skärvkort
       *[other] { $number } skärvkort
    }
option-deck = { $deck }
option-deck-starter = Startlek
option-include = { $number } × { $card }
option-buy = Köp en manakristall för { $price } mana
option-place =
    { CAPITAL($post) }, { $side ->
        [up] öppen
       *[down] dold
    }
option-target-post = { CAPITAL($post) }
option-opponent =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    }
option-spoils-of =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    }
option-spoil = Ta { $card }
option-raze = { $card } på { $post }
option-raze-hidden = En dold förbättring ({ $paid } mana) på { $post }
option-move =
    { $zone ->
        [reserve] Flytta { $card } till reserven
        [offense] Flytta { $card } till anfallet
        [defense] Flytta { $card } till försvaret
       *[other] Flytta { $card } till en annan utpost
    }
option-defend = { $card } försvarar { $post }
option-done-group = Ingen annan följer med { $card } i anfallet
option-hold = Håll tillbaka { $cards }
option-attack = Anfall { $post } med { $cards }
option-resolve = Avgör stormningen med { $cards }
option-strike = Lägg { $number } skada på { $card }
option-batter = Lägg { $number } skada på { $post }
creature =
    { $zone ->
        [reserve]
            { $card } ({ $seat-is ->
                [you] din reserv
               *[other] { $seat }s reserv
            })
       *[offense]
            { $card } ({ $seat-is ->
                [you] ditt anfall
               *[other] { $seat }s anfall
            })
    }
defender = { $card } ({ $post })
group = grupp { $number }
