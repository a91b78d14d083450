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
merit-levy-none = Flera citadell har störst reserv, så ingen skulle betala nu.
merit-any-war = Du skulle kunna föra krig mot vilket citadell som helst.
merit-keep =
    { $free ->
        [yes] De här korten kan du ännu spela i de andras drag; nya får du först i ditt nästa drag.
       *[other] Nya kort får du först i ditt nästa drag.
    }
merit-no-turn = Du drar inga fler kort: det här var ditt sista drag.
merit-discard = I ditt nästa drag drar du ett nytt kort i stället.
merit-offer = Ett erbjudande som avböjs kostar ingenting.
merit-no-offer = Ingen måste hålla ett löfte.
merit-own-turn = Det är ditt drag, så ingen kan förklara dig krig.
merit-safe = { $seat } kan inte förklara dig krig i det här draget.
merit-threat = { $seat } kan förklara dig krig i det här draget.
merit-gift = Du ger ingenting för det.
merit-profit =
    { $amount ->
        [one] Du får { $amount } skärva genast.
       *[other] Du får { $amount } skärvor genast.
    }
merit-word = Det hjälper dig om { $seat } håller löftet.
merit-unsure = { $seat } ger bara ett löfte och kan bryta det.
merit-unbound = Du är fortfarande fri att göra som du vill.
merit-loss =
    { $amount ->
        [one] Du behåller { $amount } skärva.
       *[other] Du behåller { $amount } skärvor.
    }
merit-leader = { $seat } leder, och uppgörelsen skulle hjälpa er båda.
merit-counter = Du avböjer erbjudandet och ger ett eget.
