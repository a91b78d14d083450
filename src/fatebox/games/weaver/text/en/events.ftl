event-round = Round { $number } begins under the { $hour }.
event-visitor = { $visitor } comes in.
event-turned-up = { CAPITAL($suit) } shows { $card }.
event-played = You play { $card }.
event-turned = Turned: { $cards }.
event-used = You use { $relic }.
event-bought = You buy { $relic }, rank { ROMAN($rank) }.
event-swallowed = { $card } goes to the bottom of { $suit }.
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
        [one] { $shards } shard is lost.
       *[other] { $shards } shards are lost.
    }
event-lost =
    { $form ->
        [death] A Death card stayed unbeaten: the game is lost.
        [suit] The visitor’s suit was missing: the game is lost.
        [death-suit] A Death card stayed unbeaten and the visitor’s suit was missing: the game is lost.
        [no-cards] No card is left to play: the game is lost.
       *[gave-up] You gave up: the game is lost.
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
