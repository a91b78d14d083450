event-round = Round { $number }: { $hour }.
event-visitor = { $visitor } comes in.
event-turned-up = { CAPITAL($suit) } shows { $card }.
event-played =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } { $card } at place { $place }.
event-turned = Turned: { $cards }.
turned-card =
    { $turns ->
        [1] { $card } (clear)
        [2] { $card } (clouded, X2)
       *[other] { $card } (clear, X2, spent)
    }
event-used =
    { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } { $relic }.
event-bought =
    { $seat-is ->
        [you] You buy
       *[other] { $seat } buys
    } { $relic }, rank { ROMAN($rank) }.
event-swallowed = { $card } goes to the bottom of the { $suit } deck.
event-tied = { $left } and { $right } are tied and count as matching.
event-hour-set = This round counts as { $hour } now.
event-hastened =
    { $steps ->
        [one] The next Refresh skips an hour.
       *[other] The next Refresh skips { $steps } hours.
    }
event-gazed =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $clairvoyance } clairvoyance.
event-paid =
    { $cost ->
        [0] The reading pays { $amounts }.
       *[other] The reading pays { $amounts } and costs { $cost } clairvoyance.
    }
event-spilled =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    } rank cannot store more: { $shards ->
        [one] { $shards } shard is lost
       *[other] { $shards } shards are lost
    }.
event-lost =
    { $form ->
        [death] A Death card was not conquered
        [suit] The visitor’s suit was missing
        [death-suit] A Death card was not conquered and the visitor’s suit was missing
        [no-cards] No card is left to play
       *[gave-up]
            { $seat-is ->
                [you] You gave up
               *[other] { $seat } gave up
            }
    }: { $seat-is ->
        [you] you lose
       *[other] { $seat } loses
    } the game.
event-won =
    { $seat-is ->
        [you] You survived
       *[other] { $seat } survived
    } every hour. Final score: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
amount-gold = { $count } gold
amount-shards =
    { $count ->
        [one] { $count } shard
       *[other] { $count } shards
    }
amount-clairvoyance = { $count } clairvoyance
