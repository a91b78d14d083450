# Glossary: reading = spådom, row = rad, turn = vändning, wave = våg, suit = svit, visitor = besökare, demand = krav,
# relic = relik, rank = rang, shard = skärva, clairvoyance = klarsyn, gold = guld, hour = timme,
# Death card = dödskort, clouded = grumlad, clear = klar, to conquer = besegra, X2 token = X2-bricka.

board-row = Spådomen
board-empty = Välj ett kort nedan för att börja spådomen.
board-hours = Timmarna
board-relics = Reliker
board-card =
    { $name }, { $suit }, vänt { $turns ->
        [one] en gång
       *[other] { $turns } gånger
    }
board-card-death = { $name }, ett dödskort i sviten { $suit }
word-gold = Guld
word-shards = Skärvor
word-clairvoyance = Klarsyn
word-happiness = Lycka
word-love = Kärlek
word-power = Makt
word-wealth = Rikedom
word-sun = Sol
word-moon = Måne
word-blood-moon = Blodmåne
board-purse = Dina tillgångar
board-visitor = Besökaren
board-of = av { $limit }
board-nothing = inget
board-pays-nothing = ger inget
board-round = Runda { $round } av 10 · { $hour }
board-phase-refresh = Påfyllning
board-phase-read = Spådom
board-phase-resolve = Utdelning
board-phase-renovate = Inköp
board-hour-sun = dagens önskan gäller
board-hour-moon = nattens önskan gäller
board-hour-blood-moon = X2-brickor ger lön
board-hours-hidden =
    { $count ->
        [one] { $count } timme kvar, dold
       *[other] { $count } timmar kvar, dolda
    }
board-rank-apprentice = Lärling
board-rank-adept = Adept
board-rank-master = Mästare
board-rank-fateweaver = Ödesvävare
board-rank-next = { $rank } vid { $at }: sparar { $limit } skärvor
board-rank-highest = Högsta rangen
board-demands-open =
    { $count ->
        [one] { $count } krav kvar
       *[other] { $count } krav kvar
    }
board-demands-met = alla krav uppfyllda
board-demand-suit-open = { $suit } saknas
board-demand-suit-met = { $suit } finns
board-demand-death-open = Döden obesegrad
board-demand-death-met = Döden besegrad
board-demand-sides = { $sides } av 2 sidor passar
board-demand-tokens =
    { $count ->
        [one] { $count } X2-bricka
       *[other] { $count } X2-brickor
    }
board-demand-bonus = { $count } { $suit }
board-demand-pays = ger
board-demand-each = var ger
board-place = Plats { $place }
board-place-still = Inget vänds
board-place-turn =
    { $count ->
        [one] { $count } kort vänds
       *[other] { $count } kort vänds
    } i { $waves ->
        [one] { $waves } våg
       *[other] { $waves } vågor
    }
board-place-relic = kräver en relik
board-place-lose = du förlorar
board-wave = våg { $waves }
board-death-match = para båda sidor
board-death-open = Döden obesegrad
board-totals = Spådomen ger
board-totals-then = nu → på plats { $place }
board-totals-left =
    { $count ->
        [one] { $count } kort kvar att spela
       *[other] { $count } kort kvar att spela
    }
board-totals-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
board-totals-visitor = Besökaren
board-totals-met = Alla krav uppfyllda
board-totals-open =
    { $count ->
        [one] { $count } krav kvar
       *[other] { $count } krav kvar
    }
board-deck-left =
    { $count ->
        [one] { $count } kort under
       *[other] { $count } kort under
    }
