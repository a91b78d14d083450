reason-reserve = your Reserve
reason-shards = the Shards on your Legacies
reason-work = what your Legacies will do
reason-ready = your ready Legacies
reason-hand = the Labor cards in your hand
reason-poverty = your safety from an empty Reserve
reason-title = your hold on the Reigning Tribute
reason-exposure = your safety from War
reason-envy = your peace with the others
reason-trials = your standing in the Trials
reason-actions = your chances in this turn's action
reason-items = your gains from the Labor and abilities in play
reason-deal = your Offers and promises
merit-alike = It is open to all Citadels alike.
merit-levy =
    { $seat-is ->
        [you] You have the largest Reserve and would pay.
       *[other] { $seat } has the largest Reserve and would pay.
    }
merit-relief =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    } would gain { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    } a turn.
merit-relief-none = No Reserve is below { $below } now.
merit-peace = { $seat } could no longer make War on you.
merit-war = { $seat } could make War on you.
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
merit-any-war = You could make War on any Citadel.
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
