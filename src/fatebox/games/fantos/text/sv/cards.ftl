# Card texts, composed of effects: `effect-<tag>` and `native-<tag>` with the fields of the effect as arguments.
aim =
    { $upto ->
        [1]
            { $target ->
                [any] valfritt arv
                [any-other] valfritt annat arv
                [not-payer] valfritt arv utom det som betalar för kortet
                [own-other] ett annat av dina arv
                [own-untasked] ett av dina lediga arv
                [enemy-fighter] ett arv som strider mot dig
                [bearer] bäraren
               *[target] det
            }
       *[other]
            { $target ->
                [any] upp till { $upto } arv
                [any-other] upp till { $upto } andra arv
                [not-payer] upp till { $upto } arv utom det som betalar för kortet
                [own-other] upp till { $upto } av dina andra arv
                [own-untasked] upp till { $upto } av dina lediga arv
               *[enemy-fighter] upp till { $upto } av arven som strider mot dig
            }
    }
effect-score = lägg { $amount } till ditt krigsresultat utan att gå med i kriget
effect-sway = höj eller sänk ett valfritt resultat i den med { $amount }, men inte under 0
effect-echo = lägg dess värde för handlingen till resultatet för valfri sida där ett annat arv av rasen { $race } deltar
effect-bonus =
    { $to ->
        [harvester] ett skördande arv räknar { $amount } mer
        [fighter] ett arv som strider, eller ett citadell som försvarar sig utan arv, räknar { $amount } mer
       *[nominee] ett nominerat arv räknar { $amount } mer, även i en särskild tribut
    }
effect-reroll = slå om en av dem; det nya slaget gäller
effect-prevent = om du förlorar kriget blir skadan { $amount } mindre, men inte under 0
effect-gain =
    { $to ->
        [reserve] lägg { $amount-shards } från skattkammaren i din reserv
       *[other]
            { $upto ->
                [1] lägg { $amount-shards } från skattkammaren på { $aim }
               *[other] lägg { $amount-shards } från skattkammaren på vart och ett av { $aim }
            }
    }
effect-lose = välj { $aim }: det förlorar { $amount-shards } till skattkammaren
effect-take =
    { $source ->
        [any-other]
            { $to ->
                [self] ta { $amount-shards } från valfritt annat arv till detta arv
               *[reserve] ta { $amount-shards } från valfritt annat arv till din reserv
            }
        [other]
            { $to ->
                [self] ta { $amount-shards } från ett annat citadells reserv till detta arv
               *[reserve] ta { $amount-shards } från ett annat citadells reserv till din
            }
        [richest-other]
            { $to ->
                [self] ta { $amount-shards } från den största andra reserven till detta arv (är flera lika, välj en)
               *[reserve] ta { $amount-shards } från den största andra reserven till din (är flera lika, välj en)
            }
        [winner]
            { $to ->
                [self] ta { $amount-shards } från det vinnande citadellets reserv till detta arv
               *[reserve] ta { $amount-shards } från det vinnande citadellets reserv till din
            }
        [harvester]
            { $to ->
                [self] ta { $amount-shards } från det skördande citadellets reserv till detta arv
               *[reserve] ta { $amount-shards } från det skördande citadellets reserv till din
            }
       *[warring]
            { $to ->
                [self] ta { $amount-shards } från reserven hos varje annat krigförande citadell till detta arv
               *[reserve] ta { $amount-shards } från reserven hos varje annat krigförande citadell till din
            }
    }
effect-alms = varje citadell med störst reserv ger { $amount-shards } ur den till varje minsta reserv; är alla lika händer inget
effect-rearrange = fördela skärvorna på dina arv som du vill och lägg till upp till { $from-reserve } från din reserv, som måste behålla minst 1
effect-duel =
    { $challenger ->
        [self] det utmanar valfritt annat arv på duell
       *[own] ett av dina lediga arv utmanar valfritt annat arv på duell
    }
