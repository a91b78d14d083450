window-ph1 = The turn begins. Do you play something?
window-fa0 = An action is about to be declared. Do you play something?
window-decl = The action is declared. Do you play something?
window-join = All who take part have joined. Do you play something?
window-roll =
    { $form ->
        [war] The dice are rolled: { $attack } to { $defense }. Do you play something?
       *[other] The dice are rolled. Do you play something?
    }
window-after = The action is over. Do you play something?
window-fa9 = The Fantos Action Phase is over. Do you play something?
window-tr0 = A Trial is about to be drawn. Do you play something?
window-tr1 = A Trial is revealed. Do you play something?
window-sec = Secondary Actions: do you play something?
window-hire = Hiring comes next. Do you play something first?
window-end = The turn ends. Do you play something?
window-react =
    { $seat-is ->
        [you] Your { $card } waits. Play something more, or let it stand?
       *[other]
            { $aim ->
                [cards] { $seat } plays { $card } on { $targets }. Answer it, or let it stand?
                [seat]
                    { $target-is ->
                        [you] { $seat } plays { $card } on you. Answer it, or let it stand?
                       *[other] { $seat } plays { $card } on { $target }. Answer it, or let it stand?
                    }
               *[none] { $seat } plays { $card }. Answer it, or let it stand?
            }
    }
prompt-charge-spend = Spend a Shard of this Legacy to count more?
prompt-charge-item = Spend a Shard of this Legacy to count more?
prompt-recycle-cards = Which cards do you exchange?
prompt-recover-card = Take a card from the Labor discard pile.
prompt-spy-citadel = Whose hand do you look at?
prompt-spy-discard = Discard a card of this hand.
prompt-pool-arrange = Lay out the Pool face down, first card first.
prompt-target-legacy = Which Legacy do you choose?
prompt-target-legacies = Which Legacies do you choose?
prompt-target-cancel = What do you cancel?
prompt-duel-challenger = Which of your Legacies challenges?
prompt-war-redirect = Against whom do you turn the War?
prompt-votes-citadel = Which Citadel gets more votes?
prompt-trials-arrange = Put the Trials back, top card first.
prompt-trials-choose = Which Trial is removed?
prompt-target-score = Which Score do you change?
prompt-target-recipient = Who is strengthened?
prompt-target-die = Which die do you reroll?
prompt-target-citadel = Which Citadel do you choose?
prompt-target-richest = Which of the richest Citadels do you choose?
prompt-move-reserve = How many Shards come from your Reserve?
prompt-move-share = Lay out the Shards of your Legacies.
prompt-levy-poorest = Which of the poorest Citadels receives the levy?
prompt-plague-legacy = Which of your Legacies loses Shards?
prompt-cull-legacy = Which of your Legacies is discarded?
prompt-arena-challenge = Does one of your Legacies challenge?
prompt-untask-pay = Which tasked Legacies do you pay for?
prompt-draw-buy = Do you buy an extra card?
prompt-discard-cards = Which cards do you throw away?
prompt-harvest-legacies = Which Legacies harvest?
prompt-harvest-reroll = Reroll the die of this Legacy?
prompt-war-target = Against whom is the War?
prompt-war-attackers = Which Legacies attack?
prompt-war-defenders = { $seat } attacks you with { $cards }. Who defends?
prompt-war-damage = { $amount } damage: who pays it?
prompt-vote-cast = { $card }: do you vote yea or nay?
prompt-vote-tie = The vote is tied: does { $card } pass?
prompt-final-nominee = Whom do you nominate?
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
prompt-hire-choose = Hire a Legacy? You have { $reserve } Shards.
prompt-hire-revealed = Hire the revealed Legacy?
prompt-hire-revive = Revive the dormant Legacy?
prompt-tribute-nominee = Whom do you nominate for the Tribute?
prompt-tribute-challenge = { $seat } nominates { $card } for the Tribute. Do you challenge?
prompt-special-nominee = Whom do you nominate?
prompt-tribute-reward = The reward is { $amount }: who pays it?
prompt-action-choose = Which Fantos Action do you take?
prompt-labor-payer = Which Legacy pays?
prompt-trials-remove = Which Trial makes space?
