# What only the terminal shows.
terminal-help =
    A Legacy: name, Harvest/War/Tribute, Shards (6◆), and, if it is not untasked,
    what it is tasked to (→War) or why it is out. +Thacko is attached Labor, ♛ the
    Reigning Tribute, ▶ the Citadel whose turn it is. Reserve 31◆ + 18◆: in the
    Reserve, and on Legacies. 6◆→4◆ in the Pool: the cost, and what you would pay.
    Icons: FA in Fantos Action Phases, SEC in Secondary Phases, INST at any time,
    NAT by itself. Dice are in brackets: Bishop 3+[2] is a Stat of 3 and a die of 2.
    Passing on stops when something is aimed at you; other questions always come.
look-full = full
    .help = the table with what every Legacy can do
look-piles = piles
    .help = the discard piles
look-promises = promises
    .help = all promises and what became of them
terminal-who =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }
terminal-you = you
terminal-over =
    the end, after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
terminal-setup =
    setup: { $seat-is ->
        [you] you hire
       *[other] { $seat } hires
    }
terminal-turn =
    { $seat-is ->
        [you] your turn { $turn }
       *[other] { $seat }, turn { $turn }
    }, phase { $number } { $phase }
terminal-decks = Decks: Labor { $labor } ({ $labor-gone } discarded), Legacies { $legacies } ({ $legacies-gone } discarded), Trials { $trials }
terminal-known = you know { $cards }
terminal-trial = Trial
terminal-revealed = Revealed
terminal-pool = Pool
terminal-face-down = face down
terminal-turned-up = turned up
terminal-eliminated = eliminated
terminal-hand-size = hand { $count }
terminal-hand =
    { $count ->
        [0] Your hand is empty.
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
terminal-offer = Offer
terminal-promise =
    { CAPITAL($outcome) }: { $seat-is ->
        [you] you promise
       *[other] { $seat } promises
    } { $to-is ->
        [you] you
       *[other] { $to }
    }: { $promise }.
terminal-as = as { $card }
terminal-icon-fa = FA
terminal-icon-sec = SEC
terminal-icon-inst = INST
terminal-icon-native = NAT
terminal-labor-discard = Labor
terminal-legacy-discard = Legacies
terminal-trials-gone = Trials gone
terminal-none = none
terminal-in-order = In this order:
terminal-first-amount = The first one: { $least } to { $most }.
terminal-war = War on { $targets-or }
terminal-task = task
terminal-discard = discard it
terminal-die-alone = a die alone
terminal-price = { $price } of { $cost }
terminal-action =
    { $seat-is ->
        [you] Your { $action }
       *[other] { $seat }’s { $action }
    }
terminal-with = with { $cards }
terminal-so-far = { $score } so far
terminal-waits = Waiting:
terminal-then = then
terminal-item =
    { $seat-is ->
        [you] your { $card }{ $aim }
       *[other] { $seat }’s { $card }{ $aim }
    }
item-aim-duel = : { $first } against { $second }
item-aim-cards = { " on " }{ $cards }
item-aim-seat =
    { $target-is ->
        [you] { " on you" }
       *[other] { " on " }{ $target }
    }
item-aim-sway = { " for " }{ SIGNED($amount) }
item-aim-none = { "" }
terminal-votes = Votes:
terminal-place = place
terminal-citadel = Citadel
terminal-score = score
terminal-reserve = Reserve
terminal-on-legacies = on Legacies
terminal-headline =
    { $won ->
        [yes] won
       *[no] place { $place } of { $places }
    } with { $score ->
        [one] { $score } Shard
       *[other] { $score } Shards
    }
terminal-ending =
    { CAPITAL($how) }, after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } and { $trials ->
        [one] { $trials } Trial
       *[other] { $trials } Trials
    }.{ $tie ->
        [reigning_tribute] { " The Reigning Tribute broke the tie (FAN-WIN.5)." }
        [least_reserve] { " The smaller Reserve broke the tie (FAN-WIN.6)." }
        [special_tribute] { " A last Special Tribute broke the tie (FAN-WIN.7)." }
       *[none] { "" }
    }
pass-action = until this action (or phase) is over
pass-turn = for the rest of this turn
pass-own-turn = until your next turn
warning-last-payer = Whoever pays for it gives its last Shard and is discarded (FAN-LAB.5).
warning-last-shard = { $card } spends its last Shard and is discarded (FAN-LEG.18).
concern-action = { $seat }’s { $action } involves you.
concern-item = { $seat } plays { $card }.
concern-offer = You may make an Offer.
concern-use = You may use { $card }.
