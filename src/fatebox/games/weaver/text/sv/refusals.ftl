refused-ability = { $ability }
refused-relic = { $relic }
refusal-shards =
    { $cost ->
        [one] kostar { $cost } skärva, du har { $shards }
       *[other] kostar { $cost } skärvor, du har { $shards }
    }
refusal-no-target = har inget tillåtet mål nu
refusal-highest = har redan högsta rangen
refusal-gold = rang { ROMAN($rank) } kostar { $price } guld, du har { $gold }
