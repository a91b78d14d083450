event-turn =
    Turn { $number }: { $seat-is ->
        [you] you begin
       *[other] { $seat } begins
    }.
event-first-citadel =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } the First Citadel.
event-untasked-all =
    All of { $seat-is ->
        [you] your
       *[other] { $seat }'s
    } Legacies are untasked.
event-drew =
    { $seat-is ->
        [you] { "" }
       *[other]
            { $seat } draws { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            }.
    }
event-drew-cards =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards }.
event-labor-shuffled = The Labor discard pile becomes a new deck.
event-legacies-shuffled = The Legacy discard pile becomes a new deck.
event-extra-action =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } one more Fantos Action.
event-hired =
    { $seat-is ->
        [you] You hire
       *[other] { $seat } hires
    } { $card }.
event-pool-refilled = { $card } joins the Pool.
event-pool-turned-down =
    { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
    } out the { $amount } cards of the Pool face down.
event-legacy-revealed = { $card } is turned up.
event-hire-aid =
    The Trove will pay { $amount } of { $seat-is ->
        [you] your
       *[other] { $seat }'s
    } hire.
event-untasked = { $card } is untasked.
event-disabled = { $card } is disabled.
event-dormant = { $card } falls dormant.
event-revived = { $card } is revived.
event-legacy-discarded = { $card } is discarded.
event-copied-stats = { $card } has the Stats of { $other } this turn.
event-title-ended = { $card } no longer reigns.
event-reigning-tribute = { $card } is the Reigning Tribute.
event-eliminated =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } eliminated.
event-resolves = { $source } resolves.
event-item-cancelled =
    { $item ->
        [labor] { $source } is canceled.
       *[other] { $source }'s ability is canceled.
    }
event-labor-cancelled = { $card } is canceled.
event-labor-discarded =
    { $form ->
        [spent] { "" }
       *[other] { $card } goes to the discard pile.
    }
event-attached = { $labor } is attached to { $legacy }.
event-recovered =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from the discard pile.
event-looked-at-hand =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at { $owner-is ->
        [you] your
       *[other] { $owner }'s
    } hand.
event-saw-hand =
    { $owner-is ->
        [you] You hold
       *[other] { $owner } holds
    } { $cards }.
event-action-cancelled =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } { $action } is canceled.
event-left-action = { $card } leaves the { $action }.
event-withdrawn =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } nominee is withdrawn.
event-score-changed =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } { $action } Score changes by { SIGNED($amount) }.
event-damage-prevented =
    Damage to { $seat-is ->
        [you] you
       *[other] { $seat }
    } will be { $amount } less.
event-war-declared =
    { $seat-is ->
        [you] You make
       *[other] { $seat } makes
    } War on { $target-is ->
        [you] you
       *[other] { $target }
    }.
event-war-redirected =
    { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } the War against { $target-is ->
        [you] you
       *[other] { $target }
    }.
event-war-drawn = The War is a draw at { $score }.
event-war-won =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    } the War: { $damage } damage.
event-duel = { $challenger } challenges { $challenged } to a Duel.
event-duel-won = { $card } wins the Duel: { $damage } damage.
event-final-tribute =
    { $seat-is ->
        [you] You reach
       *[other] { $seat } reaches
    } { $score } in the final Tribute.
event-trial-revealed = The Trial { $card } is revealed.
event-trial-stays = { $card } stays in play.
event-trial-removed = { $card } is removed from the game.
event-draws-dropped = No Trial can make room: no more are drawn.
event-fewer-trials =
    { $amount ->
        [one] { $amount } fewer Trial is
       *[other] { $amount } fewer Trials are
    } drawn.
event-looked-at-trials =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at the next { $amount ->
        [one] { $amount } Trial
       *[other] { $amount } Trials
    } and may change their order.
event-saw-trials = The next Trials are { $cards }.
event-counter-removed =
    { $seat-is ->
        [you] You remove
       *[other] { $seat } removes
    } a counter from { $trial }, { $left } left.
event-final-round =
    The final round begins: { $seat-is ->
        [you] you have
       *[other] { $seat } has
    } drawn Zodraz.
event-extra-votes =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $amount ->
        [one] { $amount } more vote
       *[other] { $amount } more votes
    }.
event-voted =
    { $seat-is ->
        [you] You vote
       *[other] { $seat } votes
    } { $vote ->
        [yea] yea
       *[nay] nay
    }.
event-vote =
    Yea { $yea }{ $yeas-count ->
        [0] { "" }
       *[other] { " (" }{ $yeas })
    }, nay { $nay }{ $nays-count ->
        [0] { "" }
       *[other] { " (" }{ $nays })
    }.