board-deck-empty = inga kort kvar
board-relics-when = använd när som helst i spådomen · köp under Inköp
board-relic-unowned = har du inte
board-relic-short = kostar { $cost }, du har { $shards }
board-relic-none = inget mål nu
board-relic-price = Pris
board-relic-cost = Kostar att använda
board-relic-value = Värde vid slutet
board-effect-cycle-top = byt en leks översta kort
board-effect-rotate-card = vänd ett kort i raden
board-effect-conquer = besegra en Död som passar på 1 sida
board-effect-conquer-any = besegra valfri Död
board-effect-knot-pair = knyt två grannar: de passar
board-effect-set-hour-swap = byt dag och natt
board-effect-set-hour-any = välj timmen
board-effect-hasten = nästa runda hoppar en timme
board-effect-gain-now = få { $count } klarsyn
board-wish-needs = Kräver { $suit }, ger 1 guld.
board-wish-pays = Ger { $gold } guld per { $suit }.
board-wish-tokens = Varje X2-bricka ger
board-then-pays = Spådomen ger { $amounts }
board-then-met = Alla krav uppfylls
board-then-relic = Krav återstår: bara en relik räddar den
board-then-lose = Krav återstår: du förlorar
board-do-place = Lägg på { $place }
board-do-finish = Avsluta spådomen
board-do-finish-lose = Avsluta och förlora
board-do-done = Fortsätt
board-do-done-lost =
    Fortsätt, förlora { $count ->
        [one] { $count } skärva
       *[other] { $count } skärvor
    }
board-do-buy = Köp för { $price } guld
board-ask-place = Lägg { $card } på en av { $count } platser.
board-ask-buy = Köpa { $name } { $rank } för { $price } guld?
board-mean-buy =
    { $gold ->
        [0] Det är allt ditt guld.
       *[other] { $gold } guld blir kvar. Du kan köpa mer sedan.
    }
board-mean-spill =
    { $count ->
        [one] { $count } skärva
       *[other] { $count } skärvor
    } går förlorade när du fortsätter: din rang sparar { $limit }.
board-mean-suit = { $suit } saknas ännu.
board-mean-death = { $card } passar på { $sides } av 2 sidor.
board-shop-title = { $name } går med ett gott råd
board-shop-relics = Reliker
board-shop-gold = Lägg guld på reliker eller spara det: guld har ingen gräns.
board-shop-kept = Sparade skärvor
board-shop-limit = din rang sparar { $limit }
board-shop-lost =
    { $count ->
        [one] { $count } skärva
       *[other] { $count } skärvor
    } går förlorade när du fortsätter
board-shop-all =
    Du behåller { $count ->
        [one] { $count } skärva
       *[other] alla { $count } skärvor
    }.
board-shop-score = Poäng om du vinner
board-shop-sum = Klarsyn { $points }, reliker { $relics }, svårighet { $bonus }
board-shop-then = Efteråt: { $gold } guld, { $gain } poäng mer
board-shop-use = per bruk
board-shop-end = vid slutet
board-shop-complete = Komplett: högsta rangen är din.
board-shop-new =
    Nytt: { $name } för { $cost ->
        [one] { $cost } skärva
       *[other] { $cost } skärvor
    }, värd { $value } vid slutet
board-shop-gains =
    Lägger till { $name } för { $cost ->
        [one] { $cost } skärva
       *[other] { $cost } skärvor
    }, värd { $value } vid slutet
board-shop-same = { $name } blir starkare, värd { $value } vid slutet, inte { $before }
board-shop-better =
    { $name } kostar { $cost ->
        [one] { $cost } skärva
       *[other] { $cost } skärvor
    }, inte { $old }; värd { $value } vid slutet, inte { $before }
board-shop-short = { $count } guld för lite
board-shop-chosen = Valt: { $rank } för { $price }
board-shop-buy = Köp { $rank }
board-costs = kostar { $count } klarsyn
board-place-good-short = ✓ uppfyllt
board-place-relic-short = kräver relik
board-place-lose-short = ✕ förlust
board-totals-full = raden är full
board-place-good = alla krav uppfyllda
who-yorri = ung vandrare
who-brambel = kringdrivande riddare
who-oskin = jättedräpare i lära
who-tamsin = flodlots
who-velkar = landsförvisad fäktare
who-hespa = häxa med bikupor
who-quillon = hovskrivare
who-mirelda = teaterdirektris
who-draska = djurtämjare
who-fenwick = gravmätare
who-anwen = kryddhandlare
who-grumond = ockrande troll
board-sign-gold = Guld: köper reliker
board-sign-shards = Skärvor: betalar när reliker används
board-sign-clairvoyance = Klarsyn: din rang och dina poäng
board-sign-death = Döden: para båda sidor, annars förlorar du
board-sign-sun = Sol: dagens önskan gäller
board-sign-moon = Måne: nattens önskan gäller
board-sign-blood-moon = Blodmåne: X2-brickor ger lön
