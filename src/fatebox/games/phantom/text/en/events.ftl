event-achieved =
    { $seat-is ->
        [you] You achieve
       *[other] { $seat } achieves
    } { $criterion }.
event-activated =
    { $form ->
        [board]
            { $seat-is ->
                [you] You use
               *[other] { $seat } uses
            } the Legend board.
       *[other]
            { $seat-is ->
                [you] You use
               *[other] { $seat } uses
            } { $card }.
    }
event-attack =
    { $card } attacks { $seat-is ->
        [you] you
       *[other] { $seat }
    }.
event-beside = { $card } lies beside the Mission.
event-boxed = { $card } returns to the box.
event-cancelled = { $card }'s attack is canceled.
event-combat =
    { $seat-is ->
        [you] You fight
       *[other] { $seat } fights
    }.
event-combat-added = Combat value +{ $value }, now { $now }.
event-combat-value = The Combat value is { $value }.
event-consent =
    { $form ->
        [refused]
            { $seat-is ->
                [you] You refuse
               *[other] { $seat } refuses
            } the use of { $card }.
       *[other]
            { $seat-is ->
                [you] You allow
               *[other] { $seat } allows
            } the use of { $card }.
    }
event-damage =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } 1 damage: { $card }.
event-deck-renewed =
    { $seat-is ->
        [you] You shuffle
       *[other] { $seat } shuffles
    } the Discard pile into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-defeated =
    { $seat-is ->
        [you] You defeat
       *[other] { $seat } defeats
    } { $card }.
event-destiny-built =
    A Destiny deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } is shuffled.
event-discarded =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card } from play.
event-drew =
    { $seat-is ->
        [you] { "" }
       *[other]
            { $seat } draws { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }.
    }
event-drew-cards =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $cards }.
event-dropped =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }.
event-ended =
    { $form ->
        [loss] The adventure is lost ({ $reason }).
       *[other] The adventure is won ({ $reason }).
    }
event-entered = { "" }
event-exhausted =
    { $seat-is ->
        [you] You exhaust
       *[other] { $seat } exhausts
    } { $card }.
event-gained =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $card }.
event-gained-to = { $card } goes to the { $place }.
event-healed =
    { $seat-is ->
        [you] You heal
       *[other] { $seat } heals
    } { $card }.
event-held = { $card } will not attack this turn.
event-knocked-out =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } Knocked Out.
event-legend =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $legend }.
event-loot =
    { $points ->
        [one] { $points } Loot point
       *[other] { $points } Loot points
    } for { $card }.
event-lore = Lore { ROMAN($number) } begins.
event-mission = New Mission: { $card }.
event-moved =
    { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } { $card } on the { $place }.
event-peeked =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at { $card }.
event-placed = { $card } joins the row.
event-played =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
event-put-away = { "" }
event-readied =
    { $seat-is ->
        [you] You ready
       *[other] { $seat } readies
    } { $card }.
event-recovered =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } back into hand.
event-reshuffled =
    The Resolved pile becomes a new Destiny deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-resolved = { $card } goes to the Resolved pile.
event-resources =
    { $form ->
        [spent]
            { $seat-is ->
                [you] You spend
               *[other] { $seat } spends
            } { $resources }.
        [lost]
            { $seat-is ->
                [you] You lose
               *[other] { $seat } loses
            } { $resources }.
        [returned]
            Over the limit: { $seat-is ->
                [you] you return
               *[other] { $seat } returns
            } { $resources }.
       *[other]
            { $seat-is ->
                [you] You gain
               *[other] { $seat } gains
            } { $resources }.
    }
event-restored =
    { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } { $card } under the Injury deck.
event-revealed = { $card } is revealed.
event-shuffled =
    { $seat-is ->
        [you] You shuffle
       *[other] { $seat } shuffles
    } a deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-tokens =
    { $form ->
        [removed]
            { $change ->
                [one] { $change } { $token }
               *[other] { $change } { $token-many }
            } removed from { $card }, { $now } left.
       *[other]
            { $change ->
                [one] { $change } { $token }
               *[other] { $change } { $token-many }
            } added to { $card }, { $now } in all.
    }
event-turn =
    Turn { $number }: { $seat-is ->
        [you] your turn
       *[other] { $seat }'s turn
    }.
event-turned-up =
    { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } up { $card }.
event-wounded =
    { $card } takes { $wounds ->
        [one] { $wounds } Wound
       *[other] { $wounds } Wounds
    }, { $now } in all.
