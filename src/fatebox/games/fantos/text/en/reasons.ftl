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
