# Card texts, composed of effects: `effect-<tag>` and `native-<tag>` with the fields of the effect as arguments.
shards =
    { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    }
aim =
    { $upto ->
        [1]
            { $target ->
                [any] valfritt Arv
                [any-other] valfritt annat Arv
                [not-payer] valfritt Arv utom det som betalar för kortet
                [own-other] ett annat av dina Arv
                [own-untasked] ett av dina lediga Arv
                [enemy-fighter] ett Arv som strider mot dig
                [bearer] bäraren
               *[target] det
            }
       *[other]
            { $target ->
                [any] upp till { $upto } Arv
                [any-other] upp till { $upto } andra Arv
                [not-payer] upp till { $upto } Arv utom det som betalar för kortet
                [own-other] upp till { $upto } av dina andra Arv
                [own-untasked] upp till { $upto } av dina lediga Arv
               *[enemy-fighter] upp till { $upto } av Arven som strider mot dig
            }
    }
effect-score = lägg { $amount } till din krigspoäng utan att gå med i Kriget
effect-sway = höj eller sänk en valfri poäng i den med { $amount }, men inte under 0
effect-echo = lägg dess värde för handlingen till poängen för valfri sida där ett annat Arv av rasen { $race } deltar
effect-bonus =
    { $to ->
        [harvester] ett skördande Arv räknar { $amount } mer
        [fighter] ett Arv som strider, eller ett citadell som försvarar sig utan Arv, räknar { $amount } mer
       *[nominee] ett nominerat Arv räknar { $amount } mer, även i en Särskild Tribut
    }
effect-reroll = kasta om en av dem; det nya resultatet gäller
effect-prevent = om du förlorar Kriget blir skadan { $amount } mindre, men inte under 0
effect-gain =
    { $to ->
        [reserve] lägg { $amount-shards } från Skattkammaren i din reserv
       *[other]
            { $upto ->
                [1] lägg { $amount-shards } från Skattkammaren på { $aim }
               *[other] lägg { $amount-shards } från Skattkammaren på vart och ett av { $aim }
            }
    }
effect-lose = välj { $aim }: det förlorar { $amount-shards } till Skattkammaren
effect-take =
    { $source ->
        [any-other]
            { $to ->
                [self] ta { $amount-shards } från valfritt annat Arv till detta Arv
               *[reserve] ta { $amount-shards } från valfritt annat Arv till din reserv
            }
        [other]
            { $to ->
                [self] ta { $amount-shards } från ett annat citadells reserv till detta Arv
               *[reserve] ta { $amount-shards } från ett annat citadells reserv till din
            }
        [richest-other]
            { $to ->
                [self] ta { $amount-shards } från den största andra reserven till detta Arv (är flera lika, välj en)
               *[reserve] ta { $amount-shards } från den största andra reserven till din (är flera lika, välj en)
            }
        [winner]
            { $to ->
                [self] ta { $amount-shards } från det vinnande citadellets reserv till detta Arv
               *[reserve] ta { $amount-shards } från det vinnande citadellets reserv till din
            }
        [harvester]
            { $to ->
                [self] ta { $amount-shards } från det skördande citadellets reserv till detta Arv
               *[reserve] ta { $amount-shards } från det skördande citadellets reserv till din
            }
       *[warring]
            { $to ->
                [self] ta { $amount-shards } från reserven hos varje annat krigförande citadell till detta Arv
               *[reserve] ta { $amount-shards } från reserven hos varje annat krigförande citadell till din
            }
    }
effect-alms = varje citadell med störst reserv ger { $amount-shards } ur den till varje minsta reserv; är alla lika händer inget
effect-rearrange = fördela skärvorna på dina Arv som du vill och lägg till upp till { $from-reserve } från din reserv, som måste behålla minst 1
effect-duel =
    { $challenger ->
        [self] det utmanar valfritt annat Arv på Duell
       *[own] ett av dina lediga Arv utmanar valfritt annat Arv på Duell
    }