effect-special-tribute = en särskild tribut hålls: varje citadell som kan måste nominera ett arv
effect-redirect-war = vänd kriget mot ett annat citadell som du väljer, men inte mot anfallaren
effect-extra-action = du får utföra en handling till detta drag, av ett slag som ingen har försökt än
effect-hire-aid = skattkammaren betalar { $amount-shards } av din nästa värvning i denna fas, utöver din värvningsförmån; din reserv betalar ändå minst 1
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
        [1] titta på det översta kortet i prövningsleken
       *[other] titta på de { $amount } översta korten i prövningsleken och lägg tillbaka dem i valfri ordning
    }
effect-remove-trial = ta bort en prövning i spel, men inte Zodraz och inte en som dragits detta drag
effect-fewer-trials = i denna fas dras { $amount } prövning färre, kanske ingen alls; på första citadellets drag dras alltid minst 1
effect-rain = varje citadell lägger { $amount-shards } från skattkammaren i sin reserv
effect-swarm = varje citadell slår skärvtärningen och förlorar så många skärvor ur sin reserv till skattkammaren
effect-cull = hitta det högsta antalet skärvor på ett arv som inte är oskadliggjort; varje citadell som har ett arv med det antalet kastar ett sådant arv som det väljer
effect-levy = om det aktiva citadellets reserv är större än alla andra ger det citadellet { $amount-shards } ur den till den minsta reserven (är flera lika väljer det en)
effect-sicken = det aktiva citadellet väljer ett av sina arv som inte är oskadliggjort, och det förlorar { $amount-shards } till skattkammaren; har det inget förlorar dess reserv dem
effect-relief = om det aktiva citadellets reserv är under { $below }, lägg { $amount-shards } från skattkammaren i den
effect-extra-die =
    { $amount ->
        [1] vid varje skörd slås en extra tärning, hur många arv som än skördar
       *[other] vid varje skörd slås { $amount } extra tärningar, hur många arv som än skördar
    }
effect-sell-cards =
    { $most ->
        [one] efter att ha dragit upp får det aktiva citadellet köpa upp till { $most } extra arbetskort, till en hand på { $limit }, för { $price-shards } vardera ur sin reserv, som måste behålla minst 1
       *[other] efter att ha dragit upp får det aktiva citadellet köpa upp till { $most } extra arbetskort, till en hand på { $limit }, för { $price-shards } vardera ur sin reserv, som måste behålla minst 1
    }
effect-aim-war =
    { $at ->
        [any] krig får förklaras mot valfritt annat citadell
       *[right] krig förklaras mot citadellet till höger; den regerande tributens citadell får ändå välja vilket annat som helst
    }
effect-deck-hire = i stället för att värva ur poolen får det aktiva citadellet visa det översta kortet i arvsleken och värva det; annars läggs kortet underst i leken och värvningen går förlorad
effect-free-duels = först, i turordning från det aktiva citadellet, varv efter varv tills alla passar, får varje citadell låta ett ledigt arv utmana valfritt annat arv på duell utan att spela ett kort
effect-harvest-score =
    { $direction ->
        [up] varje skörderesultat är { $size } högre
       *[down] varje skörderesultat är { $size } lägre, men inte under 0
    }
effect-forbid-abilities = inget arvs förmåga får användas; medfödda förmågor och fästa arbetskort fungerar ändå
effect-round-timer = när varje citadell har avslutat sin nästa handlingsfas lämnar denna prövning spelet
effect-paid-untask = varje arv i tjänst hos det aktiva citadellet frigörs bara om citadellet betalar { $price-shards } för det ur sin reserv, som måste behålla minst 1; oskadliggjorda arv återställs gratis
effect-final-round = sista rundan börjar: ingen skörd får väljas och ingen prövning dras. Spelet slutar när varje citadell har avslutat sin nästa handlingsfas, och citadellet med flest skärvor vinner
effect-task =
    { $target ->
        [own-untasked] sätt { $aim } i tjänst
       *[other] tvinga { $aim } i tjänst, om det inte redan är det
    }
effect-untask = frigör { $aim }
effect-disable = oskadliggör { $aim }
effect-copy-stats = välj { $aim }: till dragets slut har detta arv de tre värden som är tryckta på det
effect-draw =
    { $amount ->
        [one] dra { $amount } arbetskort
       *[other] dra { $amount } arbetskort
    }
