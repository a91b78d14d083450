event-round = Round { $number }: { $hour }.
event-visitor = { $visitor } comes in.
event-turned-up = { CAPITAL($suit) } shows { $card }.
event-played = You play { $card } at place { $place }.
event-turned = Turned: { $cards }.
turned-card =
    { $turns ->
        [1] { $card } (clear)
        [2] { $card } (clouded, X2)
       *[other] { $card } (clear, X2, spent)
    }
event-used = You use { $relic }.
event-bought = You buy { $relic }, rank { ROMAN($rank) }.
event-swallowed = { $card } goes to the bottom of the { $suit } deck.
event-tied = { $left } and { $right } are tied and count as matching.
event-hour-set = This round counts as { $hour } now.
event-hastened =
    { $steps ->
        [one] The next Refresh skips an hour.
       *[other] The next Refresh skips { $steps } hours.
    }
event-gazed = You gain { $clairvoyance } clairvoyance.
event-paid =
    { $cost ->
        [0] The reading pays { $amounts }.
       *[other] The reading pays { $amounts } and costs { $cost } clairvoyance.
    }
event-spilled =
    { $shards ->
        [one] Your rank cannot store more: { $shards } shard is lost.
       *[other] Your rank cannot store more: { $shards } shards are lost.
    }
event-lost =
    { $form ->
        [death] A Death card was not conquered: you lose the game.
        [suit] The visitor’s suit was missing: you lose the game.
        [death-suit] A Death card was not conquered and the visitor’s suit was missing: you lose the game.
        [no-cards] No card is left to play: you lose the game.
       *[gave-up] You gave up: you lose the game.
    }
event-won =
    { $score ->
        [one] You survived every hour. Final score: { $score } point.
       *[other] You survived every hour. Final score: { $score } points.
    }
amount-gold = { $count } gold
amount-shards =
    { $count ->
        [one] { $count } shard
       *[other] { $count } shards
    }
amount-clairvoyance = { $count } clairvoyance
