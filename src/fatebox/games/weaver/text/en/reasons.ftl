reason-clairvoyance = your clairvoyance
reason-relics = your relics
reason-shards = your fate shards
reason-gold = your gold
reason-row = what the row pays
reason-growth = the rounds to come
reason-rounds = your chances in the rounds to come
reason-deaths = your safety from Death cards
reason-demand = your chance to meet the visitor's demand
merit-gained =
    Gives you { $ability } for { $cost ->
        [one] { $cost } shard
       *[other] { $cost } shards
    } a use.
merit-cheaper =
    { $ability } costs { $cost ->
        [one] { $cost } shard
       *[other] { $cost } shards
    } instead of { $before }.
merit-stronger = Makes { $ability } stronger.
merit-conquers = Conquers { $death }.
merit-conquered = It is conquered as soon as it is played.
merit-conqueror = { $card } can then conquer { $death }.
merit-stuck = No face-up card saves this reading.
merit-pays =
    { $cost ->
        [0] The reading then pays { $amounts }.
       *[other] The reading then pays { $amounts } and costs { $cost } clairvoyance.
    }
merit-scores =
    { $amount ->
        [one] Adds { $amount } point to your score.
       *[other] Adds { $amount } points to your score.
    }
