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
        [you] Går det igenom betalar du: din reserv är störst.
       *[other] Går det igenom betalar { $seat }, vars reserv är störst.
    }
merit-relief =
    Går det igenom får { $seat-is ->
        [you] du
       *[other] { $seat }
    } { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    } per drag.
merit-relief-none = Ingen reserv är mindre än { $below } nu.
merit-peace = Går det igenom kan { $seat } inte längre föra krig mot dig.
merit-war = Går det igenom kan { $seat } föra krig mot dig.
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
merit-any-war = Går det igenom kan du föra krig mot vilket citadell som helst.
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
merit-harvest =
    { $amount ->
        [one] Alla dina lediga arv ger tillsammans ungefär { $amount } skärva.
       *[other] Alla dina lediga arv ger tillsammans ungefär { $amount } skärvor.
    }
merit-defenders =
    { $count ->
        [0] { $seat } har inget arv ledigt till försvar.
        [one] { $seat } har { $count } arv ledigt till försvar.
       *[other] { $seat } har { $count } arv lediga till försvar.
    }
merit-unchallenged = Ingen har något ledigt arv som kan utmana ditt.
merit-levy-end =
    { $seat-is ->
        [you] Du betalar
       *[other] { $seat } betalar
    } inte längre för den största reserven.
merit-relief-end =
    { $seat-is ->
        [you] Du får
       *[other] { $seat } får
    } inte längre några skärvor av det.
merit-war-removed =
    { $then ->
        [peace] { $seat } kan inte längre föra krig mot dig.
       *[war] { $seat } kan då föra krig mot dig.
    }
