refusal-wrong-phase = its icon does not fit this phase
refusal-wrong-moment = this is not its moment
refusal-no-payer =
    { $cost ->
        [one] needs an untasked Legacy with { $cost } Shard
       *[other] needs an untasked Legacy with { $cost } Shards
    }
refusal-no-target = it has no legal target now
refusal-out = the Legacy is disabled or dormant
refusal-forbidden = a Trial in play forbids abilities
refusal-used = it was used this turn
refusal-not-untasked = the Legacy is not untasked
refusal-too-poor =
    { $task ->
        [yes] must spend { $spend } of { $shards } Shards, and one must stay
       *[no] must spend { $spend } of { $shards } Shards
    }
refusal-attempted = was attempted this turn
refusal-no-harvest = is over since Zodraz appeared
refusal-nobody-free = needs an untasked Legacy that can still be tasked to it
refusal-unaffordable = costs { $price }, you have { $reserve } and must keep 1
