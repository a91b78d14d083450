reason-reserve = din reserv
reason-shards = skärvorna på dina arv
reason-work = vad dina arv kommer att göra
reason-ready = dina lediga arv
reason-hand = arbetskorten på din hand
reason-poverty = skyddet mot en tom reserv
reason-title = den regerande tributen
reason-exposure = ditt skydd mot krig
reason-envy = att de andra lämnar dig i fred
reason-trials = ditt läge i prövningarna
reason-actions = dina chanser i dragets handling
reason-items = spelade arbetskort och förmågor
reason-deal = dina erbjudanden och löften
merit-alike = Det gäller lika för alla citadell.
merit-levy =
    { $seat-is ->
        [you] Du har störst reserv och skulle betala.
       *[other] { $seat } har störst reserv och skulle betala.
    }
merit-relief =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } skulle få { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    } per drag.
merit-relief-none = Ingen reserv är mindre än { $below } nu.
merit-peace = { $seat } skulle inte längre kunna föra krig mot dig.
merit-war = { $seat } skulle kunna föra krig mot dig.
merit-stats =
    { $count ->
        [one] Det bästa värdet är { $stats }: { $value }.
        [3] Alla värden är { $value }.
       *[other] De bästa värdena är { $stats }: { $value } vardera.
    }
merit-undefended =
    { $amount ->
        [0] Även utan försvarare förlorar du knappast något, och dina arv förblir lediga.
        [one] Utan försvarare förlorar du ungefär { $amount } skärva, och dina arv förblir lediga.
       *[other] Utan försvarare förlorar du ungefär { $amount } skärvor, och dina arv förblir lediga.
    }
