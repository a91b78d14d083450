# What only a terminal shows.
terminal-help =
    Resources and costs: G Good mark, S Skull mark, M Mystery, F Inner fire, W any of them. An Enemy: Wounds/health
    (♥ 1/3). Cards in the Play area stand in (brackets) when they are exhausted. Injuries: how many you have, and
    how many are left before another one knocks you out; ▶ whose turn it is.
look-full = full
    .help = what every card on the table and in your hand says
look-piles = piles
    .help = the Resolved pile, Discard piles and cards set aside
look-lore = lore
    .help = the story so far
terminal-mission = Mission: { $card }
terminal-no-resources = no resources
terminal-limit = of at most { $limit }
terminal-injuries = Injuries { $taken }, left { $left }
terminal-held = hand { $cards }/{ $limit }
terminal-piles = deck { $deck }, discards { $discards }
terminal-cost = cost
terminal-reward = reward
terminal-tokens =
    { $count ->
        [one] { $count } { $token }
       *[other] { $count } { $token-many }
    }
terminal-heading = { $adventure } · { $level } · turn { $turn }, { $phase }
terminal-decks =
    { $combat ->
        [0] Destiny deck { $destiny } · Resolved { $resolved }
       *[other] Destiny deck { $destiny } · Resolved { $resolved } · Combat value { $combat }
    }
terminal-phase-setup = set-up
terminal-phase-recovery = Recovery phase
terminal-phase-destiny = Destiny phase
terminal-phase-preparation = Preparation phase
terminal-phase-adventure = Adventure phase
terminal-phase-fate = Fate phase
terminal-phase-cleanup = Cleanup phase
terminal-turned-up = Turned up:
terminal-abilities = Abilities
terminal-hand = Hand: play or discard
terminal-play = play
terminal-discard = discard
terminal-box = Out of the adventure
terminal-discards =
    { $seat-is ->
        [you] Your Discard pile
       *[other] { $seat }'s Discard pile
    }
terminal-no-lore = No Lore card has been read yet.
terminal-headline =
    { $won ->
        [yes] won
       *[no] lost
    } { $adventure ->
        [devil] Story of Devil
        [patrol] Diana in the Jungle Patrol
       *[year_one] Year One
    } ({ $level }) in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
terminal-ending =
    { $won ->
        [yes] The adventure is won
       *[no] The adventure is lost
    } ({ $reason }) after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } (PHA-END.1).
terminal-legend =
    { $legend }: { $damage } damage taken{ $out ->
        [yes] , Knocked Out
       *[no] { "" }
    }{ $gained-count ->
        [0] { "" }
        [1] , { $gained-count } card gained: { $gained }
       *[other] , { $gained-count } cards gained: { $gained }
    }.
terminal-attacks = attacks
campaign-parts = { $first }, { $rest }
campaign-won = { $adventure } won on { $level }
campaign-not-won = { $adventure } not won yet
campaign-owned = { $owned } of { $there } cards owned
campaign-promos = { $owned } of { $there } promo cards
campaign-play =
    { $won ->
        [yes] { $adventure }, { $level }, { $legends }: won in turn { $turns } ({ $reason })
       *[no] { $adventure }, { $level }, { $legends }: lost in turn { $turns } ({ $reason })
    }
campaign-running = { $adventure } is not over: fatebox play --resume { $game }
campaign-gained =
    { $cards-count ->
        [0] { $legend } has gained: nothing yet
       *[other] { $legend } has gained: { $cards }
    }
campaign-kept = { $legend } keeps for good: { $cards } (PHA-GAIN.1).
terminal-joins = { $seat } joins the adventure.