effect-special-tribute = en Särskild Tribut äger rum, till vilken varje citadell som kan måste nominera ett Arv
effect-redirect-war = vänd Kriget mot ett annat citadell som du väljer, men inte mot anfallaren
effect-extra-action = du får utföra en handling till detta drag, av ett slag som inte redan prövats
effect-hire-aid = Skattkammaren betalar { $amount-shards } av din nästa värvning i denna fas, utöver din värvningsförmån; din reserv betalar ändå minst 1
effect-votes =
    { $to ->
        [any]
            { $amount ->
                [one] ett citadell du väljer har { $amount } röst till i den, lagd som dess egen
               *[other] ett citadell du väljer har { $amount } röster till i den, lagda som dess egen
            }
       *[own]
            { $amount ->
                [one] du har { $amount } röst till i den, lagd som din egen
               *[other] du har { $amount } röster till i den, lagda som din egen
            }
    }
effect-peek-trials =
    { $amount ->
        [1] titta på det översta kortet i Prövningsleken
       *[other] titta på de { $amount } översta korten i Prövningsleken och lägg tillbaka dem i valfri ordning
    }
effect-remove-trial = ta bort en Prövning i spel, men inte Zodraz och inte en som dragits detta drag
effect-fewer-trials = i denna fas dras { $amount } färre Prövningar, kanske inga; på Första citadellets drag dras alltid minst 1
effect-rain = varje citadell lägger { $amount-shards } från Skattkammaren i sin reserv
effect-swarm = varje citadell kastar Skärvtärningen och förlorar så många skärvor ur sin reserv till Skattkammaren
effect-cull = hitta det högsta antalet skärvor på ett Arv som inte är utslaget; varje citadell som har ett Arv med det antalet kastar ett sådant Arv som det väljer
effect-levy = om det aktiva citadellets reserv är större än alla andra ger det citadellet { $amount-shards } ur den till den minsta reserven (är flera lika väljer det en)
effect-sicken = det aktiva citadellet väljer ett av sina Arv som inte är utslaget, och det förlorar { $amount-shards } till Skattkammaren; har det inget förlorar dess reserv dem
effect-relief = om det aktiva citadellets reserv är under { $below }, lägg { $amount-shards } från Skattkammaren i den
effect-extra-die =
    { $amount ->
        [1] varje Skörd kastar en extra tärning, hur många Arv som än skördar
       *[other] varje Skörd kastar { $amount } extra tärningar, hur många Arv som än skördar
    }
effect-sell-cards =
    { $most ->
        [one] efter att ha dragit upp får det aktiva citadellet köpa upp till { $most } extra Arbetskort, till en hand på { $limit }, för { $price-shards } vardera ur sin reserv, som måste behålla minst 1
       *[other] efter att ha dragit upp får det aktiva citadellet köpa upp till { $most } extra Arbetskort, till en hand på { $limit }, för { $price-shards } vardera ur sin reserv, som måste behålla minst 1
    }
effect-aim-war =
    { $at ->
        [any] Krig får förklaras mot valfritt annat citadell
       *[right] Krig förklaras mot citadellet till höger; den Regerande Tributens citadell får ändå välja vilket annat som helst
    }
effect-deck-hire = i stället för att värva ur Poolen får det aktiva citadellet visa det översta kortet i Arvsleken och värva det; annars läggs kortet underst i leken och värvningen går förlorad
effect-free-duels = först, i turordning från det aktiva citadellet, varv efter varv tills alla passar, får varje citadell låta ett ledigt Arv utmana valfritt annat Arv på Duell utan att spela ett kort
effect-harvest-score =
    { $direction ->
        [up] varje skördepoäng är { $size } högre
       *[down] varje skördepoäng är { $size } lägre, men inte under 0
    }
effect-forbid-abilities = inget Arvs förmåga får användas; medfödda förmågor och fästa Arbeten fungerar ändå
effect-round-timer = när varje citadell har avslutat sin nästa handlingsfas lämnar denna Prövning spelet
effect-paid-untask = varje Arv i tjänst hos det aktiva citadellet frigörs bara om citadellet betalar { $price-shards } för det ur sin reserv, som måste behålla minst 1; utslagna Arv återställs gratis
effect-final-round = sista rundan börjar: ingen Skörd får väljas och ingen Prövning dras. Spelet slutar när varje citadell har avslutat sin nästa handlingsfas, och citadellet med flest skärvor vinner
effect-task =
    { $target ->
        [own-untasked] tvinga { $aim } i tjänst
       *[other] tvinga { $aim } i tjänst, om det inte redan är det
    }
effect-untask = frigör { $aim }
effect-disable = slå ut { $aim }
effect-copy-stats = välj { $aim }: till dragets slut blir dess tre värden de som är tryckta där
effect-draw =
    { $amount ->
        [one] dra { $amount } Arbetskort
       *[other] dra { $amount } Arbetskort
    }
