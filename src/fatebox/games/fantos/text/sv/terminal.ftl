# Bara i terminalen.
terminal-help =
    Ett arv: namn, skörd/krig/tribut, skärvor (6◆) och, om det inte är ledigt, vad
    det gör (→Krig) eller varför det är ute. +Thacko är fäst arbete, ♛ den regerande
    tributen, ▶ citadellet vars drag det är. Reserv 31◆ + 18◆: i reserven och på
    arven. 6◆→4◆ i poolen: kostnaden och ditt pris. Ikoner: HAND i handlingsfaser,
    SEK i sekundära faser, OMED när som helst, MEDF av sig självt. Tärningar står
    inom hakparentes: Bishop 3+[2] är ett värde på 3 och en tärning på 2. Att passa
    vidare slutar när något riktas mot dig; andra frågor kommer alltid.
look-full = allt
    .help = bordet med vad varje arv kan göra
look-piles = högar
    .help = kasthögarna
look-promises = löften
    .help = alla löften och vad det blev av dem
terminal-who =
    { $seat-is ->
        [you] du
       *[other] { $seat }
    }
terminal-you = du
terminal-over =
    slut, efter { $turns ->
        [one] { $turns } drag
       *[other] { $turns } drag
    }
terminal-setup =
    uppställning: { $seat-is ->
        [you] du värvar
       *[other] { $seat } värvar
    }
terminal-turn =
    { $seat-is ->
        [you] ditt drag { $turn }
       *[other] { $seat }, drag { $turn }
    }, fas { $number } { $phase }
terminal-decks = Lekar: arbete { $labor } ({ $labor-gone } kastade), arv { $legacies } ({ $legacies-gone } kastade), prövningar { $trials }
terminal-known = du känner till { $cards }
terminal-trial = Prövning
terminal-revealed = Uppvänd
terminal-pool = Pool
terminal-face-down = nedvänt
terminal-turned-up = uppvänt
terminal-eliminated = utslaget
terminal-hand-size = hand { $count }
terminal-hand =
    { $count ->
        [0] Din hand är tom.
        [one] Din hand: { $count } kort
       *[other] Din hand: { $count } kort
    }
terminal-offer = Erbjudande
terminal-promise =
    { CAPITAL($outcome) }: { $seat-is ->
        [you] du lovar
       *[other] { $seat } lovar
    } { $to-is ->
        [you] dig
       *[other] { $to }
    }: { $promise }.
terminal-as = som { $card }
terminal-icon-fa = HAND
terminal-icon-sec = SEK
terminal-icon-inst = OMED
terminal-icon-native = MEDF
terminal-labor-discard = Arbete
terminal-legacy-discard = Arv
terminal-trials-gone = Borttagna prövningar
terminal-none = inga
terminal-in-order = I denna ordning:
terminal-first-amount = Den första: { $least } till { $most }.
terminal-war = Krig mot { $targets-or }
terminal-task = sätt i tjänst
terminal-discard = kasta det
terminal-die-alone = en ensam tärning
terminal-price = { $price } av { $cost }
terminal-action =
    { $seat-is ->
        [you] Din handling: { $action }
       *[other] { $seat }: { $action }
    }
terminal-with = med { $cards }
terminal-so-far = hittills { $score }
terminal-waits = Väntar:
terminal-then = sedan
terminal-item =
    { $seat-is ->
        [you] ditt { $card }{ $aim }
       *[other] { $seat }: { $card }{ $aim }
    }
item-aim-duel = : { $first } mot { $second }
item-aim-cards = { " på " }{ $cards }
item-aim-seat =
    { $target-is ->
        [you] { " på dig" }
       *[other] { " på " }{ $target }
    }
item-aim-sway = { " med " }{ SIGNED($amount) }
item-aim-none = { "" }
terminal-votes = Röster:
terminal-place = plats
terminal-citadel = Citadell
terminal-score = resultat
terminal-reserve = reserv
terminal-on-legacies = på arv
terminal-headline =
    { $won ->
        [yes] vinst
       *[no] plats { $place } av { $places }
    } med { $score ->
        [one] { $score } skärva
       *[other] { $score } skärvor
    }
terminal-ending =
    { CAPITAL($how) }, efter { $turns ->
        [one] { $turns } drag
       *[other] { $turns } drag
    } och { $trials ->
        [one] { $trials } prövning
       *[other] { $trials } prövningar
    }.{ $tie ->
        [reigning_tribute] { " Den regerande tributen avgjorde (FAN-WIN.5)." }
        [least_reserve] { " Den mindre reserven avgjorde (FAN-WIN.6)." }
        [special_tribute] { " En sista särskild tribut avgjorde (FAN-WIN.7)." }
       *[none] { "" }
    }
pass-action = tills handlingen (eller fasen) är över
pass-turn = resten av draget
pass-own-turn = till ditt nästa drag
warning-last-payer = Det arv som betalar ger sin sista skärva och kastas (FAN-LAB.5).
warning-last-shard = { $card } ger sin sista skärva och kastas (FAN-LEG.18).
concern-action = { $seat }s handling rör dig: { $action }.
concern-item = { $seat } spelar { $card }.
concern-offer = Du får lämna ett erbjudande.
concern-use = Du får använda { $card }.
