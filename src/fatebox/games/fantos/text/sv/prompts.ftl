# Ordlista: Citadel citadell, Legacy arv, Labor arbete, Shard skärva, Reserve reserv, Trove skattkammaren, Trial prövning,
# Harvest skörd, War krig, tribute tribut, Duel duell, hire värva, task sätta i tjänst, untask frigöra, Offer erbjudande,
# promise löfte, item kort eller förmåga, Pool poolen. Spelaren tilltalas med du.

window-ph1 =
    { $seat-is ->
        [you] Ditt
       *[other] { $seat }s
    } drag börjar. Spelar du något?
window-fa0 =
    { $seat-is ->
        [you] Nu ska du
       *[other] Nu ska { $seat }
    } välja handling. Spelar du något först?
window-decl =
    { $form ->
        [war]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } går i krig mot { $target-is ->
                [you] dig
               *[other] { $target }
            }. Spelar du något?
        [action]
            { $seat-is ->
                [you] Du
               *[other] { $seat }
            } väljer handling: { $action }. Spelar du något?
       *[other] Handlingen är vald. Spelar du något?
    }
window-join =
    { $form ->
        [war] { $attackers } mot { $defenders }. Spelar du något före kastet?
        [bare]
            { $attackers } mot { $target-is ->
                [you] dig
               *[other] { $target }
            }, utan försvarare. Spelar du något före kastet?
       *[other] Nominerade: { $attackers }. Spelar du något före kastet?
    }
window-roll =
    { $form ->
        [war] Tärningarna är kastade: { $attack } mot { $defense }. Spelar du något?
        [duel] { $attackers } har { $attack }, { $defenders } { $defense }. Spelar du något?
        [harvest]
            { $seat-is ->
                [you] Din
               *[other] { $seat }s
            } skörd ger { $attack }. Spelar du något?
       *[other] Tärningarna är kastade. Spelar du något?
    }
window-after =
    { $seat-is ->
        [you] Din
       *[other] { $seat }s
    } handling är över: { $action }. Spelar du något?
window-fa9 = Handlingsfasen är över. Spelar du något?
window-tr0 = En prövning ska dras. Spelar du något?
window-tr1 = Prövningen { $card } är visad. Spelar du något?
window-sec = Sekundära handlingar: spelar du något?
window-hire =
    { $seat-is ->
        [you] Nu värvar du.
       *[other] Nu värvar { $seat }.
    } Spelar du något först?
window-end =
    { $seat-is ->
        [you] Ditt
       *[other] { $seat }s
    } drag tar slut. Spelar du något?
window-react =
    { $seat-is ->
        [you] Ditt { $card } väntar. Spelar du något mer, eller låter du det ske?
       *[other]
            { $seat } { $kind ->
                [ability] använder förmågan hos { $card }
               *[labor] spelar { $card }
            }{ $aim ->
                [cards] { " " }på { $targets }
                [seat]
                    { $target-is ->
                        [you] { " " }på dig
                       *[other] { " " }på { $target }
                    }
               *[none] { "" }
            }. Svara, eller låt det ske?
    }
prompt-charge-spend = Betala en skärva från det här arvet för att räkna högre?
prompt-charge-item = Betala en skärva från det här arvet för att räkna högre?
prompt-recycle-cards = Vilka kort byter du?
prompt-recover-card = Ta ett kort ur kasthögen med arbeten.
prompt-spy-citadel = Vems hand tittar du på?
prompt-spy-discard = Kasta ett kort från den här handen.
prompt-pool-arrange = Lägg ut poolen med baksidan upp, första kortet först.
prompt-target-legacy = Vilket arv väljer du?
prompt-target-legacies = Vilka arv väljer du?
prompt-target-cancel = Vad stoppar du?
prompt-duel-challenger = Vilket av dina arv utmanar?
prompt-war-redirect = Mot vem vänder du kriget?
prompt-votes-citadel = Vilket citadell får fler röster?
prompt-trials-arrange = Lägg tillbaka prövningarna, översta kortet först.
prompt-trials-choose = Vilken prövning tar du bort?
prompt-target-score = Vilket resultat ändrar du?
prompt-target-recipient = Vem stärker du?
prompt-target-die = Vilken tärning slår du om?
prompt-target-citadel = Vilket citadell väljer du?
prompt-target-richest = Vilket av de rikaste citadellen väljer du?
prompt-move-reserve = Hur många skärvor kommer från din reserv?
prompt-move-share = Fördela skärvorna på dina arv.
prompt-levy-poorest = Vilket av de fattigaste citadellen får avgiften?
prompt-plague-legacy = Vilket av dina arv förlorar skärvor?
prompt-cull-legacy = Vilket av dina arv kastar du?
prompt-arena-challenge = Utmanar något av dina arv?
prompt-untask-pay = Vilka arv i tjänst betalar du för?
prompt-draw-buy = Köper du ett extra kort?
prompt-discard-cards = Vilka kort kastar du?
prompt-harvest-legacies = Vilka arv skördar?
prompt-harvest-reroll = Slå om det här arvets tärning?
prompt-war-target = Vem förklarar du krig mot?
prompt-war-attackers = Vilka arv anfaller?
prompt-war-defenders = { $seat } anfaller dig med { $cards }. Vem försvarar?
prompt-war-damage = { $amount } skada: vem betalar den?
prompt-vote-cast = { $card }: röstar du ja eller nej?
prompt-vote-tie = Lika många röster: går { $card } igenom?
prompt-final-nominee = Vem nominerar du?
prompt-deal-offer = Vill du lägga ett erbjudande?
prompt-deal-to = Till vem?
prompt-deal-compose = Lägg till något i erbjudandet, eller skicka det.
prompt-deal-amount = Hur många skärvor?
prompt-deal-give = Vilket kort ger du?
prompt-deal-cards = Hur många kort som motparten väljer?
prompt-deal-title = Vilket kort vill du ha?
prompt-deal-promise = Vad lovar du?
prompt-deal-answer =
    { $seat-is ->
        [you] Antar du erbjudandet?
       *[other] { $seat } ger dig ett erbjudande. Antar du det?
    }
prompt-deal-pay = Vilka kort ger du?
prompt-setup-hire = Värva ett arv.
prompt-hire-choose = Värva ett arv? Du har { $reserve } skärvor.
prompt-hire-revealed = Värva det visade arvet?
prompt-hire-revive = Väcka det vilande arvet?
prompt-tribute-nominee = Vem nominerar du till tributen?
prompt-tribute-challenge = { $seat } nominerar { $card } till tributen. Utmanar du?
prompt-special-nominee = Vem nominerar du?
prompt-tribute-reward = Belöningen är { $amount }: vem betalar den?
prompt-action-choose = Vilken handling utför du?
prompt-labor-payer = Vilket arv betalar?
prompt-trials-remove = Vilken prövning ger plats?