effect-recycle =
    { $amount ->
        [one] kasta upp till { $amount } kort från handen och dra lika många
       *[other] kasta upp till { $amount } kort från handen och dra lika många
    }
effect-recover =
    { $amount ->
        [one] ta { $amount } valfritt kort ur kasthögen med Arbeten till handen
       *[other] ta { $amount } valfria kort ur kasthögen med Arbeten till handen
    }
effect-spy =
    { $amount ->
        [one] titta på ett annat citadells hand och kasta { $amount } valfritt kort från den
       *[other] titta på ett annat citadells hand och kasta { $amount } valfria kort från den
    }
effect-attach = fäst detta kort på { $aim }
effect-blind-pool = titta på alla kort i Arvspoolen och lägg ut dem med baksidan upp i den ordning du vill; de värvas sedan dolda
effect-cancel-action =
    { $what ->
        [harvest] upphäv den Skörden
        [war] upphäv det Kriget
       *[tribute] upphäv den Tributen, men aldrig en Särskild Tribut
    }
effect-cancel-labor =
    { $reach ->
        [waiting]
            { $most-cost ->
                [99] upphäv ett Arbetskort innan det verkar
               *[other] upphäv ett Arbetskort med tryckt kostnad { $most-cost } eller mindre innan det verkar
            }
       *[any]
            { $most-cost ->
                [99] upphäv ett Arbetskort som inte har verkat än, är länkat till en pågående handling eller är fäst på ett Arv
               *[other] upphäv ett Arbetskort med tryckt kostnad { $most-cost } eller mindre som inte har verkat än, är länkat till en pågående handling eller är fäst på ett Arv
            }
    }
effect-cancel-ability = upphäv en förmåga hos ett Arv eller ett fäst Arbete innan den verkar; medfödda förmågor kan inte upphävas
effect-cancel-war-labor = upphäv alla Arbeten som är länkade till Kriget och alla som fästs på något Arv under det
native-revive = när dess skärvor tar slut kastas detta Arv inte utan ligger vilande, utan fästa Arbeten och titel. I din nästa värvningsfas får du väcka det, ledigt och utöver din värvning, för dess fulla kostnad, på vilken din värvningsförmån gäller; annars kastas det
native-ward = Arbeten och förmågor kan inte ta skärvor från detta Arv eller få det att förlora några. Dess egna betalningar, skada i Krig och Dueller, Prövningar och omfördelning av skärvor på dina Arv flyttar dem ändå
native-band = i Krig räknar detta Arv { $each } mer för varje annat Arv av rasen { $race } som strider på dess sida, men högst { $most } mer
native-own-reroll = när detta Arv skördar får du kasta om dess tärning en gång; det nya resultatet gäller
native-best-of =
    { $rolls ->
        [2] i Krig och Dueller kastas detta Arvs tärning två gånger och det högre resultatet gäller
       *[other] i Krig och Dueller kastas detta Arvs tärning { $rolls } gånger och det högsta resultatet gäller
    }
native-guard = när du anfalls, lägg { $amount } till din krigspoäng så länge detta Arv är ledigt
native-gain-when =
    { $when ->
        [harvest]
            { $to ->
                [self] när ett annat citadells Skörd ger minst { $at-least-shards }, lägg { $amount-shards } från Skattkammaren på detta Arv
               *[reserve] när ett annat citadells Skörd ger minst { $at-least-shards }, lägg { $amount-shards } från Skattkammaren i din reserv
            }
        [war]
            { $to ->
                [self] när du vinner ett Krig där detta Arv strider, lägg { $amount-shards } från Skattkammaren på detta Arv
               *[reserve] när du vinner ett Krig där detta Arv strider, lägg { $amount-shards } från Skattkammaren i din reserv
            }
        [upkeep]
            { $to ->
                [self] i början av vart och ett av dina drag, om detta Arv är den Regerande Tributen, lägg { $amount-shards } från Skattkammaren på detta Arv
               *[reserve] i början av vart och ett av dina drag, om detta Arv är den Regerande Tributen, lägg { $amount-shards } från Skattkammaren i din reserv
            }
       *[discard]
            { $to ->
                [self] när ett annat värvat Arv hos något citadell kastas, lägg { $amount-shards } från Skattkammaren på detta Arv
               *[reserve] när ett annat värvat Arv hos något citadell kastas, lägg { $amount-shards } från Skattkammaren i din reserv
            }
    }