effect-recycle =
    { $amount ->
        [one] kasta upp till { $amount } kort från handen och dra lika många
       *[other] kasta upp till { $amount } kort från handen och dra lika många
    }
effect-recover =
    { $amount ->
        [one] ta { $amount } valfritt kort ur arbetskortens kasthög till handen
       *[other] ta { $amount } valfria kort ur arbetskortens kasthög till handen
    }
effect-spy =
    { $amount ->
        [one] titta på ett annat citadells hand och kasta { $amount } valfritt kort från den
       *[other] titta på ett annat citadells hand och kasta { $amount } valfria kort från den
    }
effect-attach = fäst detta kort på { $aim }
effect-blind-pool = titta på alla kort i arvspoolen och lägg ut dem med baksidan upp i den ordning du vill; de värvas sedan dolda
effect-cancel-action =
    { $what ->
        [harvest] stoppa den skörden
        [war] stoppa det kriget
       *[tribute] stoppa den tributen, men aldrig en särskild tribut
    }
effect-cancel-labor =
    { $reach ->
        [waiting]
            { $most-cost ->
                [99] stoppa ett arbetskort innan det verkar
               *[other] stoppa ett arbetskort med tryckt kostnad { $most-cost } eller mindre innan det verkar
            }
       *[any]
            { $most-cost ->
                [99] stoppa ett arbetskort som inte har verkat än, hör till en pågående handling eller är fäst på ett arv
               *[other] stoppa ett arbetskort med tryckt kostnad { $most-cost } eller mindre som inte har verkat än, hör till en pågående handling eller är fäst på ett arv
            }
    }
effect-cancel-ability = stoppa en förmåga hos ett arv eller ett fäst arbetskort innan den verkar; medfödda förmågor kan inte stoppas
effect-cancel-war-labor = stoppa alla arbetskort som hör till kriget och alla som fästs på något arv under det
native-revive = när dess skärvor tar slut kastas detta arv inte utan lägger sig vilande, utan fästa arbetskort och titel. I din nästa värvningsfas får du väcka det, ledigt och utöver din värvning, för dess fulla kostnad, med din värvningsförmån; annars kastas det
native-ward = arbetskort och förmågor kan inte ta skärvor från detta arv eller få det att förlora några. Dess egna betalningar, skada i krig och dueller, prövningar och omfördelning av skärvor på dina arv flyttar dem ändå
native-band = i krig räknar detta arv { $each } mer för varje annat arv av rasen { $race } som strider på dess sida, men högst { $most } mer
native-own-reroll = när detta arv skördar får du slå om dess tärning en gång; det nya slaget gäller
native-best-of =
    { $rolls ->
        [2] i krig och dueller slås detta arvs tärning två gånger och det högre slaget gäller
       *[other] i krig och dueller slås detta arvs tärning { $rolls } gånger och det högsta slaget gäller
    }
native-guard = när du anfalls, lägg { $amount } till ditt krigsresultat så länge detta arv är ledigt
native-gain-when =
    { $when ->
        [harvest]
            { $to ->
                [self] när ett annat citadells skörd ger minst { $at-least-shards }, lägg { $amount-shards } från skattkammaren på detta arv
               *[reserve] när ett annat citadells skörd ger minst { $at-least-shards }, lägg { $amount-shards } från skattkammaren i din reserv
            }
        [war]
            { $to ->
                [self] när du vinner ett krig där detta arv strider, lägg { $amount-shards } från skattkammaren på detta arv
               *[reserve] när du vinner ett krig där detta arv strider, lägg { $amount-shards } från skattkammaren i din reserv
            }
        [upkeep]
            { $to ->
                [self] i början av vart och ett av dina drag, om detta arv är den regerande tributen, lägg { $amount-shards } från skattkammaren på detta arv
               *[reserve] i början av vart och ett av dina drag, om detta arv är den regerande tributen, lägg { $amount-shards } från skattkammaren i din reserv
            }
       *[discard]
            { $to ->
                [self] när ett annat värvat arv hos något citadell kastas, lägg { $amount-shards } från skattkammaren på detta arv
               *[reserve] när ett annat värvat arv hos något citadell kastas, lägg { $amount-shards } från skattkammaren i din reserv
            }
    }
