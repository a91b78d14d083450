shards =
    { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    }
window-ph1 =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } turn begins. Play something?
window-fa0 =
    { $seat-is ->
        [you] You choose
       *[other] { $seat } chooses
    } an action next. Play something first?
window-decl =
    { $form ->
        [war]
            { $seat-is ->
                [you] You make
               *[other] { $seat } makes
            } War on { $target-is ->
                [you] you
               *[other] { $target }
            }. Play something?
        [action]
            { $seat-is ->
                [you] You declare
               *[other] { $seat } declares
            } a { $action }. Play something?
       *[other] The action is declared. Play something?
    }
window-join =
    { $form ->
        [war] { $attackers } against { $defenders }. Play something before the dice?
        [bare]
            { $attackers } against { $target-is ->
                [you] you
               *[other] { $target }
            }, with no defenders. Play something before the dice?
       *[other] Nominated: { $attackers }. Play something before the dice?
    }
window-roll =
    { $form ->
        [war] The dice are rolled: { $attack } to { $defense }. Play something?
        [duel] { $attackers } has { $attack }, { $defenders } { $defense }. Play something?
        [harvest]
            { $seat-is ->
                [you] Your
               *[other] { $seat }'s
            } Harvest comes to { $attack }. Play something?
       *[other] The dice are rolled. Play something?
    }
window-after =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } { $action } is over. Play something?
window-fa9 = The Fantos Action Phase is over. Play something?
window-tr0 = A Trial is about to be drawn. Play something?
window-tr1 = The Trial { $card } is revealed. Play something?
window-sec = Secondary Actions. Play something?
window-hire =
    { $seat-is ->
        [you] You hire
       *[other] { $seat } hires
    } next. Play something first?
window-end =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } turn ends. Play something?
window-react =
    { $seat-is ->
        [you] Your { $card } waits. Play something more, or let it stand?
       *[other]
            { $seat } { $kind ->
                [ability] uses { $card }'s ability
               *[labor] plays { $card }
            }{ $aim ->
                [cards] { " " }on { $targets }
                [seat]
                    { $target-is ->
                        [you] { " " }on you
                       *[other] { " " }on { $target }
                    }
               *[none] { "" }
            }. Answer it, or let it stand?
    }
prompt-charge-spend = { $card }: does { $legacy } spend { $cost } to count { $amount } more?
prompt-charge-item = { $card }: does { $legacy } spend { $cost } to count { $amount } more?
prompt-recycle-cards = { $card }: which cards do you exchange?
prompt-recover-card = { $card }: which card do you take from the Labor discard pile?
prompt-spy-citadel = { $card }: whose hand do you look at?
prompt-spy-discard = { $card }: which card does { $seat } discard?
prompt-pool-arrange = { $card }: lay out the Pool face down, first card first.
prompt-target-legacy =
    { $card }: { $purpose ->
        [lose] which Legacy loses { $shards }?
        [gain] which Legacy gains { $shards }?
        [take] from which Legacy do you take { $shards }?
        [task] which Legacy do you task?
        [untask] which Legacy do you untask?
        [disable] which Legacy do you disable?
        [attach] which Legacy do you attach it to?
        [copy-stats] whose Stats do you copy?
       *[duel] who do you challenge?
    }
prompt-target-legacies =
    { $card }: { $purpose ->
        [gain] which Legacies gain { $shards } each?
       *[untask] which Legacies do you untask?
    }
prompt-target-cancel = { $card }: what do you cancel?
prompt-duel-challenger = { $card }: which of your Legacies challenges?
prompt-war-redirect = { $card }: who do you turn the War against?
prompt-votes-citadel =
    { $card }: which Citadel gets { $amount ->
        [one] { $amount } more vote
       *[other] { $amount } more votes
    }?
prompt-trials-arrange = { $card }: put the Trials back, top card first.
prompt-trials-choose = { $card }: which Trial do you remove?
prompt-target-score = { $card }: which Score do you change?
prompt-target-recipient = { $card }: who counts { $amount } more?
prompt-target-die = { $card }: which die do you reroll?
prompt-target-citadel =
    { $card }: which Citadel gives you { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    }?
prompt-target-richest = { $card }: which of the richest Citadels pays?
prompt-move-reserve = { $card }: how many Shards do you take from your Reserve?
prompt-move-share = { $card }: spread the Shards over your Legacies.
prompt-levy-poorest = { $card }: which of the poorest Citadels receives the levy?
prompt-plague-legacy = { $card }: which of your Legacies loses Shards?
prompt-cull-legacy = { $card }: which of your Legacies do you discard?
prompt-arena-challenge = { $card }: challenge with one of your Legacies?
prompt-untask-pay = { $card }: which tasked Legacies do you pay for?
prompt-draw-buy = { $card }: buy an extra card?
prompt-discard-cards = Which cards do you discard?
prompt-harvest-legacies = Which Legacies harvest?
prompt-harvest-reroll = { $card } rolled { $die }. Reroll it?
prompt-war-target = Who do you attack?
prompt-war-attackers = Which Legacies attack { $seat }?
prompt-war-defenders = { $seat } attacks you with { $cards }. Who defends?
prompt-war-damage = { $amount } damage: who pays it?
prompt-vote-cast = { $card }: do you vote yea or nay?
prompt-vote-tie = The vote is tied: does { $card } pass?
prompt-final-nominee = The lead is tied: who do you nominate for the last Tribute?
prompt-deal-offer = Make an Offer?
prompt-deal-to = Who is your Offer for?
prompt-deal-compose = Add to the Offer in this order, or send it.
prompt-deal-amount = How many Shards?
prompt-deal-give = Which card do you give?
prompt-deal-cards = How many cards of their choice?
prompt-deal-title = Which card do you want?
prompt-deal-promise = What is promised?
prompt-deal-answer =
    { $seat-is ->
        [you] Do you accept the Offer?
       *[other] { $seat } makes you an Offer. Do you accept it?
    }
prompt-deal-pay = Which cards do you give { $seat }?
prompt-setup-hire =
    Hire a Legacy. You have { $reserve ->
        [one] { $reserve } Shard
       *[other] { $reserve } Shards
    }.
prompt-hire-choose =
    Hire a Legacy? You have { $reserve ->
        [one] { $reserve } Shard
       *[other] { $reserve } Shards
    }.
prompt-hire-revealed = Hire { $card } for { $cost }?
prompt-hire-revive = Revive { $card } for { $cost }?
prompt-tribute-nominee = Who do you nominate for the Tribute?
prompt-tribute-challenge = { $seat } nominates { $card } for the Tribute. Do you challenge?
prompt-special-nominee = Special Tribute: who do you nominate?
prompt-tribute-reward = The reward is { $amount }: who pays it?
prompt-action-choose = Which Fantos Action do you take?
prompt-labor-payer =
    { $card }: { $amount ->
        [0] which Legacy plays it?
       *[other] which Legacy pays { $cost }?
    }
prompt-trials-remove = Which Trial makes room?
