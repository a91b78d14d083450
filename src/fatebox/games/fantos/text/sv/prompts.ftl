# Ordlista: Citadel citadell, Legacy Arv, Labor Arbete, Shard skärva, Reserve reserv, Trove Skattkammaren, Trial Prövning,
# Harvest Skörd, War Krig, Tribute Tribut, Duel Duell, hire värva, task sätta i tjänst, untask frigöra, Offer erbjudande,
# promise löfte, item kort eller förmåga, Pool Poolen. Spelaren tilltalas med du.

window-ph1 = Draget börjar. Spelar du något?
window-fa0 = En handling ska väljas. Spelar du något?
window-decl = Handlingen är vald. Spelar du något?
window-join = Alla som deltar är med. Spelar du något?
window-roll =
    { $form ->
        [war] Tärningarna är kastade: { $attack } mot { $defense }. Spelar du något?
       *[other] Tärningarna är kastade. Spelar du något?
    }
window-after = Handlingen är över. Spelar du något?
window-fa9 = Handlingsfasen är över. Spelar du något?
window-tr0 = En Prövning ska dras. Spelar du något?
window-tr1 = En Prövning är visad. Spelar du något?
window-sec = Sekundära handlingar: spelar du något?
window-hire = Nu följer värvning. Spelar du något först?
window-end = Draget tar slut. Spelar du något?
window-react =
    { $seat-is ->
        [you] Ditt { $card } väntar. Spelar du något mer, eller låter du det ske?
       *[other]
            { $aim ->
                [cards] { $seat } spelar { $card } på { $targets }. Svara, eller låt det ske?
                [seat]
                    { $target-is ->
                        [you] { $seat } spelar { $card } på dig. Svara, eller låt det ske?
                       *[other] { $seat } spelar { $card } på { $target }. Svara, eller låt det ske?
                    }
               *[none] { $seat } spelar { $card }. Svara, eller låt det ske?
            }
    }
prompt-charge-spend = Vill du betala en skärva från detta Arv för att räkna mer?
prompt-charge-item = Vill du betala en skärva från detta Arv för att räkna mer?
prompt-recycle-cards = Vilka kort byter du?
prompt-recover-card = Ta ett kort ur kasthögen med Arbeten.
prompt-spy-citadel = Vems hand tittar du på?
prompt-spy-discard = Kasta ett kort från denna hand.
prompt-pool-arrange = Lägg ut Poolen med baksidan upp, första kortet först.
prompt-target-legacy = Vilket Arv väljer du?
prompt-target-legacies = Vilka Arv väljer du?
prompt-target-cancel = Vad upphäver du?
prompt-duel-challenger = Vilket av dina Arv utmanar?
prompt-war-redirect = Mot vem vänder du Kriget?
prompt-votes-citadel = Vilket citadell får fler röster?
prompt-trials-arrange = Lägg tillbaka Prövningarna, översta kortet först.
prompt-trials-choose = Vilken Prövning tas bort?
prompt-target-score = Vilken poäng ändrar du?
prompt-target-recipient = Vem stärker du?
prompt-target-die = Vilken tärning kastar du om?
prompt-target-citadel = Vilket citadell väljer du?
prompt-target-richest = Vilket av de rikaste citadellen väljer du?
prompt-move-reserve = Hur många skärvor kommer från din reserv?
prompt-move-share = Fördela skärvorna på dina Arv.
prompt-levy-poorest = Vilket av de fattigaste citadellen får avgiften?
prompt-plague-legacy = Vilket av dina Arv förlorar skärvor?
prompt-cull-legacy = Vilket av dina Arv kastas?
prompt-arena-challenge = Utmanar något av dina Arv?
prompt-untask-pay = Vilka Arv i tjänst betalar du för?
prompt-draw-buy = Köper du ett extra kort?
prompt-discard-cards = Vilka kort kastar du?
prompt-harvest-legacies = Vilka Arv skördar?
prompt-harvest-reroll = Kasta om detta Arvs tärning?
prompt-war-target = Mot vem för du Krig?
prompt-war-attackers = Vilka Arv anfaller?
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
prompt-deal-cards = Hur många kort som de själva väljer?
prompt-deal-title = Vilket kort vill du ha?
prompt-deal-promise = Vad är löftet?
prompt-deal-answer =
    { $seat-is ->
        [you] Antar du erbjudandet?
       *[other] { $seat } ger dig ett erbjudande. Antar du det?
    }
prompt-deal-pay = Vilka kort ger du?
prompt-setup-hire = Värva ett Arv.
prompt-hire-choose = Värva ett Arv? Du har { $reserve } skärvor.
prompt-hire-revealed = Värva det visade Arvet?
prompt-hire-revive = Väcka det vilande Arvet?
prompt-tribute-nominee = Vem nominerar du till Tributen?
prompt-tribute-challenge = { $seat } nominerar { $card } till Tributen. Utmanar du?
prompt-special-nominee = Vem nominerar du?
prompt-tribute-reward = Belöningen är { $amount }: vem betalar den?
prompt-action-choose = Vilken handling utför du?
prompt-labor-payer = Vilket Arv betalar?
prompt-trials-remove = Vilken Prövning ger plats?
