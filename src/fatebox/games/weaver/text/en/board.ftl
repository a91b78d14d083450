board-row = The reading
board-empty = Pick a card below to begin the reading.
board-hours = The hours
board-relics = Relics
board-card =
    { $name }, { $suit }, turned { $turns ->
        [one] once
       *[other] { $turns } times
    }
board-card-death = { $name }, a Death card of { $suit }
word-gold = Gold
word-shards = Shards
word-clairvoyance = Clairvoyance
word-happiness = Happiness
word-love = Love
word-power = Power
word-wealth = Wealth
word-sun = Sun
word-moon = Moon
word-blood-moon = Blood moon
board-purse = Your reserves
board-visitor = The visitor
board-of = of { $limit }
board-nothing = nothing
board-pays-nothing = pays nothing
board-round = Round { $round } of 10 · { $hour }
board-phase-refresh = Refresh
board-phase-read = Read Fortune
board-phase-resolve = Resolve
board-phase-renovate = Renovate
board-hour-sun = day wishes count
board-hour-moon = night wishes count
board-hour-blood-moon = X2 tokens are paid
board-hours-hidden =
    { $count ->
        [one] { $count } hour still hidden
       *[other] { $count } hours still hidden
    }
board-rank-apprentice = Apprentice
board-rank-adept = Adept
board-rank-master = Master
board-rank-fateweaver = Fate Weaver
board-rank-next = { $rank } at { $at }: keeps { $limit } shards
board-rank-highest = The highest rank
board-demands-open =
    { $count ->
        [one] { $count } demand still open
       *[other] { $count } demands still open
    }
board-demands-met = all demands met
board-demand-suit-open = { $suit } missing
board-demand-suit-met = { $suit } is there
board-demand-death-open = Death unbeaten
board-demand-death-met = Death beaten
board-demand-sides = { $sides } of 2 sides match
board-demand-tokens =
    { $count ->
        [one] { $count } X2 token
       *[other] { $count } X2 tokens
    }
board-demand-bonus = { $count } { $suit }
board-demand-pays = pays
board-demand-each = each pays
board-place = Place { $place }
board-place-still = Nothing turns
board-place-turn =
    { $count ->
        [one] { $count } card turns
       *[other] { $count } cards turn
    } in { $waves ->
        [one] { $waves } wave
       *[other] { $waves } waves
    }
board-place-relic = needs a relic
board-place-lose = you lose
board-wave = wave { $waves }
board-death-match = match both sides
board-death-open = Death unbeaten
board-totals = This reading pays
board-totals-then = now → with place { $place }
board-totals-left =
    { $count ->
        [one] { $count } card still to play
       *[other] { $count } cards still to play
    }
board-totals-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-totals-visitor = Visitor
board-totals-met = All demands met
board-totals-open =
    { $count ->
        [one] { $count } demand still open
       *[other] { $count } demands still open
    }
board-deck-left =
    { $count ->
        [one] { $count } card below
       *[other] { $count } cards below
    }
board-deck-empty = no cards left
board-relics-when = use any time in the reading · buy in Renovate
board-relic-unowned = not owned
board-relic-short = costs { $cost }, you have { $shards }
board-relic-none = no target now
board-relic-price = Price
board-relic-cost = A use costs
board-relic-value = Worth at the end
board-effect-cycle-top = swap a deck’s top card
board-effect-rotate-card = turn one card of the row
board-effect-conquer = conquer a Death matched on 1 side
board-effect-conquer-any = conquer any Death
board-effect-knot-pair = tie two neighbors: they match
board-effect-set-hour-swap = swap day and night
board-effect-set-hour-any = choose the hour
board-effect-hasten = the next round skips an hour
board-effect-gain-now = gain { $count } clairvoyance
board-wish-needs = Needs { $suit }, pays 1 gold.
board-wish-pays = Pays { $gold } gold per { $suit }.
board-wish-tokens = Each X2 token pays
board-then-pays = The reading pays { $amounts }
board-then-met = All demands are met
board-then-relic = Demands stay open: only a relic can save it
board-then-lose = Demands stay open: you lose
board-do-place = Place at { $place }
board-do-finish = Finish the reading
board-do-finish-lose = Finish and lose
board-do-done = Continue
board-do-done-lost =
    Continue, lose { $count ->
        [one] { $count } shard
       *[other] { $count } shards
    }
board-do-buy = Buy for { $price } gold
board-ask-place = Place { $card } at one of { $count } places.
board-ask-buy = Buy { $name } { $rank } for { $price } gold?
board-mean-buy =
    { $gold ->
        [0] That is all your gold.
       *[other] You keep { $gold } gold and can buy more.
    }
board-mean-spill =
    { $count ->
        [one] { $count } shard is
       *[other] { $count } shards are
    } lost when you continue: your rank keeps { $limit }.
board-mean-suit = { $suit } is still missing.
board-mean-death = { $card } matches on { $sides } of 2 sides.
board-shop-title = { $name } leaves well advised
board-shop-relics = Relics
board-shop-gold = Spend gold on relics or keep it: gold has no limit.
board-shop-kept = Shards kept
board-shop-limit = your rank keeps { $limit }
board-shop-lost =
    { $count ->
        [one] { $count } shard is
       *[other] { $count } shards are
    } lost when you continue
board-shop-all =
    You keep { $count ->
        [one] your shard
       *[other] all { $count } shards
    }.
board-shop-score = Score if you win
board-shop-sum = Clairvoyance { $points }, relics { $relics }, difficulty { $bonus }
board-shop-then = After this: { $gold } gold, { $gain } points more
board-shop-use = a use
board-shop-end = at the end
board-shop-complete = Complete: the highest rank is yours.
board-shop-new =
    New: { $name } for { $cost ->
        [one] { $cost } shard
       *[other] { $cost } shards
    }, worth { $value } at the end
board-shop-gains =
    Adds { $name } for { $cost ->
        [one] { $cost } shard
       *[other] { $cost } shards
    }, worth { $value } at the end
board-shop-same = { $name } gets stronger, worth { $value } at the end, not { $before }
board-shop-better =
    { $name } costs { $cost ->
        [one] { $cost } shard
       *[other] { $cost } shards
    }, not { $old }; worth { $value } at the end, not { $before }
board-shop-short = { $count } gold short
board-shop-chosen = Chosen: { $rank } for { $price }
board-shop-buy = Buy { $rank }
board-costs = costs { $count } clairvoyance
board-place-good-short = ✓ all met
board-place-relic-short = relic needed
board-place-lose-short = ✕ you lose
board-totals-full = the row is full
board-place-good = all demands met
who-yorri = { $content }
who-brambel = { $content }
who-oskin = { $content }
who-tamsin = { $content }
who-velkar = { $content }
who-hespa = { $content }
who-quillon = { $content }
who-mirelda = { $content }
who-draska = { $content }
who-fenwick = { $content }
who-anwen = { $content }
who-grumond = { $content }
board-sign-gold = Gold: buys relics
board-sign-shards = Shards: pay for the use of relics
board-sign-clairvoyance = Clairvoyance: your rank and your score
board-sign-death = Death: match both sides, or you lose
board-sign-sun = Sun: day wishes count
board-sign-moon = Moon: night wishes count
board-sign-blood-moon = Blood moon: X2 tokens are paid
