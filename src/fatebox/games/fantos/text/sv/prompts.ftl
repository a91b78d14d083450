# Ordlista: Citadel citadell, Legacy arv, Labor arbete, Shard skärva, Reserve reserv, Trove skattkammaren, Trial prövning,
shards =
    { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    }
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
prompt-charge-spend = { $card }: betalar { $legacy } { $cost } för att räkna { $amount } mer?
prompt-charge-item = { $card }: betalar { $legacy } { $cost } för att räkna { $amount } mer?
prompt-recycle-cards = { $card }: vilka kort byter du?
prompt-recover-card = { $card }: vilket kort tar du ur kasthögen med arbeten?
prompt-spy-citadel = { $card }: vems hand tittar du på?
prompt-spy-discard = { $card }: vilket kort kastar { $seat }?
prompt-pool-arrange = { $card }: lägg ut poolen med baksidan upp, första kortet först.
prompt-target-legacy =
    { $card }: { $purpose ->
        [lose] vilket arv förlorar { $shards }?
        [gain] vilket arv får { $shards }?
        [take] från vilket arv tar du { $shards }?
        [task] vilket arv sätter du i tjänst?
        [untask] vilket arv frigör du?
        [disable] vilket arv oskadliggör du?
        [attach] vilket arv fäster du det vid?
        [copy-stats] vems värden kopierar du?
       *[duel] vem utmanar du?
    }
prompt-target-legacies =
    { $card }: { $purpose ->
        [gain] vilka arv får { $shards } var?
       *[untask] vilka arv frigör du?
    }
prompt-target-cancel = { $card }: vad stoppar du?
prompt-duel-challenger = { $card }: vilket av dina arv utmanar?
prompt-war-redirect = { $card }: mot vem vänder du kriget?
prompt-votes-citadel =
    { $card }: vilket citadell får { $amount ->
        [one] { $amount } röst
       *[other] { $amount } röster
    } till?
prompt-trials-arrange = { $card }: lägg tillbaka prövningarna, översta kortet först.
prompt-trials-choose = { $card }: vilken prövning tar du bort?
prompt-target-score = { $card }: vilket resultat ändrar du?
prompt-target-recipient = { $card }: vem räknar { $amount } mer?
prompt-target-die = { $card }: vilken tärning slår du om?
prompt-target-citadel =
    { $card }: vilket citadell ger dig { $amount ->
        [one] { $amount } skärva
       *[other] { $amount } skärvor
    }?
prompt-target-richest = { $card }: vilket av de rikaste citadellen betalar?
prompt-move-reserve = { $card }: hur många skärvor kommer från din reserv?
prompt-move-share = { $card }: fördela skärvorna på dina arv.
prompt-levy-poorest = { $card }: vilket av de fattigaste citadellen får avgiften?
prompt-plague-legacy = { $card }: vilket av dina arv förlorar skärvor?
prompt-cull-legacy = { $card }: vilket av dina arv kastar du?
prompt-arena-challenge = { $card }: utmanar något av dina arv?
prompt-untask-pay = { $card }: vilka arv i tjänst betalar du för?
prompt-draw-buy = { $card }: köper du ett extra kort?
prompt-discard-cards = Vilka kort kastar du?
prompt-harvest-legacies = Vilka arv skördar?
prompt-harvest-reroll = { $card } slog { $die }. Slå om?
prompt-war-target = Vem förklarar du krig mot?
prompt-war-attackers = Vilka arv anfaller { $seat }?
prompt-war-defenders = { $seat } anfaller dig med { $cards }. Vem försvarar?
prompt-war-damage = { $amount } skada: vem betalar den?
prompt-vote-cast = { $card }: röstar du ja eller nej?
prompt-vote-tie = Lika många röster: går { $card } igenom?
prompt-final-nominee = Lika i täten: vem nominerar du till den sista tributen?
prompt-deal-offer = Vill du lägga ett erbjudande?
prompt-deal-to = Vem är ditt erbjudande till?
prompt-deal-compose = Lägg till något i erbjudandet i den här ordningen, eller skicka det.
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
prompt-deal-pay = Vilka kort ger du { $seat }?
prompt-setup-hire = Värva ett arv. Du har { $reserve } skärvor.
prompt-hire-choose = Värva ett arv? Du har { $reserve } skärvor.
prompt-hire-revealed = Värva { $card } för { $cost }?
prompt-hire-revive = Väcka { $card } för { $cost }?
prompt-tribute-nominee = Vem nominerar du till tributen?
prompt-tribute-challenge = { $seat } nominerar { $card } till tributen. Utmanar du?
prompt-special-nominee = Särskild tribut: vem nominerar du?
prompt-tribute-reward = Belöningen är { $amount }: vem betalar den?
prompt-action-choose = Vilken handling utför du?
prompt-labor-payer =
    { $card }: { $amount ->
        [0] vilket arv spelar det?
       *[other] vilket arv betalar { $cost }?
    }
prompt-trials-remove = Vilken prövning ger plats?
