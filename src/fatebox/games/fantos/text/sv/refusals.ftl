refusal-wrong-phase = dess tecken passar inte denna fas
refusal-wrong-moment = det är inte rätt ögonblick
refusal-no-payer =
    { $cost ->
        [one] kräver ett ledigt Arv med { $cost } skärva
       *[other] kräver ett ledigt Arv med { $cost } skärvor
    }
refusal-no-target = det har inget tillåtet mål nu
refusal-out = Arvet är utslaget eller vilande
refusal-forbidden = en Prövning i spel förbjuder förmågor
refusal-used = det har använts detta drag
refusal-not-untasked = Arvet är inte ledigt
refusal-too-poor =
    { $task ->
        [yes] måste betala { $spend } av { $shards } skärvor, och en måste bli kvar
       *[no] måste betala { $spend } av { $shards } skärvor
    }
refusal-attempted = har redan prövats detta drag
refusal-no-harvest = är slut sedan Zodraz visade sig
refusal-nobody-free = kräver ett ledigt Arv som ännu kan sättas in
refusal-unaffordable = kostar { $price }, du har { $reserve } och måste behålla 1
