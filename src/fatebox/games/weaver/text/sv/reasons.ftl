reason-clairvoyance = din klarsyn
reason-relics = dina reliker
reason-shards = dina ödesskärvor
reason-gold = ditt guld
reason-row = det som raden betalar
reason-growth = de kommande rundorna
reason-rounds = chanserna i de kommande rundorna
reason-deaths = skyddet mot dödskort
reason-demand = chansen att uppfylla besökarens krav
merit-gained =
    Ger dig { $ability } för { $cost ->
        [one] { $cost } skärva
       *[other] { $cost } skärvor
    } per gång.
merit-cheaper =
    { $ability } kostar { $cost ->
        [one] { $cost } skärva
       *[other] { $cost } skärvor
    } i stället för { $before }.
merit-stronger = Gör { $ability } starkare.
merit-conquers = Besegrar { $death }.
merit-conquered = Det blir besegrat så fort det spelas.
merit-conqueror = Sedan kan { $card } besegra { $death }.
merit-stuck = Inget uppvänt kort räddar den här spådomen.
merit-pays =
    { $cost ->
        [0] Då ger spådomen { $amounts }.
       *[other] Då ger spådomen { $amounts } och kostar { $cost } klarsyn.
    }
merit-scores = Ger { $amount } poäng till i slutresultatet.
