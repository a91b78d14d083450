board-post-your = din utpost { $letter }
board-post-whose = { $who }s utpost { $letter }
board-post-numbers = { $counters } av { $limit } skada, försvar { $defense }, slår tillbaka med { $strike }
board-post-ruins = ruiner
board-post-safe = Kan inte anfallas
board-reserve = Reserv
board-offense = Anfallsstyrka
board-hand = Din hand
board-hand-empty = Din hand är tom.
board-stats = Anfall { $attack }, försvar { $defense }, hälsa { $health }
board-attack = Anfall
board-defense = Försvar
board-health = Hälsa
board-mana = Mana
board-income = Inkomst
board-cost = kostar { $cost } mana
board-tax = { $count } mindre mana nästa gång
board-crystals = Manakristaller: { $count } av 3
board-crystal-buy = Köp en manakristall för { $price } mana
board-handsize =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } på handen
board-decksize =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } i leken
board-discards =
    Kasthög, { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
board-known = Du vet om korten
board-exile = utan utpost
board-out = ute ur partiet
board-pacified = får inte anfalla
board-round = Runda { $round }
board-yourturn = Ditt drag
board-theirturn = { $who }s drag
board-step-first = Dra
board-step-second = Spela
board-step-third = Flytta
board-step-fourth = Anfall
board-steps = Dragets steg
board-upgrade-hidden = En dold förbättring, { $paid } mana betalt
board-upgrade-own = { $name }, dold
board-upgrade-up = Öppen
board-upgrade-down = Dold
board-upgrade-place = { $name } på utpost { $letter }, { $side }, { $price } mana
board-planned = planerad
board-moving = { $name } till { $place }
board-move-hint = Klicka på en varelse och sedan på målet. Alla förflyttningar görs samtidigt.
board-move-where = Vart ska { $name }?
board-group = Grupp { $number }
board-clash = Stormningen av { $post }
board-clash-nothing = inget går igenom
board-clash-falls = faller
board-clash-left = { $count } kvar att fördela
board-attack-post = Anfall { $post }
board-batter-falls = { $points } på utposten: den faller
board-batter-some = { $points } på utposten: { $reached }/{ $limit }
board-batter-none = Inget på utposten
board-skip = Hoppa över steget
board-skip-third = Hoppa över: inga förflyttningar, inget anfall
board-skip-fourth = Anfall inte
board-finish = Klar med att spela
board-finish-lost = Klar med att spela ({ $mana } mana går förlorad)
board-done-moves = Stå kvar
board-done-group = Anfall ensam
board-hold = Håll gruppen tillbaka
board-play = Spela
board-play-for = Spela för { $cost } mana
board-discard = Kasta för 1 mana
board-sacrifice = Offra för mana
board-withdraw = Till reserven
board-draft = Silverdraft, omgång { $pass } av 3
board-draft-hint = Behåll två; de andra går till spelaren till vänster.
board-draft-last = Behåll två; det sista kortet går tillbaka till silverleken.
board-draft-kept = Behållna hittills
board-draft-wait = De andra väljer fortfarande.
board-setup-faction = Välj din fraktion
board-setup-take = Spela { $faction }
board-setup-choose = Välj
board-setup-taken = tagen av { $who }
board-setup-yours = din fraktion
board-setup-deck = Välj din lek
board-setup-starter = Startlek
board-setup-build = Bygg en egen
board-setup-build-text = Välj 30 av fraktionens 45 kort, ett i taget.
board-setup-shards = Hur många slumpade skärvkort ersätter dina egna kort?
board-setup-shards-got = Dina skärvkort
board-setup-sooner = Lekarna görs i ordning.
board-deck-cards = { $count } av { $size } kort
board-deck-curve = Kort efter kostnad
board-deck-types =
    { $creatures ->
        [one] { $creatures } varelse
       *[other] { $creatures } varelser
    }, { $spells ->
        [one] { $spells } besvärjelse
       *[other] { $spells } besvärjelser
    }, { $upgrades ->
        [one] { $upgrades } förbättring
       *[other] { $upgrades } förbättringar
    }
board-deck-more = En { $name } till
board-deck-fewer = En { $name } färre
board-deck-of = { $count } av { $most }
board-spread-order = Klicka på dem i den ordning du vill
board-opponent = Välj { $who }
board-resolve = Slå till nu
board-resolve-group = Slå till med grupp { $number }
word-doomed = kommer att förstöras
word-creature = Varelse
word-spell = Besvärjelse
word-upgrade = Förbättring
word-silver = Silver
word-shard = Skärva
word-cinder = Glödlegionen
word-bastion = Bastionpakten
word-wildroot = Vildrotsfränderna
word-veil = Slöjsyndikatet
word-first = första
word-second = andra
word-third = tredje
word-fourth = fjärde
word-reserve = reserven
word-defense = försvaret
word-offense = anfallsstyrkan
trigger-arrive = utlöses när den kommer i spel
trigger-cast = får effekt
trigger-ambush = utlöser sitt bakhåll
trigger-upkeep = utlöses
trigger-onslaught = utlöses när stormningen börjar
trigger-hold = utlöses mot anfallarna
trigger-raid = utlöses: stormningen har träffat utposten
trigger-fall = utlöses när den förstörs
trigger-ruin = utlöses när dess utpost faller
ending-conquest = alla andra utposter har fallit
ending-crystal = tre manakristaller
ending-limit = rundgränsen avgör
ending-concession = de andra har gett upp
board-label-hand = Hand
board-label-deck = Lek
board-label-discard = Kastade
board-thinks = tänker …
board-rivals = Motståndare
board-post-none = Ingen utpost ännu
board-post-free = ledig plats
board-chip-reaches = { $through } igenom, till { $reached }/{ $limit }
board-ribbon-attack = anfall
board-ribbon-defense = försvar
board-ribbon-through = går igenom
board-ribbon-back = slår tillbaka
board-ribbon-unknown = { $count } dolda
board-ribbon-vain = Inget går igenom
board-ribbon-falls = { $post } faller
board-ribbon-reaches = { $post }: { $reached }/{ $limit }
board-ribbon-first = Steg 1: dra två kort.
board-ribbon-second = Steg 2: få mana, spela kort, köp en manakristall.
board-ribbon-third = Steg 3: flytta varelser till anfall eller försvar.
board-ribbon-fourth = Steg 4: anfall med grupper av varelser.
board-crystal = Manakristall
board-crystal-left = { $count } till för att vinna
board-crystal-now = Köp för { $price }
board-crystal-cost = Kostar { $price }, i steg 2
board-short = kostar { $cost }, du har { $mana }
board-strap-play = Spela
board-strap-choose = Välj
board-strap-step = Bara i steg 2
board-strap-mana = Kasta för mana
board-strap-no = Inte nu
board-strap-place = Välj en utpost
board-mana-left = { $mana } mana kvar; det som inte används går förlorat.
board-aim-back =
    { $count ->
        [0] Vid { $post } får du ingen skada tillbaka.
       *[other] Vid { $post } får du { $count } skada tillbaka.
    }
board-starter-card = startlekskort
outpost =
    { $seat-is ->
        [you] din utpost { $letter }
       *[other] { $seat }s utpost { $letter }
    }
    .letter = { $letter }
board-batter-less = En poäng mindre på utposten
board-batter-more = En poäng mer på utposten
about-cinder = Anfaller tidigt med bräckliga varelser, Genomslag, Belägring och direkt eld. Betalar med egna varelser och utposter.
about-bastion = Vakter, Orörliga murar, billiga förbättringar, reparationer och en räknekammare. Vinner sakta, med motanfall eller kristaller.
about-wildroot = De bästa varelserna för priset, mana från vårdade utposter, varelser som kommer tillbaka. Långsam efter en svag start.
about-veil = Små, Undflyende plundrare, reträtter och återkomster, anfall mot hand och mana. De flesta förbättringarna är bakhåll.
board-sign-attack = Anfall: skadan den gör
board-sign-defense = Försvar: minskar ett anfall på dess utpost så mycket
board-sign-health = Hälsa: så mycket skada i en stormning förgör den
board-sign-changed = Mer än på kortet (▾ mindre)
board-sign-mana = Kostnad i mana
board-sign-crystal = En manakristall; tre vinner spelet
board-sign-wall = Skada på en utpost; den faller vid tio
board-sign-hidden = En dold uppgradering
board-sign-hand = Kort på hand
board-sign-deck = Kort i leken
board-sign-discard = Kort i kasthögen
