own-title = Your profile
own-of = { $name }'s profile
own-nobody = This browser does not know you yet. Play a game, and it will be on this page.
own-games =
    { $count ->
        [one] { $count } game played
       *[other] { $count } games played
    }
own-people = people
own-alone = alone
own-recent = Latest games
own-result-won =
    won{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , { $score } points
    }
own-result-lost =
    lost{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , { $score } points
    }
own-result-place =
    place { $place }{ $score ->
        [0] { "" }
        [1] { "" }
       *[other] , { $score } points
    }
own-lasting = Progress
own-bests = Best scores in { $game }
own-score =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } won, best score { $score }
own-deck = Deck: { $name }
own-data = Your data
own-data-text = One file with all that this server knows of you: tables, results, decks, campaigns, record files and what you said.
own-save = Save all of my data
own-delete = Delete all of my data
own-delete-text = Your name, decks, campaigns (also those that others play in with you), results, record files, links and what you said are deleted at once. At tables you become Somebody; where others still play, a bot takes your seat. Games that are over can still be looked at, without your name.
own-delete-sure = This cannot be undone.
own-delete-yes = Delete it all
own-delete-no = Keep it
own-devices = Your devices
own-devices-text = You are known on these devices. End one that you do not use any more: it does not know you from then on.
own-device-named = { $browser } on { $system }
own-device-unknown = an unknown browser
own-device-this = this device
own-device-seen = last used on { $date }
own-device-end = End
own-device-leave = Leave this device
own-with = With: { $who }
own-won-of = { $won } of { $count } won
