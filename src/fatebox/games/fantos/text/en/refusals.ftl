refusal-wrong-phase = its icon does not fit this phase
refusal-wrong-moment = you can't use it at this moment
refusal-no-payer =
    { $cost ->
        [one] needs an untasked Legacy with { $cost } Shard
       *[other] needs an untasked Legacy with { $cost } Shards
    }
refusal-no-target = it has no legal target now
refusal-out = the Legacy is disabled or dormant
refusal-forbidden = a Trial in play forbids abilities
refusal-used = already used this turn
refusal-not-untasked = the Legacy is not untasked
refusal-too-poor =
    { $task ->
        [yes] must spend { $spend } and keep 1, but has { $shards }
       *[no] must spend { $spend }, but has { $shards }
    }
refusal-attempted = already tried this turn
refusal-no-harvest = ended when Zodraz appeared
refusal-nobody-free = needs an untasked Legacy that can still be tasked to it
refusal-unaffordable = costs { $price }, you have { $reserve } and must keep 1
