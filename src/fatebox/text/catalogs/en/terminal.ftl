# What only a terminal shows.
terminal-refusal = { $what }: { $why } ({ $clause })
terminal-refusals-more =
    { $count ->
        [one] and { $count } more thing you cannot do now
       *[other] and { $count } more things you cannot do now
    }
terminal-not-now = Not now: { $refusals }.
terminal-headline = place { $place }, score { $score }
terminal-ending =
    { $someone ->
        [yes] The game is over. Won by { $winners }.
       *[no] The game is over. Nobody wins.
    }
terminal-score = { $seat }: { $score }
terminal-confirm = { $question } [y/N]{ " " }
terminal-yes = yes