event-vote-result =
    { $form ->
        [passed] { $card } passes.
       *[failed] { $card } fails.
    }
event-shards =
    { $form ->
        [trove-reserve]
            { $taker-is ->
                [you] You gain
               *[other] { $taker } gains
            } { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            }.
        [hire] The Trove pays the other { $amount }.
        [trove-legacy]
            { $taker } gains { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            }.
        [reserve-trove]
            { $giver-is ->
                [you] You lose
               *[other] { $giver } loses
            } { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            }.
        [legacy-trove]
            { $giver } loses { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            }.
        [reserve-reserve]
            { $taker-is ->
                [you] You get
               *[other] { $taker } gets
            } { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            } from { $giver-is ->
                [you] you
               *[other] { $giver }
            }.
        [reserve-legacy]
            { $giver-is ->
                [you] You put
               *[other] { $giver } puts
            } { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            } on { $taker }.
        [legacy-reserve]
            { $taker-is ->
                [you] You get
               *[other] { $taker } gets
            } { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            } from { $giver }.
       *[legacy-legacy]
            { $taker } gets { $amount ->
                [one] { $amount } Shard
               *[other] { $amount } Shards
            } from { $giver }.
    }
event-tasked =
    { $form ->
        [harvest] { $card } harvests.
        [war] { $card } goes to War.
        [tribute] { $card } enters the Tribute.
        [duel] { $card } is tasked for the Duel.
        [ability] { $card } is tasked for its ability.
        [attached] { $card } is tasked for an attached Labor card.
       *[forced] { $card } is forced to task.
    }
event-played =
    { $form ->
        [on]
            { $seat-is ->
                [you] You play
               *[other] { $seat } plays
            } { $card } on { $at } ({ $payer } pays).
        [seat]
            { $seat-is ->
                [you] You play
               *[other] { $seat } plays
            } { $card } on { $aimed-is ->
                [you] you
               *[other] { $aimed }
            } ({ $payer } pays).
       *[other]
            { $seat-is ->
                [you] You play
               *[other] { $seat } plays
            } { $card } ({ $payer } pays).
    }
event-activated =
    { $form ->
        [on]
            { $seat-is ->
                [you] You use
               *[other] { $seat } uses
            } { $source }'s ability on { $at }.
        [seat]
            { $seat-is ->
                [you] You use
               *[other] { $seat } uses
            } { $source }'s ability on { $aimed-is ->
                [you] you
               *[other] { $aimed }
            }.
       *[other]
            { $seat-is ->
                [you] You use
               *[other] { $seat } uses
            } { $source }'s ability.
    }
event-linked =
    { $form ->
        [bare] { $labor } adds { $amount } to the bare defense.
       *[other] { $labor } adds { $amount } to { $legacy }.
    }
event-action-declared =
    { $form ->
        [special] A Special Tribute takes place.
       *[other]
            { $seat-is ->
                [you] You declare
               *[other] { $seat } declares
            } a { $action }.
    }
event-rolled =
    { $form ->
        [legacy] { $roller } rolls { $die }.
        [extra] The extra die shows { $die }.
        [alone] Undefended: the lone die shows { $die }.
       *[seat]
            { $roller-is ->
                [you] You roll
               *[other] { $roller } rolls
            } { $die }.
    }
event-scores = { CAPITAL($action) }: { $scores }.
event-offer =
    { $seat-is ->
        [you] You offer
       *[other] { $seat } offers
    } { $to-is ->
        [you] you
       *[other] { $to }
    } { $gives } for { $wants }.
event-offered-cards =
    { $cards-count ->
        [0] { "" }
       *[other] On offer: { $cards }.
    }
event-offer-accepted =
    { $to-seat-is ->
        [you] You accept
       *[other] { $to-seat } accepts
    } { $seat-is ->
        [you] your Offer
       *[other] { $seat }’s Offer
    }.
event-offer-declined =
    { $form ->
        [plain]
            { $seat-is ->
                [you] You decline
               *[other] { $seat } declines
            } the Offer.
       *[counter]
            { $seat-is ->
                [you] You make
               *[other] { $seat } makes
            } a counter-Offer.
    }
event-traded-cards =
    { $form ->
        [none] { "" }
        [back] Given back: { $returned }.
        [both] Cards change hands: { $given } for { $returned }.
       *[other] Given: { $given }.
    }
event-promised =
    { $seat-is ->
        [you] You promise
       *[other] { $seat } promises
    } { $to-is ->
        [you] you
       *[other] { $to }
    }: { $promise }.
event-promise-settled =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } promise to { $to-is ->
        [you] you
       *[other] { $to }
    } is { $outcome }: { $promise }.
event-game-over = The game is over: { $outcome }.
