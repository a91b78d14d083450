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
terminal-unclear = "{ $line }" is neither an option nor a command. Type a number, words of an option, or ? for help.
terminal-ambiguous =
    { $more ->
        [yes] "{ $line }" may mean { $options } and more.
       *[no] "{ $line }" may mean { $options }.
    }
terminal-no-number = "{ $word }" is not one of the numbers.
terminal-too-often =
    { $count ->
        [one] You chose { $number } twice.
       *[other] You can choose { $number } only { $count } times.
    }
terminal-renumbered = The numbers have changed.
terminal-skipped = The other options keep their numbers.
terminal-amounts =
    { $count ->
        [one] Type one amount.
       *[other] Type up to { $count } amounts.
    }
terminal-all = all
terminal-none = none
terminal-share =
    { $exact ->
        [yes] { $most } to share
       *[no] { $least } to { $most } to share
    }: { $items ->
        [one] type an amount.
       *[other] type { $items } amounts, or fewer to be asked for the rest.
    }
terminal-arrange = Type the numbers in the order you want.
terminal-taken = Already chosen: { $items }.
terminal-pick-one =
    { $least ->
        [0] Type a number, or none.
       *[other] Type a number.
    }
terminal-pick =
    { $exact ->
        [yes] Type { $most } numbers at once, such as { $example }
       *[no] Type { $least } to { $most } numbers at once, such as { $example }
    }{ $words ->
        [both] , or all, or none.
        [all] , or all.
        [none] , or none.
       *[no] .
    }
terminal-unsaved = The game could not be saved: { $error }
terminal-anyway = Do it anyway?
terminal-no-pass = You cannot pass here.
terminal-pass-once = This choice is your own, so it is not skipped. To decline, type "p".
terminal-passing-never-asked = This game never asks you to pass.
terminal-passing-unknown = Type one of { $known-or }, not "{ $word }".
terminal-passing-ask = ask
    .set = You are always asked before you pass.
terminal-passing-concerned = concerned
    .set = You are asked only when it can matter to you.
terminal-passing-never = never
    .set = You always pass.
terminal-pass-ends = You stop passing: { $concern }
terminal-hand-over = { $who }: press Enter when nobody else is looking.{ " " }
terminal-goal = Goal: { $goal }
terminal-start = Type ? for help, q to stop.
terminal-number = number
terminal-words = words
terminal-command-concede = give up
terminal-command-passing = passing
terminal-key-number = choose that option; 0 is done or pass
terminal-key-words = the beginnings of words of an option work too
terminal-key-table = show the table again
terminal-key-hint = a hint: the best options, their chances and why
terminal-key-undo = undo your last move if it revealed nothing; u! undoes it anyway
terminal-key-rule = a rule by its number (r ROT.4) or by words
terminal-key-card = a card by its name (c NAME)
terminal-key-log = everything that has happened so far
terminal-key-concede = give up the game, where the rules allow it
terminal-key-quit = stop; the game is saved (it always is)
terminal-key-pass = pass
terminal-key-passing = when to ask you where you could pass: { $words }
terminal-undo-alone = u! works only if you play alone, after your first move.
terminal-undo-refused =
    { $forced ->
        [yes] { $why } Type u! to undo it anyway; then this game does not count for your best scores.
       *[no] { $why }
    }
terminal-undone =
    { $forced ->
        [yes] Undone. The record says that it was forced.
       *[no] Undone.
    }
terminal-no-concede = You cannot give up in this game.
terminal-concede = Give up this game?
terminal-hint = What the coach would do, and your chance to win:
terminal-chance = { $percent }%
terminal-rule-none = The rules say nothing about "{ $words }".
terminal-also = Also: { $clauses }
terminal-cards = { $count } cards: { $cards }
terminal-kept = The game is saved as { $name }: { $commands }
terminal-uncounted = After a forced undo or with changed cards a game does not count for your best scores.
terminal-default-options = the default options
terminal-scope-options = with { $options }
terminal-scope-all = of all games
terminal-new-best =
    { $first ->
        [yes] A new best score { $scope }: { $now }!
       *[no] A new best score { $scope }: { $now } (before: { $before })!
    }
terminal-best = Best score { $scope }: { $best } ({ $name }).
terminal-play = What would you like to play?
terminal-play-new = A new game of { $game }
terminal-play-number = Type a number from 1 to { $count }, or q to stop.
terminal-play-ask = 1 to { $count }, or q >{ " " }
terminal-play-save =
    Continue { $name }: { $game }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $age }
terminal-age-minutes = { $count } min ago
terminal-age-hours = { $count } h ago
terminal-age-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
terminal-again = Another game?
terminal-saved = Saved as { $name }. Continue with: fatebox play --resume { $name }
terminal-unplayed = Nothing was played, so nothing is saved.
terminal-option-unknown = Type one of { $known-or }.
terminal-not-kept =
    { $kept ->
        [campaign] A forced step back or changed cards: this game changes no campaign.
       *[collection] A forced step back or changed cards: this game changes no collection.
    }
terminal-unbegun = The game ended before it began: it changes no collection.
terminal-campaign = Campaign { $campaign }: { $progress }.
terminal-no-reward = No card changes hands: { $why }.
