option-pass-stand = Let it stand
option-hire-nobody = Hire nobody
option-pass-action = No action
option-keep-all = Keep the rest
option-play = Play { $card } (cost { $cost })
option-use = Use { $card }
option-pay = { $legacy } pays
option-choose = { $legacy }
option-name = { $seat } (Reserve { $reserve }, in all { $total })
option-raise = Raise the { $action } Score of { $who }
option-lower = Lower the { $action } Score of { $who }
option-boost = { $legacy }
option-boost-bare = The bare defense of { $seat }
option-die = Reroll the { $die } of { $who }
option-keep = No
option-charge = Spend for { $card }
option-reroll = Reroll the die of { $card }
option-amount = { $amount }
option-give =
    { $legacy }: { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    }
option-recover = Take { $card }
option-discard = Discard { $card }
option-next = Next: { $card }
option-declare = { $action }
option-task = Task { $legacy }
option-attack = War on { $seat } (Reserve { $reserve })
option-charge-reserve =
    { $seat } pays { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    } (Reserve { $reserve })
option-nominate = Nominate { $legacy }
option-free = Untask { $card } for a Shard
option-buy =
    Buy a card for { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    }
option-remove = Remove { $card }
option-vote =
    { $word ->
        [yea] Vote yea
       *[nay] Vote nay
    }
option-fail = The Trial fails
option-pass-trial = The Trial passes
option-challenge = Challenge with { $legacy }
option-hire =
    { $aid ->
        [0] Hire { $card } (cost { $cost })
       *[other] Hire { $card } (cost { $cost }, you pay { $price })
    }
option-hire-blind = Hire face-down card { $number }
option-reveal = Reveal the next Legacy of the deck
option-refuse = Do not hire { $card }
option-revive =
    Revive { $card } for { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    }
option-let-go = Let { $card } go
option-offer = Make an Offer
option-to = To { $seat }
option-drop = No Offer
option-send = Send the Offer
option-add =
    { $part ->
        [give] Give Shards
        [give-card] Give a card
        [want] Ask for Shards
        [want-cards] Ask for cards of their choice
        [want-title] Ask for a certain card
        [promise] Promise something
       *[ask] Ask for a promise
    }
option-more = { $amount } and more
option-give-card = Give { $card }
option-title = { $card }
option-promise = { CAPITAL($promise) }
option-decline = Decline
option-accept = Accept: get { $gets }; give { $gives }
option-counter = Make a counter-Offer
label-legacy =
    { $amount ->
        [one] { $card } ({ $seat }, { $amount } Shard, { $state })
       *[other] { $card } ({ $seat }, { $amount } Shards, { $state })
    }
label-card = { $card }
label-seat = { $seat }
goods-shards =
    { $amount ->
        [one] { $amount } Shard
       *[other] { $amount } Shards
    }
goods-choice =
    { $amount ->
        [one] { $amount } card of your choice
       *[other] { $amount } cards of your choice
    }
goods-promise = the promise: { $promise }
promise-vote =
    { $word ->
        [yea] vote yea on this Trial
       *[nay] vote nay on this Trial
    }
promise-no-war =
    { $seat-is ->
        [you] no War on you in the next Fantos Action Phase
       *[other] no War on { $seat } in the next Fantos Action Phase
    }
promise-war-on =
    { $seat-is ->
        [you] War on you in the next Fantos Action Phase
       *[other] War on { $seat } in the next Fantos Action Phase
    }
promise-no-challenge = do not challenge in this Tribute
promise-challenge = challenge in this Tribute
promise-defend-with = defend with at least { $number }
promise-no-cancel = do not cancel this action
promise-play-for-you = play { $card } for the other side
promise-spare-in-reward = spare the other side when the reward is paid
promise-remove-trial = remove { $card }
promise-keep-trial = keep { $card }
promise-harvest-at-most = harvest at most { $number } next
promise-free-text = what is agreed in words
any-card = a card
