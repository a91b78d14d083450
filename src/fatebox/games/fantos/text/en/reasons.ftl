reason-reserve = your Reserve
reason-shards = your wealth in Legacies
reason-work = your Legacies' future work
reason-ready = your supply of ready Legacies
reason-hand = your hand of Labor cards
reason-poverty = your safety from an empty Reserve
reason-title = your hold on the Reigning Tribute
reason-exposure = your safety from War
reason-envy = your peace with the others
reason-trials = your standing in the Trials
reason-actions = your chances in this turn's action
reason-items = your gains from the Labor and abilities in play
reason-deal = your Offers and promises
merit-alike = It treats all Citadels alike.
merit-levy =
    { $seat-is ->
        [you] If it passes, you pay: your Reserve is the largest.
       *[other] If it passes, { $seat } pays: its Reserve is the largest.
    }
merit-relief =
    If it passes, { $seat-is ->
        [you] you gain
       *[other] { $seat } gains
    } { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    } a turn.
merit-relief-none = No Reserve is below { $below } now.
merit-peace = If it passes, { $seat } can no longer make War on you.
merit-war = If it passes, { $seat } can make War on you.
merit-stats =
    { $count ->
        [one] Its best Stat is { $stats }: { $value }.
        [3] All its Stats are { $value }.
       *[other] Its best Stats are { $stats }: { $value } each.
    }
merit-undefended =
    { $amount ->
        [0] You would hardly lose anything even without defenders, and your Legacies stay free.
        [one] Without defenders you would lose about { $amount } Shard, and your Legacies stay free.
       *[other] Without defenders you would lose about { $amount } Shards, and your Legacies stay free.
    }
merit-levy-none = Several Citadels share the largest Reserve, so nobody would pay now.
merit-any-war = If it passes, you can make War on any Citadel.
merit-keep =
    { $free ->
        [yes] You can still play these cards in the others' turns; new ones come only in your next turn.
       *[other] New cards come only in your next turn.
    }
merit-no-turn = You draw no more cards: this was your last turn.
merit-discard = In your next turn you draw a new card for it.
merit-offer = An Offer that is declined costs nothing.
merit-no-offer = Nobody has to keep a promise.
merit-own-turn = It is your turn, so nobody can declare War on you.
merit-safe = { $seat } cannot declare War on you this turn.
merit-threat = { $seat } could declare War on you this turn.
merit-gift = You give nothing for it.
merit-profit =
    { $amount ->
        [one] You gain { $amount } Shard at once.
       *[other] You gain { $amount } Shards at once.
    }
merit-word = It helps you if { $seat } keeps the promise.
merit-unsure = { $seat } offers only a promise and may break it.
merit-unbound = You remain free to do as you like.
merit-loss =
    { $amount ->
        [one] You keep { $amount } Shard.
       *[other] You keep { $amount } Shards.
    }
merit-leader = { $seat } leads, and the deal would help both of you.
merit-counter = You turn this Offer down and make your own.
merit-harvest =
    { $amount ->
        [one] All your free Legacies together bring about { $amount } Shard.
       *[other] All your free Legacies together bring about { $amount } Shards.
    }
merit-defenders =
    { $count ->
        [0] { $seat } has no Legacy free to defend.
        [one] { $seat } has { $count } Legacy free to defend.
       *[other] { $seat } has { $count } Legacies free to defend.
    }
merit-unchallenged = Nobody has a Legacy free to challenge yours.
merit-levy-end =
    { $seat-is ->
        [you] You no longer pay
       *[other] { $seat } no longer pays
    } for the largest Reserve.
merit-relief-end =
    { $seat-is ->
        [you] You no longer gain
       *[other] { $seat } no longer gains
    } Shards from it.
merit-war-removed =
    { $then ->
        [peace] { $seat } can no longer make War on you.
       *[war] { $seat } can make War on you then.
    }