native-charge = när bäraren skickas till krig eller utmanar på duell får dess citadell först betala { $cost-shards } från den, men inte den sista, så att den räknar { $amount } mer
native-extra-votes =
    { $amount ->
        [one] i varje omröstning om diplomati har bärarens citadell { $amount } röst till, lagd som dess egen
       *[other] i varje omröstning om diplomati har bärarens citadell { $amount } röster till, lagda som dess egen
    }
native-shield = i krig och dueller är skadan mot den sida där bäraren strider { $amount } mindre, men inte under 0
native-stat =
    { $stat ->
        [harvest] bärarens skördevärde är { $amount } högre
        [war] bärarens krigsvärde är { $amount } högre
       *[tribute] bärarens tributvärde är { $amount } högre
    }
moment-harvest = under en skörd
    .more = en skörd
moment-war = under ett krig
    .more = ett krig
moment-tribute = under en tribut
    .more = en tribut
moment-duel = under en duell
    .more = en duell
moment-action = under en skörd, ett krig, en tribut eller en duell
    .more = en skörd, ett krig, en tribut eller en duell
moment-dice = efter att tärningarna i en handling har slagits
    .more = att tärningarna i en handling har slagits
moment-war-own = medan du anfaller eller försvarar i ett krig
    .more = du anfaller eller försvarar i ett krig
moment-war-def = när du anfalls
    .more = du anfalls
moment-war-declared = när krig förklaras mot dig
    .more = krig förklaras mot dig
moment-after-harvest = efter ett annat citadells skörd
    .more = ett annat citadells skörd
moment-after-war = efter ett krig
    .more = ett krig
moment-after-tribute = efter att ett annat citadells arv vunnit en tribut
    .more = att ett annat citadells arv vunnit en tribut
moment-after-duel = efter valfri duell
    .more = valfri duell
moment-labor = när ett arbetskort spelas
    .more = ett arbetskort spelas
moment-ability = när en förmåga används
    .more = en förmåga används
moment-vote = före en omröstning om diplomati
    .more = en omröstning om diplomati
moment-trials = innan en prövning dras
    .more = en prövning dras
moment-hire = i din värvningsfas
    .more = din värvningsfas
moment-end = i slutet av ditt drag
    .more = slutet av ditt drag
moment-idle = på ditt drag, medan ingen handling pågår
    .more = ditt drag, medan ingen handling pågår
moment-more = { $moment-more }
moments = { $moments-or }
who-self = detta arv
    .it = det
    .free = ledigt
who-bearer = bäraren
    .it = den
    .free = ledig
condition-spend = betala { $spend-shards } från { $who }
condition-task = sätt { $who } i tjänst
condition-discard = kasta { $who }
condition-spend-task = betala { $spend-shards } från { $who } och sätt { $who-it } i tjänst
condition-spend-discard = betala { $spend-shards } från { $who } och kasta { $who-it }
condition-task-discard = sätt { $who } i tjänst och kasta { $who-it }
condition-spend-task-discard = betala { $spend-shards } från { $who }, sätt { $who-it } i tjänst och kasta { $who-it }
condition-either = i tjänst eller ledigt
condition-untasked = om { $who } är { $who-free }
commas = { $first }, { $rest }
moment-effects = { $first }: { $rest }
then = { $first }; { $rest }
sentences = { $first } { $rest }
sentence = { CAPITAL($words) }.
ability-text = { CAPITAL($when) }: { $effects }.
icon-fa = Handling
icon-sec = Sekundär
icon-inst = Omedelbar
card-icon = { $icon }. { $text }
card-native = Medfödd. { $text }
card-bearer = Bäraren får en förmåga ({ $icon }). { $text }
card-removed = { $text } Sedan tas denna prövning bort ur spelet.
card-acts = { $acts }: { $text }
acts-Untask-Draw-Up = Frigör och dra
acts-Fantos-Action = Handling
acts-Secondary-Actions = Sekundära handlingar
acts-Hiring = Värvning
acts-immediate = Omedelbart
acts-end-of-turn = Dragets slut
card-mat = För varje arv av rasen { $race } som du värvar betalar skattkammaren { $incentive-shards } av dess kostnad; din reserv betalar ändå minst 1.
