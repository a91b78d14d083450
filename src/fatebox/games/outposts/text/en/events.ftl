event-faction =
    { $seat-is ->
        [you] You choose
       *[other] { $seat } chooses
    } the { $faction }.
event-shards =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $cards ->
        [one] { $cards } Shard card
       *[other] { $cards } Shard cards
    }.
event-deck =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } deck has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-dealt =
    { $seat-is ->
        [you] You get
       *[other] { $seat } gets
    } { $cards ->
        [one] { $cards } Silver card
       *[other] { $cards } Silver cards
    }.
event-kept =
    { $seat-is ->
        [you] You keep
       *[other] { $seat } keeps
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-starts =
    { $seat-is ->
        [you] You start
       *[other] { $seat } starts
    }.
event-turn =
    Round { $round }: { $seat-is ->
        [you] your
       *[other] { $seat }'s
    } turn.
event-skipped =
    { $seat-is ->
        [you] You skip
       *[other] { $seat } skips
    } the { $step } Step.
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
event-shuffled =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } deck is shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-outpost =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } Outpost { $post-letter }.
event-mana =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $mana } mana.
event-gave-mana =
    { $card } gives { $seat-is ->
        [you] you
       *[other] { $seat }
    } { $mana } mana.
event-taxed =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $tax } less mana next time.
event-pacified =
    { $seat-is ->
        [you] You skip
       *[other] { $seat } skips
    } the next Fourth Step.
event-played =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
event-built =
    { $seat-is ->
        [you] You build
       *[other] { $seat } builds
    } { $card } on { $post }.
event-built-hidden =
    { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } a face-down upgrade on { $post } for { $price } mana.
event-discarded-for-mana =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card } for mana.
event-sacrificed =
    { $seat-is ->
        [you] You sacrifice
       *[other] { $seat } sacrifices
    } { $card } for mana.
event-discarded =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }.
event-saw-hand =
    { $seat-is ->
        [you] You hold
       *[other] { $seat } holds
    } { $cards }.
event-looked =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at { $cards ->
        [one] the top card
       *[other] the top { $cards } cards
    } of the deck.
event-searched =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from the deck.
event-recovered =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } back from the discard pile.
event-revived =
    { $card } comes back into { $seat-is ->
        [you] your
       *[other] { $seat }'s
    } reserve.
event-recycled =
    { $seat-is ->
        [you] You shuffle
       *[other] { $seat } shuffles
    } { $card } back into the deck.
event-returned =
    { $card } returns to { $seat-is ->
        [you] your
       *[other] { $seat }'s
    } hand.
event-tucked =
    { $card } goes to the bottom of { $seat-is ->
        [you] your
       *[other] { $seat }'s
    } deck.
event-crystal =
    { $seat-is ->
        [you] You buy
       *[other] { $seat } buys
    } Mana Crystal number { $crystals }.
event-shattered =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } a Mana Crystal: { $crystals } left.
event-cut =
    Mana Crystals cost { $seat-is ->
        [you] you
       *[other] { $seat }
    } { $amount } less this turn.
event-damaged =
    { CAPITAL($post) } takes { $counters } damage and now has { $now ->
        [one] { $now } counter
       *[other] { $now } counters
    }.
event-repaired =
    { CAPITAL($post) } is repaired by { $counters } and now has { $now ->
        [one] { $now } counter
       *[other] { $now } counters
    }.
event-fell = { CAPITAL($post) } falls.
event-upgrade-lost = { $card } is lost with it.
event-turned-up = { $card } turns up on { $post }.
event-razed = { $card } on { $post } is discarded.
event-sanctuary = { CAPITAL($post) } cannot be attacked until its owner's next turn.
event-fortified = { CAPITAL($post) } has { SIGNED($attack) } Attack and { SIGNED($defense) } Defense for a while.
event-destroyed = { $card } is destroyed.
event-routed =
    { $card } goes to { $seat-is ->
        [you] your
       *[other] { $seat }'s
    } reserve.
event-rallied = { $card } joins the defense of { $post }.
event-changed = { $card } gets { SIGNED($attack) }/{ SIGNED($defense) }/{ SIGNED($health) }.
event-granted =
    { $form ->
        [elusive] { $card } gains Elusive.
        [both] { $card } gains Pierce { $pierce } and Elusive.
       *[other] { $card } gains Pierce { $pierce }.
    }
event-moved =
    { $seat-is ->
        [you] You move
       *[other] { $seat } moves
    } { $card } to { $zone }.
event-assigned = { $card } defends { $post }.
event-reassigned =
    { $form ->
        [post] { $card } falls back to { $post }.
       *[other]
            { $card } falls back to { $seat-is ->
                [you] your
               *[other] { $seat }'s
            } reserve.
    }
event-grouped =
    { $cards-count ->
        [one] { $cards } gets ready to attack.
       *[other] { $cards } get ready to attack.
    }
event-assigned-attack =
    { $form ->
        [held]
            { $seat-is ->
                [you] You hold
               *[other] { $seat } holds
            } back group { $group }.
       *[other]
            { $seat-is ->
                [you] You send
               *[other] { $seat } sends
            } group { $group } against { $post }.
    }
event-assault =
    { $seat-is ->
        [you] You attack
       *[other] { $seat } attacks
    } { $post } with { $cards }.
event-no-assault = The assault on { $post } is called off.
event-totals = { $strength } attack vs { $defense } defense; { $strike } damage back.
event-triggered = { $card } { $trigger }.
event-out =
    { $seat-is ->
        [you] You leave
       *[other] { $seat } leaves
    } the game.
event-conceded =
    { $seat-is ->
        [you] You concede
       *[other] { $seat } concedes
    }.
event-ended =
    { $form ->
        [draw] The game is a draw between { $winners }.
       *[other]
            { $winner-is ->
                [you] You win
               *[other] { $winner } wins
            }: { $outcome }.
    }
event-reward =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from { $loser-is ->
        [you] your
       *[other] { $loser }'s
    } deck.
