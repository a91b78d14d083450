option-go =
    { $step ->
        [second] Gain { $mana } mana and play cards
        [post] Draw two cards and gain an Outpost
       *[first] Draw two cards
    }
option-skip = Skip the step
option-finish = Finish the Second Step
option-build = Build a deck card by card
option-decline = Take nothing
option-keep = Keep { $card }
option-play = Play { $card }
option-discard = Discard { $card } for mana
option-sacrifice = Sacrifice { $card } for mana
option-target = { $card }
option-drop = Discard { $card }
option-bottom = { $card } to the bottom
option-next = { $card } next
option-take = Take { $card }
option-doom = Destroy { $card }
option-rally = { $card } joins the defense
option-join = { $card } joins the group
option-withdraw = { $card } to the reserve
option-shards =
    { $number ->
        [0] No Shard cards
        [one] { $number } Shard card
       *[other] { $number } Shard cards
    }
option-deck = { $deck }
option-deck-starter = Starter deck
option-include = { $number } × { $card }
option-buy = Buy a Mana Crystal for { $price } mana
option-place =
    { CAPITAL($post) }, { $side ->
        [up] face-up
       *[down] face-down
    }
option-target-post = { CAPITAL($post) }
option-opponent =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }
option-spoils-of =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }
option-spoil = Take { $card }
option-raze = { $card } on { $post }
option-raze-hidden = A face-down upgrade ({ $paid } mana) on { $post }
option-move =
    { $zone ->
        [reserve] Move { $card } to the reserve
        [offense] Move { $card } to the offense
        [defense] Move { $card } to the defense
       *[other] Move { $card } to another Outpost
    }
option-defend = { $card } defends { $post }
option-done-group = No one else joins { $card }'s attack
option-hold = Hold back { $cards }
option-attack = Attack { $post } with { $cards }
option-resolve = Resolve the assault of { $cards }
option-strike = Assign { $number } damage to { $card }
option-batter = Assign { $number } damage to { $post }
creature =
    { $zone ->
        [reserve]
            { $card } ({ $seat-is ->
                [you] your reserve
               *[other] { $seat }'s reserve
            })
       *[offense]
            { $card } ({ $seat-is ->
                [you] your offense
               *[other] { $seat }'s offense
            })
    }
defender = { $card } ({ $post })
group = group { $number }
