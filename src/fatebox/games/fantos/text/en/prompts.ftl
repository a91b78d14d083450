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
prompt-charge-spend = Spend a Shard of this Legacy to count more?
prompt-charge-item = Spend a Shard of this Legacy to count more?
prompt-recycle-cards = Which cards do you exchange?
prompt-recover-card = Take a card from the Labor discard pile.
prompt-spy-citadel = Whose hand do you look at?
prompt-spy-discard = Discard a card from this hand.
prompt-pool-arrange = Lay out the Pool face down, first card first.
prompt-target-legacy = Which Legacy do you choose?
prompt-target-legacies = Which Legacies do you choose?
prompt-target-cancel = What do you cancel?
prompt-duel-challenger = Which of your Legacies challenges?
prompt-war-redirect = Who do you turn the War against?
prompt-votes-citadel = Which Citadel gets more votes?
prompt-trials-arrange = Put the Trials back, top card first.
prompt-trials-choose = Which Trial do you remove?
prompt-target-score = Which Score do you change?
prompt-target-recipient = Who do you strengthen?
prompt-target-die = Which die do you reroll?
prompt-target-citadel = Which Citadel do you choose?
prompt-target-richest = Which of the richest Citadels do you choose?
prompt-move-reserve = How many Shards do you take from your Reserve?
prompt-move-share = Spread the Shards over your Legacies.
prompt-levy-poorest = Which of the poorest Citadels receives the levy?
prompt-plague-legacy = Which of your Legacies loses Shards?
prompt-cull-legacy = Which of your Legacies do you discard?
prompt-arena-challenge = Challenge with one of your Legacies?
prompt-untask-pay = Which tasked Legacies do you pay for?
prompt-draw-buy = Buy an extra card?
prompt-discard-cards = Which cards do you discard?
prompt-harvest-legacies = Which Legacies harvest?
prompt-harvest-reroll = Reroll this Legacy's die?
prompt-war-target = Who do you attack?
prompt-war-attackers = Which Legacies attack?
prompt-war-defenders = { $seat } attacks you with { $cards }. Who defends?
prompt-war-damage = { $amount } damage: who pays it?
prompt-vote-cast = { $card }: do you vote yea or nay?
prompt-vote-tie = The vote is tied: does { $card } pass?
prompt-final-nominee = Who do you nominate?
prompt-deal-offer = Make an Offer?
prompt-deal-to = To whom?
prompt-deal-compose = Add to the Offer, or send it.
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
prompt-deal-pay = Which cards do you give?
prompt-setup-hire = Hire a Legacy.
prompt-hire-choose =
    Hire a Legacy? You have { $reserve ->
        [one] { $reserve } Shard
       *[other] { $reserve } Shards
    }.
prompt-hire-revealed = Hire the revealed Legacy?
prompt-hire-revive = Revive the dormant Legacy?
prompt-tribute-nominee = Who do you nominate for the Tribute?
prompt-tribute-challenge = { $seat } nominates { $card } for the Tribute. Do you challenge?
prompt-special-nominee = Who do you nominate?
prompt-tribute-reward = The reward is { $amount }: who pays it?
prompt-action-choose = Which Fantos Action do you take?
prompt-labor-payer = Which Legacy pays?
prompt-trials-remove = Which Trial makes room?
