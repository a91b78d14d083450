refused-ability = { $ability }
refused-relic = { $relic }
refusal-shards =
    { $cost ->
        [one] costs { $cost } shard, you have { $shards }
       *[other] costs { $cost } shards, you have { $shards }
    }
refusal-no-target = no legal target now
refusal-highest = is at its highest rank
refusal-gold = rank { ROMAN($rank) } costs { $price } gold, you have { $gold }