native-charge = när bäraren skickas till Krig eller utmanar på Duell får dess citadell först betala { $cost-shards } från den, men inte den sista, så att den räknar { $amount } mer
native-extra-votes =
    { $amount ->
        [one] i varje omröstning om Diplomati har bärarens citadell { $amount } röst till, lagd som dess egen
       *[other] i varje omröstning om Diplomati har bärarens citadell { $amount } röster till, lagda som dess egen
    }
native-shield = i Krig och Dueller är skadan mot den sida där bäraren strider { $amount } mindre, men inte under 0
native-stat =
    { $stat ->
        [harvest] bärarens skördevärde är { $amount } högre
        [war] bärarens krigsvärde är { $amount } högre
       *[tribute] bärarens tributvärde är { $amount } högre
    }
moment-harvest = under en Skörd
    .more = en Skörd
moment-war = under ett Krig
    .more = ett Krig
moment-tribute = under en Tribut
    .more = en Tribut
moment-duel = under en Duell
    .more = en Duell
moment-action = under en Skörd, ett Krig, en Tribut eller en Duell
    .more = en Skörd, ett Krig, en Tribut eller en Duell
moment-dice = efter att tärningarna i en handling kastats
    .more = att tärningarna i en handling kastats
moment-war-own = medan du anfaller eller försvarar i ett Krig
    .more = du anfaller eller försvarar i ett Krig
moment-war-def = när du anfalls
    .more = du anfalls
moment-war-declared = när Krig förklaras mot dig
    .more = Krig förklaras mot dig
moment-after-harvest = efter ett annat citadells Skörd
    .more = ett annat citadells Skörd
moment-after-war = efter ett Krig
    .more = ett Krig
moment-after-tribute = efter att ett annat citadells Arv vunnit en Tribut
    .more = att ett annat citadells Arv vunnit en Tribut
moment-after-duel = efter valfri Duell
    .more = valfri Duell
moment-labor = när ett Arbete spelas
    .more = ett Arbete spelas
moment-ability = när en förmåga används
    .more = en förmåga används
moment-vote = före en omröstning om Diplomati
    .more = en omröstning om Diplomati
moment-trials = innan en Prövning dras
    .more = en Prövning dras
moment-hire = i din värvningsfas
    .more = din värvningsfas
moment-end = i slutet av ditt drag
    .more = slutet av ditt drag
moment-idle = på ditt drag, medan ingen handling pågår
    .more = ditt drag, medan ingen handling pågår
moment-more = { $moment-more }
moments = { $moments-or }
who-self = detta Arv
    .gen = detta Arv
who-bearer = bäraren
    .gen = bäraren
condition-spend = betala { $spend-shards } från { $who }
condition-task = sätt { $who } i tjänst
condition-discard = kasta { $who }
condition-spend-task = betala { $spend-shards } från { $who } och sätt det i tjänst
condition-spend-discard = betala { $spend-shards } från { $who } och kasta det
condition-task-discard = sätt { $who } i tjänst och kasta det
condition-spend-task-discard = betala { $spend-shards } från { $who }, sätt det i tjänst och kasta det
condition-either = i tjänst eller ledigt
condition-untasked = om { $who } är ledigt
commas = { $first }, { $rest }
then = { $first }, sedan { $rest }
sentences = { $first } { $rest }
sentence = { CAPITAL($words) }.
ability-text = { CAPITAL($when) }: { $effects }.
icon-fa = Handling
icon-sec = Sekundär
icon-inst = Omedelbar
card-icon = { $icon }. { $text }
card-native = Medfödd. { $text }
card-bearer = Bäraren får en förmåga ({ $icon }). { $text }
card-removed = { $text } Sedan tas denna Prövning bort ur spelet.
card-acts = { $acts }: { $text }
acts-Untask-Draw-Up = Frigör och dra
acts-Fantos-Action = Handling
acts-Secondary-Actions = Sekundära handlingar
acts-Hiring = Värvning
acts-immediate = Omedelbart
acts-end-of-turn = Dragets slut
card-mat = För varje Arv av rasen { $race } som du värvar betalar Skattkammaren { $incentive-shards } av dess kostnad; din reserv betalar ändå minst 1.
