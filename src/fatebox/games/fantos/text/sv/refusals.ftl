refusal-wrong-phase = dess tecken passar inte den här fasen
refusal-wrong-moment = det kan inte användas just nu
refusal-no-payer =
    { $cost ->
        [one] kräver ett ledigt arv med { $cost } skärva
       *[other] kräver ett ledigt arv med { $cost } skärvor
    }
refusal-no-target = det har inget tillåtet mål nu
refusal-out = Arvet är utslaget eller vilande
refusal-forbidden = en prövning i spel förbjuder förmågor
refusal-used = redan använt det här draget
refusal-not-untasked = Arvet är inte ledigt
refusal-too-poor =
    { $task ->
        [yes] måste betala { $spend } och behålla 1, men har { $shards }
       *[no] måste betala { $spend }, men har { $shards }
    }
refusal-attempted = redan försökt det här draget
refusal-no-harvest = är slut sedan Zodraz visade sig
refusal-nobody-free = kräver ett ledigt arv som ännu kan sättas in
refusal-unaffordable = kostar { $price }, du har { $reserve } och måste behålla 1
